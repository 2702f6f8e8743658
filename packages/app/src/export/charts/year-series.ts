// Yearly figures of the run's company, from its facts alone. One value a year: filings before aggregators, then the version filed last.
import { decimal, durationClass, nominalEnd, periodDays, type Decimal, type Entity, type Fact, type SourceKind } from '@assay/record';

export type YearValue = { readonly year: number; readonly value: Decimal; readonly facts: readonly Fact[] };
/** Consecutive years, oldest first. */
export type YearSeries = readonly YearValue[];
export type FactSet = { readonly facts: readonly Fact[]; readonly company: Entity };

/** More bars than this no eye can count. */
const MAX_YEARS = 10;
const sourceRank: Readonly<Record<SourceKind, number>> = { filing: 0, document: 1, market: 2, macro: 2, aggregator: 3, note: 4, web: 5 };

export function isAbout(fact: Fact, company: Entity): boolean {
  if (fact.entity === null) return false;
  return fact.entity.id === null || company.id === null ? fact.entity.ticker !== null && fact.entity.ticker === company.ticker : fact.entity.id === company.id;
}

function fiscalYearOf(fact: Fact): number | null {
  const { period } = fact;
  if (period === null) return null;
  if (period.fiscal !== null) return period.fiscal.part === 'FY' ? period.fiscal.year : null;
  const days = periodDays(period);
  return period.kind === 'duration' && days !== null && durationClass(days) === 'year' ? nominalEnd(period.end).year : null;
}

/** Negative when `left` is to be preferred. */
function compareSources(left: Fact, right: Fact): number {
  return sourceRank[left.source.kind] - sourceRank[right.source.kind] || (right.source.filed ?? '').localeCompare(left.source.filed ?? '');
}

/** The latest unbroken run of fiscal years for which the company's own figure is known. */
export function yearSeries({ facts, company }: FactSet, metric: string): YearSeries {
  const best = new Map<number, Fact>();
  for (const fact of facts) {
    if (fact.metric.id !== metric || Object.keys(fact.dimensions).length > 0 || !isAbout(fact, company)) continue;
    const year = fiscalYearOf(fact);
    if (year === null) continue;
    const known = best.get(year);
    if (known === undefined || compareSources(fact, known) < 0) best.set(year, fact);
  }
  return unbroken([...best].map(([year, fact]) => ({ year, value: decimal(fact.value), facts: [fact] })));
}

function unbroken(values: readonly YearValue[]): YearSeries {
  const sorted = values.toSorted((left, right) => right.year - left.year);
  const run = sorted.filter((value, index) => value.year === (sorted[0]?.year ?? 0) - index);
  return run.slice(0, MAX_YEARS).reverse();
}

/** One figure for each year that both series know. */
export function combineYears(left: YearSeries, right: YearSeries, combine: (left: Decimal, right: Decimal) => Decimal | null): YearSeries {
  const values = left.flatMap((own) => {
    const other = right.find((candidate) => candidate.year === own.year);
    const value = other === undefined ? null : combine(own.value, other.value);
    return other === undefined || value === null ? [] : [{ year: own.year, value, facts: [...own.facts, ...other.facts] }];
  });
  return unbroken(values);
}
