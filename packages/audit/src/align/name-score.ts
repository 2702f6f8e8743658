// How well the words of a stretch of a sentence name a series: the part of the stretch that the label explains, and the part of the label that is said.
import { wordLikeness, type LabelWord } from './label-words.ts';
import type { Series, SeriesIndex } from './series.ts';

/** `all` are the words of the whole sentence: a label may be completed by words outside its stretch. */
export type Phrase = { readonly words: readonly LabelWord[]; readonly all: ReadonlySet<string> };

const SOFT = 0.35;
/** A word of the section, column or caption names a row a little less surely than its own. */
const AROUND = 0.85;
/** A word that only the running text beside a table says. */
const ELSEWHERE = 0.65;
/** A claim's word that the document never says may be a paraphrase. */
const UNSPOKEN = 0.7;

function likeness(word: string, of: readonly string[]): number {
  let best = 0;
  for (const other of of) {
    const like = wordLikeness(word, other);
    if (like > best) best = like;
    if (best === 1) return 1;
  }
  return best;
}

/** "ups" for "united parcel service": the initials of neighbouring words. */
function isInitials(word: string, of: readonly string[]): boolean {
  if (word.length < 2 || word.length > 5 || of.length < word.length) return false;
  return of.map((item) => item.charAt(0)).join('').includes(word);
}

/** The part of a word that a series explains, 0–1. */
export function explains(series: Series, word: string): number {
  const own = likeness(word, series.own);
  if (own === 1) return 1;
  const around = AROUND * likeness(word, series.around);
  return Math.max(own, around, isInitials(word, series.own) ? 0.9 : 0);
}

function isUnlabelled(series: Series, index: SeriesIndex): boolean {
  return !series.own.some((word) => index.isHard(word));
}

/** The part of a phrase that at least one of some series explains. */
export function spokenPart(phrase: Phrase, named: readonly Series[], index: SeriesIndex): number {
  let total = 0;
  let met = 0;
  const isBare = named.some((series) => isUnlabelled(series, index));
  for (const word of phrase.words) {
    const found = Math.max(0, ...named.map((series) => explains(series, word.stem)));
    const isSpoken = index.spoken.has(word.stem);
    if (word.soft && found === 0) continue;
    const weight = index.weightOf(word.stem) * (word.soft ? SOFT : 1) * (isSpoken || found > 0 ? 1 : UNSPOKEN);
    total += weight;
    met += weight * (found > 0 ? found : isBare && index.inProse.has(word.stem) ? ELSEWHERE : 0);
  }
  return total === 0 ? 0 : met / total;
}

/** The part of a series' own label that the sentence says. */
export function labelPart(phrase: Phrase, series: Series, index: SeriesIndex): number {
  let total = 0;
  let met = 0;
  for (const word of series.own) {
    const weight = index.weightOf(word) * (index.isHard(word) ? 1 : SOFT);
    total += weight;
    met += weight * sayingOf(word, phrase.all);
  }
  return total === 0 ? 0.8 : met / total;
}

function sayingOf(word: string, all: ReadonlySet<string>): number {
  if (all.has(word)) return 1;
  let best = 0;
  for (const other of all) best = Math.max(best, wordLikeness(word, other));
  return best;
}

/** 0–1. Running text is named by its sentence, a row by its label. */
export function nameScore(phrase: Phrase, series: Series, index: SeriesIndex): number {
  const spoken = spokenPart(phrase, [series], index);
  if (spoken === 0) return 0;
  const cost = series.isWholeRow ? 0.03 : 0;
  return series.isProse ? 0.8 * spoken + 0.2 * labelPart(phrase, series, index) - 0.05 : 0.6 * spoken + 0.4 * labelPart(phrase, series, index) - cost;
}
