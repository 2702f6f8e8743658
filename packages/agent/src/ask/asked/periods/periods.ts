// The times that a question names, in the order of their words.
import type { IsoDate } from '@assay/record';
import type { AskedPeriod } from '../asked.ts';
import { periodReaders } from './period-readers.ts';
import { countOf } from '../number-words.ts';
import { fiscal, type FoundPeriod, type Part } from './period-words.ts';
import { matchesOf } from '../places.ts';
import { isListedBeside, listedQuarters } from './listed-times.ts';
import { inEachYear } from './several-quarters.ts';
import { isLatestBeside } from '../times/latest-beside.ts';
import { untilNow } from '../times/until-now.ts';

export type { FoundPeriod };

/** Every time that is named, without overlap: also those that only say another again. */
export function findTimes(text: string, today: IsoDate): FoundPeriod[] {
  const taken: FoundPeriod[] = [];
  for (const { pattern, read } of periodReaders()) {
    for (const match of matchesOf(text, pattern)) {
      if (taken.some(({ start, end }) => match.start < end && start < match.end)) continue;
      const period = read(match, today);
      for (const one of period === null ? [] : isMany(period) ? period : [period]) taken.push({ start: match.start, end: match.end, period: one });
    }
  }
  return taken.sort((left, right) => left.start - right.start);
}

/** Without overlap, in the order of the text. */
export function readPeriods(text: string, today: IsoDate): FoundPeriod[] {
  return byQuarter(quarterBefore(yearBefore(tidy(untilNow(joinDays(joinParts(inEachYear(bareDays(listedQuarters(findTimes(text, today), text), text)), text), text), text, today), text), text), text), text);
}

/** "From the 16th to the 17th" beside "17 April 2025", "on the 18th and on the 31st of October 2024": days of the month that is named. */
function bareDays(found: readonly FoundPeriod[], text: string): readonly FoundPeriod[] {
  const day = found.find(({ period }) => period.kind === 'date' || (period.kind === 'dates' && period.from.slice(0, 7) === period.to.slice(0, 7)));
  if (day === undefined) return found;
  const month = day.period.kind === 'date' ? day.period.on.slice(0, 8) : day.period.kind === 'dates' ? day.period.from.slice(0, 8) : '';
  const bare = matchesOf(text, /\bthe (?<day>\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|century|place|largest|biggest|highest|percentile|quarter|fiscal|year))/gi).filter(({ start, end }) => !found.some((one) => start < one.end && one.start < end));
  const days = bare.map(({ start, end, groups }): FoundPeriod => ({ start, end, period: { kind: 'date', on: `${month}${(groups['day'] ?? '').padStart(2, '0')}` } }));
  if (days.length === 0) return found;
  const isReplaced = day.period.kind === 'dates' ? days.length > 0 : days.length > 1;
  const kept = isReplaced ? found.filter((one) => one !== day) : found;
  return unlike([...kept, ...days].sort((left, right) => left.start - right.start));
}

function unlike(found: readonly FoundPeriod[]): readonly FoundPeriod[] {
  return found.filter(({ period }, index) => index === found.findIndex((other) => JSON.stringify(other.period) === JSON.stringify(period)));
}

/** "Sequentially", "from the quarter before": the quarter and the one before it. */
function quarterBefore(found: readonly FoundPeriod[], text: string): readonly FoundPeriod[] {
  const [only, ...others] = found;
  const before = only === undefined || others.length > 0 ? null : beforeQuarter(only.period);
  return only === undefined || before === null || !((moves.test(text) && sequentially.test(text)) || andTheOneBefore.test(text)) ? found : [{ ...only, period: before }, only];
}

const sequentially = /\b(?:sequential(?:ly)?|qoq|q\/q|q-o-q|quarter[- ](?:over|on|to)[- ]quarter|(?:the )?(?:previous|prior|preceding) quarter|(?:the )?quarter before)\b/i;
/** "In the December quarter and in the quarter before", "the quarter before the June one". */
const andTheOneBefore = /(?:\band|,|&) (?:in |for |of )?(?:the )?(?:quarter (?:just |right )?before(?: (?:it|that))?|(?:previous|prior|preceding) (?:quarter|one)|one before(?: (?:it|that))?)(?= ?[,;.?]|$| (?:and|too|as well))|\bquarter (?:just |right )?before (?:the )?[\p{L}\d ]{2,20} one\b/iu;

