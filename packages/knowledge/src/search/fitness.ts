// How well a chunk fits a question: BM25 over its terms, and what BM25 does not see: neighbours that stay neighbours, years, words in the very form that was
// asked, and above all short lines (rows of tables, headings) whose own words are those of the question.
import { isFigure, LINE_END, type PackedTerms } from '../index/packed-terms.ts';
import type { AskedQuestion } from './asked-terms.ts';

/** What is known of the chunks among which a chunk is judged. */
export type Frequencies = { readonly chunks: number; readonly averageLength: number; /** In how many chunks each asked term stands. */ readonly terms: readonly number[] };

/** Robertson's usual constants. */
const K1 = 1.2;
const B = 0.75;
const WEIGHTS = { pair: 1, row: 0.7, cover: 0.8, year: 1, word: 0.3 };
/** A row's label is short; a sentence that holds a word is not about it. */
const LONGEST_ROW = 12;

export type Weighed = { readonly question: AskedQuestion; readonly rarity: readonly number[]; readonly mean: number; readonly averageLength: number; readonly places: ReadonlyMap<number, number> };

/** Robertson and Sparck Jones's weight in the form that is never negative. */
export function weigh(question: AskedQuestion, { chunks, averageLength, terms }: Frequencies): Weighed {
  const rarity = question.terms.map(({ weight }, at) => weight * Math.log(1 + (chunks - (terms[at] ?? 0) + 0.5) / ((terms[at] ?? 0) + 0.5)));
  const mean = rarity.reduce((sum, one) => sum + one, 0) / Math.max(1, rarity.length);
  return { question, rarity, mean, averageLength, places: new Map(question.terms.map(({ number }, at) => [number, at])) };
}

export function fitness({ terms, words }: PackedTerms, weighed: Weighed): number {
  const found = new Found(weighed);
  let lineStart = 0;
  for (let at = 0; at < terms.length; at += 1) {
    if (terms[at] !== LINE_END) {
      found.meet(terms[at] ?? 0, words[at] ?? 0);
      continue;
    }
    found.endLine(terms.subarray(lineStart, at));
    lineStart = at + 1;
  }
  return found.score(terms.length);
}

/** What a walk over one chunk finds of the asked terms. */
class Found {
  readonly #weighed: Weighed;
  readonly #counts: Float64Array;
  /** 1 where a term stands in the very form that was asked. */
  readonly #sameWord: Uint8Array;
  /** The fit of the best row that holds each term. */
  readonly #bestRows: Float64Array;
  readonly #neighbours = new Map<number, number>();
  #bestRow = 0;
  #before = -1;

  constructor(weighed: Weighed) {
    const { length } = weighed.rarity;
    this.#weighed = weighed;
    this.#counts = new Float64Array(length);
    this.#sameWord = new Uint8Array(length);
    this.#bestRows = new Float64Array(length);
  }

  meet(term: number, word: number): void {
    const { places, question, rarity } = this.#weighed;
    const place = places.get(term) ?? -1;
    const before = this.#before;
    this.#before = place;
    if (place < 0) return;
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    if (question.terms[place]?.words.includes(word) === true) this.#sameWord[place] = 1;
    const pair = before * rarity.length + place;
    if (before >= 0) this.#neighbours.set(pair, (this.#neighbours.get(pair) ?? 0) + 1);
  }

  endLine(line: Uint32Array): void {
    this.#before = -1;
    this.#bestRow = Math.max(this.#bestRow, rowFit(line, this.#weighed, this.#bestRows));
  }

  score(length: number): number {
    const { question, rarity, averageLength } = this.#weighed;
    const saturated = (count: number): number => (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / averageLength));
    const terms = question.terms.map(({ isYear }, at) => (rarity[at] ?? 0) * (saturated(this.#counts[at] ?? 0) * (isYear ? 1 + WEIGHTS.year : 1) + WEIGHTS.word * (this.#sameWord[at] ?? 0)) + WEIGHTS.cover * (this.#bestRows[at] ?? 0));
    const pairs = question.pairs.map(([left, right]) => WEIGHTS.pair * Math.min(rarity[left] ?? 0, rarity[right] ?? 0) * saturated(this.#neighbours.get(left * rarity.length + right) ?? 0));
    return [...terms, ...pairs].reduce((sum, one) => sum + one, WEIGHTS.row * this.#bestRow);
  }
}

/** The weight of a row's asked words, times their share of all its words. Also keeps, for each asked term, the best row that holds it. */
function rowFit(row: Uint32Array, { rarity, mean, places }: Weighed, best: Float64Array): number {
  let asked = 0;
  let others = 0;
  let count = 0;
  const found: number[] = [];
  for (const number of row) {
    if (isFigure(number)) continue;
    count += 1;
    if (count > LONGEST_ROW) return 0;
    const place = places.get(number);
    if (place === undefined) others += 1;
    else if (!found.includes(place)) {
      found.push(place);
      asked += rarity[place] ?? 0;
    }
  }
  if (found.length === 0) return 0;
  const share = asked / (asked + others * mean);
  for (const place of found) best[place] = Math.max(best[place] ?? 0, (rarity[place] ?? 0) * share);
  return asked * share;
}
