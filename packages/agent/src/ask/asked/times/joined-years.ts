// Years named one by one, of which one figure is wanted, are a stretch: "the average over 2021, 2022 and 2023".
import type { AskedMeasure, AskedPeriod } from '../asked.ts';

const overYears: readonly string[] = ['average', 'total', 'cagr'];

const quartersOf = { H1: ['Q1', 'Q2'], H2: ['Q3', 'Q4'] } as const;

/** "H1 (Q1 + Q2)": the two quarters say again which half is meant. */
function withoutParts(periods: readonly AskedPeriod[]): readonly AskedPeriod[] {
  const [half, ...quarters] = periods;
  if (half?.kind !== 'fiscal' || (half.part !== 'H1' && half.part !== 'H2') || quarters.length !== 2) return periods;
  const parts = quarters.flatMap((period) => (period.kind === 'fiscal' && (period.year === half.year || period.year === null) ? [period.part] : []));
  return quartersOf[half.part].every((part) => parts.includes(part)) ? [half] : periods;
}

export function asStretch(given: readonly AskedPeriod[], measures: readonly AskedMeasure[]): readonly AskedPeriod[] {
  const periods = withoutParts(given);
  if (measures.length === 0 || !measures.every((measure) => measure.kind === 'metric' && overYears.includes(measure.as))) return periods;
  const years = periods.flatMap((period) => (period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? [period.year] : [])).sort((left, right) => left - right);
  const [first, last] = [years[0], years.at(-1)];
  const isRun = years.length === periods.length && years.every((year, index) => index === 0 || year === (years[index - 1] ?? 0) + 1);
  return first === undefined || last === undefined || years.length < 2 || !isRun ? periods : [{ kind: 'years', from: first, to: last }];
}
