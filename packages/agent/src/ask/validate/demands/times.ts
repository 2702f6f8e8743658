// The times that a question's words demand: months, stretches of so many years or days, the move of one day, a list of quarters.
import { isOnBoth } from './market/both-bases.ts';
import { quarterEnded } from '../accounts/times-followed.ts';
import type { IsoDate } from '@assay/record';
import { areSeveralQuarters, quartersOf } from '../../asked/times/several-quarters.ts';
import { daysWritten, monthName, monthsNamed, stretchOf, written, type Month } from './reading/days.ts';
import type { Demand, DemandScene } from './demand.ts';
import { numberOf, numberWords } from './reading/number-words.ts';

/** A week at the end of a month belongs to it: fiscal months end on a weekday. */
const NEAR = 9;
const dayOf = (iso: IsoDate): number => Math.round(Date.parse(`${iso}T00:00:00Z`) / 86_400_000);

function isInMonth(iso: IsoDate, { month, year }: Month): boolean {
  const own = Number(iso.slice(0, 4));
  const day = dayOf(iso);
  // Without its year, a move through January begins at the last close of the year before.
  return (year === null ? [own, own + 1] : [year]).some((ofYear) => day >= Date.UTC(ofYear, month - 1, 1) / 86_400_000 - 2 && day <= Date.UTC(ofYear, month, 0) / 86_400_000 + NEAR);
}

function datesRead({ asked, opening }: DemandScene): readonly IsoDate[] {
  return asked.periods.flatMap((period): IsoDate[] => {
    if (period.kind === 'date') return [period.on];
    if (period.kind !== 'dates') return [];
    const isInside = opening.some(({ to }) => to !== null && to >= period.from && dayOf(to) <= dayOf(period.to) + NEAR);
    // Of a move the first of its two times is told as well.
    const ends = new Set(opening.map(({ to }) => to));
    return !isInside ? [] : ends.size < 2 || opening.some(({ measure }) => measure === 'price') ? [period.from, period.to] : [period.from, period.to].filter((bound) => [...ends].some((end) => end !== null && Math.abs(dayOf(end) - dayOf(bound)) < 46));
  });
}

/** A month is met by a figure that begins or ends in it, or by its name. */
export const months: Demand = (scene) => {
  const dates = [...scene.opening.flatMap(({ from, to }) => [from, to]).filter((date) => date !== null), ...datesRead(scene)];
  const isSaid = ({ month, year }: Month): boolean => new RegExp(String.raw`\b${monthName(month)}${year === null ? '' : String.raw` ${String(year)}`}\b`).test(scene.opening.length === 0 ? scene.wholeWords : scene.openingWords);
  return monthsNamed(scene.text).filter((month) => !isSaid(month) && !dates.some((date) => isInMonth(date, month))).map(({ month, year }) => `${monthName(month)}${year === null ? '' : ` ${String(year)}`}`);
};

const days = { day: 1, session: 1, week: 7, month: 30.4, quarter: 91.3, year: 365.25, decade: 3652.5 } as const;
type Unit = keyof typeof days;

const counted = new RegExp(String.raw`\b(${numberWords}|\d{1,3})[- ](?:trading |full |fiscal |calendar |consecutive |straight |business )?(day|session|week|month|quarter|year)s?\b`, 'gi');
/** What is counted in time and is no stretch of it. */
const notStretch = /^(?:[- ](?:treasur\w*|notes?|bonds?|bills?|t-|yields?|ust|gilts?|government|us |constant|rates?|paper|mortgage|breakeven|tips|real|inflation|and (?:the )?(?:two|five|ten|thirty|\d+)|or (?:two|ten)|minus|over|less|versus|vs|spread|against)|s? (?:of (?:earnings|profits?|sales|revenue)))/i;

type Stretch = { readonly count: number; readonly unit: Unit; readonly words: string };

