// The times that a question names, in the order of their words.
import { addDays, type IsoDate } from '@assay/record';
import type { AskedPeriod } from './asked.ts';
import { countOf, countPattern } from './number-words.ts';
import { matchesOf, type Match, type Place } from './question-text.ts';

export type FoundPeriod = Place & { readonly period: AskedPeriod };

type Reader = { readonly pattern: RegExp; readonly read: (match: Match, today: IsoDate) => AskedPeriod | readonly AskedPeriod[] | null };
type Unit = Extract<AskedPeriod, { readonly kind: 'last' }>['of'];
type Part = Extract<AskedPeriod, { readonly kind: 'fiscal' }>['part'];

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const monthPattern = String.raw`jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?`;
const yearPattern = String.raw`(?:fy|fiscal(?: years?)?|calendar(?: year)?|year)?[ -]?(?:'?\d{2}(?=\D|$)|(?:19|20)\d{2})`;
/** A year that nothing else can be: of four digits, or after FY. */
const sureYear = String.raw`(?:fy ?|fiscal(?: years?)? ?|financial years? ?|years ?)?(?:19|20)\d{2}|fy ?'?\d{2}`;
const ordinals: Readonly<Record<string, string>> = { first: '1', '1st': '1', second: '2', '2nd': '2', third: '3', '3rd': '3', fourth: '4', '4th': '4', last: '4' };

const re = (source: string): RegExp => new RegExp(source, 'gi');
const two = (value: number): string => String(value).padStart(2, '0');

/** 2019, '19, FY19; years of two digits lie between 1980 and 2079. */
function yearOf(text: string | undefined): number | null {
  const digits = /(\d{4}|\d{2})$/.exec(text ?? '')?.[1];
  if (digits === undefined) return null;
  const year = Number(digits);
  return digits.length === 4 ? year : year < 80 ? 2000 + year : 1900 + year;
}

function monthOf(text: string | undefined): number {
  const start = (text ?? '').toLowerCase().slice(0, 3);
  return months.findIndex((month) => month.startsWith(start)) + 1;
}

function dayOf(year: number, month: number, day: number): IsoDate | null {
  const made = new Date(Date.UTC(year, month - 1, day));
  return month < 1 || made.getUTCMonth() !== month - 1 ? null : made.toISOString().slice(0, 10);
}

const endOfMonth = (year: number, month: number): IsoDate => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
const fiscal = (year: number | null, part: Part): AskedPeriod => ({ kind: 'fiscal', year, part });
const unitOf = (text: string | undefined): Unit => (/^q/i.test(text ?? '') ? 'quarter' : /^mo/i.test(text ?? '') ? 'month' : /^w/i.test(text ?? '') ? 'week' : /^(?:d|session|trading)/i.test(text ?? '') ? 'day' : 'year');
const last = (count: number | null, of: Unit): AskedPeriod | null => (count === null || count < 1 ? null : { kind: 'last', count, of });

/** A day of the calendar; `null` where it does not exist. */
const onDay = (match: Match): IsoDate | null => {
  const { iso, us, year, month, day } = match.groups;
  if (us !== undefined) { const [first = 0, second = 0, of = 0] = us.split('/').map(Number); return dayOf(of < 100 ? 2000 + of : of, first, second); }
  if (iso !== undefined) return dayOf(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10)));
  return dayOf(yearOf(year) ?? 0, monthOf(month), Number(day));
};

