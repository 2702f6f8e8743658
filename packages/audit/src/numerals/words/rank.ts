// Words that place a value among others: "highest", "second largest", "top three", "more than its peers".
import { afterPhrase, bareInteger, beginsName, isGlued, literalAfter, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import { smallNumber } from '../lex/number-word.ts';
import type { Rank, Reading } from '../token.ts';
import { table } from '../lex/table.ts';

const superlatives: ReadonlyMap<string, Rank> = new Map<string, Rank>([
  ...['highest', 'largest', 'biggest', 'greatest', 'most', 'peak', 'best', 'strongest', 'fastest', 'richest', 'widest'].map((word): [string, Rank] => [word, 'highest']),
  ...['lowest', 'smallest', 'least', 'trough', 'worst', 'weakest', 'slowest', 'cheapest', 'narrowest'].map((word): [string, Rank] => [word, 'lowest']),
]);

const phrases: readonly (readonly [string, Rank])[] = [
  ['more than', 'more'], ['greater than', 'more'], ['higher than', 'more'], ['larger than', 'more'], ['bigger than', 'more'], ['faster than', 'more'], ['better than', 'more'], ['stronger than', 'more'], ['in excess of', 'more'],
  ['all time high', 'highest'], ['all time highs', 'highest'], ['all time low', 'lowest'], ['all time lows', 'lowest'],
  ['less than', 'less'], ['fewer than', 'less'], ['lower than', 'less'], ['smaller than', 'less'], ['slower than', 'less'], ['worse than', 'less'], ['weaker than', 'less'],
  ['exceeds', 'more'], ['exceeded', 'more'], ['exceeding', 'more'], ['outpaced', 'more'], ['outpaces', 'more'], ['outpacing', 'more'], ['surpassed', 'more'], ['surpasses', 'more'], ['outperformed', 'more'], ['outperforms', 'more'],
  ['lagged', 'less'], ['lags', 'less'], ['trailed', 'less'], ['underperformed', 'less'], ['underperforms', 'less'], ['above', 'more'], ['below', 'less'],
];
type Entry = { readonly words: readonly string[]; readonly rank: Rank };
const byHead = Map.groupBy(phrases.map(([text, rank]): Entry => ({ words: text.split(' '), rank })), (entry) => entry.words[0] ?? '');

const ordinals: ReadonlyMap<string, number> = table({ second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10 });
const notRanked: ReadonlyMap<string, RegExp> = new Map([
  ['most', /^(?:recent|recently|likely|often|notably|importantly|directly|comparable|critical|relevant|common|commonly|part|other|cases?)$/], ['best', /^(?:estimate|estimates|practices?|efforts?|interests?|known)$/], ['greatest', /.^/],
]);

export const rankOpeners: readonly string[] = [...byHead.keys(), ...ordinals.keys(), ...superlatives.keys(), 'first', 'last', 'top', 'bottom', 'record'];

function readPhrase(atoms: Atoms, at: number): Reading | null {
  for (const { words, rank } of byHead.get(atoms[at]?.text ?? '') ?? []) {
    const next = afterPhrase(atoms, at, words);
    if (next !== null) return pointsAtText(atoms, at) ? null : { kind: 'rank', next, rank, n: null };
  }
  return null;
}

const textWords = /^(?:the|described|discussed|noted|shown|see|table|mentioned|listed|presented|set|out|forth|and|as|identified|defined|outlined|summarized|provided|included|figures?|amounts?)$/;

/** "as described above.", "the table below": a place in the text, not a value. */
function pointsAtText(atoms: Atoms, at: number): boolean {
  const word = atoms[at]?.text;
  if (word !== 'above' && word !== 'below') return false;
  const behind = atoms[at + 1];
  return behind === undefined || behind.kind !== 'word' || /^(?:and|for|in|as|or|is|are|was|were|under|to|by|with)$/.test(behind.text) || textWords.test(textBefore(atoms, at));
}

/** "second largest", "2nd-largest", "third-highest" */
function readOrdinalRank(atoms: Atoms, at: number): Reading | null {
  const ordinal = ordinalAt(atoms, at);
  if (ordinal === null) return null;
  const from = textAfter(atoms, ordinal.next) === '-' ? ordinal.next + 1 : ordinal.next;
  const word = textAfter(atoms, from);
  return superlatives.has(word) && word !== 'peak' && word !== 'trough' ? { kind: 'rank', next: from + 1, rank: 'ordinal', n: ordinal.n } : null;
}

function ordinalAt(atoms: Atoms, at: number): { readonly n: number; readonly next: number } | null {
  const word = ordinals.get(atoms[at]?.text ?? '');
  if (word !== undefined) return { n: word, next: at + 1 };
  const digits = bareInteger(atoms[at]?.literal ?? null, 2);
  return digits !== null && isGlued(atoms, at + 1) && /^(?:st|nd|rd|th)$/.test(textAfter(atoms, at + 1)) ? { n: digits, next: at + 2 } : null;
}

function isMeasured(atoms: Atoms, at: number): boolean {
  const runsOn = isGlued(atoms, at) && /^(?:word|code)$/.test(atoms[at]?.kind ?? '');
  return runsOn || /^(?:%|percent|-)$/.test(textAfter(atoms, at));
}

/** "top three", "bottom 10" */
function readTop(atoms: Atoms, at: number): Reading | null {
  const word = atoms[at]?.text;
  if (word !== 'top' && word !== 'bottom') return null;
  const from = textAfter(atoms, at + 1) === '-' && isGlued(atoms, at + 1) ? at + 2 : at + 1;
  const n = bareInteger(literalAfter(atoms, from), 3) ?? smallNumber(textAfter(atoms, from));
  if (n === null || isMeasured(atoms, from + 1)) return null;
  return { kind: 'rank', next: from + 1, rank: word === 'top' ? 'highest' : 'lowest', n };
}

const recordBefore = /^(?:a|an|new|another|time|the|its|hit|set|with|of|at|all|reached|in|were|was)$/;
const recordBehind = /^(?:high|low|quarter|revenue|revenues|sales|year|level|levels|profit|profits|earnings|results|net|operating|highs|lows|cash|full|annual|quarterly|margin|margins|services|free|gross)$/;

/** "a record high", "record revenue"; "record date" and "we record revenue" are none. */
function readRecord(atoms: Atoms, at: number): Reading | null {
  if (atoms[at]?.text !== 'record') return null;
  const behind = textAfter(atoms, at + 1);
  if (!recordBehind.test(behind) || !(recordBefore.test(textBefore(atoms, at)) || atoms[at - 1]?.kind !== 'word')) return null;
  const low = behind === 'low' || behind === 'lows';
  return { kind: 'rank', next: low || behind === 'high' || behind === 'highs' ? at + 2 : at + 1, rank: low ? 'lowest' : 'highest', n: null };
}

/** "ranked first", "ranks last" */
function readRanked(atoms: Atoms, at: number): Reading | null {
  const word = atoms[at]?.text ?? '';
  if (!/^(?:ranked|ranks|ranking)$/.test(textBefore(atoms, at))) return null;
  if (word === 'first' || word === 'last') return { kind: 'rank', next: at + 1, rank: word, n: null };
  const n = ordinals.get(word);
  return n === undefined ? null : { kind: 'rank', next: at + 1, rank: 'ordinal', n };
}

function readSuperlative(atoms: Atoms, at: number): Reading | null {
  const word = atoms[at]?.text ?? '';
  const rank = superlatives.get(word);
  if (rank === undefined || beginsName(atoms, at) || (notRanked.get(word)?.test(textAfter(atoms, at + 1)) ?? false)) return null;
  return word === 'least' && textBefore(atoms, at) === 'at' ? null : { kind: 'rank', next: at + 1, rank, n: null };
}

/** The rank word at `at`; null when there is none. */
export function readRank(atoms: Atoms, at: number): Reading | null {
  return readPhrase(atoms, at) ?? readOrdinalRank(atoms, at) ?? readTop(atoms, at) ?? readRecord(atoms, at) ?? readRanked(atoms, at) ?? readSuperlative(atoms, at);
}
