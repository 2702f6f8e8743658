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
];
const lowest = /^(?:low|lowest|worst|bottom|trough)$/i;
const apart = /%|\b(?:per ?cent\w*|pct)\b/i;
const between = /\b(?:above|below|up|down|under|over|beneath|off|from|exceed\w*|short of|past|beyond|beat\w*|higher|lower|climb\w*|f[ae]ll\w*|ris\w+|rose|lost|lies?|lag\w*|shy)\b/i;
/** Other figures beside the closes are another question. */
const otherThings = /\b(?:p ?\/ ?[ebs]|pe|eps|earn\w*|revenue|sales|profit|income|margins?|dividends?|yields?|multiple|ratio|volume|insiders?|cash|debt|average|mean|volatil\w*|when|which day|what day|date|first|again|regain\w*|reclaim\w*|invest\w*|bought|worth|\$ ?\d)\b/i;

type Found = { readonly end: string; readonly window: string; readonly rest: string };

/** The one end of one time that is named; null where there is none, or another beside it. */
function endIn(text: string): Found | null {
  const found = ends.flatMap((pattern) => { const one = pattern.exec(text); return one === null ? [] : [one]; });
  const [one] = found;
  if (one?.groups === undefined) return null;
  const rest = blank(text, [{ start: one.index, end: one.index + one[0].length }]);
  const window = one.groups['year'] ?? 'the last twelve months';
  const isOther = /\b20\d\d\b/.test(rest.replaceAll(window, ' ')) || ends.some((pattern) => pattern.test(rest)) || new RegExp(String.raw`\b${lowest.test(one.groups['end'] ?? '') ? 'high(?:est)?|peak' : 'low(?:est)?|trough'}\b`, 'i').test(rest);
  return isOther ? null : { end: lowest.test(one.groups['end'] ?? '') ? 'lowest' : 'highest', window, rest };
}

/** The text itself unless it asks of one company for nothing but the newest close, an end of a time, and how far the one is from the other. */
export function againstEnd(text: string): string {
  if (!apart.test(text) || !newest.test(text) || !between.test(text)) return text;
  const found = endIn(text);
  const [first, ...others] = [...new Map(namedIn(text, []).map((one) => [one.company?.ticker ?? '', one])).values()];
  if (found === null || first?.company === null || first === undefined || others.length > 0 || otherThings.test(found.rest)) return text;
  // A single letter is a ticker only where the words around it make it one.
  const whose = first.end - first.start > 1 ? text.slice(first.start, first.end) : first.company.name;
  return `How far in percent is the last close of ${whose} ${found.end === 'lowest' ? 'above' : 'below'} its ${found.end} close of ${found.window}?`;
}
