// Companies that a text speaks of: tickers, names, possessives, lists, misspelt names. Everyday words are companies only with a reason beside them.
import type { Company } from '../../company.ts';
import type { Directory, Entry } from '../directory.ts';
import { classesOf } from '../notes.ts';
import { isMeant, styleOf, type Scene } from './is-meant.ts';
import { matchNames, type NameMatch } from './match-names.ts';
import { findMisspelt } from './misspelt.ts';
import { phrases } from './phrases.ts';
import { readWords, type TextWord } from './read-words.ts';
import { matchTickers, type TickerMatch } from './tickers-in-text.ts';

export type Span = { readonly start: number; readonly end: number; readonly text: string };

/** One company, or all that the words may mean. */
export type Mention = { readonly span: Span; readonly company: Company } | { readonly span: Span; readonly candidates: readonly Company[] };

type Found = { readonly start: number; readonly end: number; readonly entries: readonly Entry[]; readonly ticker?: string };

/** In the order of the text; spans do not overlap and are offsets into `text`. */
export function findMentions(text: string, directory: Directory): Mention[] {
  const words = readWords(text);
  const matches = matchNames(words, directory, phrases);
  const style = styleOf(text, words);
  const tickers = matchTickers(text, { directory, style });
  const scene: Scene = { text, words, style, named: namedWords(words, matches, tickers) };
  const names = matches.filter((match) => isMeant(match, scene) && !isBetterTicker(match, { words, tickers, directory })).map((match) => foundName(match, words));
  const symbols = acceptTickers(tickers, { text, names }).filter((symbol) => !names.some((name) => overlap(name, symbol))).map((symbol) => foundTicker(symbol, directory));
  const spelt = [...names, ...symbols];
  const misspelt = misspeltNames({ scene, matches, spelt, directory });
  return [...spelt.filter((found) => !misspelt.some((other) => overlap(found, other))), ...misspelt].sort((left, right) => left.start - right.start).map((found) => mentionOf(found, text, directory));
}

type Spelt = { readonly scene: Scene; readonly matches: readonly NameMatch[]; readonly spelt: readonly Found[]; readonly directory: Directory };

/** Names with a wrong letter or a wrong blank. What is spelt rightly stays, but for a little-known name of one word inside a well-known one of several: "Best" in "Best Buys". */
function misspeltNames({ scene: { words, style }, matches, spelt, directory }: Spelt): Found[] {
  const asNames = matches.map((match) => ({ ...foundName(match, words), words: match.to - match.from, isMeant: match.as === 'phrase' }));
  const known = [...spelt.map((found) => ({ ...found, words: wordsIn(words, found), isMeant: true })), ...asNames];
  const isTaken = (at: number, length: number): boolean => (length === 1 && style === 'prose' && words[at]?.case === 'lower') || known.some((found) => isIn(words[at], found) && (length === 1 || (found.isMeant && found.words >= length) || (found.isMeant && found.entries.some(({ wellKnown, rank }) => wellKnown && rank < SURELY_KNOWN && found.words > 1))));
  return findMisspelt(words, directory, isTaken).map(({ from, to, entry }) => ({ start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0, entries: [entry] }));
}

/** Of the best-known companies a name of several words is never part of a misspelt longer one. */
const SURELY_KNOWN = 600;

function wordsIn(words: readonly TextWord[], { start, end }: Found): number {
  return words.filter((word) => word.start >= start && word.end <= end).length;
}

/** "MDB" in capitals is the ticker that everybody knows before it is a little-known company of that name. */
function isBetterTicker({ from, to, entries, hasForm }: NameMatch, { words, tickers, directory }: { readonly words: readonly TextWord[]; readonly tickers: readonly TickerMatch[]; readonly directory: Directory }): boolean {
  const word = words[from];
  if (to - from > 1 || hasForm || word?.case !== 'upper' || entries.some(({ wellKnown }) => wellKnown)) return false;
  return tickers.some(({ start, ticker, surety }) => start === word.start && surety !== 'listed' && directory.byTicker.get(ticker)?.wellKnown === true);
}

function namedWords(words: readonly TextWord[], matches: readonly NameMatch[], tickers: readonly TickerMatch[]): ReadonlySet<number> {
  const starts = new Set(tickers.filter(({ surety }) => surety !== 'listed').map(({ start }) => start));
  const capital = matches.filter((match) => match.as === 'whole' || (match.as === 'short' && words[match.from]?.case !== 'lower')).map((match) => match.from);
  return new Set([...capital, ...words.flatMap((word, index) => (starts.has(word.start) ? [index] : []))]);
}

function foundName(match: NameMatch, words: readonly TextWord[]): Found {
  const start = words[match.from]?.start ?? 0;
  const asked = askedClass(match, words);
  return asked === null ? { start, end: words[match.to - 1]?.end ?? start, entries: match.entries } : { start, end: asked.end, entries: match.entries, ticker: asked.ticker };
}

/** "Berkshire B" and "Alphabet Class C" name one listed class. */
function askedClass({ to, entries }: NameMatch, words: readonly TextWord[]): { readonly end: number; readonly ticker: string } | null {
  const letter = words[words[to]?.plain === 'class' ? to + 1 : to];
  const [entry] = entries;
  if (entry === undefined || letter === undefined || !/^[A-C]$/.test(letter.raw)) return null;
  const listed = classesOf(entry).find(({ shareClass }) => shareClass === letter.raw);
  return listed === undefined ? null : { end: letter.end, ticker: listed.ticker };
}

/** Capitals that are words too are tickers in a list of tickers, or in brackets after their company. */
function acceptTickers(tickers: readonly TickerMatch[], { text, names }: { readonly text: string; readonly names: readonly Found[] }): TickerMatch[] {
  const accepted = new Set(tickers.filter(({ surety }) => surety !== 'listed'));
  const joins = (from: number, to: number): boolean => /^(?:, ?(?:and |or )?\$?| and \$?| or \$?| ?\/ ?\$?| vs\.? \$?)$/.test(text.slice(from, to));
  for (const order of [tickers, tickers.toReversed()]) {
    order.forEach((ticker, index) => {
      const last = order[index - 1];
      if (last !== undefined && accepted.has(last) && (joins(last.end, ticker.start) || joins(ticker.end, last.start))) accepted.add(ticker);
    });
  }
  for (const ticker of tickers) if (names.some((name) => name.entries.some((entry) => entry.tickers.includes(ticker.ticker)) && /^\s?\($/.test(text.slice(name.end, ticker.start)))) accepted.add(ticker);
  return tickers.filter((ticker) => accepted.has(ticker));
}

function foundTicker({ start, end, ticker }: TickerMatch, directory: Directory): Found {
  const entry = directory.byTicker.get(ticker);
  return { start, end, entries: entry === undefined ? [] : [entry], ticker: directory.earlierTickers.get(ticker) ?? ticker };
}

function overlap(left: { readonly start: number; readonly end: number }, right: { readonly start: number; readonly end: number }): boolean {
  return left.start < right.end && right.start < left.end;
}

function isIn(word: TextWord | undefined, span: Found): boolean {
  return word !== undefined && word.start < span.end && span.start < word.end;
}

function mentionOf({ start, end, entries, ticker }: Found, text: string, directory: Directory): Mention {
  const span: Span = { start, end, text: text.slice(start, end) };
  const [only] = entries;
  if (only !== undefined && entries.length === 1) return { span, company: directory.companyOf(only, ticker) };
  return { span, candidates: entries.map((entry) => directory.companyOf(entry)) };
}
