// "Last close, 2025 low on closes, % up from that low": three figures of one run of closes, in whatever order they are named, as the question that all three answer.
import { blank } from '../../places.ts';
import { namedIn } from '../../companies/read-companies.ts';
import { any } from '../words.ts';

const re = (source: string): RegExp => new RegExp(source, 'i');

const newest = re(String.raw`\b(?:(?:last|latest|newest|most recent|current) (?:daily |closing )?(?:clos(?:e|ing)(?: price)?|price)|(?:last|most recently|currently|now) closed?|closed? (?:last|most recently|(?:at )?(?:the )?last)|(?:newest|latest) (?:one|close)|that close)\b`);
const year = String.raw`(?:calendar )?(?:year )?(?<year>20\d\d)`;
const twelve = String.raw`(?:(?:the |its )?(?:past|last|previous|trailing) (?:52 weeks|twelve months|12 months|year)|the (?:twelve months|12 months|52 weeks|year) (?:up )?to (?:then|that|date|it)|this past year)`;
const end = any('high(?:est)?', 'best', 'top', 'peak', 'low(?:est)?', 'worst', 'bottom', 'trough');
const close = '(?:(?: |-)?(?:daily |closing )?(?:clos(?:e|ing)(?: price| high| low)?|price|level|point))?';
const ends: readonly RegExp[] = [
  re(String.raw`\b(?<end>${end})${close}(?: (?:it|they) (?:had|reached|saw|closed))? (?:of|in|over|during|for|from) (?:the year |this year,? ?)?(?:${year}|(?<twelve>${twelve}))`),
  re(String.raw`\b(?:${year}(?:'s)?|(?<twelve>52[- ]?w(?:ee)?k|52w|(?:twelve|12)[- ]month|one[- ]year))[- ](?:closing |daily )?(?<end>${end})(?: (?:on|at|by|of) (?:the )?clos\w+| close\b)?`),
  re(String.raw`\b(?<end>${end}) (?:closing |daily )?${year}(?:'s)? (?:daily )?(?:clos(?:e|ing)(?: price)?|price|level)\b`),
];
const lowest = /^(?:low|lowest|worst|bottom|trough)$/i;
const apart = /%|\b(?:per ?cent\w*|pct)\b/i;
const between = /\b(?:above|below|up|down|under|over|beneath|off|from|exceed\w*|short of|past|beyond|beat\w*|higher|lower|climb\w*|f[ae]ll\w*|ris\w+|rose|lost|lies?|lag\w*|shy)\b/i;
/** Other figures beside the closes are another question. */
export const otherThings = /\b(?:p ?\/ ?[ebs]|pe|eps|earn\w*|revenue|sales|profit|income|margins?|dividends?|yields?|multiple|ratio|volume|insiders?|cash|debt|average|mean|volatil\w*|when|which day|what day|date|first|again|regain\w*|reclaim\w*|invest\w*|bought|worth|\$ ?\d)\b/i;

type Found = { readonly end: 'highest' | 'lowest'; readonly window: string; readonly rest: string };

/** The first end of a time that is named, and the text without it. */
export function firstEnd(text: string): Found | null {
  const [one] = ends.flatMap((pattern) => { const found = pattern.exec(text); return found === null ? [] : [found]; });
  if (one?.groups === undefined) return null;
  return { end: lowest.test(one.groups['end'] ?? '') ? 'lowest' : 'highest', window: one.groups['year'] ?? 'the last twelve months', rest: blank(text, [{ start: one.index, end: one.index + one[0].length }]) };
}

/** Whether another end is named beside it. */
export const namesOtherEnd = ({ end: one, rest }: Found): boolean => firstEnd(rest) !== null || new RegExp(String.raw`\b${one === 'lowest' ? 'high(?:est)?|peak' : 'low(?:est)?|trough'}\b`, 'i').test(rest);

/** The one end of one time that is named; null where there is none, or another beside it. */
function endIn(text: string): Found | null {
  const found = firstEnd(text);
  return found === null || /\b20\d\d\b/.test(found.rest.replaceAll(found.window, ' ')) || namesOtherEnd(found) ? null : found;
}

export const offItsEnd = (company: string, { end: one, window }: Pick<Found, 'end' | 'window'>): string => `How far in percent is the last close of ${company} ${one === 'lowest' ? 'above' : 'below'} its ${one} close of ${window}?`;

/** The text itself unless it asks of one company for nothing but the newest close, an end of a time, and how far the one is from the other. */
export function againstEnd(text: string): string {
  if (!apart.test(text) || !newest.test(text) || !between.test(text)) return text;
  const found = endIn(text);
  const [first, ...others] = [...new Map(namedIn(text, []).map((one) => [one.company?.ticker ?? '', one])).values()];
  if (found === null || first?.company === null || first === undefined || others.length > 0 || otherThings.test(found.rest)) return text;
  // A single letter is a ticker only where the words around it make it one.
  const whose = first.end - first.start > 1 ? text.slice(first.start, first.end) : first.company.name;
  return offItsEnd(whose, found);
}