function stretchesIn(asked: string): readonly Stretch[] {
  const text = asked.replace(/(?<=\d)[- ]?yrs?\b/gi, ' year').replace(/\byrs?\b/gi, 'year');
  const found = [...text.matchAll(counted)].flatMap((match): Stretch[] => {
    const [words, count = '', unit = ''] = match;
    const after = text.slice(match.index + words.length, match.index + words.length + 24);
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    return notStretch.test(after) || /\b(?:10|[23])-$|\bhow many $|\bthe (?:two|2) $|[$€£.,]$|\bfor $/i.test(before) && !/\b(?:average|mean|growth)\b/i.test(text) || (/^(?:year|quarter|month)$/i.test(unit) && /^ (?:ago|earlier|before|later|after|prior)\b/.test(after) && /\b(?:19|20)\d{2}\b/.test(text)) ? [] : [{ count: numberOf(count), unit: unit.toLowerCase() as Unit, words }];
  });
  return /\b(?:past|last|over a|the|this) decade\b/i.test(text) ? [...found, { count: 10, unit: 'year', words: 'decade' }] : found;
}

function isRead({ count, unit }: Stretch, { asked }: DemandScene): boolean {
  const length = count * days[unit];
  return asked.periods.some((period) => {
    if (period.kind === 'last') return Math.abs(period.count * days[period.of] - length) <= days[unit] * 0.6 || (unit !== 'year' && Math.abs(period.count * days[period.of] - length) <= 3);
    if (period.kind === 'fiscal' && areSeveralQuarters(period.part)) return Math.abs(quartersOf[period.part].length * days.quarter - length) < 12;
    if (period.kind === 'trailing') return Math.abs(length - 365) < 12;
    if (period.kind === 'years') return unit === 'year' && Math.abs(period.to - period.from - count) <= 1;
    return period.kind === 'dates' && Math.abs(dayOf(period.to) - dayOf(period.from) - length) <= Math.max(4, days[unit] * 0.5);
  });
}

/** So many times one after the other, or the first and the last of them. */
function isGiven({ count, unit }: Stretch, { all, wholeWords }: DemandScene): boolean {
  const times = new Set(all.flatMap(({ to }) => (to === null ? [] : [to])));
  const ends = [...times].map(dayOf);
  const length = ends.length === 0 ? 0 : Math.max(...ends) - Math.min(...ends);
  const said = stretchOf(wholeWords) ?? 0;
  const isLong = (stretch: number): boolean => Math.abs(stretch - count * days[unit]) <= Math.max(3, days[unit] * 0.55) || Math.abs(stretch - (count - 1) * days[unit]) <= days[unit] * 0.2;
  const isOne = all.some(({ from, to }) => from !== null && to !== null && Math.abs(dayOf(to) - dayOf(from) + 1 - count * days[unit]) < 12);
  return times.size === count || isOne || isLong(length) || isLong(said);
}

/** "A year later", told from the time of the question before. */
function isStep({ words }: Stretch, { asked, text }: DemandScene): boolean {
  return asked.inherited.length > 0 && new RegExp(String.raw`${words.trim().replace(/[^\w -]/g, '.')}s?,? (?:ago|earlier|before|later|after|prior|previously|on)\b`, 'i').test(text);
}

/** "The last five years": as many are told, from end to end. Told by the answer's own words too: `52-week`. */
export const stretches: Demand = (scene) => stretchesIn(scene.text).filter((stretch) => {
  const { count, unit } = stretch;
  const isSaid = [...scene.wholeWords.matchAll(counted)].some(([, number = '', of = '']) => numberOf(number) * days[of.toLowerCase() as Unit] === count * days[unit]) || (count === 12 && unit === 'month' && /\bin the year to\b|twelve-month|\bone-year\b|\bearlier\b/.test(scene.wholeWords)) || (count * days[unit] > 360 && count * days[unit] < 370 && /52-week|one-year/.test(scene.wholeWords));
  const isOfTrades = scene.opening.some(({ measure }) => /^insider/.test(measure));
  return !isSaid && !isStep(stretch, scene) && !isOfTrades && !isRead(stretch, scene) && !isGiven(stretch, scene) && !scene.asked.inherited.includes('periods');
}).map(({ words }) => `the stretch of “${words.trim()}”`);

