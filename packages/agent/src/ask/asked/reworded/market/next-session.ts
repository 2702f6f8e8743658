// "It reported on the evening of 5 May 2021; what did the share do the next day?": the session after the day that is named, or before it.
import type { IsoDate } from '@assay/record';
import { dayOf, monthOf, monthPattern, two, yearOf } from '../../periods/period-words.ts';
import { sessionsFrom } from '../../times/sessions.ts';

const date = String.raw`(?:(?<iso>(?:19|20)\d{2}-\d{2}-\d{2})|(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${monthPattern})\.?,? (?<year>(?:19|20)\d{2})|(?<month2>${monthPattern})\.? (?<day2>\d{1,2})(?:st|nd|rd|th)?,? (?<year2>(?:19|20)\d{2}))`;
const leading = String.raw`(?:(?:on|after|since|following|from) )?(?:the )?(?:(?:evening|morning|afternoon|night|close|bell|day|session)(?: of| on)? )?(?:after (?:the )?(?:close|bell|hours)(?: of| on)? )?(?:on )?(?:the )?`;
const dated = new RegExp(`${leading}\\b${date}`, 'gi');
const oneAfter = String.raw`(?:(?:on |in )?(?:the )?(?:very )?(?:next|following|subsequent|ensuing) (?:trading |business |market |stock market )?(?:day|session|morning)(?:'s (?:session|trading))?|(?:a|one) (?:trading |business )?(?:day|session) (?:later|after(?:wards)?|thereafter)|(?:on )?(?:the )?(?:(?:trading |business )?day|session) (?:after(?:wards)?|that followed)(?: that| it)?(?=\s*(?:[?,.;:]|$)))`;
const after = new RegExp(String.raw`[,;]?\s*\b${oneAfter}(?=[ ?,.;:]|$)`, 'i');
const dayAfterDate = new RegExp(String.raw`\b(?:on )?(?:the )?(?:(?:very )?(?:first |next )?(?:trading |business )?(?:day|session)|one (?:trading )?(?:day|session)) (?:after|following|behind) (?:the )?(?=${date.replaceAll(/\?<\w+>/g, '?:')})`, 'i');
/** Results come after the bell: what was said is no part of what is asked. */
const reported = /\b(?:reported|announced|published|released|presented|posted|disclosed|unveiled|issued|gave)(?: (?:its|their|the))?(?: (?:quarterly|annual|q[1-4]|first[- ]quarter|second[- ]quarter|third[- ]quarter|fourth[- ]quarter|full[- ]year))?(?: (?:results|earnings|numbers|figures|report|guidance|accounts))? ?$/i;
const statements = /\b(?:revenue|sales|profits?|margin|net income|debt|assets|insiders?|filed|10-?[kq])\b/i;

function dayIn(groups: Readonly<Record<string, string | undefined>>): IsoDate | null {
  if (groups['iso'] !== undefined) return groups['iso'];
  return dayOf(yearOf(groups['year'] ?? groups['year2']) ?? 0, monthOf(groups['month'] ?? groups['month2']), Number(groups['day'] ?? groups['day2']));
}

const holidays: readonly (readonly [RegExp, string])[] = [
  [/\b(?:on )?(?:the )?(?:first )?(?:trading )?(?:day|session) (?:after|following) christmas(?: day)?,? (?:of |in )?((?:19|20)\d\d)\b/gi, 'on December 26, $1'],
  [/\b(?:on )?(?:the )?(?:last )?(?:trading )?(?:day|session) before christmas(?: day)?,? (?:of |in )?((?:19|20)\d\d)\b/gi, 'on December 24, $1'],
  [/\b(?:on )?(?:the )?(?:first )?(?:trading )?(?:day|session) (?:after|following) new year'?s?(?: day)?,? (?:of |in )?((?:19|20)\d\d)\b/gi, 'on January 2, $1'],
];

/** The same question with the day that it means; as it was where it names no day, or more than one, or no share is asked about. */
export function atNextSession(given: string): string {
  const text = holidays.reduce((rest, [pattern, day]) => rest.replace(pattern, day), given);
  const isOfNext = after.test(text) || dayAfterDate.test(text);
  const [only, ...others] = isOfNext ? [...text.matchAll(dated)] : [];
  const named = only?.groups === undefined || others.length > 0 || statements.test(text) ? null : dayIn(only.groups);
  if (only === undefined || named === null) return text;
  const next = sessionsFrom(named, 1);
  const before = text.slice(0, only.index).replace(/\b(?:on )?(?:the )?(?:(?:very )?(?:first |next )?(?:trading |business )?(?:day|session)|one (?:trading )?(?:day|session))(?: (?:after|following|behind))? ?$/i, '').trimEnd();
  const told = `${before.replace(reported, '').trimEnd()} on ${next.slice(0, 8)}${two(Number(next.slice(8)))}${text.slice(only.index + only[0].length)}`;
  return told.replace(after, ' ').replace(/\b(?:re)?act(?:ed)?\b/gi, 'move').replace(/\s{2,}/g, ' ').replace(/\s+([?.,;])/g, '$1').trim();
}
