// From which fiscal year to which the years run that a question counts among: those it names, or the last so many that are on file.
import type { AskedPeriod } from '../../../asked/asked.ts';
import type { Holder } from '../scene.ts';
import { allYears, yearOf } from './times.ts';
import type { Span } from './year-moves.ts';

const everyYear: Span = { from: 0, to: 9999 };

/** Years by name; every year where fewer than two are named. */
export function yearsNamed(periods: readonly AskedPeriod[]): Span {
  const years = periods.flatMap((period) => (period.kind === 'years' ? [period.from, period.to] : period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? [period.year] : []));
  return years.length < 2 ? everyYear : { from: Math.min(...years), to: Math.max(...years) };
}

/** "The last five years" end with the newest that the measure is on file for. */
export function yearsAsked(holder: Holder, id: string, periods: readonly AskedPeriod[]): Span {
  const [only, ...others] = periods;
  if (only?.kind !== 'last' || only.of !== 'year' || others.length > 0) return yearsNamed(periods);
  const newest = allYears(holder.bench.book, id).flatMap((reading) => yearOf(holder.bench.book, reading) ?? []).at(-1);
  return newest === undefined ? everyYear : { from: newest - only.count + 1, to: newest };
}
