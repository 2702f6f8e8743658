// Rows or columns between two dated balances ("Balance at December 31, 2022" … "Balance at December 31, 2023") tell what happened between the two days.
import { addDays, daysBetween, type Period } from '@assay/record';
import type { Time } from './cell-time.ts';

export type Stretch = { readonly time: Time; readonly period: Period };

/** For each place the stretch it lies in; null for the balances themselves, for places outside, and where the days run backwards. */
export function readStretches(days: readonly (string | null)[]): (Stretch | null)[] {
  let before: string | null = null;
  return days.map((day, index) => {
    if (day !== null) {
      before = day;
      return null;
    }
    const after = days.slice(index).find((later) => later !== null) ?? null;
    return before === null || after === null || before >= after ? null : stretchOf(before, after);
  });
}

function stretchOf(from: string, end: string): Stretch {
  const start = from.endsWith('-01') ? from : addDays(from, 1);
  const months = Math.round((daysBetween(start, end) + 1) / 30.44);
  return { time: { mentions: [{ kind: 'ended', months, end }], asOf: false }, period: { kind: 'duration', start, end, fiscal: null } };
}
