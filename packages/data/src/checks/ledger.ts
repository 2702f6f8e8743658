// The figures of one company from one kind of source, found by metric and dates. The newest filing of a figure stands; segments stand apart.
import { Decimal, decimal, type Entity, type Fact, type IsoDate, type SourceKind } from '@assay/record';

export type Ledger = {
  readonly entity: Entity | null;
  readonly source: SourceKind;
  /** All figures of the whole company, one a metric and time. */
  readonly facts: readonly Fact[];
  readonly segments: readonly Fact[];
  /** The days and times for which there are figures. */
  readonly days: readonly IsoDate[];
  readonly spans: readonly (readonly [start: IsoDate, end: IsoDate])[];
  readonly on: (metric: string, day: IsoDate) => Fact | undefined;
  readonly over: (metric: string, span: readonly [start: IsoDate, end: IsoDate]) => Fact | undefined;
  /** What earlier filings said of the same figure. */
  readonly earlier: (fact: Fact) => readonly Fact[];
};

/** One ledger for each company, kind of source and currency. Facts without metric or dates, and closes, are left out. */
export function ledgersOf(facts: readonly Fact[]): Ledger[] {
  const usable = facts.filter((fact) => fact.metric.id !== null && fact.period !== null && fact.period.kind !== 'labelled' && fact.source.kind !== 'market' && fact.source.kind !== 'macro');
  return [...Map.groupBy(usable, (fact) => `${fact.entity?.id ?? fact.entity?.ticker ?? fact.entity?.name ?? ''}|${fact.source.kind}`).values()].flatMap((group) => {
    const currencies = [...Map.groupBy(group.filter((fact) => fact.unit.kind === 'money'), currencyOf).keys()];
    return currencies.length === 0 ? [openLedger(group)] : currencies.map((currency) => openLedger(group.filter((fact) => fact.unit.kind !== 'money' || currencyOf(fact) === currency)));
  });
}

function currencyOf({ unit }: Fact): string {
  return unit.kind === 'money' ? unit.currency ?? '' : '';
}

/** Metric and dates; in the same form for a balance and a flow. */
function placeOf(fact: Fact): string {
  const { period } = fact;
  const dates = period?.kind === 'instant' ? period.on : period?.kind === 'duration' ? `${period.start}/${period.end}` : '';
  return `${fact.metric.id ?? ''}|${dates}`;
}

function openLedger(facts: readonly Fact[]): Ledger {
  const isWhole = (fact: Fact): boolean => Object.keys(fact.dimensions).length === 0;
  const versions = Map.groupBy(facts.filter(isWhole), placeOf);
  const held = new Map([...versions].map(([place, same]) => [place, newest(same)]));
  const whole = [...held.values()];
  return {
    entity: facts[0]?.entity ?? null, source: facts[0]?.source.kind ?? 'filing', facts: whole,
    segments: [...Map.groupBy(facts.filter((fact) => !isWhole(fact)), (fact) => `${placeOf(fact)}|${JSON.stringify(fact.dimensions)}`).values()].map(newest),
    days: [...new Set(whole.flatMap(({ period }) => (period?.kind === 'instant' ? [period.on] : [])))].sort(),
    spans: [...new Map(whole.flatMap(({ period }) => (period?.kind === 'duration' ? [[`${period.start}/${period.end}`, [period.start, period.end] as const] as const] : []))).values()],
    on: (metric, day) => held.get(`${metric}|${day}`),
    over: (metric, [start, end]) => held.get(`${metric}|${start}/${end}`),
    earlier: (fact) => (versions.get(placeOf(fact)) ?? []).filter((other) => other !== fact && other.value !== fact.value),
  };
}

function newest(same: readonly Fact[]): Fact {
  const first = same[0];
  if (first === undefined) throw new RangeError('a group of facts has a member');
  return same.reduce((best, fact) => ((fact.derived === null) === (best.derived === null) ? (fact.source.filed ?? '') > (best.source.filed ?? '') : fact.derived === null) ? fact : best, first);
}

export function valueOf(fact: Fact): Decimal {
  return decimal(fact.value);
}

/** How far figures may miss one another by being rounded: half a unit of the coarsest for each, and a half per mille of the largest. */
export function roundingOf(facts: readonly Fact[]): Decimal {
  const places = facts.filter((fact) => !valueOf(fact).isZero()).map(({ value }) => /^-?\d*?(0*)$/.exec(value)?.[1]?.length ?? 0);
  const coarsest = decimal(10).pow(Math.min(6, Math.max(0, ...places)));
  const largest = facts.reduce((size, fact) => Decimal.max(size, valueOf(fact).abs()), decimal(0));
  return coarsest.times(facts.length).dividedBy(2).plus(largest.times('0.0005'));
}