const dayWords = String.raw`(?:(?<iso>(?:19|20)\d{2}-\d{2}-\d{2})|(?<us>\d{1,2}/\d{1,2}/(?:(?:19|20)\d{2}|\d{2}(?=\D|$)))|(?:(?<month>${monthPattern})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>(?:19|20)\d{2})))`;
const dayFirst = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]?(?<month>${monthPattern})\.?,?[ -]?(?<year>(?:19|20)\d{2}|'?\d{2}(?=\D|$))`;

const toOn = (match: Match): AskedPeriod | null => {
  const on = onDay(match);
  return on === null ? null : { kind: 'date', on };
};

function years(from: number | null, to: number | null): AskedPeriod | null {
  return from === null || to === null ? null : from === to ? fiscal(from, 'FY') : { kind: 'years', from: Math.min(from, to), to: Math.max(from, to) };
}

function quarter({ groups }: Match): AskedPeriod {
  const digit = groups['q'] ?? ordinals[(groups['ordinal'] ?? '').toLowerCase()] ?? '1';
  const half = groups['half'] !== undefined;
  return fiscal(yearOf(groups['year']), half ? (digit === '1' ? 'H1' : 'H2') : (`Q${digit}` as Part));
}

/** The whole month: of prices and series; figures of a company are asked by fiscal times. */
function wholeMonth(match: Match): AskedPeriod | null {
  const [year, month] = [Number(match.groups['year']), monthOf(match.groups['month'])];
  const begin = match.groups['begin'];
  return month < 1 ? null : { kind: 'dates', from: `${String(year)}-${two(begin === undefined ? month : monthOf(begin))}-01`, to: endOfMonth(year, month) };
}

const sinceYear = (year: number | null, today: IsoDate): AskedPeriod | null => years(year, Math.max(year ?? 0, Number(today.slice(0, 4))));

/** Days of the year by the names that everybody knows. */
const feasts: Readonly<Record<string, string>> = { 'christmas eve': '12-24', 'christmas day': '12-25', 'christmas': '12-25', "new year's eve": '12-31', 'new years eve': '12-31', 'new years day': '01-01', "new year's day": '01-01', "valentine's day": '02-14', 'halloween': '10-31', 'independence day': '07-04' };

/** "Between 1 April and 30 June 2025": the year stands once. */
function twoDays({ groups }: Match): AskedPeriod | null {
  const year = yearOf(groups['year']) ?? 0;
  const [from, to] = [dayOf(year, monthOf(groups['one']), Number(groups['first'])), dayOf(year, monthOf(groups['two']), Number(groups['second']))];
  return from === null || to === null ? null : { kind: 'dates', from, to };
}

const weekday = String.raw`(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?`;

/** The first pattern that fits a place has it. */
const readers: readonly Reader[] = [
  { pattern: re(String.raw`\b(?:between|from) (?<iso>(?:19|20)\d{2}-\d{2}-\d{2}) (?:and|to|until|through|-) (?<to>(?:19|20)\d{2}-\d{2}-\d{2})`), read: ({ groups }) => ({ kind: 'dates', from: groups['iso'] ?? '', to: groups['to'] ?? '' }) },
  { pattern: re(String.raw`\b(?:between |from )?(?:the )?(?<first>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<one>${monthPattern}) (?:and|to|until|through|-) (?:the )?(?<second>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<two>${monthPattern}),? (?<year>(?:19|20)\d{2})`), read: twoDays },
  { pattern: re(String.raw`\b(?:between |from )?(?<one>${monthPattern})\.? (?<first>\d{1,2})(?:st|nd|rd|th)? (?:and|to|until|through|-) (?<two>${monthPattern})\.? (?<second>\d{1,2})(?:st|nd|rd|th)?,? (?<year>(?:19|20)\d{2})`), read: twoDays },
  { pattern: re(String.raw`\bfrom (?:${weekday} )?(?:the )?(?<first>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<one>${monthPattern}),? (?<year>(?:19|20)\d{2}) (?:to|until|through) (?:${weekday} )?(?:the )?(?<second>\d{1,2})(?:st|nd|rd|th)\b`), read: ({ groups, ...place }) => twoDays({ ...place, groups: { ...groups, two: groups['one'] } }) },
  { pattern: re(String.raw`\bsince ${dayWords}`), read: (match, today) => { const from = onDay(match); return from === null ? null : { kind: 'dates', from, to: today }; } },
  { pattern: re(String.raw`\bsince (?:the )?(?:end|close) of (?<year>${yearPattern})\b`), read: ({ groups }, today) => { const year = yearOf(groups['year']); return year === null ? null : { kind: 'dates', from: `${String(year)}-12-31`, to: today }; } },
  { pattern: re(String.raw`\b(?:on )?(?<feast>${Object.keys(feasts).join('|')}),? (?:of )?(?<year>(?:19|20)\d{2})\b`), read: ({ groups }) => ({ kind: 'date', on: `${groups['year'] ?? ''}-${feasts[(groups['feast'] ?? '').toLowerCase()] ?? '12-31'}` }) },
  { pattern: re(String.raw`(?<![\d.$%])\b'?(?<one>[12]\d) ?(?:vs\.?|versus|and|,|/|over|against) ?'?(?<two>[12]\d)(?= |$|\?)(?! ?%| (?:percent|companies|stocks|years?|quarters?|months?|days?|billion|million))`), read: ({ groups }) => [fiscal(yearOf(groups['one']), 'FY'), fiscal(yearOf(groups['two']), 'FY')] },
  { pattern: re(String.raw`\bsince (?<month>${monthPattern})\.?,? (?<year>(?:19|20)\d{2})\b`), read: ({ groups }, today) => ({ kind: 'dates', from: `${groups['year'] ?? ''}-${two(monthOf(groups['month']))}-01`, to: today }) },
  { pattern: re(String.raw`\b(?:as of |as at |on |at )?${dayWords}`), read: toOn },
  { pattern: re(String.raw`\b(?:as of |as at |on )?(?:the )?${dayFirst}`), read: toOn },
  { pattern: re(String.raw`\b(?:between|from) (?<from>${yearPattern}) (?:and|to|until|till|through|-) (?<to>${yearPattern})\b`), read: ({ groups }) => years(yearOf(groups['from']), yearOf(groups['to'])) },
  { pattern: re(String.raw`\b(?<from>${sureYear}) ?(?:-|to|through|until|till|thru) ?(?<to>${sureYear}|\d{2})\b`), read: ({ groups }) => years(yearOf(groups['from']), yearOf(groups['to'])) },
  { pattern: re(String.raw`\b(?:the )?(?:last|past|previous|latest|trailing|preceding|recent|most recent) (?<count>${countPattern}) (?:fiscal |full |financial |calendar |trading |reported )?(?<unit>years?|yrs?|quarters?|qtrs?|months?|weeks?|days?|sessions?)\b`), read: ({ groups }) => (/^12$|^twelve$/i.test(groups['count'] ?? '') && /^mo/i.test(groups['unit'] ?? '') ? { kind: 'trailing' } : last(countOf(groups['count']), unitOf(groups['unit']))) },
  { pattern: re(String.raw`\b(?:over|for|in|during|across)(?: the)?(?: last| past)? (?<count>${countPattern}) (?:fiscal |full |consecutive |straight )?(?<unit>years?|yrs?|quarters?|months?|weeks?|days?)\b`), read: ({ groups }) => last(countOf(groups['count']), unitOf(groups['unit'])) },
  { pattern: re(String.raw`\b(?<count>${countPattern})[- ](?<unit>year|yr|quarter|month|week|day)(?:s)?(?= {2}| (?:history|trend|cagr|average|growth|total|view|record|change|return|performance|price|chart|look|period|window|span|comparison|revenue|sales|net|free|operating))`), read: ({ groups }) => last(countOf(groups['count']), unitOf(groups['unit'])) },
  { pattern: re(String.raw`\b(?<count>\d{1,2}) ?(?<unit>y|yr|yrs)\b(?= |$|\?)`), read: ({ groups }) => last(countOf(groups['count']), 'year') },
  { pattern: re(String.raw`\b(?<count>${countPattern}) (?:years?|yrs?) ago\b`), read: ({ groups }, today) => fiscal(Number(today.slice(0, 4)) - (countOf(groups['count']) ?? 1), 'FY') },
  { pattern: re(String.raw`\b(?:the )?(?:last|past) decade\b`), read: () => last(10, 'year') },
  { pattern: re(String.raw`\bsince (?<year>${yearPattern})\b`), read: ({ groups }, today) => sinceYear(yearOf(groups['year']), today) },
  { pattern: re(String.raw`\b(?:after|from) (?<year>(?:fy ?)?(?:19|20)\d{2})(?= on(?:wards?)?| onwards?| until now| to (?:now|today|date|present))(?: on(?:wards?)?| onwards?| until now| to (?:now|today|date|present))`), read: ({ groups }, today) => sinceYear(yearOf(groups['year']), today) },
  { pattern: re(String.raw`\b(?<half>h)(?<q>[12])[ -,]*(?:of )?(?<year>${yearPattern})?\b`), read: quarter },
  { pattern: re(String.raw`\b(?:the )?(?<ordinal>first|second) (?<half>half)(?: of)?(?: the)?(?: (?<year>${yearPattern}))?\b`), read: quarter },
  { pattern: re(String.raw`\b(?:fiscal |fq)?q ?(?<q>[1-4])(?:[ ,'/-]*(?:of )?(?<year>${yearPattern}))?\b`), read: quarter },
  { pattern: re(String.raw`\b(?<q>[12])(?<half>h)[ '-]?(?<year>(?:20)?\d{2})\b`), read: quarter },
  { pattern: re(String.raw`\b(?<q>[1-4])q[ '-]?(?<year>(?:20)?\d{2})\b`), read: quarter },
  { pattern: re(String.raw`\b(?<year>(?:fy ?|fiscal ?)?'?(?:20)?\d{2}) ?q(?<q>[1-4])\b`), read: quarter },
  { pattern: re(String.raw`\b(?:the )?(?:last|final|closing) (?:fiscal )?quarter of (?:the )?(?<year>${yearPattern})\b`), read: ({ groups }) => fiscal(yearOf(groups['year']), 'Q4') },
  { pattern: re(String.raw`\b(?:the )?(?<ordinal>first|second|third|fourth|1st|2nd|3rd|4th) (?:fiscal |calendar )?quarter(?:,? (?:of )?(?:the )?(?<year>${yearPattern}))?\b`), read: quarter },
  { pattern: /\b(?:ttm|ltm|trailing[- ](?:twelve|12)[- ]months?|last (?:twelve|12) months|trailing)\b/gi, read: () => ({ kind: 'trailing' }) },
  { pattern: /\b(?:ytd|year[- ]to[- ]date|so far this year|this calendar year)\b/gi, read: (_, today) => ({ kind: 'dates', from: `${today.slice(0, 4)}-01-01`, to: today }) },
  { pattern: /\b(?:the )?(?:latest|most recent|last|newest|recent|this|current|past) (?:fiscal |reported )?(?:quarter|qtr)(?:ly)?(?: reported)?\b/gi, read: () => last(1, 'quarter') },
  { pattern: /\b(?:the )?(?:latest|most recent|last|newest|past|previous|recent) (?:full |fiscal |financial |reported |completed )*(?:year|annual report|10-k)\b/gi, read: () => fiscal(null, 'FY') },
  { pattern: /\b(?:the )?(?:last|past|previous) (?<unit>month|week|day)\b/gi, read: ({ groups }) => last(1, unitOf(groups['unit'])) },
  { pattern: /\byesterday\b/gi, read: (_, today) => ({ kind: 'date', on: addDays(today, -1) }) },
  { pattern: /\b(?:this|the current) year\b/gi, read: (_, today) => ({ kind: 'dates', from: `${today.slice(0, 4)}-01-01`, to: today }) },
  { pattern: re(String.raw`\b(?:the )?(?:end|close) of (?<year>(?:fy ?|fiscal(?: year)? )?(?:19|20)\d{2})\b`), read: ({ groups }) => fiscal(yearOf(groups['year']), 'FY') },
  { pattern: re(String.raw`\b(?:at |by )?(?:the )?(?:end|close) of (?<month>${monthPattern})\.?,? (?<year>(?:19|20)\d{2})\b`), read: ({ groups }) => ({ kind: 'date', on: endOfMonth(Number(groups['year']), monthOf(groups['month'])) }) },
  { pattern: re(String.raw`\b(?:on )?(?:the )?last (?:trading )?day of (?<year>(?:19|20)\d{2})\b`), read: ({ groups }) => ({ kind: 'date', on: `${groups['year'] ?? ''}-12-31` }) },
  { pattern: re(String.raw`\bYE ?'?(?<year>(?:20)?\d{2})\b`), read: ({ groups }) => fiscal(yearOf(groups['year']), 'FY') },
  { pattern: re(String.raw`\b(?<month>${monthPattern})(?:-'?|')(?<year>(?:20)?\d{2})\b`), read: ({ groups }) => { const [year, month] = [yearOf(groups['year']) ?? 0, monthOf(groups['month'])]; return { kind: 'dates', from: `${String(year)}-${two(month)}-01`, to: endOfMonth(year, month) }; } },
  { pattern: /(?<![\d/])(?<number>0?[1-9]|1[0-2])\/(?<year>(?:19|20)\d{2})\b/g, read: ({ groups }) => { const [year, month] = [Number(groups['year']), Number(groups['number'])]; return { kind: 'dates', from: `${String(year)}-${two(month)}-01`, to: endOfMonth(year, month) }; } },
  { pattern: re(String.raw`\b(?:(?<begin>${monthPattern}) ?(?:-|to|through|and|&) ?(?:the )?(?:end of )?)?(?<month>${monthPattern})\.?,? (?:of )?(?<year>(?:19|20)\d{2})\b`), read: wholeMonth },
  { pattern: /\b(?:fy|fiscal(?: year)?|financial year|year)[ -]?'?(?<year>(?:19|20)\d{2}|\d{2})\b/gi, read: ({ groups }) => fiscal(yearOf(groups['year']), 'FY') },
  { pattern: /(?<![\d.,$€£-])(?<year>(?:19[6-9]|20[0-7])\d)(?![\d%]|[.,]\d|-\d{2}-)/g, read: ({ groups }) => fiscal(yearOf(groups['year']), 'FY') },
  { pattern: /(?<!^)\b(?:right now|currently|at the moment|these days|as of today|as of now|today|now|at present|presently|current|latest|newest|most recent(?:ly)?|to date)\b/gi, read: () => ({ kind: 'latest' }) },
  { pattern: /\b(?:next|coming|upcoming|following) (?:fiscal |full )?(?<unit>year|quarter|fy)\b|\btomorrow\b|\bnext (?:week|month)\b|\bin (?:the )?future\b/gi, read: (match, today) => fiscal(Number(today.slice(0, 4)) + 1, /quarter/i.test(match.words) ? 'Q1' : 'FY') },
];

/** Every time that is named, without overlap: also those that only say another again. */
export function findTimes(text: string, today: IsoDate): FoundPeriod[] {
  const taken: FoundPeriod[] = [];
  for (const { pattern, read } of readers) {
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
  return byQuarter(yearBefore(tidy(joinDays(joinParts(findTimes(text, today)), text), text), text), text);
}

/** The year that a time names: a fiscal year, or days within one year. */
function wholeYear(period: AskedPeriod): number | null {
  if (period.kind === 'fiscal') return period.part === 'FY' ? period.year : null;
  if (period.kind === 'date') return Number(period.on.slice(0, 4));
  return period.kind === 'dates' && period.from.slice(0, 4) === period.to.slice(0, 4) ? Number(period.to.slice(0, 4)) : null;
}

/** "fiscal 2024 Q3", "Q3 and Q4 of 2024": a part without a year belongs to the only year that is named. */
function joinParts(found: readonly FoundPeriod[]): FoundPeriod[] {
  const open = found.filter(({ period }) => period.kind === 'fiscal' && period.part !== 'FY' && period.year === null);
  const years = found.flatMap((one) => { const year = wholeYear(one.period); return year === null ? [] : [{ one, year }]; });
  const [only] = years;
  if (only === undefined || years.length > 1 || open.length === 0) return [...found];
  const { one: year, year: named } = only;
  return found.flatMap((one) => (one === year ? [] : open.includes(one) && one.period.kind === 'fiscal' ? [{ ...one, period: { ...one.period, year: named } }] : [one]));
}

/** "Between 3 May 2024 and 3 May 2025", "from … to …": two days are the ends of a time. */
function joinDays(found: readonly FoundPeriod[], text: string): readonly FoundPeriod[] {
  const [first, second, ...others] = found.filter(({ period }) => period.kind === 'date');
  if (first?.period.kind !== 'date' || second?.period.kind !== 'date' || others.length > 0) return found;
  const joins = /^[ ,]*(?:and|to|until|till|through|-) *(?:(?:worth|what|on|the|close|end|of) +)*$/i.test(text.slice(first.end, second.start));
  const days = [first.period.on, second.period.on].sort();
  return joins ? found.flatMap((one) => (one === first ? [{ start: first.start, end: second.end, period: { kind: 'dates' as const, from: days[0] ?? '', to: days[1] ?? '' } }] : one === second ? [] : [one])) : found;
}

const moves = /\b(?:grow\w*|grew|rose|rise|fell|fall|chang\w+|increas\w+|decreas\w+|declin\w+|drop\w*|by how much|higher|lower|up|down)\b/i;

/** "And what was it a year before?", "the same quarter of 2024": the same part of another year. */
function yearBefore(found: readonly FoundPeriod[], text: string): FoundPeriod[] {
  const [first, second, ...others] = found;
  if (first?.period.kind !== 'fiscal' || first.period.year === null || others.length > 0) return [...found];
  const { part, year } = first.period;
  if (second !== undefined) return [first, samePart(second, part, text)];
  const asks = /\b(?:a|one) year (?:before|earlier)\b|\b(?:compared (?:to|with)|than|against|versus|vs\.?|and) the (?:year before|previous year|prior year)\b(?! that)/i.test(text) && !moves.test(text);
  return asks ? [first, { ...first, period: fiscal(year - 1, part) }] : [first];
}

function samePart(found: FoundPeriod, part: Part, text: string): FoundPeriod {
  const isSame = found.period.kind === 'fiscal' && found.period.part === 'FY' && /\bsame (?:quarter|half|period) (?:of|in)\b/i.test(text);
  return isSame ? { ...found, period: { ...found.period, part } } : found;
}

/** "Quarterly revenue for 2024": each quarter of the year. */
function byQuarter(found: readonly FoundPeriod[], text: string): FoundPeriod[] {
  if (!/\b(?:quarterly|by quarter|per quarter|each quarter|every quarter|quarter by quarter)\b/i.test(text)) return [...found];
  return found.flatMap((one) => (one.period.kind === 'fiscal' && one.period.part === 'FY' && one.period.year !== null ? (['Q1', 'Q2', 'Q3', 'Q4'] as const).map((part) => ({ ...one, period: fiscal(one.period.kind === 'fiscal' ? one.period.year : null, part) })) : [one]));
}

/** A time said twice is asked once: "last full year (2024)", "the first three months of 2026 (Q1 2026)". */
function tidy(found: readonly FoundPeriod[], text: string): FoundPeriod[] {
  const parts = found.flatMap(({ period }) => (period.kind === 'fiscal' && period.part !== 'FY' && period.year !== null ? [period.year] : []));
  const others: Others = {
    parts, isNamed: found.some(({ period }) => period.kind === 'fiscal' && period.year !== null),
    keepsLatest: found.length === 1 || (found.length === 2 && /\b(?:than|vs\.?|versus|compared|against)\b/i.test(text)),
  };
  const kept = found.filter(({ period }) => !isSaidAlready(period, others));
  return kept.filter(({ period }, index) => index === kept.findIndex((other) => JSON.stringify(other.period) === JSON.stringify(period)));
}

/** `parts`: the years of quarters and halves that are named. */
type Others = { readonly parts: readonly number[]; readonly isNamed: boolean; readonly keepsLatest: boolean };

function isSaidAlready(period: AskedPeriod, { parts, isNamed, keepsLatest }: Others): boolean {
  switch (period.kind) {
    case 'latest': return !keepsLatest;
    case 'fiscal': return period.part === 'FY' && (period.year === null ? isNamed : parts.includes(period.year));
    case 'last': return period.count === 1 && period.of === 'quarter' && parts.length > 0;
    case 'dates':
    case 'date': return parts.length > 0;
    case 'trailing':
    case 'years': return false;
  }
}

function isMany(period: AskedPeriod | readonly AskedPeriod[]): period is readonly AskedPeriod[] {
  return Array.isArray(period);
}
