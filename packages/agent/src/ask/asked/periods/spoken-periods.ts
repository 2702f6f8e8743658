// Times as people speak and jot them: before all others, since each holds words that are times of their own.
import { addDays, type IsoDate } from '@assay/record';
import { sessionOn, sessionsFrom } from '../times/sessions.ts';
import type { AskedPeriod } from '../asked.ts';
import { countOf, countPattern } from '../number-words.ts';
import { dayFirst, dayOf, dayWords, endOfMonth, feasts, fiscal, last, monthOf, monthPattern, onDay, quarter, re, two, wholeMonth, yearOf, yearPattern, type PeriodReader } from './period-words.ts';
import type { Match } from '../places.ts';
import { severalQuarters } from './several-quarters.ts';

const ordinal = String.raw`first|second|third|fourth|1st|2nd|3rd|4th|one|two|three|four`;
const digits: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4' };
const between = String.raw`(?:to|and|or|vs\.?|versus|against|over|through|from|than|compared (?:to|with)|,)`;
const nowWords = String.raw`(?:now|today|date|present|the present|by now|(?:its|the|their) (?:latest|last|newest|most recent)(?: \w+)?(?: (?:close|price|session|day))?|(?:latest|last) (?:close|price|session)|latest|last)`;

/** A day written in digits and dots, or with the year behind dashes: only where it can be no other. */
function numericDay({ groups }: Match): AskedPeriod | null {
  const [first, second, year] = [Number(groups['first']), Number(groups['second']), yearOf(groups['year']) ?? 0];
  const isDotted = groups['mark'] === '.';
  const on = isDotted || first > 12 ? dayOf(year, second, first) : second > 12 ? dayOf(year, first, second) : null;
  return on === null ? null : { kind: 'date', on };
}

const sixMonthsBefore = (to: IsoDate): AskedPeriod => {
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number);
  const from = month > 6 ? [year, month - 6] : [year - 1, month + 6];
  return { kind: 'dates', from: `${String(from[0])}-${two(from[1] ?? 1)}-${two(Math.min(day, 28))}`, to };
};

/** "The nine months ended 31 March 2025": from the first day of the first of them. */
function monthsTo(match: Match): AskedPeriod | null {
  const { only, onlyYear, count } = match.groups;
  const to = only === undefined ? onDay(match) : endOfMonth(yearOf(onlyYear) ?? 0, monthOf(only));
  const months = countOf(count);
  if (to === null || months === null) return null;
  const first = 12 * Number(to.slice(0, 4)) + Number(to.slice(5, 7)) - months;
  return { kind: 'dates', from: `${String(Math.floor(first / 12))}-${two((first % 12) + 1)}-01`, to };
}

/** "The half-year to September 2025": up to the end of a month that is named whole. */
function halfYearTo(match: Match): AskedPeriod | null {
  const { only, onlyYear } = match.groups;
  const to = only === undefined ? onDay(match) : endOfMonth(yearOf(onlyYear) ?? 0, monthOf(only));
  return to === null ? null : sixMonthsBefore(to);
}

function untilNow(match: Match, today: IsoDate): AskedPeriod | null {
  const { feast, ofYear, endYear } = match.groups;
  const from = endYear !== undefined ? `${String(yearOf(endYear) ?? 0)}-12-31` : feast === undefined ? onDay(match) : `${ofYear ?? ''}-${feasts[feast.toLowerCase()] ?? '12-31'}`;
  return from === null ? null : { kind: 'dates', from, to: today };
}

const partOf = (groups: Match['groups'], name: string, year: string): AskedPeriod => {
  const said = (groups[name] ?? '').toLowerCase();
  return quarter({ start: 0, end: 0, words: '', groups: { ordinal: said in digits || said.startsWith('q') ? undefined : said, q: digits[said] ?? (said.startsWith('q') ? said.slice(1) : undefined), year: groups[year] } });
};

/** "Fiscal 2021, 22 and 23": years of two digits behind one of four. */
function listedYears({ groups }: Match): readonly AskedPeriod[] {
  return [groups['first'] ?? '', ...(groups['others'] ?? '').match(/\d{2}/g) ?? []].map((year) => fiscal(yearOf(year), 'FY'));
}

const feastPattern = Object.keys(feasts).join('|');

const steps: Readonly<Record<string, number>> = { day: 1, week: 7 };

/** "Six months before 31 July 2025": the day itself, where the level of that day is asked for. */
function dayBeside(match: Match): AskedPeriod | null {
  const day = onDay(match);
  const count = countOf(match.groups['count']);
  const unit = (match.groups['unit'] ?? '').toLowerCase().replace(/s$/, '');
  const sign = /^(?:after|later)/i.test(match.groups['side'] ?? '') ? 1 : -1;
  if (day === null || count === null) return null;
  if (unit in steps) return { kind: 'date', on: addDays(day, sign * count * (steps[unit] ?? 1)) };
  const whole = 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1 + sign * count * (unit === 'year' ? 12 : 1);
  const [year, month] = [Math.floor(whole / 12), (whole % 12) + 1];
  const end = endOfMonth(year, month);
  const same = `${String(year)}-${two(month)}-${day.slice(8)}`;
  return { kind: 'date', on: same > end ? end : same };
}