/** Null for what is no quarter of a year. */
function beforeQuarter(period: AskedPeriod): AskedPeriod | null {
  if (period.kind === 'dates' && isThreeMonths(period)) {
    const start = new Date(`${period.from}T00:00:00Z`);
    const dayOf = (months: number, day: number): IsoDate => new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, day)).toISOString().slice(0, 10);
    return { ...period, from: dayOf(-3, 1), to: dayOf(0, 0) };
  }
  if (period.kind !== 'fiscal' || period.year === null || !/^Q/.test(period.part)) return null;
  return period.part === 'Q1' ? fiscal(period.year - 1, 'Q4') : fiscal(period.year, `Q${String(Number(period.part.slice(1)) - 1)}` as Part);
}

/** The year that a time names: a fiscal year, or days within one year. */
function wholeYear(period: AskedPeriod): number | null {
  if (period.kind === 'fiscal') return period.part === 'FY' ? period.year : null;
  if (period.kind === 'date') return Number(period.on.slice(0, 4));
  return period.kind === 'dates' && period.from.slice(0, 4) === period.to.slice(0, 4) ? Number(period.to.slice(0, 4)) : null;
}

function isThreeMonths({ from, to }: { readonly from: IsoDate; readonly to: IsoDate }): boolean {
  const months = 12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return months === 2 && from.endsWith('-01') && Number(to.slice(8)) > 27;
}

/** "fiscal 2024 Q3", "Q3 and Q4 of 2024": a part without a year belongs to the only year that is named. */
function joinParts(found: readonly FoundPeriod[], text: string): FoundPeriod[] {
  const open = found.filter(({ period }) => period.kind === 'fiscal' && period.part !== 'FY' && period.year === null);
  const parts = found.flatMap(({ period }) => (period.kind === 'fiscal' && period.part !== 'FY' && period.year !== null ? [period.year] : []));
  const years = found.flatMap((one) => { const year = wholeYear(one.period); return year === null ? [] : [{ one, year }]; });
  // "The first half of 2024 and the second half".
  if (years.length === 0 && open.length > 0 && new Set(parts).size === 1) return found.map((one) => (open.includes(one) && one.period.kind === 'fiscal' ? { ...one, period: { ...one.period, year: parts[0] ?? null } } : one));
  const [only] = years;
  const besides = ofYearBeside(found, open);
  if (besides !== null) return besides;
  // "In its first quarter, the three months to April 2025": the months say which year.
  if (open.length === 1 && found.some(({ period }) => period.kind === 'dates' && isThreeMonths(period))) return found.filter((one) => !open.includes(one));
  if (only === undefined || years.length > 1 || open.length === 0) return [...found];
  const { one: year, year: named } = only;
  const isListed = open.some((one) => isListedBeside(year, one, text));
  return found.flatMap((one) => (one === year && !isListed ? [] : open.includes(one) && one.period.kind === 'fiscal' ? [{ ...one, period: { ...one.period, year: named } }] : [one]));
}

/** "How it started 2025, against January to March 2024: first-quarter revenue": the months are those of another year than the one that is named. */
function ofYearBeside(found: readonly FoundPeriod[], open: readonly FoundPeriod[]): FoundPeriod[] | null {
  const [part, ...more] = open;
  const months = found.find(({ period }) => period.kind === 'dates' && isThreeMonths(period));
  const year = found.find(({ period }) => period.kind === 'fiscal' && period.part === 'FY' && period.year !== null);
  const named = year === undefined ? null : wholeYear(year.period);
  if (more.length > 0 || found.length !== 3 || part?.period.kind !== 'fiscal' || months?.period.kind !== 'dates' || year === undefined || named === null || Number(months.period.to.slice(0, 4)) === named) return null;
  const own = { ...part, period: { ...part.period, year: named } };
  return found.flatMap((one) => (one === year ? [] : one === part ? [own] : [one]));
}

