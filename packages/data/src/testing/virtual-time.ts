// Time for tests: it stands still until all work waits on it, then jumps to the next waker. No test sleeps.
import type { Clock, Sleep } from '../effects.ts';

export type VirtualTime = {
  readonly clock: Clock;
  readonly sleep: Sleep;
  /** Moves the clock without waking anybody. */
  readonly pass: (ms: number) => void;
  /** Milliseconds since the start. */
  readonly elapsed: () => number;
  /** Waits for the work; whenever it stands still, time jumps to the next sleeper. */
  readonly settle: <T>(work: Promise<T>) => Promise<T>;
};

type Sleeper = { readonly at: number; readonly wake: () => void };

/** `quietTurns`: how many turns of the event loop without progress count as standing still; more where real sockets answer. */
export function openVirtualTime(start = '2025-07-31T12:00:00.000Z', quietTurns = 12): VirtualTime {
  const startMs = Date.parse(start);
  let now = startMs;
  const sleepers = new Set<Sleeper>();

  function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted === true) return Promise.resolve();
    return new Promise((resolve) => {
      const sleeper = { at: now + ms, wake: resolve };
      sleepers.add(sleeper);
      signal?.addEventListener('abort', () => {
        sleepers.delete(sleeper);
        resolve();
      }, { once: true });
    });
  }

  function wakeNext(): void {
    const next = [...sleepers].sort((left, right) => left.at - right.at)[0];
    if (next === undefined) return;
    now = Math.max(now, next.at);
    sleepers.delete(next);
    next.wake();
  }

  async function settle<T>(work: Promise<T>): Promise<T> {
    let open = true;
    const done = (): void => {
      open = false;
    };
    work.then(done, done);
    const isOpen = (): boolean => open;
    while (isOpen()) {
      for (let turn = 0; turn < quietTurns && isOpen(); turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
      if (isOpen()) wakeNext();
    }
    return work;
  }

  return { clock: () => new Date(now), sleep, pass: (ms) => { now += ms; }, elapsed: () => now - startMs, settle };
}
