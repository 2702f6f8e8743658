// How well a chunk fits what is searched for: BM25 over its terms, and what BM25 does not see. A question is answered by a row (a short line whose own words are those
// asked, under the asked years, in a table, in the statement that holds the measure); what a sentence says stands in prose whose beginning is about the same.
import type { Candidate } from '../index/passage-index.ts';
import { MARK, STATEMENTS } from '../index/chunk-marks.ts';
import { isFigure, LINE_END, SENTENCE_END } from '../index/packed-terms.ts';
import { isLight, labelKey } from './asked-measures.ts';
import type { AskedQuestion } from './asked-question.ts';
import type { AskedTerm } from './asked-terms.ts';

/** What is known of the chunks among which a chunk is judged. */
export type Frequencies = { readonly chunks: number; readonly averageLength: number; /** In how many chunks each asked term stands. */ readonly terms: readonly number[] };

/** Robertson's usual constants. */
const K1 = 1.2;
const B = 0.75;
/** Chosen by cross-validation; docs/retrieval.md says how. Marked `part`: as a part of the best that the question's own terms can give. */
const QUESTION = { bm25: 0.5, further: 1, year: 1, figure: 0, found: 0.1, word: 0.3, cover: 0.8, row: 0.5, pair: 1.2, rowInYears: 0.5, yearsPart: 0.1, lead: 0.2, longPart: -0.1, figuresPart: 0.2, statementPart: 0.1, measurePart: 0.1, usualPart: 0 };
type Weights = typeof QUESTION;
const SENTENCE: Weights = { bm25: 1, further: 1, year: 1, figure: 0.3, found: 0.1, word: 0.2, cover: 0.5, row: 0.7, pair: 1, rowInYears: 0, yearsPart: 0, lead: 0.6, longPart: -0.1, figuresPart: 0, statementPart: 0, measurePart: 0, usualPart: -0.3 };

/** A row's label is short; a sentence that holds a word is not about it. */
const LONGEST_ROW = 12;
const LONGEST_LABEL = 8;
/** A chunk's heading, or its topic. */
const LEAD = 14;
/** A statement is a table, not a mention. */
const LEAST_FIGURES = 10;
/** What a chunk is takes at most so much from what it says. */
const LEAST = 0.01;

export type Weighed = {
  readonly question: AskedQuestion;
  readonly weights: Weights;
  readonly rarity: readonly number[];
  readonly mean: number;
  /** Of the question's own terms. */
  readonly total: number;
  readonly averageLength: number;
  readonly places: ReadonlyMap<number, number>;
  /** Nought where no asked term has these bits: most words are passed over by one look. */
  readonly sieve: Uint8Array;
  readonly years: readonly number[];
};

/** Robertson and Sparck Jones's weight in the form that is never negative. */
export function weigh(question: AskedQuestion, { chunks, averageLength, terms }: Frequencies): Weighed {
  const rarity = question.terms.map(({ weight }, at) => weight * Math.log(1 + (chunks - (terms[at] ?? 0) + 0.5) / ((terms[at] ?? 0) + 0.5)));
  const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
  const sieve = new Uint8Array(SIEVE + 1);
  for (const { number } of question.terms) sieve[number & SIEVE] = 1;
  return {
    question, rarity, averageLength, sieve, weights: question.isSaid ? SENTENCE : QUESTION,
    mean: sum(rarity) / Math.max(1, rarity.length), total: sum(rarity.slice(0, question.own)),
    places: new Map(question.terms.map(({ number }, at) => [number, at])), years: question.terms.flatMap(({ isYear }, at) => (isYear ? [at] : [])),
  };
}

const SIEVE = 0xffff;

/** How well one chunk after another fits. */
export function judgeOf(weighed: Weighed): (candidate: Candidate) => number {
  const found = new Found(weighed);
  return ({ packed: { terms, words }, marks }) => {
    found.begin();
    for (let at = 0; at < terms.length; at += 1) {
      const number = terms[at] ?? 0;
      if (number === LINE_END) found.endLine();
      else if (number !== SENTENCE_END) found.meet(number, words[at] ?? 0);
    }
    return found.score(terms.length, marks);
  };
}

