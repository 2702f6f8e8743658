// The facts of all sources, arranged for binding: by metric, by row label, and as close series. Built once per audit.
import type { Entity, Fact } from '@assay/record';
import type { ReadFact } from '../facts/read-fact.ts';
import { contentWords } from '../report/words.ts';

/** Facts that share one label: a row of a table, a concept of a company, the words around a number in prose. */
export type RowGroup = { readonly key: string; readonly label: string; readonly stems: readonly string[]; readonly facts: readonly ReadFact[] };

export type FactIndex = {
  readonly facts: readonly ReadFact[];
  readonly byMetric: ReadonlyMap<string, readonly ReadFact[]>;
  readonly rows: readonly RowGroup[];
  /** How telling a word is among all labels: rare words weigh more. */
  readonly weightOf: (stem: string) => number;
  readonly entities: readonly Entity[];
};

export function indexFacts(facts: readonly ReadFact[]): FactIndex {
  const byMetric = Map.groupBy(facts.filter((read) => read.fact.metric.id !== null), (read) => read.fact.metric.id ?? '');
  const rows = [...Map.groupBy(facts, rowKey)].map(([key, members]) => rowGroup(key, members));
  const documents = new Map<string, number>();
  for (const row of rows) for (const word of new Set(row.stems)) documents.set(word, (documents.get(word) ?? 0) + 1);
  const total = Math.max(rows.length, 1);
  return {
    facts, byMetric, rows, entities: distinctEntities(facts),
    weightOf: (word) => Math.log(1 + total / (documents.get(word) ?? 0.5)),
  };
}

function rowKey(read: ReadFact): string {
  return [read.fact.entity?.id ?? read.fact.entity?.name ?? '', read.row.join(' > '), columnWords(read).join(' '), Object.values(read.fact.dimensions).join(' ')].join('|');
}

/** Header words that are not a time: the "United States" over a column, but not its "2019". */
function columnWords(read: ReadFact): string[] {
  return contentWords(read.column.join(' ')).map((word) => word.stem).filter((word) => !/^\d/.test(word));
}

function rowGroup(key: string, facts: readonly ReadFact[]): RowGroup {
  const first = facts[0];
  const label = first === undefined ? '' : [...first.row, ...Object.values(first.fact.dimensions)].join(' ');
  const words = first === undefined ? [] : [...contentWords(label).map((word) => word.stem), ...columnWords(first)];
  return { key, label, stems: [...new Set(words)], facts };
}

function distinctEntities(facts: readonly ReadFact[]): Entity[] {
  const seen = new Map<string, Entity>();
  for (const { fact } of facts) {
    if (fact.entity === null) continue;
    const key = fact.entity.id ?? fact.entity.ticker ?? fact.entity.name ?? '';
    if (!seen.has(key)) seen.set(key, fact.entity);
  }
  return [...seen.values()];
}

const rankOfKind: Readonly<Record<Fact['source']['kind'], number>> = { filing: 0, market: 1, macro: 1, document: 2, aggregator: 3, note: 4, web: 5 };

/** A number in running text is named by the words around it, less surely than a cell by its labels. */
function isProse(read: ReadFact): boolean {
  return read.fact.anchor.kind === 'span' || read.fact.anchor.kind === 'paragraph';
}

/** The preferred of facts of one key first: filing over aggregator, reported over derived, tables over running text, then the latest filed. */
export function preferFacts(facts: readonly ReadFact[]): ReadFact[] {
  return facts.toSorted((left, right) => {
    const kinds = rankOfKind[left.fact.source.kind] - rankOfKind[right.fact.source.kind];
    if (kinds !== 0) return kinds;
    if ((left.fact.derived === null) !== (right.fact.derived === null)) return left.fact.derived === null ? -1 : 1;
    if (isProse(left) !== isProse(right)) return isProse(left) ? 1 : -1;
    const filed = (right.fact.source.filed ?? '').localeCompare(left.fact.source.filed ?? '');
    return filed !== 0 ? filed : left.fact.id.localeCompare(right.fact.id);
  });
}
