// Quarters of a year that are named as one stretch: "first nine months", "first three quarters", "the first two quarters together".
import type { AskedPeriod } from '../asked.ts';
import { fiscal, re, yearOf, type FoundPeriod, type PeriodReader } from './period-words.ts';
import { areSeveralQuarters, type SeveralQuarters } from '../times/several-quarters.ts';

const year = String.raw`(?<year>(?:(?:fy|fiscal(?: years?)?|financial year|calendar(?: year)?|year) ?'?(?:(?:19|20)\d{2}|\d{2})|(?:19|20)\d{2})(?![\d%]|[.,]\d))`;
const ofYear = String.raw`(?:,? (?:of |in |for |from )?(?:its |the |their )?${year})`;
const together = String.raw`(?:,? (?:taken |put |added |all |counted |summed )*(?:together|combined|added up|cumulatively|as one|in (?:all|sum|total)))`;
/** Each for itself, and not all of them as one. */
const notEach = String.raw`(?<!\b(?:each|every|both|any|either|all|one|which|what)(?: one)?(?: of)?(?: (?:the|its|these))? )`;
const count = String.raw`(?:(?<three>three|3)|two|2)`;

const and = String.raw`(?: ?\+| and| &| plus)`;
const fromFirst = String.raw`(?:q1(?:(?<three> ?(?:-|to|through|thru|until) ?q3|(?:,|${and})? ?q2,?${and}? ?q3)|${and} ?q2(?!,? ?(?:and|&|\+|plus)? ?q3))|(?:the )?first(?:(?<three>,? second,? and third)|${and} second)(?: fiscal)? quarters?)`;
const summedBefore = String.raw`(?<=\b(?:sum|combined|add(?:ed|ing)?(?: up)?|together)\b[^?]{0,70})`;
const summedBehind = String.raw`(?=[^?]{0,60}\b(?:together|combined|in total|sum(?:med)?|added|cumulative(?:ly)?|in all|altogether)\b)`;

const partOf = (groups: Readonly<Record<string, string | undefined>>, isLast = false): AskedPeriod => fiscal(yearOf(groups['year']), isLast ? 'H2' : groups['three'] === undefined ? 'H1' : '9M');

export const severalQuarters: readonly PeriodReader[] = [
  { pattern: re(String.raw`\b(?:the |its )?(?:same |first |initial |opening )*(?:nine|9)(?:[- ]?months?| ?mo|m)(?: period)?(?: stretch)?${ofYear}`), read: ({ groups }) => fiscal(yearOf(groups['year']), '9M') },
  { pattern: re(String.raw`\b(?:the |its )?(?:first |initial |opening )(?:nine|9)[- ]?months?(?: period)?${together}?(?! (?:ended|ending|to|until|through|up to))`), read: () => fiscal(null, '9M') },
  { pattern: re(String.raw`${year}(?:'s)?,? ?(?:the )?(?:first )?(?:nine|9)(?:[- ]months?|m)\b`), read: ({ groups }) => fiscal(yearOf(groups['year']), '9M') },
  { pattern: re(String.raw`${notEach}\b(?:the |its |those |these )?(?:same )?(?:first|opening|initial) ${count} (?:fiscal |reported |calendar )?(?:quarters?|qtrs?)${together}?${ofYear}${together}?`), read: ({ groups }) => partOf(groups) },
  { pattern: re(String.raw`${notEach}\b(?:the |its )?same ${count} (?:fiscal |reported )?(?:quarters?|qtrs?)${ofYear}`), read: ({ groups }) => partOf(groups) },
  { pattern: re(String.raw`${year}(?:'s)?,? (?:the |its )?first ${count} (?:fiscal |reported )?quarters?${together}?`), read: ({ groups }) => partOf(groups) },
  { pattern: re(String.raw`${notEach}\b(?:the |its )?(?:first|opening|initial) ${count} (?:fiscal |reported |calendar )?(?:quarters|qtrs)${together}?\b`), read: ({ groups }) => partOf(groups) },
  { pattern: re(String.raw`(?<=\bquarters\b[^?]{0,140})\b(?:the |its )?(?:same|first) ${count} (?:of|in)${ofYear}`), read: ({ groups }) => partOf(groups) },
  { pattern: re(String.raw`${notEach}\b(?:the |its )?(?:last|final|closing) (?:two|2) (?:fiscal )?quarters${together}?${ofYear}${together}?`), read: ({ groups }) => partOf(groups, true) },
  { pattern: re(String.raw`${summedBefore}\b${fromFirst}${ofYear}|\b${fromFirst}${ofYear}${summedBehind}`), read: ({ groups }) => partOf(groups) },
];

const isOfYear = ({ period }: FoundPeriod): boolean => period.kind === 'fiscal' && period.part === 'FY' && period.year !== null;

function openPart({ period }: FoundPeriod): SeveralQuarters | null {
  return period.kind === 'fiscal' && period.year === null && areSeveralQuarters(period.part) ? period.part : null;
}

/** "The first two quarters together: 2025 against 2024": of each year that is named. What a dated part says already is not said again. */
export function inEachYear(found: readonly FoundPeriod[]): readonly FoundPeriod[] {
  const [part, ...others] = [...new Set(found.flatMap((one) => openPart(one) ?? []))];
  if (part === undefined || others.length > 0) return found;
  const rest = found.filter((one) => openPart(one) === null);
  const isDated = rest.some(({ period }) => period.kind === 'fiscal' && period.part === part);
  if (isDated) return rest;
  const isOfYears = rest.length > 1 && rest.every(isOfYear);
  return isOfYears ? rest.map((one): FoundPeriod => (one.period.kind === 'fiscal' ? { ...one, period: { ...one.period, part } } : one)) : found;
}
