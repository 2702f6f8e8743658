// "On 30 June, and how much had it changed since the end of 2024": of a balance, from then to the day that is named, and not up to today.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { AskedMeasure, AskedPeriod } from '../asked.ts';

type Stretch = Extract<AskedPeriod, { readonly kind: 'dates' }>;

export function areBalances(measures: readonly AskedMeasure[]): boolean {
  return measures.every((measure) => measure.kind === 'metric' && metricById(measure.id)?.kind === 'stock');
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

/** "Since 2018", "since fiscal 2018". */
const since = /\bsince (?:the )?(?:fiscal |financial |calendar |fy ?)?(?:year )?'?(?<year>(?:20)?\d\d)\b/gi;

const isFlow = (measure: AskedMeasure): boolean => measure.kind === 'topic' || (measure.kind === 'metric' && measure.id !== 'price');

/** The one year since which something is followed; null where none or several are said. */
function yearSaid(text: string): number | null {
  const [said, ...more] = [...text.matchAll(since)];
  return said === undefined || more.length > 0 ? null : 2000 + (Number(said.groups?.['year']) % 100);
}

/** "In 2024, and by how many dollars it changed since 2018": of a figure of a year that is named before, from then to that year, and not up to today. Unchanged for closes, and where more is said of times. */
export function sinceYear(periods: readonly AskedPeriod[], measures: readonly AskedMeasure[], text: string): readonly AskedPeriod[] {
  const [then, stretch, ...others] = periods;
  if (then?.kind !== 'fiscal' || then.part !== 'FY' || stretch?.kind !== 'years' || others.length > 0 || !measures.every(isFlow)) return periods;
  const year = then.year ?? 0;
  return yearSaid(text) === stretch.from && stretch.from < year && year < stretch.to ? [then, { kind: 'fiscal', year: stretch.from, part: 'FY' }] : periods;
}
