// What a question asks for, and its value over the facts of documents: for answers that must mean what the judge will hold them against.
import type { Dictionary } from '@assay/calc';
import { indexFacts } from '../bind/fact-index.ts';
import type { AuditContext } from '../derive/audit-context.ts';
import type { ReadFact } from '../facts/read-fact.ts';

export { readAsked } from './read-asked.ts';
export { evaluateAsked, type AskedTerm, type AskedValue, type Written } from './evaluate-asked.ts';
export type { Asked, Operator, Quantity } from './quantity.ts';
export { isInStatement } from './statement-value.ts';
export { timeName, type TimeQuery } from '../bind/time-query.ts';

/** Facts arranged for `evaluateAsked`; made once for many questions. */
export function askedContext(facts: readonly ReadFact[], dictionary?: Dictionary): AuditContext {
  return { index: indexFacts(facts), asOf: null, dictionary };
}
export type { AuditContext };
