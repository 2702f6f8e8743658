// Politeness: at most so many requests a second and at once, to one party.
import type { Clock, Sleep } from '../effects.ts';

export type Pace = { readonly perSecond: number; readonly atOnce: number };
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

/** Tasks start in the order in which they came, spaced by 1/perSecond. */
export function openLimiter(pace: Pace, tools: { readonly clock: Clock; readonly sleep: Sleep }): Limiter {
  const spacing = 1000 / pace.perSecond;
  const waiting: (() => void)[] = [];
  let running = 0;
  let nextStart = 0;

  async function enter(): Promise<void> {
    if (running >= pace.atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    const now = tools.clock().getTime();
    const start = Math.max(now, nextStart);
    nextStart = start + spacing;
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
