// What stands around a figure of the sources: how near each meaning is to it, in its sentence, in its row and column, in its paragraph.
import type { Anchor } from '@assay/record';
import type { ReadFact } from '../facts/read-fact.ts';
import type { PassageIndex, ReadPassage } from './index-passages.ts';
import { readTerms } from './words/read-terms.ts';

/** 1 beside the figure, less further away; a meaning that is nowhere near has none. */
export type Surroundings = ReadonlyMap<string, number>;

const NEAR = { beside: 1, close: 0.8, sentence: 0.6, section: 0.8, column: 0.9, caption: 0.5, paragraph: 0.3 } as const;

type Kept = { readonly of: Map<ReadFact, Surroundings>; readonly paragraphs: ReadonlyMap<string, readonly ReadPassage[]>; readonly words: Map<string, ReadonlySet<string>> };
const kept = new WeakMap<PassageIndex, Kept>();

function keptFor(index: PassageIndex): Kept {
  const known = kept.get(index);
  if (known !== undefined) return known;
  const made: Kept = { of: new Map(), paragraphs: Map.groupBy(index.passages.filter((read) => read.passage.kind === 'sentence'), (read) => placeKey(read.passage.capture, read.passage.anchor)), words: new Map() };
  kept.set(index, made);
  return made;
}

/** Bare grids and paragraphs have no capture of their own. */
function placeKey(capture: string, anchor: Anchor): string {
  return `${capture} ${anchor.kind} ${anchor.kind === 'paragraph' ? String(anchor.index) : anchor.kind === 'json' ? anchor.pointer : ''}`;
}

export function surroundingsOf(read: ReadFact, index: PassageIndex): Surroundings {
  const own = keptFor(index);
  const known = own.of.get(read);
  if (known !== undefined) return known;
  const made = isRunning(read) ? inSentence(read, own) ?? inTable(read) : inTable(read);
  own.of.set(read, made);
  return made;
}

/** Facts whose words stand on a page: the fields of a service's answer have names, and no surroundings. */
export function onPages(facts: readonly ReadFact[]): readonly ReadFact[] {
  return facts.filter(({ fact }) => fact.anchor.kind !== 'json');
}

function isRunning({ fact, column }: ReadFact): boolean {
  return fact.anchor.kind !== 'cell' && column.length === 0;
}

class Near {
  readonly meanings = new Map<string, number>();

  put(concept: string, nearness: number): void {
    if ((this.meanings.get(concept) ?? 0) < nearness) this.meanings.set(concept, nearness);
  }

  putText(text: string, nearness: number): void {
    for (const term of readTerms(text)) this.put(term.concept, nearness);
  }
}

function inSentence({ fact }: ReadFact, { paragraphs, words }: Kept): Surroundings | null {
  const key = placeKey(fact.capture, fact.anchor);
  const within = paragraphs.get(key) ?? [];
  const sentence = within.find((read) => startOf(read.passage.anchor) <= startOf(fact.anchor) && endOf(read.passage.anchor) >= endOf(fact.anchor));
  if (sentence === undefined) return null;
  const near = new Near();
  const block = `${key} ${String(sentence.passage.block)}`;
  const all = words.get(block) ?? new Set(within.filter((read) => read.passage.block === sentence.passage.block).flatMap((read) => [...read.concepts]));
  words.set(block, all);
  for (const concept of all) near.put(concept, NEAR.paragraph);
  const offset = startOf(fact.anchor) - startOf(sentence.passage.anchor);
  const at = sentence.terms.findIndex((term) => term.start >= offset);
  sentence.terms.forEach((term, place) => {
    const distance = Math.abs(place - at);
    near.put(term.concept, distance <= 4 ? NEAR.beside : distance <= 8 ? NEAR.close : NEAR.sentence);
  });
  return near.meanings;
}

function startOf(anchor: Anchor): number {
  return anchor.kind === 'paragraph' || anchor.kind === 'span' ? anchor.start : 0;
}

function endOf(anchor: Anchor): number {
  return anchor.kind === 'paragraph' || anchor.kind === 'span' ? anchor.end : 0;
}

function inTable({ row, column, caption }: ReadFact): Surroundings {
  const near = new Near();
  near.putText(row.at(-1) ?? '', NEAR.beside);
  near.putText(row.slice(0, -1).join(' '), NEAR.section);
  near.putText(column.join(' '), NEAR.column);
  near.putText(caption ?? '', NEAR.caption);
  return near.meanings;
}
