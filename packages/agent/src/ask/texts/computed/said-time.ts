// Times of a calculation in words that the judge reads as the same times.
import type { TimeQuery } from '@assay/audit/asked';
import { say, type Text } from '../../../prose/text.ts';
import { onDay, yearName } from '../../../prose/times.ts';

/** "in fiscal 2031"; a balance stands "at the end of fiscal 2031". Null for a time that has no plain name. */
export function saidTime(time: TimeQuery, isBalance: boolean): Text | null {
  if (time.kind === 'date') return say`on ${onDay(time.on)}`;
  if (time.kind !== 'fiscal') return null;
  const year = yearName(time.year);
  if (time.part === 'FY') return isBalance ? say`at the end of ${year}` : say`in ${year}`;
  const quarter = quarters[time.part];
  if (quarter === undefined) return null;
  return isBalance ? say`at the end of the ${quarter} quarter of ${year}` : say`in the ${quarter} quarter of ${year}`;
}

const quarters: Readonly<Record<string, string>> = { Q1: 'first', Q2: 'second', Q3: 'third', Q4: 'fourth' };
