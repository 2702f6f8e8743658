// Among facts of one key the book keeps what a judge would prefer: the statement's own total, a filing before an aggregator, the latest version.
import { metricById } from '@assay/calc';
import type { Fact, SourceKind } from '@assay/record';

const standing: Readonly<Record<SourceKind, number>> = { filing: 0, macro: 1, market: 1, document: 2, aggregator: 3, note: 4, web: 5 };

function conceptRank(fact: Fact): number {
  const concepts = fact.metric.id === null ? [] : metricById(fact.metric.id)?.concepts ?? [];
  const at = fact.metric.concept === null ? -1 : concepts.indexOf(fact.metric.concept);
  return at < 0 ? concepts.length : at;
}

/** Negative when `left` is to be preferred. */
export function compareFacts(left: Fact, right: Fact): number {
  return standing[left.source.kind] - standing[right.source.kind]
    || Number(left.derived !== null) - Number(right.derived !== null)
    || conceptRank(left) - conceptRank(right)
    || laterFirst(left.source.filed ?? '', right.source.filed ?? '');
}

/** Days in ISO form stand in the order of their letters. */
function laterFirst(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? 1 : -1;
}

export function preferFact(facts: readonly Fact[]): Fact | undefined {
  return facts.length > 1 ? [...facts].sort(compareFacts)[0] : facts[0];
}
