// What a sum of one month comes to in the money of another, by consumer prices: "what would $500 of March 2021 buy", "in June 2025 dollars". What is left is the plain question for how far prices moved.
import type { IsoDate } from '@assay/record';
import { moneyIn } from '../forms/money-amount.ts';
import { readMeasures } from '../measures/read-measures.ts';
import { readPeriods } from '../periods/periods.ts';
import type { EqualMoney } from './equal-sums.ts';
import { monthName, monthNumber } from './months.ts';

export type EqualAsked = { readonly text: string; readonly equal: EqualMoney };

const equals = /\b(?:buying|purchasing|spending) power\b|\b(?:worth|equivalent|equal(?:s|led)?|equates?|translates? (?:in)?to|the same as|match(?:es|ed)?|keep(?:ing)? (?:up|pace))\b|\b(?:buy|buys|bought|cost|costs|need(?:ed)?|have been|have had to|took|takes|take|afford(?:ed)?|pay|paid)\b|\b(?:19|20)\d\d(?:'s)? (?:dollars|money)\b|=/i;
const byPrices = /\b(?:cpi|consumer prices?|inflation|cost of living|price (?:level|index)|(?:buying|purchasing|spending) power|basket|groceries)\b|\b(?:19|20)\d\d(?:'s)? (?:dollars|money)\b|\b(?:what|that|which) cost\b|\b(?:to buy|bought|buys?) (?:(?:what|as much as|the same|just as much|exactly|the things)\b|[^?.]{0,40}\b(?:bought|did)\b)/i;
/** Money that is put into something, and a price of something that is named. */
const otherMoney = /\b(?:shares?|stocks?|invest\w*|treasur\w+|bonds?|mortgage|savings account|interest|dividends?|oil|barrels?|gold|house|home|rent|wages?|salary|core|pce|revenue|sales|profit)\b/i;

type Placed = { readonly month: string; readonly start: number; readonly end: number };
const named = /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,? (?:of )?((?:19|20)\d\d)\b/gi;

/** Every month that is written with its year, also where it is written again. */
function monthsIn(text: string): readonly Placed[] {
  return [...text.matchAll(named)].map(({ index, 0: words, 1: name = '', 2: year = '' }) => ({ month: `${year}-${String(monthNumber(name)).padStart(2, '0')}`, start: index, end: index + words.length }));
}

const asMoney = /^(?:'s)? (?:dollars|money|prices|terms)\b/i;

type Span = { readonly start: number; readonly end: number };

/** Of which of the two the sum is: not the one whose money is asked for; else the one behind it in its clause; else the earlier one. */
function monthOfSum(text: string, sums: readonly Span[], months: readonly Placed[]): string {
  const [earliest = ''] = months.map(({ month }) => month).toSorted();
  const isBehind = (sum: Span, { start }: Placed): boolean => start >= sum.end && !/[.?!;:]/.test(text.slice(sum.end, start));
  const wanted = months.find(({ start, end }) => asMoney.test(text.slice(end)) && !sums.some((sum) => start >= sum.end && isRight(text.slice(sum.end, start))))?.month;
  const other = months.filter(({ month }) => month !== wanted);
  return sums.flatMap((sum) => other.filter((month) => isBehind(sum, month)).slice(0, 1))[0]?.month ?? (wanted === undefined ? earliest : other[0]?.month ?? earliest);
}

/** Every place where a sum stands; null where they are not all the same sum. */
function placesOfSum(text: string): { readonly amount: number; readonly places: readonly Span[] } | null {
  let [rest, places, amount]: [string, readonly Span[], number | null] = [text, [], null];
  for (let found = moneyIn(rest); found !== null; found = moneyIn(rest)) {
    if (amount !== null && found.amount !== amount) return null;
    amount = found.amount;
    places = [...places, found];
    rest = `${rest.slice(0, found.start)}${' '.repeat(found.end - found.start)}${rest.slice(found.end)}`;
  }
  return amount === null ? null : { amount, places: places.toSorted((one, next) => one.start - next.start) };
}

/** "$1,000 of February 2026": between the sum and its month. */
const isRight = (between: string): boolean => /^,? (?:of|in|from|back in)? ?$/i.test(between);

const hasOtherTime = (text: string, months: readonly Placed[], today: IsoDate): boolean => readPeriods(text, today).some(({ period, start, end }) => period.kind !== 'latest' && !months.some((month) => month.start < end && start < month.end));

/** "In 2025 dollars" is no sum. */
const yearOfMoney = /\b(?:19|20)\d\d(?=(?:'s)? (?:dollars|money)\b)/gi;

/** Null where there are not one sum and two months, or where another figure is asked for. */
export function equalMoney(given: string, today: IsoDate): EqualAsked | null {
  const text = given.replaceAll('’', "'");
  const sum = placesOfSum(text.replace(yearOfMoney, (year) => ' '.repeat(year.length)));
  if (sum === null || !equals.test(text) || !byPrices.test(text) || otherMoney.test(text)) return null;
  const months = monthsIn(text);
  const [from, to, ...more] = [...new Set(months.map(({ month }) => month))].toSorted();
  if (from === undefined || to === undefined || more.length > 0 || to > today.slice(0, 7) || hasOtherTime(text, months, today)) return null;
  if (readMeasures(text).some(({ measure }) => measure.kind === 'series' && measure.id !== 'CPIAUCSL')) return null;
  const of = monthOfSum(text, sum.places, months);
  return { text: `By how many percent did consumer prices rise from ${monthName(from)} to ${monthName(to)}?`, equal: { amount: sum.amount, of, in: of === from ? to : from } };
}
