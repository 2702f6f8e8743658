// What a corruption may know of the report: its proven claims, its tokens, and what the sources hold, so that a change that stays true is not made.
import { metrics, type Dictionary } from '@assay/calc';
import { dayNumber, periodDays, periodEnd, type Fact, type Period, type TokenState } from '@assay/record';
import type { Audit } from '../audit.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import type { Proven } from './proven.ts';

export type Material = {
  readonly report: string;
  readonly proven: readonly Proven[];
  readonly tokens: readonly TokenState[];
  readonly facts: readonly Fact[];
  /** Facts on the whole company by metric; a segment's figure is another thing. */
  readonly byMetric: ReadonlyMap<string, readonly Fact[]>;
  /** What the judge names measures by. */
  readonly dictionary: Dictionary;
};

export type Known = { readonly facts: readonly ReadFact[]; readonly metrics?: Dictionary | undefined };

export function openMaterial(report: string, clean: Audit, known: Known): Material {
  const verdicts = new Map(clean.verdicts.map((verdict) => [verdict.claim, verdict]));
  const proven = clean.claims.flatMap((claim) => {
    const verdict = verdicts.get(claim.id);
    return verdict?.verdict === 'verified' || verdict?.verdict === 'computed' ? [{ claim, verdict }] : [];
  });
  const facts = known.facts.map(({ fact }) => fact);
  const whole = facts.filter((fact) => fact.metric.id !== null && Object.keys(fact.dimensions).length === 0);
  return { report, proven, tokens: clean.tokens, facts, byMetric: Map.groupBy(whole, (fact) => fact.metric.id ?? ''), dictionary: known.metrics ?? metrics };
}

const DRIFT_DAYS = 12;
const DAYS_PER_YEAR = 365.25;

/** Days by which an end may miss the day so many years on: a 52-week year drifts, a day does not. */
function driftOf(period: Period, years: number): number {
  if (years === 0) return 0;
  return period.kind === 'instant' ? 1 : DRIFT_DAYS;
}

/** True when `later` is `period` moved by whole years: the same quarter of another year, the same day within the drift of a 52-week calendar. */
export function isYearsLater(period: Period, later: Period, years: number): boolean {
  if (period.fiscal !== null && later.fiscal !== null && period.kind === later.kind) return later.fiscal.part === period.fiscal.part && later.fiscal.year - period.fiscal.year === years;
  const [end, laterEnd] = [periodEnd(period), periodEnd(later)];
  const lengths = (periodDays(period) ?? 0) - (periodDays(later) ?? 0);
  return end !== null && laterEnd !== null && Math.abs(lengths) <= DRIFT_DAYS && Math.abs(dayNumber(laterEnd) - dayNumber(end) - years * DAYS_PER_YEAR) <= driftOf(period, years);
}

function ownerOf(fact: Fact): string {
  return fact.entity?.id ?? fact.entity?.ticker ?? fact.entity?.name ?? '';
}

/** The same metric of the same owner, so many years later; several where sources differ. */
export function yearsLater(material: Material, fact: Fact, years: number): Fact[] {
  const { period } = fact;
  if (fact.metric.id === null || period === null) return [];
  return (material.byMetric.get(fact.metric.id) ?? []).filter((other) => other.period !== null && ownerOf(other) === ownerOf(fact) && isYearsLater(period, other.period, years));
}

/** Other metrics of the same owner and time. */
export function besideFact(material: Material, fact: Fact): Fact[] {
  const { period } = fact;
  if (period === null) return [];
  return [...material.byMetric.values()].flat().filter((other) => other.metric.id !== fact.metric.id && other.period !== null && ownerOf(other) === ownerOf(fact) && isYearsLater(period, other.period, 0));
}
