// The pace of revenue: this year's growth, the year's before, and which way it is changing.
import { growth } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import type { Bench } from '../bench.ts';

export type Pace = {
  readonly now: Reading; readonly before: Reading; readonly rate: Reading; readonly earlier: Reading | null; readonly years: readonly Reading[];
  readonly change: 'quicker' | 'slower' | 'even';
};

/** Growth of each year over the one before, where it means something. */
export function growthRates(years: readonly Reading[]): Reading[] {
  return years.slice(1).map((year, index) => { const from = years[index]; return from === undefined ? null : growth(year, from); }).filter((rate) => rate !== null);
}

/** A change of pace counts from a point and a half, if it is also a sixth of the pace before. */
function paceChange(rate: number, earlier: number): Pace['change'] {
  const gap = rate - earlier;
  if (Math.abs(gap) < 1.5 || Math.abs(gap) < Math.abs(earlier) / 6) return 'even';
  return gap > 0 ? 'quicker' : 'slower';
}

export function paceOf(bench: Bench): Pace | null {
  const years = bench.book.years('revenue');
  const [now, before, third] = [years.at(-1), years.at(-2), years.at(-3)];
  const rate = now === undefined || before === undefined ? null : growth(now, before);
  if (now === undefined || before === undefined || rate === null) return null;
  const earlier = third === undefined ? null : growth(before, third);
  return { now, before, rate, earlier, years, change: earlier === null ? 'even' : paceChange(rate.value.toNumber(), earlier.value.toNumber()) };
}
