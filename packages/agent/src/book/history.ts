// Where a reading stands in its own history.
import type { Reading } from '../figures/figure.ts';

export type Standing = { readonly rank: 'highest' | 'lowest'; readonly years: number };

/** The latest reading as a record over at least `atLeast` readings in a row; null when it is none. */
export function standing(readings: readonly Reading[], atLeast = 5): Standing | null {
  const last = readings.at(-1);
  if (last === undefined || readings.length < atLeast) return null;
  const others = readings.slice(0, -1);
  if (others.every((reading) => reading.value.lt(last.value))) return { rank: 'highest', years: readings.length };
  return others.every((reading) => reading.value.gt(last.value)) ? { rank: 'lowest', years: readings.length } : null;
}

/** How many readings at the end moved the same way, and which way. */
export function streak(readings: readonly Reading[]): { readonly direction: 'up' | 'down'; readonly length: number } {
  let length = 0;
  let direction: 'up' | 'down' = 'up';
  for (let index = readings.length - 1; index > 0; index -= 1) {
    const now = readings[index];
    const before = readings[index - 1];
    if (now === undefined || before === undefined || now.value.eq(before.value)) break;
    const step = now.value.gt(before.value) ? 'up' : 'down';
    if (length > 0 && step !== direction) break;
    direction = step;
    length += 1;
  }
  return { direction, length };
}

export function highest(readings: readonly Reading[]): Reading | undefined {
  return readings.reduce<Reading | undefined>((best, reading) => (best === undefined || reading.value.gt(best.value) ? reading : best), undefined);
}

export function lowest(readings: readonly Reading[]): Reading | undefined {
  return readings.reduce<Reading | undefined>((best, reading) => (best === undefined || reading.value.lt(best.value) ? reading : best), undefined);
}

/** The middle value as a plain number, for telling what is usual. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] ?? NaN : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}
