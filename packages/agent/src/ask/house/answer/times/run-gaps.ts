// Years that a run was asked for and that the sources do not hold: said beside the run, so that nobody takes three years for five.
import type { Reading } from '../../../../figures/figure.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { listed, nameOf, ownedBy } from '../sentences/naming.ts';
import type { Holder } from '../scene.ts';
import { yearOf } from './times.ts';

function yearsOf(period: AskedPeriod, newest: number): readonly number[] {
  if (period.kind === 'last' && period.of === 'year') return Array.from({ length: period.count }, (_, index) => newest - period.count + 1 + index);
  return period.kind === 'years' ? Array.from({ length: Math.max(0, period.to - period.from + 1) }, (_, index) => period.from + index) : [];
}

/** Null where none is missing, and of a run that is none of fiscal years. A run of so many years, or since one of them, ends with the newest at hand. */
export function yearsMissing(holder: Holder, readings: readonly Reading[], periods: readonly AskedPeriod[]): string | null {
  const there = readings.flatMap((reading) => yearOf(holder.bench.book, reading) ?? []);
  const [first] = readings;
  if (first === undefined || there.length < readings.length) return null;
  const newest = Math.max(...there);
  const gone = [...new Set(periods.flatMap((period) => yearsOf(period, newest)))].filter((year) => year < newest && !there.includes(year)).toSorted((left, right) => left - right);
  if (gone.length === 0) return null;
  const isUnbroken = gone.length > 1 && gone.every((year, index) => index === 0 || year === (gone[index - 1] ?? 0) + 1);
  const years = isUnbroken ? `fiscal ${String(gone[0])} to ${String(gone.at(-1))}` : listed(gone.map((year) => `fiscal ${String(year)}`));
  return `The sources at hand do not hold ${ownedBy(holder.name)} ${nameOf(first.metric)} for ${years}.`;
}
