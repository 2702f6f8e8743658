// Tickers and numbers in a text, with how surely each is meant as one.
import type { Directory } from '../directory.ts';
import { isEverydayWord, isPersonOrPlace } from '../known/everyday-words.ts';
import { plainTicker } from '../names/share-class.ts';
import { isAcronym, isCompanyVerb, isFinanceNoun, isStressed } from './word-lists.ts';

export type TickerMatch = {
  readonly start: number;
  readonly end: number;
  readonly ticker: string;
  /** `sure`: with a dollar sign, an exchange or a number; `likely`: capitals that are no word; `listed`: only beside other tickers or in brackets after its company. */
  readonly surety: 'sure' | 'likely' | 'listed';
};

const exchanges = '(?:NYSE|nyse)(?: American| Arca)?|NASDAQ|Nasdaq|nasdaq|AMEX|OTC';
const marked = new RegExp(String.raw`\$([A-Za-z]{1,5}(?:[.-][A-Za-z])?)(?!\w)|\b(?:${exchanges})\s?:\s?([A-Za-z]{1,5}(?:[./-][A-Za-z])?)\b|\b[Tt]icker(?: symbol)?:?\s([A-Z]{1,5})\b`, 'g');
const numbered = /\bCIK(?:\s(?:no\.?|number|code))?[\s:#]{0,3}(\d{1,10})\b|\b(000\d{7})\b/gi;
const bare = /(?<![\p{Letter}\p{Number}$&.'’-])[A-Z]{1,5}(?:[./\- ][A-Z])?(?!['’](?!s\b)|[\p{Letter}\p{Number}&]|-[\p{Letter}\d]|\.\p{Letter})/gu;

export type TextScene = { readonly directory: Directory; readonly style: 'prose' | 'query' | 'headline' };

export function matchTickers(text: string, scene: TextScene): TickerMatch[] {
  const taken = [...markedTickers(text, scene.directory), ...numbers(text, scene.directory)];
  const plain = [...text.matchAll(bare)].flatMap((match) => bareTicker(match[0], match.index, { text, ...scene }));
  const typed = scene.style === 'query' ? smallTickers(text, scene.directory) : [];
  return [...taken, ...[...plain, ...typed].filter((one) => !taken.some((other) => one.start < other.end && other.start < one.end))].sort((left, right) => left.start - right.start);
}

function markedTickers(text: string, { byTicker }: Directory): TickerMatch[] {
  return [...text.matchAll(marked)].flatMap((match): TickerMatch[] => {
    const written = match[1] ?? match[2] ?? match[3] ?? '';
    const ticker = plainTicker(written);
    return byTicker.has(ticker) ? [{ start: match.index + match[0].lastIndexOf(written), end: match.index + match[0].length, ticker, surety: 'sure' }] : [];
  });
}

function numbers(text: string, { byCik }: Directory): TickerMatch[] {
  return [...text.matchAll(numbered)].flatMap((match): TickerMatch[] => {
    const ticker = byCik.get((match[1] ?? match[2] ?? '').padStart(10, '0'))?.tickers[0];
    return ticker === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, ticker, surety: 'sure' }];
  });
}

/** "aapl vs msft margins": in a question typed without capitals, tickers that are no words. */
function smallTickers(text: string, { byTicker }: Directory): TickerMatch[] {
  return [...text.matchAll(/\b[a-z]{3,5}\b(?:[.-][a-z]\b)?/g)].flatMap((match): TickerMatch[] => {
    const ticker = plainTicker(match[0]);
    const isOther = isWord(match[0]) || isAcronym(ticker) || isFinanceNoun(match[0]) || isCompanyVerb(match[0]);
    return byTicker.get(ticker)?.wellKnown === true && !isOther ? [{ start: match.index, end: match.index + ticker.length, ticker, surety: 'likely' }] : [];
  });
}

type Scene = TextScene & { readonly text: string };

