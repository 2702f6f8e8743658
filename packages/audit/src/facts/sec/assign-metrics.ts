// Gives the dictionary's names to values: per metric and period to one concept only, so that a part never stands for its total.
import { metricByConcept, type Dictionary } from '@assay/calc';
import { unitName, type Period, type Unit } from '@assay/record';
import { chooseConcept, type ConceptChoice, type ConceptValue } from './choose-concept.ts';

/** What naming goes by. Values of one concept share one object. */
export type NameableValue = {
  readonly concept: { readonly taxonomy: string; readonly name: string };
  readonly value: string; readonly unit: Unit; readonly period: Period; readonly superseded: boolean; readonly derived: string | null;
  /** Segment or other dimensions; concepts compete only within the same. */
  readonly scope?: string;
};
type NameableConcept = NameableValue['concept'];
type Named = { readonly id: string; readonly rank: number; readonly isFlow: boolean };

/** Where several concepts carry a metric's name in one period: which stands for it, and why. */
export type Contest = ConceptChoice & { readonly metric: string; readonly unit: Unit; readonly period: Period; readonly scope: string; readonly candidates: readonly ConceptValue[] };
export type NamedValues<Value> = {
  /** The metric id of a value; null for concepts no dictionary knows, and where another concept was chosen for that period. */
  readonly metricOf: (value: Value) => string | null;
  readonly contests: readonly Contest[];
};

/** The dictionary's names for the values of one company. */
export function nameValues<Value extends NameableValue>(values: readonly Value[], dictionary?: Dictionary): NamedValues<Value> {
  const named = nameConcepts(values, dictionary);
  const chosen = choosePerPeriod(values, named);
  const metricOf = (value: Value): string | null => {
    const name = named.get(value.concept);
    if (name === undefined || (value.derived !== null && !name.isFlow)) return null;
    return chosen.get(slotOf(name.id, value))?.chosen.concept === conceptName(value.concept) ? name.id : null;
  };
  return { metricOf, contests: [...chosen.values()].filter((contest) => contest.candidates.length > 1) };
}

function nameConcepts(values: readonly NameableValue[], dictionary: Dictionary | undefined): Map<NameableConcept, Named> {
  const named = new Map<NameableConcept, Named>();
  for (const concept of new Set(values.map((value) => value.concept))) {
    const metric = metricByConcept(conceptName(concept), dictionary);
    if (metric === undefined) continue;
    named.set(concept, { id: metric.id, rank: metric.concepts.indexOf(conceptName(concept)), isFlow: metric.kind === 'flow' });
  }
  return named;
}

type Slot = Pick<Contest, 'metric' | 'unit' | 'period' | 'scope'> & { readonly key: string; readonly candidates: ConceptValue[] };

function choosePerPeriod(values: readonly NameableValue[], named: ReadonlyMap<NameableConcept, Named>): Map<string, Contest> {
  const slots = new Map<string, Slot>();
  const beside = new Map<string, string>();
  for (const value of values) {
    if (value.superseded) continue;
    const concept = conceptName(value.concept);
    const key = `${periodKey(value.period)}|${value.scope ?? ''}`;
    if (value.derived === null) beside.set(`${concept}|${key}`, value.value);
    const name = named.get(value.concept);
    if (name === undefined || (value.derived !== null && !name.isFlow)) continue;
    const slot = slotOf(name.id, value);
    const known = slots.get(slot) ?? { metric: name.id, unit: value.unit, period: value.period, scope: value.scope ?? '', key, candidates: [] };
    known.candidates.push({ concept, value: value.value, rank: name.rank, derived: value.derived !== null });
    slots.set(slot, known);
  }
  return new Map([...slots].flatMap(([slot, { key, ...known }]) => {
    const choice = chooseConcept(known.metric, known.candidates, (concept) => beside.get(`${concept}|${key}`) ?? null);
    return choice === null ? [] : [[slot, { ...known, ...choice }]];
  }));
}

function conceptName(concept: NameableConcept): string {
  return `${concept.taxonomy}:${concept.name}`;
}

function slotOf(metric: string, value: NameableValue): string {
  return `${metric}|${unitName(value.unit)}|${periodKey(value.period)}|${value.scope ?? ''}`;
}

function periodKey(period: Period): string {
  if (period.kind === 'instant') return period.on;
  return period.kind === 'duration' ? `${period.start}/${period.end}` : '';
}
