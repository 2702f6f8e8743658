// Times in other people's notation: days in European order, lists of years cut short, the middle of a year, a year so far.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const month = any('jan(?:uary)?', 'feb(?:ruary)?', 'mar(?:ch)?', 'apr(?:il)?', 'may', 'june?', 'july?', 'aug(?:ust)?', 'sept?(?:ember)?', 'oct(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?');
const soFar = any('ytd', 'year[- ]to[- ]date', 'so far');

const year = String.raw`((?:19|20)\d{2})`;
const seasons: readonly (readonly [string, number])[] = [['christmas|holiday|festive|autumn|fall', 10], ['winter', 1], ['spring', 4], ['summer', 7]];
const ended = any('ended', 'ending', 'ends', 'to', 'through', 'until', 'up to', 'closing', 'that ended', 'which ended', 'running to', 'running through');

/** Three months from the first day of the first to the last of the third. */
function threeMonths(from: number, ofYear: number): string {
  const first = new Date(Date.UTC(ofYear, from - 1, 1)).toISOString().slice(0, 10);
  const last = new Date(Date.UTC(ofYear, from + 2, 0)).toISOString().slice(0, 10);
  return `from ${first} to ${last}`;
}

const monthsOf = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const endingIn = (_: string, name = '', ofYear = ''): string => threeMonths(monthsOf.indexOf(name.slice(0, 3).toLowerCase()) - 1, Number(ofYear));

/** In a calendar of weeks a quarter may end in the first days of the month after its own. */
function endingOn(_: string, ...[before, name = '', after, ofYear = '']: (string | undefined)[]): string {
  const isDrifted = Number(before ?? after ?? '31') <= 10;
  return threeMonths(monthsOf.indexOf(name.slice(0, 3).toLowerCase()) - (isDrifted ? 2 : 1), Number(ofYear));
}

/** Quarters by the month that they end in, by their season, or by their place in the year. */
const quarters: readonly Rewording[] = [
  [re(String.raw`(?:that|this|the same) quarter,? (?:one|a) (?:fiscal |full )?year (?:before|earlier|prior|ago|back)`), 'the same quarter of the year before'],
  [re(String.raw`,? (?:on|over|versus|vs\.?|than|against|compared (?:to|with)|from) (?:in |with )?(?:the )?(?:previous|prior|last|preceding|same)(?: year's)? (?:${seasons.map(([name]) => name).join('|')}|${month}) quarter(?: (?:a|one) year (?:before|earlier|ago)| of the (?:year before|previous year))?\b`), ' year over year'],
  [re(String.raw`\b(?:the )?(?:quarter|three months|3 months)(?: period)? ${ended} (?:in |on |with |at )?(?:the )?(?:end of )?(?:(\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(${month})\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?,? ${year}`), endingOn],
  [re(String.raw`\b(?:the )?(${month})[- ]quarter(?:,? (?:of|in))?,? (?:the year )?${year}\b`), endingIn],
  [re(String.raw`\b(?:the )?(${month}),? ${year} quarter\b`), endingIn],
  ...seasons.map(([name, from]): Rewording => [re(String.raw`\b(?:the )?(?:${name})[- ]quarter(?:,? (?:of|in))?,? (?:the year |calendar )?${year}\b`), (_, ofYear = '') => threeMonths(from, Number(ofYear))]),
  ...([['spring', 3], ['summer', 6], ['autumn|fall', 9]] as const).map(([name, from]): Rewording => [re(String.raw`\b(?:in|during|over) (?:the )?(?:${name}) (?:of )?${year}\b`), (_, ofYear = '') => threeMonths(from, Number(ofYear))]),
  [re(String.raw`\b(?:the )?(?:first|opening) (?:three|3) months of (?:the year |calendar )?${year}\b`), (_, ofYear = '') => threeMonths(1, Number(ofYear))],
  [re(String.raw`\b(?:the )?(?:last|final|closing) (?:three|3) months of (?:the year |calendar )?${year}\b`), (_, ofYear = '') => threeMonths(10, Number(ofYear))],
];

