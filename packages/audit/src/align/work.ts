// What one alignment works with: the claim, its sentence as words and times, the documents' series; and what it finds.
import type { Claim, Span } from '@assay/record';
import type { Candidate } from '../bind/candidate.ts';
import type { ClaimReading } from '../claims/reading.ts';
import type { Token } from '../numerals/index.ts';
import { labelWords, type LabelWord } from './label-words.ts';
import { nameScore, type Phrase } from './name-score.ts';
import type { Named } from './operands.ts';
import { sentenceTimes, type SentenceTimes } from './sentence-times.ts';
import type { SeriesIndex } from './series.ts';

export type Sentence = NonNullable<ClaimReading['scene']>;
export type Work = { readonly reading: ClaimReading; readonly sentence: Sentence; readonly index: SeriesIndex; readonly times: SentenceTimes; readonly words: readonly LabelWord[]; readonly all: ReadonlySet<string>; /** The whole sentence as one phrase. */ readonly whole: Phrase };
/** A reading of the sentence with its score; `isSigned` is false where the words leave the sign open, `isPair` true where two rows were chosen together. */
export type Found = { readonly candidate: Candidate; readonly score: number; readonly isSigned: boolean; readonly isPair: boolean };

/** Words that name a row less well than this name none. */
export const NAMED = 0.34;
/** So many rows, best first, are looked at. */
const KEPT = 8;

export function workOn(reading: ClaimReading, sentence: Sentence, index: SeriesIndex): Work {
  const words = wordsOf(sentence);
  const all = new Set(labelWords(sentence.text).map((word) => word.stem));
  return { reading, sentence, index, words, times: sentenceTimes(reading, sentence.text, sentence.tokens), all, whole: { words, all } };
}

/** The words of a sentence that no other figure or fixed time covers: "at 31 December" names a balance, "1-3 years" a column. */
function wordsOf(sentence: Sentence): LabelWord[] {
  const covered = sentence.tokens.filter((token) => token.kind === 'number' ? token.span.start === sentence.span.start || token.text.length > 3 : token.kind === 'period' && !isUndated(token)).map((token) => token.span);
  return labelWords(sentence.text).filter((word) => (word.stem.startsWith('~') || !covered.some((span) => word.start < span.end && word.end > span.start)) && !(word.start < sentence.span.end && word.end > sentence.span.start));
}

function isUndated(token: Extract<Token, { kind: 'period' }>): boolean {
  return token.mention.kind === 'month' && token.mention.year === null;
}

export function phraseOf(work: Work, zones: readonly Span[] | null): Phrase {
  if (zones === null) return work.whole;
  return { words: work.words.filter((word) => zones.some((zone) => word.start >= zone.start && word.end <= zone.end)), all: work.all };
}

const rankings = new WeakMap<Phrase, readonly Named[]>();

/** The best-named rows; each phrase is held against the rows once. */
export function ranked(work: Work, phrase: Phrase, least: number): Named[] {
  const known = rankings.get(phrase);
  const best = known ?? work.index.series.map((series): Named => ({ series, score: nameScore(phrase, series, work.index), entity: entityOf(work) })).filter((named) => named.score > 0).sort((left, right) => right.score - left.score).slice(0, KEPT);
  if (known === undefined) rankings.set(phrase, best);
  return best.filter((named) => named.score >= least);
}

export function found(candidate: Candidate | null, score: number, isSigned = true): Found[] {
  return candidate === null ? [] : [{ candidate: { ...candidate, confidence: score, metric: 'agrees' }, score, isSigned, isPair: false }];
}

export function entityOf(work: Work): Claim['entity'] {
  return work.reading.claim.entity;
}

/** A stretch without a word of its own names nothing: "… and 2019". */
export function namesThing(phrase: Phrase): boolean {
  return phrase.words.some((word) => !word.soft || word.stem === 'total');
}

