// Facts of one dictionary metric for one entity.
import type { Claim } from '@assay/record';
import { matchEntity } from '../bind/match-entity.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import type { AuditContext } from './audit-context.ts';

/** A question to the facts. `depth` counts formulas within formulas. */
export type Asked = { readonly entity: Claim['entity']; readonly context: AuditContext; readonly confidence: number; readonly depth: number };

/** Facts of the metric for the asked entity, whole company only: a segment's figure is never the company's. */
export function factsFor(id: string, asked: Asked): ReadFact[] {
  return (asked.context.index.byMetric.get(id) ?? []).filter((read) => matchEntity(asked.entity, read.fact) !== 'conflicts' && Object.keys(read.fact.dimensions).length === 0);
}
