// How much of which company: so many shares of each that is named, or a sum of money put into them.
import { moneyIn } from '../forms/money-amount.ts';
import { matchesOf } from '../places.ts';
import { has, without } from '../course/words/patterns.ts';
import { spokenNumber } from '../course/words/spoken-number.ts';
import type { Stake } from './stakes.ts';
import * as words from './stake-words.ts';

/** `rest`: the text with `£` where a number of shares or a sum stood. */
export type Amounts = { readonly stakes: readonly Stake[]; readonly rest: string };
/** The companies where `¤` stands, one a sign, in their order. */
type Given = { readonly text: string; readonly signs: readonly string[] };

const dozens: Readonly<Record<string, string>> = { 'a dozen': '12', 'half a dozen': '6', 'two dozen': '24' };
/** More is no number of shares that anybody is asked about, and one of them is the price. */
const [LEAST, MOST] = [2, 10_000_000];

function countOf(said: string): string | null {
  const plain = said.trim();
  const number = dozens[plain] ?? (/\d/.test(plain) ? plain.replaceAll(',', '') : spokenNumber(plain.replace(/[ -]+$/, '')));
  return number === null || !(Number(number) >= LEAST && Number(number) <= MOST) ? null : number;
}

/** Which of the signs a place is, or the first that stands in it. */
const signAt = (text: string, place: { readonly start: number; readonly end: number }): number => text.slice(0, text.indexOf('¤', place.start)).split('¤').length - 1;

/** "Fifty of one, a hundred of the other": each number with its company. */
function numbered({ text, signs }: Given, pattern: RegExp): Amounts | null {
  const found = matchesOf(text, pattern);
  const stakes = found.flatMap((place): Stake[] => {
    const [ticker, amount] = [signs[signAt(text, place)], countOf(place.groups['count'] ?? '')];
    return ticker === undefined || amount === null ? [] : [{ ticker, of: 'shares', amount }];
  });
  const rest = found.toReversed().reduce((so, { start, end }) => `${so.slice(0, start)} £ ¤ ${so.slice(end)}`, text);
  return stakes.length === 0 || stakes.length < found.length ? null : { stakes, rest };
}

/** "200 shares each", or of the one company that is named. */
function numberedAlone({ text, signs }: Given): Amounts | null {
  const [found, ...more] = matchesOf(text, words.sharesAlone);
  const all = [...new Set(signs)];
  const amount = found === undefined ? null : countOf(found.groups['count'] ?? '');
  if (found === undefined || amount === null || more.length > 0 || (all.length > 1 && !has(words.toEach, text))) return null;
  return { stakes: all.map((ticker) => ({ ticker, of: 'shares', amount })), rest: `${text.slice(0, found.start)} £ ${text.slice(found.end)}` };
}

type Sum = { readonly amount: number; readonly at: number };

function sumsIn(text: string): { readonly sums: readonly Sum[]; readonly rest: string } {
  let [rest, sums]: [string, readonly Sum[]] = [text, []];
  for (let found = moneyIn(rest); found !== null && sums.length < 6; found = moneyIn(rest)) {
    sums = [...sums, { amount: found.amount, at: found.start }];
    rest = `${rest.slice(0, found.start)}£${' '.repeat(found.end - found.start - 1)}${rest.slice(found.end)}`;
  }
  return { sums: sums.toSorted((left, right) => left.at - right.at), rest };
}

/** One sum into each of them, or shared out among them; several, each into the company behind it. */
function moneyPut({ text, signs }: Given): Amounts | null {
  const { sums, rest } = sumsIn(text);
  const all = [...new Set(signs)];
  const [sum] = sums;
  const put = (amounts: readonly number[]): Amounts | null => (amounts.every((amount) => Number.isInteger(amount)) ? { stakes: all.map((ticker, at) => ({ ticker, of: 'money', amount: String(amounts[at]) })), rest } : null);
  if (sum === undefined || new Set(sums.map(({ amount }) => amount)).size > 1) return sum === undefined ? null : eachItsOwn({ text: rest, signs }, sums);
  if (all.length === 1) return put([sum.amount]);
  if (has(words.sharedOut, rest) && sums.length === 1) return put(all.map(() => sum.amount / all.length));
  return !words.inParts.test(rest) && (sums.length === all.length || has(words.toEach, rest) || words.either.test(rest)) ? put(all.map(() => sum.amount)) : null;
}

function eachItsOwn({ text, signs }: Given, sums: readonly Sum[]): Amounts | null {
  const stakes = sums.flatMap(({ amount, at }): Stake[] => {
    const ticker = /^£[^£]*?¤/.test(text.slice(at)) ? signs[signAt(text, { start: at, end: at })] : undefined;
    return ticker === undefined ? [] : [{ ticker, of: 'money', amount: String(amount) }];
  });
  return stakes.length === sums.length && new Set(stakes.map(({ ticker }) => ticker)).size === stakes.length ? { stakes, rest: text } : null;
}

/** "A thousand dollars of the one and another thousand of the other": beside a sum a sum. */
const anotherSum = (text: string): string => (moneyIn(text) === null ? text : text.replace(/\banother (hundred|thousand|grand|\d+k)\b(?! (?:dollars|bucks))/g, (_, sum: string) => (sum.startsWith('grand') || /\d/.test(sum) ? `a ${sum}` : `a ${sum} dollars`)).replace(/(?<=\b(?:dollars|bucks))'? worth of (?=(?:the )?¤)/g, ' of '));

/** Null where none is named, or where it is not said of which company. */
export function amountsIn({ text, signs }: Given): Amounts | null {
  const given = { text: anotherSum(text), signs };
  const counted = numbered(given, words.sharesOf) ?? (moneyIn(given.text) === null ? numbered(given, words.sharesBehind) ?? numberedAlone(given) : null);
  if (counted === null) return moneyPut(given);
  const found = moneyIn(counted.rest) === null ? counted : null;
  const isOfAll = found !== null && new Set(given.signs).size === new Set(found.stakes.map(({ ticker }) => ticker)).size;
  return isOfAll && new Set(found.stakes.map(({ ticker }) => ticker)).size === found.stakes.length ? { ...found, rest: without(found.rest, words.toEach) } : null;
}
