// Gives the dictionary's names to values: per metric and period to one concept only, so that a part never stands for its total.
import { metricByConcept, type Dictionary } from '@assay/calc';
import { unitName, type Period, type Unit } from '@assay/record';
import { chooseConcept, type ConceptChoice, type ConceptValue } from './choose-concept.ts';
import type { CompanyValue } from './company-values.ts';
import type { ConceptRows } from './company-rows.ts';

type Named = { readonly id: string; readonly rank: number; readonly isFlow: boolean };

/** Where several concepts carry a metric's name in one period: which stands for it, and why. */
export type Contest = ConceptChoice & { readonly metric: string; readonly unit: Unit; readonly period: Period; readonly candidates: readonly ConceptValue[] };
export type NamedValues = {
  /** The metric id of a value; null for concepts no dictionary knows, and where another concept was chosen for that period. */
  readonly metricOf: (value: CompanyValue) => string | null;
  readonly contests: readonly Contest[];
};

/** The dictionary's names for the values of one company. */
export function nameValues(values: readonly CompanyValue[], dictionary?: Dictionary): NamedValues {
  const named = nameConcepts(values, dictionary);
  const chosen = choosePerPeriod(values, named);
  const metricOf = (value: CompanyValue): string | null => {
    const name = named.get(value.concept);
    if (name === undefined || (value.derived !== null && !name.isFlow)) return null;
    return chosen.get(slotOf(name.id, value))?.chosen.concept === conceptName(value.concept) ? name.id : null;
  };
  return { metricOf, contests: [...chosen.values()].filter((contest) => contest.candidates.length > 1) };
}

function nameConcepts(values: readonly CompanyValue[], dictionary: Dictionary | undefined): Map<ConceptRows, Named> {
  const named = new Map<ConceptRows, Named>();
  for (const concept of new Set(values.map((value) => value.concept))) {
    const metric = metricByConcept(conceptName(concept), dictionary);
    if (metric === undefined) continue;
    named.set(concept, { id: metric.id, rank: metric.concepts.indexOf(conceptName(concept)), isFlow: metric.kind === 'flow' });
  }
  return named;
}

type Slot = Pick<Contest, 'metric' | 'unit' | 'period'> & { readonly key: string; readonly candidates: ConceptValue[] };

function choosePerPeriod(values: readonly CompanyValue[], named: ReadonlyMap<ConceptRows, Named>): Map<string, Contest> {
  const slots = new Map<string, Slot>();
  const beside = new Map<string, string>();
  for (const value of values) {
    if (value.superseded) continue;
    const concept = conceptName(value.concept);
    const key = periodKey(value.period);
    if (value.derived === null) beside.set(`${concept}|${key}`, value.value);
    const name = named.get(value.concept);
    if (name === undefined || (value.derived !== null && !name.isFlow)) continue;
    const slot = slotOf(name.id, value);
    const known = slots.get(slot) ?? { metric: name.id, unit: value.unit, period: value.period, key, candidates: [] };
    known.candidates.push({ concept, value: value.value, rank: name.rank, derived: value.derived !== null });
    slots.set(slot, known);
  }
  return new Map([...slots].flatMap(([slot, { key, ...known }]) => {
    const choice = chooseConcept(known.metric, known.candidates, (concept) => beside.get(`${concept}|${key}`) ?? null);
    return choice === null ? [] : [[slot, { ...known, ...choice }]];
  }));
}

function conceptName(concept: ConceptRows): string {
  return `${concept.taxonomy}:${concept.name}`;
}

function slotOf(metric: string, value: CompanyValue): string {
  return `${metric}|${unitName(value.unit)}|${periodKey(value.period)}`;
}

function periodKey(period: Period): string {
  if (period.kind === 'instant') return period.on;
  return period.kind === 'duration' ? `${period.start}/${period.end}` : '';
}
