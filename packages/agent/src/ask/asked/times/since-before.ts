// "On 30 June, and how much had it changed since the end of 2024": of a balance, from then to the day that is named, and not up to today.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { AskedMeasure, AskedPeriod } from '../asked.ts';

type Stretch = Extract<AskedPeriod, { readonly kind: 'dates' }>;

export function areBalances(measures: readonly AskedMeasure[]): boolean {
  return measures.length > 0 && measures.every((measure) => measure.kind === 'metric' && metricById(measure.id)?.kind === 'stock');
}

/** The day of which the balance is told; null where it is none. */
function dayOf(period: AskedPeriod): IsoDate | null {
  return period.kind === 'date' ? period.on : period.kind === 'dates' ? period.to : null;
}

function upTo(then: AskedPeriod, since: Stretch): readonly AskedPeriod[] | null {
  const on = dayOf(then);
  if (on !== null) return since.from < on && on < since.to ? [{ kind: 'date', on: since.from }, { kind: 'date', on }] : null;
  const year = since.from.endsWith('-12-31') ? Number(since.from.slice(0, 4)) : null;
  return year !== null && then.kind === 'fiscal' && then.part === 'FY' && year < (then.year ?? 0) ? [{ kind: 'fiscal', year, part: 'FY' }, then] : null;
}

/** Both ends of the move; unchanged where it is of something else. */
export function sinceBefore(measures: readonly AskedMeasure[], periods: readonly AskedPeriod[]): readonly AskedPeriod[] {
  const [then, since, ...others] = periods;
  const isMove = then !== undefined && since?.kind === 'dates' && others.length === 0 && areBalances(measures);
  return (isMove ? upTo(then, since) : null) ?? periods;
}