/** "Between 3 May 2024 and 3 May 2025", "from … to …": two days are the ends of a time; of more than two each pair that "to" joins. */
function joinDays(found: readonly FoundPeriod[], text: string): readonly FoundPeriod[] {
  const days = found.filter(({ period }) => period.kind === 'date');
  const words = days.length === 2 ? 'and|to|until|till|through|-' : 'to|until|till|through|-';
  const joins = new RegExp(String.raw`^[ ,]*(?:${words}) *(?:(?:worth|what|on|the|close|end|of) +)*$`, 'i');
  const joined: FoundPeriod[] = [];
  for (const one of found) {
    const last = joined.at(-1);
    const isPair = last?.period.kind === 'date' && one.period.kind === 'date' && joins.test(text.slice(last.end, one.start));
    if (isPair) joined[joined.length - 1] = stretch(last, one);
    else joined.push(one);
  }
  return joined;
}

function stretch(first: FoundPeriod, last: FoundPeriod): FoundPeriod {
  const [from = '', to = ''] = [first, last].flatMap(({ period }) => (period.kind === 'date' ? [period.on] : [])).sort();
  return { start: first.start, end: last.end, period: { kind: 'dates', from, to } };
}

const sameAgain = /\b(?:the )?same (?:(?:nine|six|three|two|first|fiscal) )*(?:quarters?|half|period|time|months?|stretch)(?: (?:of|in|a|the|last|for|during))*(?: (?:year|fiscal))* (?:19|20)\d{2}\b/i;
const moves = /\b(?:grow\w*|grew|rose|rise|fell|fall|chang\w+|increas\w+|decreas\w+|declin\w+|drop\w*|by how much|higher|lower|up|down)\b/i;

/** "Than three years before": how many years lie between the two times. */
function countBefore(text: string): number | null {
  const found = /\b(?:than|against|versus|vs\.?|compared (?:to|with)|from|of|and) (?:it (?:was|did|had) |that of |the one |its level )?(?<count>two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) years (?:before|earlier|prior|previously|back then)\b(?! (?:19|20)\d{2})/i.exec(text);
  return countOf(found?.groups?.['count']);
}

/** "Where at the end of 2023, and where a year later?" */
function countLater(text: string): number | null {
  const found = /\b(?:and|then|to|versus|vs\.?|,) (?:(?:where|what|how|much|high|low|many|percent|it|was|is|did|stood|stand|had|been|by|that|far|then) )*(?<count>an?|one|two|three|four|five) years? (?:later|after(?:wards)?|on|thereafter)\b(?! that| (?:19|20)\d{2})/i.exec(text)?.groups?.['count'];
  return found === undefined ? null : countOf(found.replace(/^an?$/i, 'one'));
}

/** "By how many percent did it differ from 2023?": the newest year is held against the one that is named. */
function isHeldAgainstNow({ start, period }: FoundPeriod, text: string): boolean {
  const isYear = period.kind === 'fiscal' && period.part === 'FY' && period.year !== null;
  return isYear && against.test(text.slice(0, start)) && /%|\bper ?cent\w*|\bpct\b|\bhow (?:much|far)\b/i.test(text) && !/\b(?:years?|quarters?|months?|average|mean|prices?|shares?|stocks?|clos(?:e|ed|ing))\b/i.test(text);
}

/** "And what was it a year before?", "the same quarter of 2024": the same part of another year. */
function yearBefore(found: readonly FoundPeriod[], text: string): FoundPeriod[] {
  const [first, second, ...others] = found;
  const days = sameDays(found, text);
  if (days !== null) return days;
  if (first?.period.kind !== 'fiscal' || first.period.year === null || others.length > 0) return [...found];
  const { part, year } = first.period;
  if (second !== undefined) return [first, samePart(second, part, text)];
  const asks = /\b(?:a|one) year (?:before|earlier)\b|\b(?:compared (?:to|with)|than|against|versus|vs\.?|and) the (?:year before|previous year|prior year)\b(?! that)/i.test(text) && !moves.test(text);
  const on = countLater(text);
  if (on !== null) return [first, { ...first, period: fiscal(year + on, part) }];
  const count = countBefore(text);
  if (count !== null) return [first, { ...first, period: fiscal(year - count, part) }];
  if (isHeldAgainstNow(first, text)) return [first, { ...first, period: fiscal(null, 'FY') }];
  return asks ? [first, { ...first, period: fiscal(year - 1, part) }] : [first];
}