/** What a walk over one chunk finds of the asked terms. One for all chunks of a question: hundreds are walked over, and what is made anew for each must be cleared away. */
class Found {
  readonly #weighed: Weighed;
  readonly #counts: Float64Array;
  /** 1 where a term stands in the very form that was asked. */
  readonly #sameWord: Uint8Array;
  /** The fit of the best row that holds each term. */
  readonly #bestRows: Float64Array;
  /** 1 for asked years that head a column or stand in a short line. */
  readonly #headed: Uint8Array;
  /** How often each asked pair stands side by side, and where a pair is counted. */
  readonly #neighbours: Float64Array;
  readonly #pairs: ReadonlyMap<number, number>;
  readonly #measures = new Set<number>();
  #bestRow = 0;
  #lead = 0;
  #seen = 0;
  #figures = 0;
  #before = -1;
  // Of the line that is being read.
  #lineWords = 0;
  #lineFigures = 0;
  #lineKey = 0;
  #lineLabel = 0;
  /** The first so many of the array are those of the line. */
  readonly #linePlaces: Int32Array;
  #lineAsked = 0;
  #lineOthers = 0;
  /** The number of the line in which each asked year stood last. */
  readonly #yearLines: Int32Array;
  #line = 0;

  constructor(weighed: Weighed) {
    const { rarity: { length }, question: { pairs } } = weighed;
    this.#weighed = weighed;
    this.#counts = new Float64Array(length);
    this.#sameWord = new Uint8Array(length);
    this.#bestRows = new Float64Array(length);
    this.#headed = new Uint8Array(length);
    this.#linePlaces = new Int32Array(length);
    this.#yearLines = new Int32Array(length);
    this.#pairs = new Map(pairs.map(([left, right]) => left * length + right).map((pair, at) => [pair, at]));
    this.#neighbours = new Float64Array(pairs.length);
  }

  begin(): void {
    for (const counted of [this.#counts, this.#sameWord, this.#bestRows, this.#headed, this.#neighbours]) counted.fill(0);
    this.#measures.clear();
    this.#bestRow = 0;
    this.#lead = 0;
    this.#seen = 0;
    this.#figures = 0;
    this.#beginLine();
  }

  #beginLine(): void {
    this.#before = -1;
    this.#lineWords = 0;
    this.#lineFigures = 0;
    this.#lineKey = 0;
    this.#lineLabel = 0;
    this.#lineOthers = 0;
    this.#lineAsked = 0;
    this.#line += 1;
  }

  meet(term: number, word: number): void {
    const { places, sieve } = this.#weighed;
    const place = sieve[term & SIEVE] === 0 ? -1 : places.get(term) ?? -1;
    this.#seen += 1;
    if (isFigure(term)) {
      this.#figures += 1;
      this.#lineFigures += 1;
    } else this.#meetWord(term, place);
    if (place >= 0) this.#meetAsked(place, word);
    this.#before = place;
  }

  #meetWord(term: number, place: number): void {
    this.#lineWords += 1;
    if (this.#weighed.question.measures.count > 0 && this.#lineLabel <= LONGEST_LABEL && !isLight(term)) {
      this.#lineKey = labelKey(this.#lineKey, term);
      this.#lineLabel += 1;
    }
    if (place < 0) this.#lineOthers += 1;
    else this.#addPlace(place);
  }

  #addPlace(place: number): void {
    for (let at = 0; at < this.#lineAsked; at += 1) if (this.#linePlaces[at] === place) return;
    this.#linePlaces[this.#lineAsked] = place;
    this.#lineAsked += 1;
  }

  #meetAsked(place: number, word: number): void {
    const { question, rarity } = this.#weighed;
    if (this.#seen <= LEAD && this.#counts[place] === 0 && place < question.own) this.#lead += rarity[place] ?? 0;
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    if (question.terms[place]?.isYear === true) this.#yearLines[place] = this.#line;
    if (question.terms[place]?.words.includes(word) === true) this.#sameWord[place] = 1;
    if (this.#before >= 0) this.#meetPair(this.#before * rarity.length + place);
  }

  #meetPair(pair: number): void {
    const place = this.#pairs.get(pair);
    if (place !== undefined) this.#neighbours[place] = (this.#neighbours[place] ?? 0) + 1;
  }

