// Gives the dictionary's names to values: per metric and period to one concept only, so that a part never stands for its total.
import { metricByConcept, type Dictionary } from '@assay/calc';
import { unitName, type Period } from '@assay/record';
import { chooseConcept, type ConceptValue } from './choose-concept.ts';
import type { CompanyValue } from './company-values.ts';
import type { ConceptRows } from './company-rows.ts';

type Named = { readonly id: string; readonly rank: number; readonly isFlow: boolean };

/** The metric id of a value; null for concepts no dictionary knows, and where another concept was chosen for that period. */
export function assignMetrics(values: readonly CompanyValue[], dictionary?: Dictionary): (value: CompanyValue) => string | null {
  const named = nameConcepts(values, dictionary);
  const chosen = choosePerPeriod(values, named);
  return (value) => {
    const name = named.get(value.concept);
    if (name === undefined || (value.derived !== null && !name.isFlow)) return null;
    return chosen.get(slotOf(name.id, value)) === conceptName(value.concept) ? name.id : null;
  };
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

function choosePerPeriod(values: readonly CompanyValue[], named: ReadonlyMap<ConceptRows, Named>): Map<string, string> {
  const slots = new Map<string, { readonly metric: string; readonly period: string; readonly candidates: ConceptValue[] }>();
  const beside = new Map<string, string>();
  for (const value of values) {
    if (value.superseded) continue;
    const concept = conceptName(value.concept);
    const period = periodKey(value.period);
    if (value.derived === null) beside.set(`${concept}|${period}`, value.value);
    const name = named.get(value.concept);
    if (name === undefined || (value.derived !== null && !name.isFlow)) continue;
    const slot = slotOf(name.id, value);
    const known = slots.get(slot) ?? { metric: name.id, period, candidates: [] };
    known.candidates.push({ concept, value: value.value, rank: name.rank, derived: value.derived !== null });
    slots.set(slot, known);
  }
  return new Map([...slots].map(([slot, { metric, period, candidates }]) => [slot, chooseConcept(metric, candidates, (concept) => beside.get(`${concept}|${period}`) ?? null)?.concept ?? '']));
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
