// On which earnings a multiple of the newest close has to be made: those of the year that the question names with them.
import type { Demand } from '../demand.ts';
import type { GivenFigure } from '../reading/given.ts';

export const atNewest = /\b(?:p ?\/ ?e|pe|price[- ](?:to[- ])?earnings|multiple|earnings yield)\b[^?;]*\b(?:latest|last|newest|most recent|current) (?:close|closing price|share price|price)\b/i;
const onYear = /\b(?:p ?\/ ?e|pe|price[- ](?:to[- ])?earnings|earnings yield|earnings multiple|times)\b/i;
const ofYear = /\b(?:fiscal(?: year)?|fy) ?'?((?:20)?\d\d)\b(?:'s)? (?:\w+\.? ){0,2}(?:eps|earnings)\b|\b(?:eps|earnings(?: per share)?) (?:of|in|for|from) (?:the |its |their )?(?:fiscal(?: year)?|fy) ?'?((?:20)?\d\d)\b|\b(?:eps|earnings per share) (?:of|in|for|from) (?:the )?(?:(?:calendar |full )?year )?(20\d\d)\b(?! (?:to|through|and|or|vs\.?|versus)\b)|\bearned (?:per|for each|on a|a) (?:diluted )?share (?:in|for|over) (?:its |the )?(?:(?:fiscal(?: year)?|fy) ?'?)?((?:20)?\d\d)\b|\b(?:on|its|using|with|over|and) (20\d\d) (?:\w+\.? ){0,2}(?:eps|earnings per share)\b/i;

/** "Taking the last close and its EPS of fiscal 2024, what multiple …". */
const newestFirst = /\b(?:latest|last|newest|most recent|current) (?:close|closing price|share price|price)\b[^?;]*\b(?:p ?\/ ?e|pe|price[- ](?:to[- ])?earnings|multiple|how many times)\b/i;

function yearOfEarnings(text: string): number | null {
  const year = (ofYear.exec(text) ?? []).slice(1).find((one) => typeof one === 'string' && one !== '');
  return year === undefined ? null : Number(year.slice(-2)) + 2000;
}

/** "EPS FYE Feb-25", "earnings per share for the year to June 2024". */
const ofYearTo = /\b(?:eps|earnings per share)\b,? (?:fye|(?:for|in|of) the (?:fiscal )?year (?:to|ended|ending))[^?;\d]{0,14}'?((?:20)?\d\d)\b/i;

const multiplesOfNow = (all: readonly GivenFigure[]): readonly GivenFigure[] => all.filter(({ measure, isBeside, fiscal }) => (measure === 'pe_ratio' || measure === 'earnings_yield') && !isBeside && (fiscal === null || fiscal.part !== 'FY'));

/** Of one of the closes and the earnings of one of these years, all of them told. */
function isMadeOf({ value, measure }: GivenFigure, years: readonly number[] | 'any', all: readonly GivenFigure[]): boolean {
  const earnings = all.filter((one) => one.measure === 'diluted_eps' && one.fiscal?.part === 'FY' && (years === 'any' || years.includes(one.fiscal.year)));
  return earnings.some((eps) => all.some((price) => price.measure === 'price' && Math.abs(price.value / eps.value / (measure === 'pe_ratio' ? value : 100 / value) - 1) < 0.0005));
}

/** "Diluted EPS of each one's last full fiscal year": of whichever that is, and not of the last twelve months. */
const ofLastYear = /\b(?:latest|last|newest|most recent)(?: (?:full|completed?|reported|closed))* (?:fiscal|financial)[- ]year(?:'s)?(?: (?:\w+\.? ){0,2}(?:eps|earnings)\b)|\b(?:eps|earnings(?: per share)?) (?:of|in|for|from) (?:[\w']+ ){0,4}?(?:latest|last|newest|most recent)(?: (?:full|completed?|reported|closed))* (?:fiscal|financial) year\b/i;

/** A fiscal year that is told by its end may be named by the year in which it begins. */
function yearsOfEarnings(text: string, whole: string, isOne: boolean): readonly number[] | 'any' {
  if (ofLastYear.test(text)) return 'any';
  const ends = ofYearTo.exec(whole)?.[1];
  if (ends !== undefined) return [Number(ends.slice(-2)) + 2000, Number(ends.slice(-2)) + 1999];
  const year = isOne && !atNewest.test(text) && !newestFirst.test(text) ? null : yearOfEarnings(text);
  return year === null ? [] : [year];
}

/** A multiple of the newest close on the earnings of a year that is named is made of those; of one company one of those that are told is. */
export const onThatYear: Demand = ({ text, all, asked }) => {
  const isOne = asked.companies.length < 2;
  const years = yearsOfEarnings(text, asked.text, isOne);
  const multiples = multiplesOfNow(all);
  if (years.length === 0 || !onYear.test(text) || multiples.length === 0) return [];
  const isMade = (one: GivenFigure): boolean => isMadeOf(one, years, all);
  return (isOne ? multiples.some(isMade) : multiples.every(isMade)) ? [] : ['the multiple on the earnings of that year'];
};
