// The Fed's rate and other monthly series in plain words: the last month of a year, the mean of a month that is no mean over several, and a heading that only paints the time.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

export const monthsOfYear: readonly Rewording[] = [
  [re(String.raw`\b(?:the )?(?:last|final|closing) month of (?=(?:19|20)\d\d\b)`), 'December '],
  [re(String.raw`\b(?:the )?(?:first|opening) month of (?=(?:19|20)\d\d\b)`), 'January '],
  [re(String.raw`^from [^:,.?\d]{3,60} to [^:,.?\d]{3,60}: (?=(?:where|what|how|by)\b)`), ''],
];

const ofMonth = /\b(?:average|avg\.?|mean) (?=(?:effective )?(?:federal funds|fed funds|ffr|fed's)\b)/gi;
const moves = /\b(?:chang\w+|rise|rose|fall|fell|climb\w*|drop\w*|increase\w*|decrease\w*|declin\w*|move[ds]?|gain(?:ed)?|came off|come off|lost|shed)\b/i;
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const twoMonths = new RegExp(String.raw`\b${month}\.?(?: (?:19|20)\d\d)? ?(?:to|-|–|and|until|through) ${month}\b`, 'i');

/** The Fed's rate of a month is the mean of its days: how far it moved between two months is no mean over the months between. */
export function moveOfMonthlyMean(text: string): string {
  return moves.test(text) && twoMonths.test(text) ? text.replace(ofMonth, '') : text;
}
