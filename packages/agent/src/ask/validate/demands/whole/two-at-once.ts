// Two things of different kinds that one sentence asks for: a sum and its average, a figure and the news behind it, a term and its value, what two sums of money became, the closes of days that are named.
import { isMoneyPutIn, moneyIn } from '../../../asked/forms/money-amount.ts';
import { asksTermAndValue } from '../../../asked/forms/term-and-value.ts';
import type { Demand } from '../demand.ts';
import { daysWritten, written } from '../reading/days.ts';

const summed = /\b(?:taken together|cumulative\w*|in total|in all|combined|altogether|add(?:ed)? up|the sum)\b[^?]*(?:\band\b|[,+&]|\bplus\b)[^?]*\b(?:average|mean|avg)\b|\b(?:average|mean|avg)\b[^?]*(?:\band\b|[,+&]|\bplus\b)[^?]*\b(?:taken together|cumulative\w*|in total|altogether|the sum)\b/i;

/** "In total, and on average per year": the average alone is half of it. */
export const sumAndAverage: Demand = ({ text, opening, openingWords }) => (opening.some(({ form, unit }) => form === 'average' && unit.kind !== 'percent') && summed.test(text) && !opening.some(({ form }) => form === 'total' || form === 'sum') && !/\b(?:sum|total|together)\b/i.test(openingWords) ? ['the sum'] : []);

const news = /\b(?:what|which|any) (?:was the |were the |is the )?(?:news|headlines?|story behind|reasons? (?:for|behind|given))\b|\band why\b|\bwhat caused\b|\bwhat was behind\b/i;

/** Why a price moved is told, or named as missing. */
export const newsBehind: Demand = ({ text, opening, missing, wholeWords, asked }) => (opening.length > 0 && opening.every(({ measure }) => /^(?:price|return)/.test(measure)) && asked.operation !== 'explain' && news.test(text) && !/\bnews\b|\breasons?\b|\bwhy\b/i.test(`${missing} ${wholeWords}`) ? ['the news behind it'] : []);

/** "What is a free cash flow margin, and what was it at …": the term is explained, too. */
export const termExplained: Demand = ({ text, opening, openingWords }) => (opening.length > 0 && asksTermAndValue(text) && !/÷| − |×|\bmeans\b|\bis (?:the|what|how|an?) /.test(openingWords) ? ['what the term means'] : []);

/** What became of money is told in money. It is often named in the story before the question. */
export const moneyPutIn: Demand = ({ asked: { text }, opening, openingWords }) => {
  const money = moneyIn(text);
  const isPutIn = money !== null && opening.length > 0 && opening.every(({ measure }) => measure === 'price') && (isMoneyPutIn(text) || /\bbought\b[^?]*\b(?:grand|\$ ?\d)/i.test(text));
  return isPutIn && !openingWords.includes(money.amount.toLocaleString('en-US')) && !/×/.test(openingWords) ? ['what became of the money'] : [];
};

/** Closes are those of the days that are named, or of the last day of trading before. */
const NEAR = 5;

const ofStretch = /\b(?:years?|months|weeks|sessions|stretch|period|quarter|half)(?: that)? (?:to|ended|ending|up to|ends)(?: on)? (?:the )?(?:\d|[A-Z][a-z]{2,8} \d)/;

export const daysNamed: Demand = ({ text, opening, wholeWords }) => {
  const days = daysWritten(written(text));
  const told = daysWritten(wholeWords);
  if (days.length === 0 || told.length === 0 || opening.length === 0 || !opening.every(({ measure }) => measure === 'price') || opening.some(({ form }) => form === 'average')) return [];
  // "In the year to that day": the end of a stretch, in which the best close stands.
  if (ofStretch.test(text)) return [];
  return days.every((day) => told.some((one) => Math.abs(one - day) <= NEAR)) || /\b(?:since|before|after|from|between|onwards?|until|till|through|within|during|by|purchase|filed|published|announced)\b/i.test(text) ? [] : ['each of the days that are named'];
};

const stretch = /\b(?:from|between) (\d{1,2} \w+ \d{4}) (?:to|and|until|through|till) (\d{1,2} \w+ \d{4})\b/i;
/** The year is said once, behind the second day. */
const oneYear = /\b(from|between) (\p{Lu}\p{Ll}+ \d{1,2}) (to|and|until|through) (\p{Lu}\p{Ll}+ \d{1,2}, (\d{4}))/u;
const point = /\b(?:high|low) point\b/i;

/** The best close of a stretch lies in it. */
export const pointOfStretch: Demand = ({ text, opening, openingWords }) => {
  const [from = 0, to = 0] = daysWritten(stretch.exec(written(text.replace(oneYear, '$1 $2, $5 $3 $4')))?.[0] ?? '');
  const days = openingWords.split(/(?<=\.)\s+(?=\p{Lu})/u).filter((sentence) => point.test(sentence)).flatMap(daysWritten);
  return to > from && opening.length > 0 && days.length > 0 && !days.some((day) => day >= from - NEAR && day <= to) ? ['the high or low of the days that are named'] : [];
};

const oneSum = /\b(?:counting|taking|treating|lumping|adding) [^?.,]{3,60} (?:as one|together)\b|\b(?:as|in|into) (?:one|a single) (?:sum|total|amount)\b|\bthat sum\b|\bthe (?:two|pair|three) (?:of them )?(?:together|combined|added)\b|\bthe pair of them\b/i;

/** "The profit in one number": one figure is one, and two that are told are not. */
const oneNumber = /\b(?:as|in|into) (?:one|a single) (?:number|figure)\b/i;

/** Two amounts as one sum, and what that sum is of another: they are added up. */
export const asOneSum: Demand = ({ asked: { text }, opening, openingWords }) => {
  const lines = new Set(opening.filter(({ isBeside, form }) => !isBeside && form === 'value').map(({ measure }) => measure));
  const isAsked = oneSum.test(text) || (oneNumber.test(text) && lines.size > 1);
  return opening.length > 0 && isAsked && !/ \+ | together\b/.test(openingWords) && !opening.some(({ form, measure }) => form === 'sum' || form === 'total' || measure.startsWith('total_')) ? ['the sum of both'] : [];
};
