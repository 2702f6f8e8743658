// What analysts say and expect, from the answers of a service that gathers it. Nothing of it is a reported figure.
import { decimal, labelPeriod, periodEnd, type Fact, type FiscalCalendar, type IsoDate, type Period } from '@assay/record';
import type { Reading } from '../figures/figure.ts';

export type EstimatedYear = { readonly period: Period; readonly eps: Reading; readonly epsGrowth: Reading | null; readonly revenue: Reading | null; readonly revenueGrowth: Reading | null };
export type Surprise = { readonly end: IsoDate; readonly surprise: Reading };
export type Opinions = {
  /** The day on which targets and ratings were given; null without any. */
  readonly day: IsoDate | null;
  readonly targets: { readonly mean: Reading; readonly low: Reading | null; readonly high: Reading | null; readonly count: Reading | null } | null;
  /** From strong buy to strong sell; empty without any. */
  readonly ratings: readonly { readonly label: string; readonly count: Reading }[];
  /** This fiscal year and the next. */
  readonly years: readonly EstimatedYear[];
  /** Oldest first. */
  readonly surprises: readonly Surprise[];
};

const labels = ['Rated strong buy', 'Rated buy', 'Rated hold', 'Rated sell', 'Rated strong sell'] as const;

/** Null where no answer on analysts is among the facts. */
export function readOpinions(facts: readonly Fact[], calendar: FiscalCalendar | null): Opinions | null {
  const dated = facts.filter((fact) => fact.period?.kind === 'instant');
  const at = (label: string): Reading | null => reading(dated.find((fact) => fact.metric.label === label));
  const mean = at('Price target, mean');
  const ratings = labels.flatMap((label) => { const count = at(label); return count === null ? [] : [{ label, count }]; });
  const opinions: Opinions = {
    day: dayOf(mean ?? ratings[0]?.count ?? null), ratings,
    targets: mean === null ? null : { mean, low: at('Price target, lowest'), high: at('Price target, highest'), count: at('Analysts with a price target') },
    years: ['0y', '+1y'].flatMap((horizon) => estimatedYear(facts.filter((fact) => fact.dimensions['horizon'] === horizon), calendar)),
    surprises: facts.filter((fact) => fact.metric.label === 'Earnings surprise').flatMap((fact) => { const [read, end] = [reading(fact), fact.period === null ? null : periodEnd(fact.period)]; return read === null || end === null ? [] : [{ end, surprise: read }]; }).toSorted((left, right) => left.end.localeCompare(right.end)),
  };
  return opinions.targets === null && ratings.length === 0 && opinions.years.length === 0 && opinions.surprises.length === 0 ? null : opinions;
}

function reading(fact: Fact | undefined): Reading | null {
  if (fact === undefined) return null;
  const isFraction = fact.unit.kind === 'fraction';
  return { metric: fact.metric.id ?? fact.metric.label, value: isFraction ? decimal(fact.value).times(100) : decimal(fact.value), unit: isFraction ? { kind: 'percent' } : fact.unit, period: fact.period, formula: null, facts: [fact], assumptions: {} };
}

function dayOf(read: Reading | null): IsoDate | null {
  return read?.period === null || read === null ? null : periodEnd(read.period);
}

/** Under the company's own name of the year; nothing where that is not known. */
function estimatedYear(facts: readonly Fact[], calendar: FiscalCalendar | null): EstimatedYear[] {
  const at = (label: string): Reading | null => reading(facts.find((fact) => fact.metric.label === label));
  const eps = at('Earnings per share, average estimate');
  if (eps === null || calendar === null || eps.period === null || eps.period.kind === 'labelled') return [];
  const period: Period = { ...eps.period, fiscal: labelPeriod(eps.period, calendar) };
  const growth = (what: string): Reading | null => at(`${what}, growth on the year before by the average estimate`);
  return period.fiscal?.part === 'FY' ? [{ period, eps, epsGrowth: growth('Earnings per share'), revenue: at('Revenue, average estimate'), revenueGrowth: growth('Revenue') }] : [];
}