/** "April to June 2025 against the same months of 2024": the same days, or the same part, of another year. */
function sameDays([first, second, ...others]: readonly FoundPeriod[], text: string): FoundPeriod[] | null {
  if (first?.period.kind !== 'dates' || second?.period.kind !== 'fiscal' || second.period.year === null || others.length > 0 || !sameAgain.test(text)) return null;
  const { from, to } = first.period;
  const of = String(second.period.year);
  return [first, { ...second, period: { kind: 'dates', from: `${of}${from.slice(4)}`, to: `${of}${to.slice(4)}` } }];
}

function samePart(found: FoundPeriod, part: Part, text: string): FoundPeriod {
  const isSame = found.period.kind === 'fiscal' && found.period.part === 'FY' && sameAgain.test(text);
  return isSame ? { ...found, period: { ...found.period, part } } : found;
}

const eachQuarter = /\b(?:(?<!\b(?:most recent|latest|last|newest|current|recent|declared|its|the|a|regular) )quarterly(?! (?:(?:cash|regular) )?(?:dividends?|divs?|payments?|payouts?)\b)|by quarter|per quarter|each quarter|every quarter|quarter by quarter|q-by-q|(?:each|every|all|any)(?: one)?(?: of)?(?: (?:the|its|their))?(?: (?:four|4|fiscal|single))* quarters?|(?:the|its|their) (?:four|4)(?: fiscal)? quarters|(?:which|what|best|worst|strongest|weakest|largest|smallest|highest|lowest)(?: \w+)? quarter(?= of| in|,|\?| did| was| had))\b/i;

/** "Quarterly revenue for 2024": each quarter of the year; "quarterly, Q1 through Q4": those between as well. */
function byQuarter(found: readonly FoundPeriod[], text: string): FoundPeriod[] {
  if (!eachQuarter.test(text)) return [...found];
  const run = quarterRun(found, text);
  if (run !== null) return run;
  return found.flatMap((one) => (one.period.kind === 'fiscal' && one.period.part === 'FY' && one.period.year !== null ? (['Q1', 'Q2', 'Q3', 'Q4'] as const).map((part) => ({ ...one, period: fiscal(one.period.kind === 'fiscal' ? one.period.year : null, part) })) : [one]));
}

function quarterRun([first, last, ...others]: readonly FoundPeriod[], text: string): FoundPeriod[] | null {
  if (first?.period.kind !== 'fiscal' || last?.period.kind !== 'fiscal' || others.length > 0 || moves.test(text) || !throughWords.test(text)) return null;
  const { year } = first.period;
  const parts = year === last.period.year ? partsBetween(first.period.part, last.period.part) : [];
  return parts.length < 2 || year === null ? null : parts.map((part) => ({ ...first, end: last.end, period: fiscal(year, part) }));
}

function partsBetween(from: Part, to: Part): readonly Part[] {
  const quarters = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
  return quarters.some((part) => part === from) && quarters.some((part) => part === to) ? quarters.filter((part) => part >= from && part <= to) : [];
}

const throughWords = /\b(?:q[1-4]|first|second|third|1st|2nd|3rd)(?: (?:fiscal )?quarter)?(?: of \d{4})? ?(?:through|thru|to|until|till|-) ?(?:the )?(?:q[1-4]|second|third|fourth|last|2nd|3rd|4th)\b/i;

const against = /\b(?:than|above|below|against|versus|vs\.?|compared (?:to|with)|differ\w* from|exceed\w*|relative to)(?: (?:in|that|those|the one|of|it|was|what|level|figure|its|were|had|been|for|the))* $/i;

