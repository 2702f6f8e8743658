// The times that a question may name, each with the words that name it.
import { addDays } from '@assay/record';
import { countOf, countPattern } from '../number-words.ts';
import { dayFirst, dayWords, endOfMonth, feasts, fiscal, last, monthOf, monthPattern, onDay, quarter, re, sinceYear, sureYear, toOn, two, twoDays, unitOf, weekday, wholeMonth, yearOf, yearPattern, years, type PeriodReader } from './period-words.ts';
import { spokenPeriods } from './spoken-periods.ts';

const table: readonly PeriodReader[] = [
  ...spokenPeriods(),
  { pattern: re(String.raw`\b(?:between|from) (?<iso>(?:19|20)\d{2}-\d{2}-\d{2}) (?:and|to|until|through|-) (?<to>(?:19|20)\d{2}-\d{2}-\d{2})`), read: ({ groups }) => ({ kind: 'dates', from: groups['iso'] ?? '', to: groups['to'] ?? '' }) },
  { pattern: re(String.raw`\b(?:between |from )?(?:the )?(?<first>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<one>${monthPattern}) (?:and|to|until|through|-) (?:the )?(?<second>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<two>${monthPattern}),? (?<year>(?:19|20)\d{2})`), read: twoDays },
  { pattern: re(String.raw`\b(?:between |from )?(?<one>${monthPattern})\.? (?<first>\d{1,2})(?:st|nd|rd|th)? (?:and|to|until|through|-) (?<two>${monthPattern})\.? (?<second>\d{1,2})(?:st|nd|rd|th)?,? (?<year>(?:19|20)\d{2})`), read: twoDays },
  { pattern: re(String.raw`\bfrom (?:${weekday} )?(?:the )?(?<first>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<one>${monthPattern}),? (?<year>(?:19|20)\d{2}) (?:to|until|through) (?:${weekday} )?(?:the )?(?<second>\d{1,2})(?:st|nd|rd|th)\b`), read: ({ groups, ...place }) => twoDays({ ...place, groups: { ...groups, two: groups['one'] } }) },
  { pattern: re(String.raw`\bsince ${dayWords}`), read: (match, today) => { const from = onDay(match); return from === null ? null : { kind: 'dates', from, to: today }; } },
  { pattern: re(String.raw`\bsince (?:the )?(?:end|close) of (?<year>${yearPattern})\b`), read: ({ groups }, today) => { const year = yearOf(groups['year']); return year === null ? null : { kind: 'dates', from: `${String(year)}-12-31`, to: today }; } },
  { pattern: re(String.raw`\b(?:on )?(?<feast>${Object.keys(feasts).join('|')}),? (?:of )?(?<year>(?:19|20)\d{2})\b`), read: ({ groups }) => ({ kind: 'date', on: `${groups['year'] ?? ''}-${feasts[(groups['feast'] ?? '').toLowerCase()] ?? '12-31'}` }) },
  { pattern: re(String.raw`(?<![\d.$%/-])\b'?(?<one>[12]\d) ?(?:vs\.?|versus|and|,|/|over|against) ?'?(?<two>[12]\d)(?= |$|\?)(?! ?%| (?:percent|companies|stocks|years?|quarters?|months?|days?|billion|million))`), read: ({ groups }) => [fiscal(yearOf(groups['one']), 'FY'), fiscal(yearOf(groups['two']), 'FY')] },
  { pattern: re(String.raw`\bsince (?<month>${monthPattern})\.?,? (?<year>(?:19|20)\d{2})\b`), read: ({ groups }, today) => ({ kind: 'dates', from: `${groups['year'] ?? ''}-${two(monthOf(groups['month']))}-01`, to: today }) },
  { pattern: re(String.raw`\b(?:as of |as at |on |at )?${dayWords}`), read: toOn },
  { pattern: re(String.raw`\b(?:as of |as at |on )?(?:the )?${dayFirst}`), read: toOn },
  { pattern: re(String.raw`\b(?:between|from) (?<from>${yearPattern}) (?:and|to|until|till|through|-) (?<to>${yearPattern})\b`), read: ({ groups }) => years(yearOf(groups['from']), yearOf(groups['to'])) },
  { pattern: re(String.raw`\b(?<from>${sureYear}) ?(?:-|to|through|until|till|thru) ?(?<to>${sureYear}|\d{2})\b`), read: ({ groups }) => years(yearOf(groups['from']), yearOf(groups['to'])) },
  { pattern: re(String.raw`\b(?:the )?(?:last|past|previous|latest|trailing|preceding|recent|most recent) (?<count>${countPattern}) (?:fiscal |full |financial |calendar |trading |reported )?(?<unit>years?|yrs?|quarters?|qtrs?|months?|weeks?|days?|sessions?)\b`), read: ({ groups }) => (/^12$|^twelve$/i.test(groups['count'] ?? '') && /^mo/i.test(groups['unit'] ?? '') ? { kind: 'trailing' } : last(countOf(groups['count']), unitOf(groups['unit']))) },
  { pattern: re(String.raw`\b(?:over|for|in|during|across)(?: the)?(?: last| past)? (?<count>(?!an? (?:fiscal|full|single|financial))(?:${countPattern})) (?:fiscal |full |consecutive |straight )?(?<unit>years?|yrs?|quarters?|months?|weeks?|days?)\b`), read: ({ groups }) => last(countOf(groups['count']), unitOf(groups['unit'])) },
  { pattern: re(String.raw`\b(?<count>${countPattern})[- ](?<unit>year|yr|quarter|month|week|day)(?:s)?(?= {2}| (?:history|trend|cagr|average|growth|total|view|record|change|return|performance|price|chart|look|period|window|span|comparison|revenue|sales|net|free|operating))`), read: ({ groups }) => last(countOf(groups['count']), unitOf(groups['unit'])) },
  { pattern: re(String.raw`\b(?<count>\d{1,2}) ?(?<unit>y|yr|yrs)\b(?= |$|\?)`), read: ({ groups }) => last(countOf(groups['count']), 'year') },
  { pattern: re(String.raw`\b(?<count>${countPattern}) (?:years?|yrs?) ago\b`), read: ({ groups }, today) => fiscal(Number(today.slice(0, 4)) - (countOf(groups['count']) ?? 1), 'FY') },
  { pattern: re(String.raw`\b(?:the )?(?:last|past) decade\b`), read: () => last(10, 'year') },
  { pattern: re(String.raw`\bsince (?<year>${yearPattern})\b`), read: ({ groups }, today) => sinceYear(yearOf(groups['year']), today) },
  { pattern: re(String.raw`\b(?:after|from) (?<year>(?:fy ?)?(?:19|20)\d{2})(?= on(?:wards?)?| onwards?| until now| to (?:now|today|date|present))(?: on(?:wards?)?| onwards?| until now| to (?:now|today|date|present))`), read: ({ groups }, today) => sinceYear(yearOf(groups['year']), today) },
  { pattern: re(String.raw`\b(?<half>h)(?<q>[12])[ -,]*(?:of )?(?<year>${yearPattern})?\b`), read: quarter },
  { pattern: re(String.raw`\b(?:the )?(?<ordinal>first|second)[- ](?<half>half)(?: of)?(?: the)?(?: (?<year>${yearPattern}))?\b`), read: quarter },
  { pattern: re(String.raw`\b(?:fiscal |f)?q ?(?<q>[1-4])(?:[ ,'/-]*(?:of )?(?<year>${yearPattern}))?\b`), read: quarter },
  { pattern: re(String.raw`\b(?<q>[12])(?<half>h)[ '-]?(?<year>(?:20)?\d{2})\b`), read: quarter },
  { pattern: re(String.raw`\b(?<q>[1-4])q[ '-]?(?<year>(?:20)?\d{2})\b`), read: quarter },
  { pattern: re(String.raw`\b(?<year>(?:fy ?|fiscal ?)?'?(?:20)?\d{2}) ?q(?<q>[1-4])\b`), read: quarter },
  { pattern: re(String.raw`\b(?:the |its |their )?(?:last|final|closing|concluding)[- ](?:fiscal )?(?:quarter|three months) (?:of|in) (?:the |its |their )?(?<year>${yearPattern})\b`), read: ({ groups }) => fiscal(yearOf(groups['year']), 'Q4') },
  { pattern: re(String.raw`\b(?:the )?(?<ordinal>first|second|third|fourth|1st|2nd|3rd|4th)[- ](?:fiscal |calendar )?quarter(?:,? (?:of )?(?:the |its |their )?(?<year>${yearPattern}))?\b`), read: quarter },
  { pattern: /\b(?:ttm|ltm|trailing[- ](?:twelve|12)[- ]months?|last (?:twelve|12) months|trailing)\b/gi, read: () => ({ kind: 'trailing' }) },
  { pattern: /\b(?:ytd|year[- ]to[- ]date|so far this year|(?:since|from) the (?:start|beginning|turn) of (?:the|this) year(?! (?:of |(?:19|20)\d))|this calendar year)\b/gi, read: (_, today) => ({ kind: 'dates', from: `${today.slice(0, 4)}-01-01`, to: today }) },
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
  { pattern: /\b(?:(?:full|whole|entire)[- ])?(?:fy|fiscal(?: year)?|financial year|year)[ -]?'?(?<year>(?:19|20)\d{2}|\d{2})\b/gi, read: ({ groups }) => fiscal(yearOf(groups['year']), 'FY') },
  { pattern: /(?<![\d.,$€£-])(?<year>(?:19[6-9]|20[0-7])\d)(?![\d%]|[.,]\d|-\d{2}-)/g, read: ({ groups }) => fiscal(yearOf(groups['year']), 'FY') },
  { pattern: /(?<!^)\b(?:right now|currently|at the moment|these days|as of today|as of now|today|now|at present|presently|current|latest|newest|most recent(?:ly)?|to date)\b/gi, read: () => ({ kind: 'latest' }) },
  { pattern: /\b(?:next|coming|upcoming|following) (?:fiscal |full )?(?<unit>year|quarter|fy)\b|\btomorrow\b|\bnext (?:week|month)\b|\bin (?:the )?future\b/gi, read: (match, today) => fiscal(Number(today.slice(0, 4)) + 1, /quarter/i.test(match.words) ? 'Q1' : 'FY') },
];

/** The first pattern that fits a place has it. */
export function periodReaders(): readonly PeriodReader[] {
  return table;
}