const besideDay = String.raw`(?<=\b(?:price|close|closed?|closing|at|trading|traded?|stood|stand|worth|was|level|cost)\b[^?,]{0,24}|\s{4})\b(?<count>${countPattern}) (?<unit>days?|weeks?|months?|years?) (?<side>before|prior to|ahead of|after|later than) (?:the )?`;

const table: readonly PeriodReader[] = [
  { pattern: re(String.raw`${besideDay}${dayFirst}`), read: dayBeside },
  { pattern: re(String.raw`${besideDay}${dayWords}`), read: dayBeside },
  { pattern: re(String.raw`\b(?:on )?(?:the )?(?:very )?first (?:trading |market |business )?(?:day|session) of (?:trading in )?(?<year>(?:19|20)\d{2})\b`), read: firstSession },
  ...severalQuarters,
  { pattern: re(String.raw`\b(?:the )?(?:first )?(?<count>nine|9)[- ]?(?:months?|mo|m) (?:period )?(?:that |which )?(?:to|until|up to|ending|ended|through|closing)(?: on| in| at| the| end of)* ${dayFirst}`), read: monthsTo },
  { pattern: re(String.raw`\b(?:the )?(?:first )?(?<count>nine|9)[- ]?(?:months?|mo|m) (?:period )?(?:that |which )?(?:to|until|up to|ending|ended|through|closing)(?: on| in| at| the| end of)* (?:${dayWords}|(?<only>${monthPattern})\.? (?<onlyYear>20\d{2}))`), read: monthsTo },
  { pattern: re(String.raw`\b(?:between |from )?new year(?:'s(?: day)?)?,? (?:and|to|until|through) (?:the )?(?:end of )?(?<month>${monthPattern})\.?,? (?<year>(?:19|20)\d{2})`), read: ({ groups }) => ({ kind: 'dates', from: `${groups['year'] ?? ''}-01-01`, to: endOfMonth(Number(groups['year']), monthOf(groups['month'])) }) },
  // Of a share it runs from day to day, and has its own readers.
  { pattern: re(String.raw`(?<!\b(?:shares?|stocks?|clos\w+|prices?|return\w*)\b[^?]*)\b(?:half[- ]?year|six months|6 months|6m) (?:that |which )?(?:to|until|up to|ending|ended|through)(?: on| the)* ${dayFirst}(?![^?]*\b(?:shares?|stocks?|clos\w+|prices?|return\w*)\b)`), read: halfYearTo },
  { pattern: re(String.raw`\b(?:half[- ]?year|six months|6 months|6m) (?:before|to|until|up to|ending|ended|through|preceding)(?: on| the)* (?:${dayWords}|(?<only>${monthPattern})\.? (?<onlyYear>20\d{2}))`), read: halfYearTo },
  { pattern: re(String.raw`\b(?:from|since|after) (?:the )?(?:close of |close on |end of |start of )*(?:${dayWords}|(?<feast>${feastPattern}),? (?:of )?(?<ofYear>(?:19|20)\d{2})|(?<endYear>(?<=end of )(?:19|20)\d{2}))(?:,? (?:to|until|till|through|up to)(?: the)? ${nowWords}\b)`), read: untilNow },
  { pattern: re(String.raw`\bsince (?:the )?(?:close of |end of )*(?:(?<feast>${feastPattern}),? (?:of )?(?<ofYear>(?:19|20)\d{2}))`), read: untilNow },
  { pattern: re(String.raw`\b(?:ytd|year[- ]to[- ]date)(?: return| performance| change| gain)?(?: in| of| for|,)? (?<year>(?:19|20)\d{2})\b|\b(?<of>(?:19|20)\d{2}) (?:ytd|year[- ]to[- ]date)\b`), read: ({ groups }) => { const year = groups['year'] ?? groups['of'] ?? ''; return { kind: 'dates', from: `${String(Number(year) - 1)}-12-31`, to: `${year}-12-31` }; } },
  { pattern: re(String.raw`(?<![\d./-])(?<first>\d{1,2})(?<mark>[.-])(?<second>\d{1,2})\k<mark>(?<year>(?:19|20)\d{2}|\d{2})(?![\d%])`), read: numericDay },
  { pattern: re(String.raw`(?<!\d)(?<day>\d{1,2})(?<month>${monthPattern})'?(?<year>\d{2,4})(?!\d)`), read: (match) => { const on = onDay(match); return on === null ? null : { kind: 'date', on }; } },
  { pattern: re(String.raw`\b(?:between |from )?(?<begin>${monthPattern})\.? ?(?:-|to|until|through|and|&) ?(?:the )?(?:end of )?(?<month>${monthPattern})\.?,? (?:of )?(?<year>(?:19|20)\d{2})\b`), read: wholeMonth },
  { pattern: re(String.raw`\b(?:the )?first (?:(?<three>three|3)|six|6) months (?:of|in) (?:calendar |fiscal )?(?<year>${yearPattern})\b`), read: ({ groups }) => fiscal(yearOf(groups['year']), groups['three'] === undefined ? 'H1' : 'Q1') },
  { pattern: re(String.raw`\b(?:the )?(?<one>${ordinal}|q[1-4]) (?:fiscal )?(?:quarter )?${between}(?: the)? (?:(?<other>${ordinal}) (?:fiscal )?quarters?|(?<otherQ>q[1-4]))(?:,? (?:of )?(?:the )?(?<year>${yearPattern}))?\b`), read: ({ groups }) => [partOf(groups, 'one', 'year'), partOf(groups, groups['other'] === undefined ? 'otherQ' : 'other', 'year')] },
  { pattern: re(String.raw`\b(?:the )?(?<one>${ordinal}) quarter(?:,? (?:of )?(?:the )?(?<year>${yearPattern}))?,? (?:compared )?${between}(?: the)? (?<other>first|second|third|fourth)\b(?! (?:half|year|quarter))`), read: ({ groups }) => [partOf(groups, 'one', 'year'), partOf(groups, 'other', 'year')] },
  { pattern: re(String.raw`\bquarter (?<one>one|two|three|four|[1-4])(?:,? (?:of )?(?<year>${yearPattern}))?\b`), read: ({ groups }) => (/^\d$/.test(groups['one'] ?? '') ? quarter({ start: 0, end: 0, words: '', groups: { q: groups['one'], year: groups['year'] } }) : partOf(groups, 'one', 'year')) },
  { pattern: re(String.raw`(?<=(?:\bquarter\b|\b20\d\d-\d\d-\d\d\b)[^?]{0,40}, )(?:i\.e\. |that is,? |being |meaning )?(?:the|its|their) (?<one>first|second|third|fourth)(?: one)? (?:of|in) (?:its |the )?(?<year>${yearPattern})\b`), read: ({ groups }) => partOf(groups, 'one', 'year') },
  { pattern: re(String.raw`\b(?<first>(?:19|20)\d{2})(?<others>(?:(?:, ?(?:and |& |or )?| (?:and|&|or) )'?\d{2}(?![\d./-])){1,8})(?! ?(?:(?:of )?(?:${monthPattern})\b|st\b|nd\b|rd\b|th\b|%|percent|x\b|billion|million|companies|stocks|years|days|months|quarters|shares|[.:]\d))`), read: listedYears },
  { pattern: re(String.raw`\b(?:(?:the |its )?(?:last|past|previous|recent|preceding) (?:half[- ]?year|half a year)|(?:over|in|for|during|within|across) (?:the |a )?half[- ]?year|the half[- ]?year|half[- ]?yearly?)\b(?! (?:ended|ending|to|before))`), read: () => last(6, 'month') },
  { pattern: re(String.raw`(?<![\d.,$€£]|\b(?:above|over|below|under|than|of) )\b(?<count>3|6|9|12|18|24)(?:m|mo|mos|mths?)\b(?! ?(?:shares|dollars|usd|treasur|bill|yield))`), read: ({ groups }) => (groups['count'] === '12' ? { kind: 'trailing' } : last(Number(groups['count']), 'month')) },
  { pattern: re(String.raw`\b(?:cy|cal\.?|fye|fy end|ye) ?'?(?<year>(?:19|20)\d{2}|\d{2})\b`), read: ({ groups }) => fiscal(yearOf(groups['year']), 'FY') },
  { pattern: re(String.raw`(?<month>${monthPattern}) \((?<year>(?:19|20)\d{2})\)`), read: wholeMonth },
  { pattern: re(String.raw`(?<=^|[\s(])'(?<year>\d{2})(?=$|[\s),?.;])`), read: ({ groups }) => fiscal(yearOf(groups['year']), 'FY') },
  { pattern: re(String.raw`\b(?:the )?end of (?<year>(?:19|20)\d{2}) \((?:on )?(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${monthPattern})\)|\blast (?:trading )?day of (?<lastYear>(?:19|20)\d{2}) \((?<lastDay>\d{1,2}) (?<lastMonth>${monthPattern})\)`), read: ({ groups }) => { const on = dayOf(yearOf(groups['year'] ?? groups['lastYear']) ?? 0, monthOf(groups['month'] ?? groups['lastMonth']), Number(groups['day'] ?? groups['lastDay'])); return on === null ? null : { kind: 'date', on }; } },
  { pattern: re(String.raw`\b(?:on |at )?(?:the )?(?:day|session) before (?:${dayFirst})`), read: (match) => { const on = onDay(match); return on === null ? null : { kind: 'date', on: sessionsFrom(on, -1) }; } },
];

/** The first day of a year on which shares are traded. */
function firstSession({ groups }: Match): AskedPeriod {
  return { kind: 'date', on: sessionOn(`${groups['year'] ?? ''}-01-01`) };
}

/** In the order in which they are tried. */
export function spokenPeriods(): readonly PeriodReader[] {
  return table;
}
