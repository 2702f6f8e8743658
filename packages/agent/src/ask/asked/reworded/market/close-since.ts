// "Where did it last finish, and how far is that above its close of 31 December": the newest close and one day's, in whatever words, as the question that both answer.
import { blank } from '../../places.ts';
import { dayOf, monthOf, monthPattern, yearOf } from '../../periods/period-words.ts';
import { namedIn } from '../../companies/read-companies.ts';
import { any } from '../words.ts';

const re = (source: string): RegExp => new RegExp(source, 'i');

const finish = any('clos(?:e|es|ed|ing)(?: price)?', 'finish(?:es|ed)?', 'ends?', 'ended', 'settled?', 'price', 'traded?', 'left off');
const newest = re(String.raw`\b(?:(?:last|latest|newest|most recent|current) (?:daily |closing |share )?(?:${finish})|(?:last|most recently|currently) (?:${finish})|(?:${finish}) (?:last|most recently))\b`);
const day = String.raw`(?:(?<iso>(?:19|20)\d{2}-\d{2}-\d{2})|(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>(?:20)?\d{2})\b|(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${monthPattern})\.?,? (?<year>(?:19|20)\d{2})|(?<month2>${monthPattern})\.? (?:the )?(?<day2>\d{1,2})(?:st|nd|rd|th)?,? (?<year2>(?:19|20)\d{2})|(?:new year'?s eve,?(?: of)?|(?:the )?(?:very )?(?:end|close) of|year[- ]?end|ye) (?<ended>(?:19|20)\d{2})|(?:(?:19|20)\d{2}) on (?<month3>dec(?:ember)?)\.? 31(?:st)?)`;
const days = new RegExp(day, 'gi');
const since = re(String.raw`(?:%|\b(?:per ?cent\w*|pct)\b)`);
const apart = re(String.raw`\b(?:vs\.?|versus|against|compared?|since|on|from|than|to|over|above|below|up|down)\b`);
/** Other figures, other days and other forms of them are another question. */
const otherThings = /\b(?:p ?\/ ?[ebs]|pe|eps|earn\w*|revenue|sales|profit|income|margins?|dividends?|yields?|multiple|ratio|volume|insiders?|cash|debt|average|mean|volatil\w*|high(?:est)?|low(?:est)?|peak|best|worst|top|bottom|bought|invest\w*|worth|which|who\w*|fiscal|quarter|year earlier|year before|months?|weeks?)\b|\$ ?\d/i;

function dayIn(groups: Readonly<Record<string, string | undefined>>, whole: string): string | null {
  if (groups['iso'] !== undefined) return groups['iso'];
  const year = yearOf(groups['year'] ?? groups['year2'] ?? groups['ended'] ?? groups['y'] ?? /\d{4}/.exec(whole)?.[0]);
  if (groups['ended'] !== undefined || groups['month3'] !== undefined) return year === null ? null : `${String(year)}-12-31`;
  const month = groups['m'] === undefined ? monthOf(groups['month'] ?? groups['month2']) : Number(groups['m']);
  return dayOf(year ?? 0, month, Number(groups['d'] ?? groups['day'] ?? groups['day2']));
}

/** The text itself unless it asks of one company for the newest close and how far in percent that is from the close of one day. */
export function closeSince(text: string): string {
  if (!newest.test(text) || !since.test(text) || !apart.test(text)) return text;
  const [named, ...more] = [...text.matchAll(days)];
  const on = named?.groups === undefined || more.length > 0 ? null : dayIn(named.groups, named[0]);
  if (named === undefined || on === null) return text;
  const [first, ...others] = [...new Map(namedIn(blank(text, [{ start: named.index, end: named.index + named[0].length }]), []).map((one) => [one.company?.ticker ?? '', one])).values()];
  if (first === undefined || first.company === null || others.length > 0 || otherThings.test(text.replace(named[0], ' ')) || /\b(?:19|20)\d\d\b/.test(text.replace(named[0], ' '))) return text;
  return `What was the last close of ${first.end - first.start > 1 ? text.slice(first.start, first.end) : first.company.name} and how does that compare in percent with its close on ${on}?`;
}
