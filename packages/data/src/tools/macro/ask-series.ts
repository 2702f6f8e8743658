// The observations of one series as facts, oldest first: from FRED, or from the bundled figures where FRED cannot be asked.
import { addDays, Decimal, toDecimalText, type CapturedBytes, type Fact, type IsoDate, type Unit } from '@assay/record';
import type { Company } from '../../company.ts';
import { computed, figure, type ComputedLeaf, type Draft } from '../leaf.ts';
import { readCapture } from '../read-capture.ts';
import { failed, type ToolContext, type ToolYield } from '../tool.ts';

export type Series = { readonly id: string; readonly title: string; readonly unit: Unit; readonly facts: readonly Fact[]; readonly captured: CapturedBytes; readonly notes: readonly string[] };
export type AskedSeries = { readonly ok: true; readonly series: Series } | Extract<ToolYield, { readonly ok: false }>;

/** Days of which an observation is wanted. */
export type Span = { readonly start: IsoDate; readonly end: IsoDate };

/** `within` chooses among bundled vintages: the newest that has an observation there. */
export async function askSeries(id: string, context: ToolContext, within: Span | null = null): Promise<AskedSeries> {
  const { sources, asOf, today, signal } = context;
  const outcome = await sources.fred.observations(id, { asOf, today, signal });
  if (!outcome.ok) return fromSample(id, context, within) ?? failed(outcome);
  const facts = readCapture(outcome.captured, context.sha256).facts;
  const [first] = facts;
  if (first === undefined) return { ok: false, error: { code: 'not-found', message: `FRED has no observation of ${id} for the time asked.`, remedy: 'Check the name of the series, or ask for a later day.' }, captures: [outcome.captured] };
  return { ok: true, series: { id, title: first.metric.label, unit: first.unit, facts, captured: outcome.captured, notes: outcome.note === null ? [] : [outcome.note] } };
}

/** The bundled series do not depend on the company with which they are read; those of an earlier company go back further, and some are bundled there alone. */
function fromSample(id: string, { sources, asOf, sha256 }: ToolContext, within: Span | null): AskedSeries | null {
  const held = vintages(sources.sample).slice(0, within === null ? 1 : undefined).flatMap((company): Series[] => {
    const captured = sources.sample?.read({ company, part: 'macro', asOf, depth: 'standard' })[0];
    const facts = captured === undefined ? [] : readCapture(captured, sha256).facts.filter((fact) => fact.entity?.id === `fred:${id}`);
    const [first] = facts;
    return captured === undefined || first === undefined ? [] : [{ id, title: first.metric.label, unit: first.unit, facts, captured, notes: [`Bundled figures as of ${captured.capture.asOf ?? ''}, not live data.`] }];
  });
  const series = (within === null ? undefined : held.find(({ facts }) => facts.some((fact) => dayOf(fact) >= within.start && dayOf(fact) <= within.end))) ?? held[0];
  return series === undefined ? null : { ok: true, series };
}

/** One company for each day of bundled figures, the newest first. */
function vintages(sample: ToolContext['sources']['sample']): readonly Company[] {
  const dated = (sample?.companies() ?? []).map((company) => ({ company, day: sample?.asOf(company.ticker) ?? '' }));
  return [...new Map(dated.map((one) => [one.day, one])).values()].toSorted((left, right) => (left.day < right.day ? 1 : -1)).map(({ company }) => company);
}

/** The day by which FRED dates an observation. */
export function dayOf(fact: Fact): IsoDate {
  const period = fact.period;
  return period === null || period.kind === 'labelled' ? '' : period.kind === 'instant' ? period.on : period.start;
}

/** The last observation on or before a day. */
export function onOrBefore(facts: readonly Fact[], day: IsoDate): Fact | null {
  return facts.findLast((fact) => dayOf(fact) <= day) ?? null;
}

/** The observation a year before another, at most ten days off where the series is daily. */
export function yearBefore(facts: readonly Fact[], fact: Fact): Fact | null {
  const wanted = `${String(Number(dayOf(fact).slice(0, 4)) - 1)}${dayOf(fact).slice(4)}`;
  const found = onOrBefore(facts, wanted);
  return found !== null && dayOf(found) >= addDays(wanted, -10) ? found : null;
}

export function observation(fact: Fact | null): Draft {
  return fact === null ? null : { date: dayOf(fact), value: figure(fact) };
}

/** Percent and percentage points are different units: rates change by points. */
export function difference(later: Fact, earlier: Fact, label: string): ComputedLeaf {
  const unit: Unit = later.unit.kind === 'percent' ? { kind: 'points' } : later.unit;
  return computed({
    entity: later.entity, metric: { id: null, label, concept: null }, value: toDecimalText(new Decimal(later.value).minus(earlier.value)), unit, period: later.period,
    formula: 'later - earlier', inputs: [{ name: 'later', facts: [later.id] }, { name: 'earlier', facts: [earlier.id] }], assumptions: {},
  });
}

/** Null over an earlier value that is not positive: a percentage of it has no meaning. */
export function growth(later: Fact, earlier: Fact, label: string): ComputedLeaf | null {
  const base = new Decimal(earlier.value);
  if (base.lte(0)) return null;
  return computed({
    entity: later.entity, metric: { id: null, label, concept: null }, value: toDecimalText(new Decimal(later.value).div(base).minus(1).times(100).toDecimalPlaces(6)), unit: { kind: 'percent' }, period: later.period,
    formula: '(later / earlier - 1) * 100', inputs: [{ name: 'later', facts: [later.id] }, { name: 'earlier', facts: [earlier.id] }], assumptions: {},
  });
}

/** The first of two facts minus the second, where both are of one day. */
export function spreadOf(long: Fact | null, short: Fact | null, label: string): ComputedLeaf | null {
  return long === null || short === null || dayOf(long) !== dayOf(short) ? null : difference(long, short, label);
}
