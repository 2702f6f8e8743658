// Politeness: at most so many requests a second and at once, to one party.
import type { Clock, Sleep } from '../effects.ts';

/** `burst`: how many may start together after a rest, where a source counts over minutes; one where it is left out. */
export type Pace = { readonly perSecond: number; readonly atOnce: number; readonly burst?: number };
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

/** Tasks start in the order in which they came: in any time t at most burst + t·perSecond of them (the generic cell rate algorithm, ITU-T I.371). */
export function openLimiter(pace: Pace, tools: { readonly clock: Clock; readonly sleep: Sleep }): Limiter {
  // Whole milliseconds, so that a burst adds up.
  const spacing = Math.ceil(1000 / pace.perSecond);
  const waiting: (() => void)[] = [];
  let running = 0;
  const ahead = ((pace.burst ?? 1) - 1) * spacing;
  /** When the next would start if none might go ahead of the even pace. */
  let due = 0;

  async function enter(): Promise<void> {
    if (running >= pace.atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    const now = tools.clock().getTime();
    const start = Math.max(now, due - ahead);
    due = Math.max(start, due) + spacing;
    if (start > now) await tools.sleep(start - now);
  }

  /** Hands the place straight to the next in line, so `running` never counts short. */
  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
