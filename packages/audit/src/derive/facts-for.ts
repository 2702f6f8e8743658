// Facts of one dictionary metric for one entity.
import { metricById, type Dictionary, type Metric } from '@assay/calc';
import type { Claim } from '@assay/record';
import { matchEntity } from '../bind/match-entity.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import { contentWords } from '../report/words.ts';
import type { AuditContext } from './audit-context.ts';

/** A question to the facts. `depth` counts formulas within formulas. */
export type Asked = { readonly entity: Claim['entity']; readonly context: AuditContext; readonly confidence: number; readonly depth: number; /** Words of the sentence: a row with a name of its own is meant only where the sentence has it. */ readonly words?: ReadonlySet<string> };

/** Facts of the metric for the asked entity, whole company only: a segment's figure is never the company's. */
export function factsFor(id: string, asked: Asked): ReadFact[] {
  const facts = (asked.context.index.byMetric.get(id) ?? []).filter((read) => matchEntity(asked.entity, read.fact) !== 'conflicts' && Object.keys(read.fact.dimensions).length === 0);
  return namedRows(facts, asked.words ?? noWords, wordsOfMetric(id, asked.context.dictionary));
}

const noWords: ReadonlySet<string> = new Set();

/** "Wholesale revenue" is another row than "revenue": of a document's rows those stand whose own names the sentence has, the most fully named first. */
function namedRows(facts: readonly ReadFact[], words: ReadonlySet<string>, own: ReadonlySet<string>): ReadFact[] {
  const named = facts.map((read) => {
    const extra = isTyped(read) ? [] : ownNames(read, own);
    return { read, unnamed: extra.filter((word) => !words.has(word)).length, named: extra.filter((word) => words.has(word)).length };
  });
  const fewest = Math.min(...named.map((item) => item.unnamed));
  const closest = named.filter((item) => item.unnamed === fewest);
  const most = Math.max(...closest.map((item) => item.named));
  return closest.filter((item) => item.named === most).map((item) => item.read);
}

/** A source with concepts of its own says by them what a figure is. */
function isTyped(read: ReadFact): boolean {
  return read.fact.metric.concept !== null || read.fact.source.kind !== 'document';
}

const wordsOf = new WeakMap<Metric, ReadonlySet<string>>();

function wordsOfMetric(id: string, dictionary: Dictionary | undefined): ReadonlySet<string> {
  const metric = metricById(id, dictionary);
  if (metric === undefined) return noWords;
  const words = wordsOf.get(metric) ?? new Set([metric.label, ...metric.synonyms].flatMap((phrase) => contentWords(phrase).map((word) => word.stem)));
  wordsOf.set(metric, words);
  return words;
}

/** Words of a row's path that are not the metric's: a segment, a region, a product. */
function ownNames(read: ReadFact, own: ReadonlySet<string>): string[] {
  return [...new Set(contentWords(read.row.join(' ')).map((word) => word.stem))].filter((word) => !own.has(word) && !containers.has(word));
}

/** Names of the lists and statements in which rows stand. */
const containers = new Set(['segment', 'data', 'item', 'row', 'result', 'statement', 'consolidated', 'income', 'operation', 'balance', 'sheet', 'figure', 'financial', 'summary', 'report']);