/** Series that are told by the month. */
const monthly = /\b(?:cpi|pce|ppi|inflation|unemployment|jobless\w*|payrolls?|fed(?:eral)? funds|funds rate|ff rate|ffr|policy rate|core (?:pce|cpi|inflation)|consumer prices?|gdp)\b/i;
const monthAndNumber = re(String.raw`\b(${month})\.? '?([12]\d)\b(?!\d|,? (?:19|20)\d{2}|th|st|nd|rd)`);

/** "CPI Feb 26": of a series that is told by the month, the number behind the month's name is its year. */
export function monthsWithYears(text: string, isBehindMonths = false): string {
  return isBehindMonths || monthly.test(text) ? text.replace(monthAndNumber, '$1 20$2') : text;
}

/** From the last day of the year before to the year's own. */
function wholeYear(_: string, first: string | undefined, second: string | undefined): string {
  const year = Number(first ?? second);
  return `between ${String(year - 1)}-12-31 and ${String(year)}-12-31`;
}

/** "2022/23/24", and no day. */
function listOfYears(whole: string, ...[first = '', second = '', third = '']: string[]): string {
  return Number(second) > Number(first.slice(2)) && Number(third) > Number(second) ? `${first}, 20${second}, 20${third}` : whole;
}

export const timesInWords: readonly Rewording[] = [
  ...quarters,
  [re(String.raw`\b((?:fiscal |financial |business |full |whole )*year|twelve months|12 months)(?: that| which)? (?:ended|ending|ends|closed|closing|finished|finishing|came to an end)(?: (?:on|in|at|with))?(?: the end of)? (?=(?:the )?\d|${month}\b)`), '$1 to '],
  [re(String.raw`\b(?:the )?(?:twelve|12)[- ]months? (?:period )?(?:to|through|until|up to) (?:the end of )?(?=(?:\d{1,2}(?:st|nd|rd|th)? )?${month}\b)(?![^]*\b(?:price|shares?|stock|return|inflation|cpi|pce)\b)(?<!\b(?:price|shares?|stock|return|inflation|cpi|pce)\b[^]*)`), 'the year to '],
  [/(?<![\d.])(3[01]|[12]\d|0?[1-9])\.(1[0-2]|0?[1-9])\.((?:19|20)\d{2})(?![\d.])/g, '$2/$1/$3'],
  [/(?<![\d.])(3[01]|[12]\d|0?[1-9])\.(1[0-2]|0?[1-9])\.(\d{2})(?![\d.])/g, '$2/$1/20$3'],
  [/(?<![\d/])(3[01]|2\d|1[3-9])\/(1[0-2]|0?[1-9])\/((?:19|20)?\d{2})(?![\d/])/g, '$2/$1/$3'],
  [/\b(20\d{2})\/(\d{2})\/(\d{2})(?![\d/])/g, listOfYears],
  [/\b(20\d{2})\/(1[0-2]|0[1-9])\/(3[01]|[12]\d|0[1-9])\b/g, '$1-$2-$3'],
  [re(String.raw`\b(?:at |in |by |around |as of )?(?:the )?(?:mid|middle|midpoint|mid-point|half-?way (?:point|mark|stage|line))(?:[- ]?(?:of|year|through))*[- ](?:the year )?(20\d{2})\b`), 'on June 30, $1'],
  [re(String.raw`\b(?:halfway|half way|midway) (?:through|into) (20\d{2})\b`), 'on June 30, $1'],
  [re(String.raw`\b(20\d{2}),? ${soFar}\b|\b${soFar} (?:in |of )?(20\d{2})\b`), wholeYear],
  [re(String.raw`\b(?:opening|starting|initial) quarter\b`), 'first quarter'],
  [re(String.raw`\b(?:final|last|closing|ending) (?:three months|quarter) of (?=(?:fy ?|fiscal )?(?:20)?\d\d)`), 'fourth quarter of '],
  [re(String.raw`\b(?:the )?(?:very )?last (?:calendar )?day of (20\d{2})\b`), 'December 31, $1'],
];
