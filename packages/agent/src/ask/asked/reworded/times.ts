// Times in other people's notation: days in European order, lists of years cut short, the middle of a year, a year so far.
import type { Rewording } from './reword.ts';
import { any, re } from './words.ts';

const month = any('jan(?:uary)?', 'feb(?:ruary)?', 'mar(?:ch)?', 'apr(?:il)?', 'may', 'june?', 'july?', 'aug(?:ust)?', 'sept?(?:ember)?', 'oct(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?');
const soFar = any('ytd', 'year[- ]to[- ]date', 'so far');

/** Series that are told by the month. */
const monthly = /\b(?:cpi|pce|ppi|inflation|unemployment|jobless\w*|payrolls?|fed funds|consumer prices?|gdp)\b/i;
const monthAndNumber = re(String.raw`\b(${month})\.? '?([12]\d)\b(?!\d|,? (?:19|20)\d{2}|th|st|nd|rd)`);

/** "CPI Feb 26": of a series that is told by the month, the number behind the month's name is its year. */
export function monthsWithYears(text: string): string {
  return monthly.test(text) ? text.replace(monthAndNumber, '$1 20$2') : text;
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
  [/(?<![\d.])(3[01]|[12]\d|0?[1-9])\.(1[0-2]|0?[1-9])\.((?:19|20)\d{2})(?![\d.])/g, '$2/$1/$3'],
  [/(?<![\d.])(3[01]|[12]\d|0?[1-9])\.(1[0-2]|0?[1-9])\.(\d{2})(?![\d.])/g, '$2/$1/20$3'],
  [/(?<![\d/])(3[01]|2\d|1[3-9])\/(1[0-2]|0?[1-9])\/((?:19|20)?\d{2})(?![\d/])/g, '$2/$1/$3'],
  [/\b(20\d{2})\/(\d{2})\/(\d{2})(?![\d/])/g, listOfYears],
  [/\b(20\d{2})\/(1[0-2]|0[1-9])\/(3[01]|[12]\d|0[1-9])\b/g, '$1-$2-$3'],
  [re(String.raw`\b(?:at |in |by |around |as of )?(?:the )?(?:mid|middle|midpoint|halfway point)(?:[- ]?(?:of|year|through))*[- ](?:the year )?(20\d{2})\b`), 'on June 30, $1'],
  [re(String.raw`\b(?:halfway|half way|midway) (?:through|into) (20\d{2})\b`), 'on June 30, $1'],
  [re(String.raw`\b(20\d{2}),? ${soFar}\b|\b${soFar} (?:in |of )?(20\d{2})\b`), wholeYear],
  [re(String.raw`\b(?:opening|starting|initial) quarter\b`), 'first quarter'],
  [re(String.raw`\b(?:final|last|closing|ending) (?:three months|quarter) of (?=(?:fy ?|fiscal )?(?:20)?\d\d)`), 'fourth quarter of '],
  [re(String.raw`\b(?:the )?(?:very )?last (?:calendar )?day of (20\d{2})\b`), 'December 31, $1'],
];