/** Capitals, with a class if there is such a one: "BRK/B" and "BRK B", but "F" of "F A". */
function bareTicker(written: string, start: number, scene: Scene): TickerMatch[] {
  const ticker = tickerOf(written, scene.directory);
  const entry = ticker === null ? undefined : scene.directory.byTicker.get(ticker);
  if (ticker === null || entry === undefined) return /[./\- ]/.test(written) ? bareTicker(written.slice(0, -2), start, scene) : [];
  const end = start + written.length;
  const beside = { before: scene.text.slice(0, start), after: scene.text.slice(end), shouted: isShouted(scene.text), isWellKnown: entry.wellKnown };
  return [{ start, end, ticker, surety: isLikely(written, beside) && (entry.wellKnown || entry.rank < 3000) ? 'likely' : 'listed' }];
}

function tickerOf(written: string, { byTicker }: Directory): string | null {
  const plain = plainTicker(written);
  if (byTicker.has(plain)) return plain;
  const dashed = `${plain.slice(0, -1)}-${plain.slice(-1)}`;
  return /^[A-Z]{3,5}$/.test(plain) && byTicker.has(dashed) ? dashed : null;
}

type Beside = { readonly before: string; readonly after: string; readonly shouted: boolean; readonly isWellKnown: boolean };

/** Classes are no words; else capitals in a text that has small letters too, that are neither a word nor an abbreviation of finance, or stand where a stock does. */
function isLikely(written: string, beside: Beside): boolean {
  if (/[./\- ]/.test(written)) return true;
  if (beside.shouted || isAcronym(written)) return false;
  if (standsAsStock(written, beside)) return true;
  // "the FT", "an MRI": what has an article is an institution or a thing, unless everybody knows the company.
  if (!beside.isWellKnown && /\b(?:the|an?|this|that|these)\s$/i.test(beside.before)) return false;
  return written.length > 1 && !isStressed(written) && (beside.isWellKnown || !isWord(written.toLowerCase()));
}

function standsAsStock(written: string, { before, after }: Beside): boolean {
  const next = /^\s(\p{Letter}+)/u.exec(after)?.[1] ?? '';
  return (written.length > 1 && isFinanceNoun(next)) || stockBefore.test(before) || isLetterThatActs(written, { before, after }) || isLetterWithYear(written, { before, after });
}

/** "Net margin: GS 2024, V FY2024": one letter in a list, with its own year. */
function isLetterWithYear(written: string, { before, after }: Pick<Beside, 'before' | 'after'>): boolean {
  return /^[B-GJ-PR-Z]$/.test(written) && /(?:\b[A-Z]{1,5} (?:FY ?)?(?:19|20)\d{2}[,;] (?:and )?|: )$/.test(before) && /^ (?:FY ?)?(?:19|20)\d{2}\b/.test(after);
}

/** "F yields 5%", "Is T a buy": one letter at the head of a sentence that does what a share does. */
function isLetterThatActs(written: string, { before, after }: Pick<Beside, 'before' | 'after'>): boolean {
  if (!/^[B-HJ-Z]$/.test(written)) return false;
  const isHead = /(?:^|[.!?;:]["”’)]?\s+)$/.test(before) && /^\s(?:trades|yields|pays|paid|reported|reports|raised|raises|cut|cuts|beat|beats|missed|misses|guided|guides|fell|rose|jumped|dropped|shares|stock|earnings|was bought|high|low|close|closes|closing|px|avg|average)\b/.test(after);
  return isHead || (/\b[Ii]s\s$/.test(before) && /^\s(?:a (?:buy|sell|hold)|cheap|expensive|overvalued|undervalued)\b/.test(after));
}

const isWord = (word: string): boolean => isEverydayWord(word) || isPersonOrPlace(word);

/** "shares of F", "the P/E of COST", "long NOW", "Compare T and VZ". */
const stockBefore = /(?:\b(?:shares|stock|price|yield|p\/e|pe|dividend|margins?|earnings|position|calls|puts|stake|exposure|beta|chart) (?:of|for|in|on)|\b(?:long|short|buy|bought|sell|sold|own|hold|holding|trim|trimmed|compare|comparing|versus|vs\.?|ticker))\s$/i;

/** Whether most words are in capitals, so that capitals say nothing. */
export function isShouted(text: string): boolean {
  const words = text.match(/\p{Letter}{2,}/gu) ?? [];
  return words.length > 2 && words.filter((word) => word === word.toUpperCase()).length > words.length * 0.7 && words.some((word) => word.length > 5 && word === word.toUpperCase());
}
