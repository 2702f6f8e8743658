// "Where did it last finish, and how far is that above its close of 31 December": the newest close and one day's, in whatever words, as the question that both answer.
import { blank } from '../../places.ts';
import { dayOf, monthOf, monthPattern, yearOf } from '../../periods/period-words.ts';
import { namedIn } from '../../companies/read-companies.ts';
import { any } from '../words.ts';

const re = (source: string): RegExp => new RegExp(source, 'i');

const finish = any('clos(?:e|es|ed|ing)(?: price)?', 'finish(?:es|ed)?', 'ends?', 'ended', 'settled?', 'price', 'traded?', 'left off');
export const newest = re(String.raw`\b(?:(?:last|latest|newest|most recent|current) (?:daily |closing |share )?(?:${finish})|(?:last|most recently|currently) (?:${finish})|(?:${finish}) (?:last|most recently))\b`);
type Groups = Readonly<Record<string, string | undefined>>;
type Dated = readonly [RegExp, (groups: Groups) => string | null];
const number = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const month = `(?<month>${monthPattern})`;
const year = String.raw`(?<year>(?:19|20)\d{2})`;
const written = ({ day, month: name, year: of }: Groups): string | null => dayOf(yearOf(of) ?? 0, monthOf(name), Number(day));
const yearEnd = ({ year: of }: Groups): string => `${of ?? ''}-12-31`;
const dated: readonly Dated[] = [
  [/\b(?<year>(?:19|20)\d{2})-(?<month>\d{2})-(?<day>\d{2})\b/gi, ({ year: of, month: at, day }) => dayOf(Number(of), Number(at), Number(day))],
  [/\b(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>(?:20)?\d{2})\b/g, ({ year: of, month: at, day }) => dayOf(yearOf(of) ?? 0, Number(at), Number(day))],
  [new RegExp(String.raw`\b(?:the )?${number}(?: of)? ${month}\.?,? ${year}`, 'gi'), written],
  [new RegExp(String.raw`\b${month}\.? (?:the )?${number},? ${year}`, 'gi'), written],
  [new RegExp(String.raw`\b(?:new year'?s eve,?(?: of)?|(?:the )?(?:very )?(?:end|close) of|year[- ]?end|ye|(?:ended|closed|finished)(?: out| up)?(?: the year)?) ${year}`, 'gi'), yearEnd],
  [new RegExp(String.raw`\b${year} on dec(?:ember)?\.? 31(?:st)?\b`, 'gi'), yearEnd],
];
const since = re(String.raw`(?:%|\b(?:per ?cent\w*|pct)\b)`);
const apart = re(String.raw`\b(?:vs\.?|versus|against|compared?|since|on|from|than|to|over|above|below|up|down)\b`);
/** Other figures, other days and other forms of them are another question. */
const otherThings = /\b(?:p ?\/ ?[ebs]|pe|eps|earn\w*|revenue|sales|profit|income|margins?|dividends?|yields?|multiple|ratio|volume|insiders?|cash|debt|average|mean|volatil\w*|high(?:est)?|low(?:est)?|peak|best|worst|top|bottom|draw-?downs?|dd|mdd|max(?:imum)?|largest|biggest|deepest|steepest|greatest|annual\w*|yearly|cagr|compound\w*|bought|invest\w*|worth|which|who\w*|fiscal|quarter|year earlier|year before|months?|weeks?)\b|\$ ?\d/i;

/** The one day that is named, and the text without it; null where there is none, another one or another year. */
export function oneDay(text: string): { readonly on: string; readonly rest: string } | null {
  const [found, ...more] = dated.flatMap(([pattern, read]) => [...text.matchAll(pattern)].map((one) => ({ on: read(one.groups ?? {}), rest: blank(text, [{ start: one.index, end: one.index + one[0].length }]) })));
  return found === undefined || found.on === null || more.length > 0 || /\b(?:19|20)\d\d\b/.test(found.rest) ? null : { on: found.on, rest: found.rest };
}

/** What the one company that is named is called; null where there is none, or another one. */
function whose(rest: string): string | null {
  const [first, ...others] = [...new Map(namedIn(rest, []).map((one) => [one.company?.ticker ?? '', one])).values()];
  if (first === undefined || first.company === null || others.length > 0) return null;
  return first.end - first.start > 1 ? rest.slice(first.start, first.end) : first.company.name;
}

/** The text itself unless it asks of one company for the newest close and how far in percent that is from the close of one day. */
export function closeSince(text: string): string {
  const day = newest.test(text) && since.test(text) && apart.test(text) ? oneDay(text) : null;
  if (day === null || otherThings.test(day.rest)) return text;
  const company = whose(day.rest);
  return company === null ? text : newestSince(company, day.on);
}

export const newestSince = (company: string, on: string): string => `What was the last close of ${company} and how does that compare in percent with its close on ${on}?`;
