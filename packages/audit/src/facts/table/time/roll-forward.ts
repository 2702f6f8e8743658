// Rows or columns between two dated balances ("Balance at December 31, 2022" … "Balance at December 31, 2023") tell what happened between the two days.
import { addDays, daysBetween, type Period } from '@assay/record';
import type { Time } from './cell-time.ts';

export type Stretch = { readonly time: Time; readonly period: Period };

/** For each place the stretch it lies in; null for the balances themselves, for places outside, and where the days run backwards. */
export function readStretches(days: readonly (string | null)[]): (Stretch | null)[] {
  const after: (string | null)[] = [];
  for (let index = days.length - 1; index >= 0; index -= 1) after[index] = days[index] ?? after[index + 1] ?? null;
  let before: string | null = null;
  return days.map((day, index) => {
    before = day ?? before;
    const next = after[index] ?? null;
    return day !== null || before === null || next === null || before >= next ? null : stretchOf(before, next);
  });
}

function stretchOf(from: string, end: string): Stretch {
  const start = from.endsWith('-01') ? from : addDays(from, 1);
  const months = Math.round((daysBetween(start, end) + 1) / 30.44);
  return { time: { mentions: [{ kind: 'ended', months, end }], asOf: false }, period: { kind: 'duration', start, end, fiscal: null } };
}
