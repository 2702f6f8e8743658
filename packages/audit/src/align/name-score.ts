// How well the words of a stretch of a sentence name a series: the part of the stretch that the label explains, and the part of the label that is said.
import { wordLikeness, type LabelWord } from './label-words.ts';
import type { Series, SeriesIndex } from './series.ts';

/** `all` are the words of the whole sentence: a label may be completed by words outside its stretch. */
export type Phrase = { readonly words: readonly LabelWord[]; readonly all: ReadonlySet<string> };

const SOFT = 0.35;
/** A word of the section, column or caption names a row a little less surely than its own. */
const AROUND = 0.85;
/** A word of the table's total, for any other row of it. */
const SUBJECT = 0.5;
/** A word that no row's label has does not tell rows apart; running text that has it says what the table is about. */
const ABOUT = { weight: 0.3, met: 0.6 } as const;
/** A word that the document never says may be a paraphrase, or of another document. */
const UNSPOKEN = 0.5;
/** A row without a name of its own, as "Total" or a year, is named by what the table is about. */
/** A label that explains less than half of the words is another row's. */
const HALF = 0.5;
const ANOTHER = 0.15;
const UNNAMED = 0.6;
const PROSE_COST = 0.08;
const BARE = { spoken: 0.7, unspoken: 0.35 } as const;

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
  return Math.max(own, around, isInitials(word, series.own) ? 0.9 : 0, series.subject.includes(word) ? SUBJECT : 0);
}

/** "Total", and the "ending balance" of what the table is about. */
function isUnlabelled(series: Series, index: SeriesIndex): boolean {
  const isEnd = series.own.includes('balance') && series.own.some((word) => ends.has(word));
  return !series.own.some((word) => index.isHard(word) && !(isEnd && word === 'balance'));
}

const ends = new Set(['beginning', 'ending', 'opening', 'closing', 'end', 'start']);

/** Whether labels of tables have a word, or running text alone, or nothing. */
type Place = 'named' | 'prose' | 'nowhere';

function placeOf(word: string, found: number, index: SeriesIndex): Place {
  if (found > 0 || index.inTables.has(word)) return 'named';
  return index.inProse.has(word) ? 'prose' : 'nowhere';
}

/** What kind of name a phrase is held against: a row without one, running text, or a row's label. */
type Kind = 'bare' | 'text' | 'label';

function kindOf(named: readonly Series[], index: SeriesIndex): Kind {
  if (named.some((series) => isUnlabelled(series, index))) return 'bare';
  return named.some((series) => series.isProse) ? 'text' : 'label';
}

/** How much a word that no label explains counts, and how far it counts as explained. */
const unexplained: Readonly<Record<Kind, Readonly<Record<Place, { readonly weight: number; readonly met: number }>>>> = {
  bare: { named: { weight: 0.5, met: BARE.unspoken }, prose: { weight: 1, met: BARE.spoken }, nowhere: { weight: UNSPOKEN, met: BARE.unspoken } },
  text: { named: { weight: 1, met: 0 }, prose: { weight: 1, met: 0 }, nowhere: { weight: UNSPOKEN, met: 0 } },
  label: { named: { weight: 1, met: 0 }, prose: ABOUT, nowhere: { weight: UNSPOKEN, met: 0 } },
};

/** The part of a phrase that at least one of some series explains. */
export function spokenPart(phrase: Phrase, named: readonly Series[], index: SeriesIndex): number {
  let total = 0;
  let met = 0;
  const kind = kindOf(named, index);
  for (const word of phrase.words) {
    const found = Math.max(0, ...named.map((series) => explains(series, word.stem)));
    if (word.soft && found === 0) continue;
    const other = unexplained[kind][placeOf(word.stem, found, index)];
    const weight = index.weightOf(word.stem) * (word.soft ? SOFT : 1) * (found > 0 ? 1 : other.weight);
    total += weight;
    met += weight * (found > 0 ? found : other.met);
  }
  return total === 0 ? (kind === 'bare' ? UNNAMED : 0) : met / total;
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
  const said = total === 0 ? 0.8 : met / total;
  return isUnlabelled(series, index) ? Math.max(UNNAMED, said) : said;
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
  const cost = (series.isWholeRow ? 0.03 : 0) + (spoken < HALF && !isUnlabelled(series, index) ? ANOTHER : 0);
  return series.isProse ? 0.8 * spoken + 0.2 * labelPart(phrase, series, index) - PROSE_COST : 0.6 * spoken + 0.4 * labelPart(phrase, series, index) - cost;
}