  endLine(): void {
    if (this.#lineWords <= LONGEST_ROW) {
      this.#fitRow();
      for (const year of this.#weighed.years) if (this.#yearLines[year] === this.#line) this.#headed[year] = 1;
    }
    const measure = this.#lineFigures > 0 && this.#lineLabel > 0 && this.#lineLabel <= LONGEST_LABEL ? this.#weighed.question.measures.rows.get(this.#lineKey) : undefined;
    if (measure !== undefined) this.#measures.add(measure);
    this.#beginLine();
  }

  /** The weight of a row's asked words, times their share of all its words. Also keeps, for each asked term, the best row that holds it. */
  #fitRow(): void {
    const { rarity, mean } = this.#weighed;
    if (this.#lineAsked === 0) return;
    let asked = 0;
    for (let at = 0; at < this.#lineAsked; at += 1) asked += rarity[this.#linePlaces[at] ?? 0] ?? 0;
    const share = asked / (asked + this.#lineOthers * mean);
    for (let at = 0; at < this.#lineAsked; at += 1) {
      const place = this.#linePlaces[at] ?? 0;
      this.#bestRows[place] = Math.max(this.#bestRows[place] ?? 0, (rarity[place] ?? 0) * share);
    }
    this.#bestRow = Math.max(this.#bestRow, asked * share);
  }

  score(length: number, marks: number): number {
    const { weights, averageLength, total, years } = this.#weighed;
    const saturated = (count: number): number => (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / averageLength));
    const headed = years.length === 0 ? 1 : years.filter((year) => this.#headed[year] === 1).length / years.length;
    const words = this.#termScore(saturated) + this.#pairScore(saturated) + (weights.row + weights.rowInYears * headed) * this.#bestRow + weights.lead * this.#lead;
    const inYears = years.length === 0 ? 0 : weights.yearsPart * headed * total;
    // Nought for a chunk without a word of the question, and for no other.
    return words === 0 ? 0 : Math.max(words * LEAST, words + inYears + this.#wholeScore(length / averageLength, marks, this.#figures / Math.max(1, length)));
  }

  #termScore(saturated: (count: number) => number): number {
    const { question: { terms, own }, rarity, weights } = this.#weighed;
    return terms.reduce((sum, term, at) => {
      const count = this.#counts[at] ?? 0;
      const found = at < own && count > 0 ? weights.found : 0;
      return sum + (rarity[at] ?? 0) * (saturated(count) * weightOf(term, at < own, weights) + found + weights.word * (this.#sameWord[at] ?? 0)) + weights.cover * (this.#bestRows[at] ?? 0);
    }, 0);
  }

  #pairScore(saturated: (count: number) => number): number {
    const { question, rarity, weights } = this.#weighed;
    return weights.pair * question.pairs.reduce((sum, [left, right]) => sum + Math.min(rarity[left] ?? 0, rarity[right] ?? 0) * saturated(this.#neighbours[this.#pairs.get(left * rarity.length + right) ?? 0] ?? 0), 0);
  }

  /** What the chunk is as a whole, told to the measure of what the question could find at best. */
  #wholeScore(relativeLength: number, marks: number, figures: number): number {
    const { question: { measures }, weights, total } = this.#weighed;
    const kind = weights.longPart * Math.log(1 + relativeLength) + ((marks & MARK.usual) === 0 ? 0 : weights.usualPart);
    if (measures.count === 0) return total * kind;
    const isStatement = (marks & measures.statements & STATEMENTS) !== 0 && this.#figures > LEAST_FIGURES;
    return total * (kind + weights.figuresPart * Math.min(1, 2 * figures) + (isStatement ? weights.statementPart : 0) + (weights.measurePart * this.#measures.size) / measures.count);
  }
}

/** Years tell columns apart; another figure that is said stands in its source. */
function weightOf({ isYear, number }: AskedTerm, isOwn: boolean, weights: Weights): number {
  const figure = isFigure(number) ? weights.figure : 0;
  return (isOwn ? weights.bm25 : weights.further) + (isYear ? weights.year : figure);
}
