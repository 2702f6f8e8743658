// Years named one by one, of which one figure is wanted, are a stretch: "the average over 2021, 2022 and 2023".
import type { AskedMeasure, AskedPeriod } from '../asked.ts';
import { areSeveralQuarters, quartersOf } from './several-quarters.ts';

const overYears: readonly string[] = ['average', 'total', 'cagr'];

/** "H1 (Q1 + Q2)": the two quarters say again which half is meant. */
function withoutParts(periods: readonly AskedPeriod[]): readonly AskedPeriod[] {
  const [half, ...quarters] = periods;
  if (half?.kind !== 'fiscal' || !areSeveralQuarters(half.part) || quarters.length !== quartersOf[half.part].length) return periods;
  const own = quartersOf[half.part];
  const parts: readonly string[] = quarters.flatMap((period) => (period.kind === 'fiscal' && (period.year === half.year || period.year === null) ? [period.part] : []));
  return own.every((part) => parts.includes(part)) ? [half] : periods;
}

export function asStretch(given: readonly AskedPeriod[], measures: readonly AskedMeasure[]): readonly AskedPeriod[] {
  const periods = withoutParts(given);
  if (measures.length === 0 || !measures.every((measure) => measure.kind === 'metric' && overYears.includes(measure.as))) return periods;
  const years = periods.flatMap((period) => (period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? [period.year] : [])).sort((left, right) => left - right);
  const [first, last] = [years[0], years.at(-1)];
  const isRun = years.length === periods.length && years.every((year, index) => index === 0 || year === (years[index - 1] ?? 0) + 1);
  // A compound rate runs from the one of two years to the other, however far apart they are.
  const areEnds = years.length === 2 && years.length === periods.length && first !== last && measures.every((measure) => measure.kind === 'metric' && measure.as === 'cagr');
  return first === undefined || last === undefined || years.length < 2 || !(isRun || areEnds) ? periods : [{ kind: 'years', from: first, to: last }];
}