/** A time said twice is asked once: "last full year (2024)", "the first three months of 2026 (Q1 2026)". */
function tidy(found: readonly FoundPeriod[], text: string): FoundPeriod[] {
  const parts = found.flatMap(({ period }) => (period.kind === 'fiscal' && period.part !== 'FY' && period.year !== null ? [period.year] : []));
  const others: Others = {
    parts, isNamed: found.some(({ period }) => period.kind === 'fiscal' && period.year !== null),
    isAgainst: found.some(({ start, period }) => period.kind === 'fiscal' && period.year !== null && against.test(text.slice(0, start))),
    keepsLatest: found.length === 1 || isLatestBeside(found, text) || (found.length === 2 && /\b(?:than|vs\.?|versus|compared|against|same)\b/i.test(text)),
  };
  const kept = found.filter((one) => isHeldAgainst(one, text) || isYearListed(one, found, text) || !(isSaidAlready(one.period, others) || isFrame(one, found, text)));
  return kept.filter(({ period }, index) => index === kept.findIndex((other) => JSON.stringify(other.period) === JSON.stringify(period)));
}

/** A year of its own beside one of its quarters: "in fiscal 2025 and in Q4 of fiscal 2025". */
function isYearListed(one: FoundPeriod, found: readonly FoundPeriod[], text: string): boolean {
  const { period } = one;
  if (period.kind !== 'fiscal' || period.part !== 'FY' || period.year === null) return false;
  return found.some((other) => other.period.kind === 'fiscal' && other.period.part !== 'FY' && other.period.year === period.year && isListedBeside(one, other, text));
}

/** "It opened 2025 slowly. What did it sell from January to March 2025?": the year is said in the sentence before. */
function isFrame({ period, end }: FoundPeriod, found: readonly FoundPeriod[], text: string): boolean {
  if (period.kind !== 'fiscal' || period.part !== 'FY' || period.year === null) return false;
  const part = found.find((other) => (other.period.kind === 'date' || (other.period.kind === 'dates' && isThreeMonths(other.period))) && wholeYear(other.period) === period.year);
  return part !== undefined && part.start > end && (/[.!?]\s/.test(text.slice(end, part.start)) || /^,? (?:on |namely |that is,? )$/.test(text.slice(end, part.start)));
}

/** "Against January to March 2024": other months than those of the quarter that is named. */
function isHeldAgainst({ start, period }: FoundPeriod, text: string): boolean {
  return period.kind === 'dates' && isThreeMonths(period) && /\b(?:against|than|versus|vs\.?|compared (?:to|with)|relative to)(?: (?:the|those|that|what|it|was|were|had|been|of|in|for|from))* ?$/i.test(text.slice(0, start));
}

/** `parts`: the years of quarters and halves that are named. */
type Others = { readonly parts: readonly number[]; readonly isNamed: boolean; /** A year is what the newest is held against. */ readonly isAgainst: boolean; readonly keepsLatest: boolean };

function isYearSaid(year: number | null, { parts, isNamed, isAgainst }: Others): boolean {
  return year === null ? isNamed && !isAgainst : parts.includes(year);
}

function isSaidAlready(period: AskedPeriod, others: Others): boolean {
  const { parts, keepsLatest } = others;
  switch (period.kind) {
    case 'latest': return !keepsLatest;
    case 'fiscal': return period.part === 'FY' && isYearSaid(period.year, others);
    case 'last': return period.count === 1 && period.of === 'quarter' && parts.length > 0;
    case 'dates': return parts.length > 0 && !isOfLaterYear(period, parts);
    case 'date': return parts.length > 0;
    case 'trailing':
    case 'years': return false;
  }
}

/** "The quarter to June 2025 … than in Q2 2024": a quarter of a fiscal year begins in that year or in the one before. */
function isOfLaterYear(period: { readonly from: IsoDate; readonly to: IsoDate }, parts: readonly number[]): boolean {
  return isThreeMonths(period) && parts.every((year) => year < Number(period.from.slice(0, 4)));
}

function isMany(period: AskedPeriod | readonly AskedPeriod[]): period is readonly AskedPeriod[] {
  return Array.isArray(period);
}
