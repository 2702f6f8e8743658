// Reads what so many shares, or a sum put into a share, became from one close to a later one. Null unless every word is read.
import { moneyIn } from '../forms/money-amount.ts';
import { clueWords } from '../unread/clue-words.ts';
import { harmlessWords } from '../unread/harmless-words.ts';
import type { Also, Course } from './course.ts';
import { isShort } from './windows/course-windows.ts';
import { momentsOf } from './windows/held-from.ts';
import * as words from './words/holding-words.ts';
import { has, without } from './words/patterns.ts';
import { plainWindow } from './words/signed-text.ts';
import { numberIn } from './words/spoken-number.ts';
import type { FoundWindow } from './windows/windows.ts';

type Stake = { readonly also: Extract<Also, { kind: 'holding' }>; readonly rest: string };

const dozens: Readonly<Record<string, string>> = { 'a dozen': '12', 'half a dozen': '6', 'two dozen': '24' };

/** A number of shares, else a sum of money; null where there is neither, or both. */
function stakeIn(text: string): Stake | null {
  const found = words.shareCount.exec(text);
  const sum = moneyIn(text);
  if (found === null) return sum === null ? null : { also: { kind: 'holding', of: 'money', amount: String(sum.amount) }, rest: `${text.slice(0, sum.start)} £ ${text.slice(sum.end)}` };
  const amount = found.groups?.['dozen'] === undefined ? numberIn(found.groups ?? {}) : dozens[found.groups['dozen']] ?? null;
  return sum !== null || amount === null || Number(amount) < 2 ? null : { also: { kind: 'holding', of: 'shares', amount }, rest: `${text.slice(0, found.index)} £ ${text.slice(found.index + found[0].length)}` };
}

const leftWord = /[\p{L}#$%][\p{L}\p{N}&'’-]*|\d/gu;

/** Null where a word is left that says something. */
function isWhole(text: string): boolean {
  const rest = without(text, ...words.toldFirst, words.bought, words.becomes, ...words.aside).replace(/[¤§£]/g, ' ');
  return (rest.match(leftWord) ?? []).every((word) => harmlessWords.has(word.replace(/'s$/, '')) && !clueWords.has(word));
}

/** The number said again, as "the forty". */
function saidAgain(text: string, rest: string): string {
  const number = text.slice(0, 400).match(words.shareCount)?.groups;
  const said = (number?.['plain'] ?? number?.['spoken'] ?? '').trim();
  return said === '' ? rest : rest.replace(new RegExp(String.raw`\b(?:the|my|our|those|these|all|all of|his|her) ${said.replace(/[^\p{L}\p{N} ]/gu, '.')}\b`, 'g'), ' ');
}

/** What so many shares are worth at one close; `text` with signs in it. */
export function readLot(text: string, windows: readonly FoundWindow[]): Course | null {
  const [at, ...others] = new Map(windows.map((one) => [JSON.stringify(plainWindow(one)), plainWindow(one)])).values();
  const stake = at === undefined || others.length > 0 || !isShort(at) ? null : stakeIn(text);
  if (at === undefined || stake?.also.of !== 'shares' || words.otherwise.test(stake.rest) || words.dealt.test(stake.rest) || !has(words.inAll, stake.rest)) return null;
  return isWhole(without(saidAgain(text, stake.rest), words.inAll, ...words.lotTalk)) ? { of: 'close', form: { kind: 'value' }, windows: [at], order: null, also: { kind: 'lot', amount: stake.also.amount }, isGap: false } : null;
}

/** What would have come of it is asked by the supposition itself. */
const supposed = /^(?:(?:so|ok|hey|and|what) )*(?:if|had|suppose|say|imagine|assume|assuming|£|put|invest\w*|dropped)\b|^ *£|\bif (?:i|we|you|one|somebody|someone)\b|\b(?:would|could) (?:i|we|you|one) (?:have|be)\b/;
const boughtItself = /\b(?:bought|buy|buying|purchased|got into|picked up|invested in|put money (?:in|into))\b/;

/** A sum or a number of shares that was put in, or, of none, that it was bought by somebody who is supposed. */
function isHeld(stake: Stake | null, rest: string): boolean {
  if (words.otherwise.test(rest)) return false;
  const isSupposed = supposed.test(rest.trim());
  if (stake === null) return isSupposed && has(words.becomes, rest) && boughtItself.test(rest) && !/\d/.test(rest);
  return has(words.bought, rest) && (isSupposed || has(words.becomes, rest));
}

/** `leftOver`: the day on which it was bought, where none is named. */
export type Holding = { readonly course: Course; readonly leftOver: readonly string[] };

/** `text` with signs in it. */
export function readHolding(text: string, windows: readonly FoundWindow[]): Holding | null {
  const plain = without(text, ...words.priceAlone);
  const stake = stakeIn(plain);
  const rest = stake?.rest ?? plain;
  const moments = isHeld(stake, rest) ? momentsOf(rest, windows) : null;
  if (moments === null || moments.windows.length === 0 || !isWhole(rest)) return null;
  const course: Course = { of: 'close', form: { kind: 'change' }, windows: moments.windows, order: null, isGap: false };
  return { course: stake === null ? course : { ...course, also: stake.also }, leftOver: moments.isVague ? ['the day on which it was bought'] : [] };
}