const ofOneDay = /\byesterday\b|\b(?:one|single)-day (?:gain|loss|move|drop|rise|jump|change|return|fall)|\b(?:move|change|gain|lose|lost|fall|fell|rise|rose|drop\w*|jump\w*|return|%)\b[^.?]{0,40}\b(?:(?:most recent|latest|last|previous|newest) (?:trading )?(?:day|session)|the (?:next|following) (?:trading )?(?:day|session|morning)|the day after|today)\b|\bdaily (?:%|percent\w*|change|move|return)|\bday-on-day\b|\bone day to the next\b/i;
const ofWeek = /\b(?:last|past|this|previous) week\b|\bover the week\b|\ba week (?:later|after)\b|\bweek-on-week\b|\bone week\b/i;
const ofMonth = /\b(?:past|last|previous|this) month\b(?!'s? (?:quarter|report))|\bone month\b/i;

function isWithin(text: string, [least, most]: readonly [number, number]): boolean {
  const [, ...others] = text.split(/(?<=\.)\s(?=\p{Lu})/u);
  const stretch = stretchOf(text.slice(0, text.length - others.join(' ').length)) ?? stretchOf(text);
  return stretch !== null && stretch >= least && stretch <= most;
}

/** How far a move reaches: one day, a week, a month. */
export const reaches: Demand = ({ text, openingWords, opening }) => {
  if (!opening.some(({ measure }) => /^price|^return|^volume/.test(measure))) return [];
  return [
    ...(ofOneDay.test(text) && !isWithin(openingWords, [0, 5]) ? ['the move of one day'] : []),
    ...(ofWeek.test(text) && !/one-week/.test(openingWords) && !isWithin(openingWords, [3, 11]) ? ['the move of a week'] : []),
    ...(ofMonth.test(text) && !/one-month/.test(openingWords) && !isWithin(openingWords, [24, 37]) ? ['the move of a month'] : []),
  ];
};

const halves = /\b(?:first|second|1st|2nd|last|other) (?:half|six months)(?: of)?\b(?! (?:the |its |their |that )?(?:distributions?|pay-?outs?|story|picture|question|equation|returns?|cash|money)\b)|\b(?:H[12]|[12]H)(?: ?(?:20)?\d\d)?\b|\bhalf[- ]year\b/i;
const runs = new RegExp(String.raw`\b(${numberWords}|\d{1,2})[- ]months?(?: period)? (?:to|until|till|ended|ending|through|up to)\b`, 'i');
const calendar = /(?<!\b(?:(?:three|six|nine|[369]) months|(?:first|second|third|fourth) quarter) (?:of|in) )(?:\bcalendar (?:year )?(?:19|20)?\d\d\b|\bCY ?'?\d\d)/i;

const wholeYear = /\b(?:the )?(?:whole|full|entire)(?: of)?(?: the)? ?-?(?:(?:fiscal |calendar )?year\b|(?:fiscal |calendar )?(?:19|20)\d\d\b)/i;

/** How long, in days, each stretch of the question has to be: no fiscal year, no quarter, or a year where quarters were told. */
function lengthsIn(text: string): readonly (readonly [string, number])[] {
  const months = numberOf(runs.exec(text)?.[1] ?? '0');
  const isWhole = wholeYear.test(text) && !perQuarter.test(text.replace(/,? all four quarters\b/i, ''));
  return [
    ...(halves.test(text) && !/\bcurrent\b/i.test(text) ? [['a half of the year', 182] as const] : []), ...(isWhole ? [['the whole year', 365] as const] : []),
    ...(months > 0 ? [[`${String(months)} months`, months * days.month] as const] : []),
  ];
}

function isFlow({ from, to, form, measure }: DemandScene['opening'][number]): boolean {
  return from !== null && to !== null && from !== to && form !== 'growth' && !/^(?:price|return|insider)/.test(measure);
}

const isYearEnd = ({ to }: DemandScene['opening'][number]): boolean => to !== null && (/-12-(?:2[4-9]|3[01])$/.test(to) || /-01-0[1-6]$/.test(to));

/** The figure runs over the stretch, or is a sum over its parts. */
export const runsOver: Demand = ({ text, opening, wholeWords }) => {
  const flows = opening.filter(isFlow);
  if (flows.length === 0) return [];
  const isOfLength = (length: number): boolean => flows.some(({ from, to, form }) => form === 'total' || Math.abs(dayOf(to ?? '') - dayOf(from ?? '') + 1 - length) < 14) || /\bTogether\b|\bhalf\b/.test(wholeWords);
  return [...lengthsIn(text).filter(([, length]) => !isOfLength(length)).map(([what]) => what), ...(calendar.test(text) && !flows.some(isYearEnd) ? ['a calendar year'] : [])];
};

const latestPrice = /\b(?:latest|most recent|current|newest|last|today's) (?:share |stock |closing )?(?:price|close|quote)\b|\b(?:price|close) (?:now|today|right now)\b/i;

/** A ratio to the latest price was not taken at the end of the year whose earnings it is of. */
export const latestPrices: Demand = ({ text, opening }) => {
  const [first] = opening;
  const isRatio = first !== undefined && /price|yield|^pe_/.test(first.measure) && first.measure !== 'price';
  const isThen = isRatio && monthsNamed(text).some((month) => month.year !== null && first.to !== null && isInMonth(first.to, month) && daysWritten(first.sentence).includes(dayOf(first.to)));
  return isThen && latestPrice.test(text) ? ['the latest price'] : [];
};

const onItsEarnings = /\b(?:p ?\/ ?e(?: ratio)?|yield|multiple),? \(?(?:on |using |with |over )?(?:dil\w*\.? )?(?:eps|earnings per (?:diluted )?share) (?:of |for |in )?(?:fye?\b|fy ?'?\d\d|fiscal|20\d\d|(?:the )?year ended)/i;

/** A multiple that is asked for on the earnings of a year was not made of those of the last twelve months. */
export const earningsOfYear: Demand = ({ text, openingWords }) => {
  const isTrailing = onItsEarnings.test(text) && /\btrailing twelve-month (?:diluted )?earnings\b/.test(openingWords) && !isOnBoth(text, openingWords);
  const isOfYear = multipleAsked.test(text) && earningsNamed.test(text);
  // Side by side each multiple says on which year's earnings it stands.
  const isUnsaid = openingWords.split(/(?<=[.])\s+(?=\p{Lu})/u).some((sentence) => (sentence.match(/price-earnings ratio was/g) ?? []).length > 1 && !/\bfiscal\b/.test(sentence));
  return isTrailing || (isOfYear && isUnsaid) ? ['the earnings of the year that is named'] : [];
};
const multipleAsked = /\bp ?\/ ?es?\b|\bprice[- ](?:to[- ])?earnings\b/i;
const earningsNamed = /\b(?:eps|earnings per (?:diluted )?share) (?:of |for |in )?(?:each |its |their )?(?:fy ?'?\d\d|fiscal|20\d\d)|\b(?:fy ?'?\d{2,4}|fiscal 20\d\d|20\d\d) (?:diluted |dil\.? )?(?:eps|earnings per)/i;

const sinceYear = /\b(?:since|from) (?:(?:it|the (?:shares?|stock|year|last close|close|end)|its (?:last )?close|year-end|end|fiscal|fy|ended|closed|finished|of|out) ?){0,5}((?:19|20)\d{2})\b/i;

const sinceEnd = /\b(?:since|from) [a-z -]{0,30}\b(?:ended|closed|finished|end of|close of|year-end) (?:fiscal |fy ?)?(?:19|20)\d{2}\b/i;

/** A price that moved since the end of a year is told from the last close of that year. */
function isPriceElsewhere(text: string, year: number, opening: DemandScene['opening']): boolean {
  const said = sinceEnd.exec(text)?.[0] ?? 'fiscal';
  const prices = opening.filter(({ measure }) => measure === 'price');
  const isAtEnd = ({ to }: DemandScene['opening'][number]): boolean => to !== null && to > `${String(year)}-12-20` && to < `${String(year + 1)}-01-08`;
  return !/\bfiscal\b|\bfy/i.test(said) && prices.some(({ form }) => form === 'growth') && !prices.some(isAtEnd);
}

/** What ended with a year began after it. */
function isOver(text: string, year: number, opening: DemandScene['opening']): boolean {
  const isMove = ({ form }: DemandScene['opening'][number]): boolean => form === 'growth' || form === 'change';
  // A level that is told ahead of the move makes it no other.
  return sinceEnd.test(text) && opening.some(isMove) && !opening.some((figure) => isMove(figure) && figure.to !== null && figure.to > `${String(year)}-12-31`);
}

/** Years counted, or named one by one: each has a time of its own. */
const amongYears = /\bof the years, |\byears in a row\b|\b[Yy]ears in which\b/;

/** "In 2022, 2023 and 2024, and from 2021 to 2024": the move of a year that is named by itself is asked for beside the one over the whole time. */
function isOfNamedYear(sentence: string, text: string): boolean {
  const named: readonly string[] = text.replace(/\b(?:since|from) [^?.;]{0,40}?(?:19|20)\d{2}(?: (?:to|through|until|till) [^?.;]{0,20}?(?:19|20)\d{2})?/gi, ' ').match(/\b(?:19|20)\d{2}\b/g) ?? [];
  const told: readonly string[] = sentence.match(/\b(?:19|20)\d{2}\b/g) ?? [];
  return named.length > 1 && told.length > 1 && named.includes(told.at(-1) ?? '');
}

/** Each move that is told begins when the question says. */
export const sinceThen: Demand = ({ text, opening, openingWords }) => {
  const year = Number(sinceYear.exec(text)?.[1] ?? 0);
  if (year === 0 || amongYears.test(openingWords)) return [];
  const moves = [...new Set(opening.filter(({ form }) => form === 'growth' || form === 'cagr' || form === 'change').map(({ sentence }) => sentence))];
  const isSo = (sentence: string): boolean => [year - 1, year, year + 1].some((one) => sentence.includes(String(one)));
  if (isOver(text, year, opening) || isPriceElsewhere(text, year, opening)) return [`the time since the end of ${String(year)}`];
  const isApart = (sentence: string): boolean => moves.some((move) => move.includes(String(year))) && isOfNamedYear(sentence, text);
  return opening[0]?.form === 'value' || moves.filter((sentence) => / from /.test(sentence)).every((sentence) => isSo(sentence) || isApart(sentence)) ? [] : [`the time since ${String(year)}`];
};

const quarterNamed = /\bQ([1-4])\b|\b([1-4])Q(?:\d\d)?\b|\b(first|second|third|fourth)(?: fiscal)? quarter\b/gi;
const ordinals = ['first', 'second', 'third', 'fourth'];
const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const weekday = new RegExp(String.raw`\b(?:the |on |on a |last |first |second |third |a )(?:last |first |second |third |fourth )?(${names.join('|')})s?\b[^?]{0,12}\b(?:of|in|before|after|following|preceding|\d)`, 'i');

/** A day of the week that the question counts by: some day of the answer is one. */
export const weekdays: Demand = ({ text, ownWords }) => {
  const [, name = ''] = weekday.exec(text) ?? [];
  const days = daysWritten(ownWords);
  // The first of January 1970 was a Thursday.
  return name === '' || days.length === 0 || days.some((day) => (day + 3) % 7 === names.indexOf(name.toLowerCase())) ? [] : [`the ${name.charAt(0).toUpperCase()}${name.slice(1)}`];
};

const startAndEnd = /\b(?:start|beginning|midpoint|middle|end|opening|close)\b(?: of \S+)? (?:vs\.?|versus|and|against|to|compared (?:to|with)|as opposed to) (?:at )?(?:its|the) (?:end|start|close|middle|beginning)\b/i;

const andLater = /\band\b[^?]{0,40}\b(?:a|one) (?:year|quarter|month|week) later\b/i;

/** The start of a year and its end are two times. */
export const twoTimes: Demand = ({ text, opening }) => ((startAndEnd.test(text) || andLater.test(text)) && opening.length > 0 && new Set(opening.map(({ to }) => to)).size < 2 ? ['both of its times'] : []);

const sequential = /\b(?:sequential\w*|qoq|q\/q|q-o-q|quarter[- ](?:on|over)[- ]quarter|(?:on|over|than|from|with|to|against|versus|vs\.?) the (?:quarter before|(?:previous|prior|preceding|last) quarter|one before))\b/i;

/** From one quarter to the next, not to the same one a year later. */
export const quarterToQuarter: Demand = ({ text, openingWords, opening }) => {
  const moves = opening.filter(({ form, from, to }) => form === 'growth' && from !== null && to !== null && dayOf(to) - dayOf(from) < 120);
  const named = new Set([...text.matchAll(quarterNamed)].map(([words]) => words.toLowerCase()));
  const isAsked = sequential.test(text) || (named.size === 2 && (text.match(/\b(?:19|20)\d{2}\b/g) ?? []).length < 2 && /\b(?:chang\w+|grow\w*|grew|ris\w+|rose|f[ae]ll\w*|increas\w+|declin\w+)\b/i.test(text));
  if (!isAsked || opening.length === 0 || /quarter before|quarter-over-quarter|sequential/i.test(openingWords)) return [];
  const isNext = moves.some(({ sentence }) => { const stretch = stretchOf(sentence); return / from /.test(sentence) && stretch !== null && stretch < 120; });
  const ends = new Set(opening.map(({ to }) => to));
  return isNext || (moves.length === 0 && ends.size > 1 && !opening.some(({ metric }) => metric.endsWith('_growth'))) ? [] : ['the quarter before'];
};

const perQuarter = /\b(?:each|every|all(?: four)?|per|by|the four|four|both) (?:fiscal |single )?quarters?\b|\bquarter by quarter\b|\bq-?by-?q\b|\bquarterly (?:figures|numbers|sales|revenues?|profits?|breakdown|split|trend|development)\b|\beach of the (?:last |past )?(?:four|\d+|\w+) quarters\b/i;
const perYear = /\b(?:each|every) (?:fiscal |single |of the (?:last |past )?(?:\w+ )?)?years?\b|\byear by year\b|\bannually\b|\byearly figures\b|\bby year\b|\beach of (?:the )?(?:(?:two|three|four|five|fiscal|calendar|years?) )*(?:19|20)\d\d/i;

const nextDay = /\b(?:the )?(?:next|following) (?:trading )?(?:day|session|morning)\b|\bthe day after\b|\ba day later\b/i;

/** The day after one that the question names: some day of the answer follows it closely. */
export const dayAfter: Demand = ({ text, wholeWords }) => {
  const [first] = daysWritten(written(text));
  if (first === undefined || !nextDay.test(text)) return [];
  return daysWritten(wholeWords).some((day) => day > first && day <= first + 5) || daysWritten(written(text)).length > 1 ? [] : ['the day after'];
};

/** "Since then", "to its latest close": the newest figure is no neighbour of the first one. */
export const untilNow: Demand = ({ text, opening, openingWords }) => {
  const isAsked = /\b(?:from|since|between)\b[^.?]{3,60}\b(?:to|until|till|and|through)\b[^.?]{0,12}\b(?:now|today|latest|newest|last close|most recent|present)\b|\bso far\b|\bsince then\b/i.test(text);
  const stretch = stretchOf(openingWords);
  return isAsked && opening.some(({ measure }) => measure === 'price') && stretch !== null && stretch < 6 ? ['the time until now'] : [];
};

/** Rates of growth, each of a time of its own. */
const rates = (all: DemandScene['all']): number => new Set(all.filter(({ form, metric, isBeside }) => !isBeside && (form === 'growth' || metric.endsWith('_growth'))).map(({ to }) => to)).size;

/** One figure for each time of a list. */
const yearsAgo = new RegExp(String.raw`\b(?:than|from|since|with|to|versus|vs\.?) (?<count>${numberWords}|\d{1,2}) years ago\b`, 'i');

/** So many years before the newest, and not before today. */
const yearsBefore: Demand = ({ text, asked, opening }) => {
  const count = yearsAgo.exec(text)?.groups?.['count'];
  const years = opening.filter(({ form, isBeside }) => !isBeside && (form === 'growth' || form === 'change')).flatMap(({ sentence }) => [...sentence.matchAll(/\bfiscal (\d{4})\b/g)].map((found) => Number(found[1])));
  return count === undefined || asked.companies.length !== 1 || years.length < 2 || Math.max(...years) - Math.min(...years) === numberOf(count) ? [] : [`the figure of ${count} years before the newest`];
};

const manyQuarters = /\b(?:last|past|latest|previous|recent|trailing) (?<count>\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve) quarters\b/i;

/** A run of which most quarters are not on file is not the run. */
export const mostQuarters: Demand = (scene) => {
  const { text, missing, all } = scene;
  const asked = manyQuarters.exec(text)?.groups?.['count'] ?? '';
  const count = asked === '' ? 0 : numberOf(asked);
  const told = new Set(all.flatMap(({ to }) => to ?? [])).size;
  return count > 2 && told * 2 <= count && /\bfor the other quarters that are asked for\b/.test(missing) ? ['most of the quarters', ...yearsBefore(scene)] : yearsBefore(scene);
};

export const lists: Demand = ({ text, all, wholeWords }) => {
  const ends = (isQuarter: boolean): number => new Set(all.flatMap(({ from, to, isBeside, measure }) => (to === null || isBeside || (isQuarter && measure !== 'price' && (from === null || from === to || dayOf(to) - dayOf(from) > 120)) ? [] : [to]))).size;
  const isTabled = /\b(?:by quarter|quarters?)\b[^\n]{0,200}\d/i.test(wholeWords) && daysWritten(wholeWords).length > 2;
  return [
    ...(perQuarter.test(text) && !/\bwhole of\b/i.test(text) && !/\btrailing twelve-month\b|\btogether\b|\byield of that amount\b/i.test(wholeWords) && ends(true) < 2 && !isTabled ? ['a figure for each quarter'] : []),
    ...(perYear.test(text) && (ends(false) < 2 || (/\bgr[eo]w\w*\b/i.test(text) && rates(all) < 2 && !/\bin each of those years\b/.test(wholeWords))) ? ['a figure for each year'] : []),
  ];
};


/** The quarter of that number, of the company's year or of the calendar's. */
export const quarters: Demand = ({ text, all, asked }) => {
  const named = [...text.matchAll(quarterNamed)].map(([, before, after, word]) => Number(before ?? after ?? ordinals.indexOf((word ?? '').toLowerCase()) + 1));
  if (all.length === 0 || asked.inherited.includes('periods')) return [];
  const isOf = (number: number): boolean => all.some((figure) => quarterEnded(figure, asked.companies).some(({ quarter }) => quarter === number)) || all.some(({ fiscal, to, from }) => fiscal?.part === `Q${String(number)}` || [to, from].some((date) => date !== null && Math.abs(((Number(date.slice(5, 7)) - 1 + (Number(date.slice(8, 10)) < 8 ? -1 : 0)) / 3 | 0) + 1 - number) < 0.1));
  return [...new Set(named)].filter((number) => !isOf(number)).map((number) => `the ${ordinals[number - 1] ?? ''} quarter`);
};
