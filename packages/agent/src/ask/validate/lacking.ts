// Whether an answer opens with what was asked. Held against the question's own words first, so that a reading that missed one of them does not vouch for itself.
import { withoutYearEnds } from '../asked/times/fiscal-quarters.ts';
import type { Asked } from '../asked/asked.ts';
import { wordsBeyondTalk } from '../asked/at-large/broad-words.ts';
import { namedIn } from '../asked/companies/read-companies.ts';
import { blank } from '../asked/places.ts';
import { recordAsVerb } from '../asked/forms/record-verb.ts';
import { plainQuestion } from '../asked/question-text.ts';
import { daysAsNumbers } from './demands/reading/days.ts';
import type { Given } from './demands/reading/given.ts';
import { unmetByAll, unmetDemands, unmetPlainly } from './demands/unmet.ts';
import { cues, echoes, type Cue } from './question-cues.ts';
import { isWorkedOut } from './worked-out.ts';
import { standsIn } from '../asked/patterns/late-pattern.ts';

export type Told = {
  /** The summary, and what stands directly under it. */
  readonly opening: string;
  /** All sentences and tables. */
  readonly whole: string;
  /** The figures in them; left out where nothing is known but the words. */
  readonly given?: Given;
};

const sentences = /(?<=[.!?])\s+(?=[\p{Lu}“])/u;
const gap = /\bdo(?:es)? not (?:hold|give|answer|say)\b|\bcould not be\b|\bcannot be\b|\bnothing is at hand\b|\bare not at hand\b|\bis known as\b|\bwithout a figure for\b|\bwere looked at\b/i;

function withoutGaps(text: string): string {
  return text.split(sentences).filter((sentence) => !gap.test(sentence)).join(' ');
}

/** What sentences say of their figure, without how it stood a year before: that was not asked for. */
function ownWords(text: string): string {
  return text.replace(/, (?:up|down) [\d.,]+(?:%| percentage points) from [^;:]{1,90}?(?=[.;:]\s|[.;:]$|$)/g, '');
}

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const monthWord = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const ofYear = String.raw`,? (?:of )?((?:19|20)\d\d)\b`;
const daysFirst = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthWord}\b(?:${ofYear})?`, 'gi');
const monthsFirst = new RegExp(String.raw`(?<!\d )(?<!\d(?:st|nd|rd|th) )\b${monthWord} (\d{1,2})(?:st|nd|rd|th)?\b(?:${ofYear}|(?![\d,]*\d{2}))`, 'gi');
/** A day without a session is answered by the one before. */
const NEAR = 4;

/** `year`: null where it is not written behind the day. */
type Day = { readonly day: number; readonly month: string; readonly year: string | null };

function daysIn(words: string): readonly Day[] {
  const text = daysAsNumbers(words);
  const made = (day: string | undefined, month: string | undefined, year: string | undefined): Day => ({ day: Number(day), month: (month ?? '').slice(0, 3).toLowerCase(), year: year ?? null });
  return [...[...text.matchAll(daysFirst)].map(([, day, month, year]) => made(day, month, year)), ...[...text.matchAll(monthsFirst)].map(([, month, day, year]) => made(day, month, year))].filter(({ day }) => day >= 1 && day <= 31);
}

/** Days of the question that no day of the answer lies at. */
function daysLacking(question: string, told: string): readonly string[] {
  if (/\b(?:high\w*|low\w*|top|bottom|peak|trough|drawdown|volatil\w*|average\w*|mean|between)\b|\b(?:best|worst|dearest|cheapest|priciest) (?:daily |closing )?(?:clos\w+|price|level|finish)\b/i.test(question)) return [];
  const there = daysIn(told);
  const later = /\b(?:next|following|after|later|week)\b/i.test(question);
  const isSameYear = (one: Day, other: Day): boolean => one.year === null || other.year === null || one.year === other.year;
  return daysIn(question).filter(({ day, month, year }) => !there.some((other) => isSameYear({ day, month, year }, other) && other.month === month && day - other.day <= NEAR && other.day - day <= (later ? NEAR : 0)) && !(day <= NEAR && there.some((other) => months.findIndex((name) => name.startsWith(other.month)) === (months.findIndex((name) => name.startsWith(month)) + 11) % 12 && other.day > 24)))
    .map(({ day, month }) => `the ${String(day)} ${months.find((name) => name.startsWith(month)) ?? month}`.replace(/\b(\w)(\w+)$/, (_, first: string, rest: string) => `${first.toUpperCase()}${rest}`));
}

function yearsIn(text: string): readonly number[] {
  const whole = [...text.matchAll(/(?<![\d.,$-])(?:19|20)\d{2}(?![\d%]|,\d)/g)].map(([year]) => Number(year));
  const short = [...text.matchAll(/\bF?Y ?['’]?(\d{2})\b/gi)].map(([, year]) => 2000 + Number(year));
  return [...new Set([...whole, ...short])];
}

/** "Fiscal 2026" by name: where every figure says of which fiscal year it is, one of them is of that year. */
function fiscalLacking(question: string, given: Given | undefined): readonly string[] {
  const figures = given?.all.filter(({ isBeside }) => !isBeside) ?? [];
  const quarters = figures.length > 0 && figures.every(({ fiscal }) => fiscal?.part.startsWith('Q') === true);
  const named = [...question.matchAll(/\bfiscal (?:year )?((?:19|20)\d\d)\b/gi)].map(([, year]) => Number(year));
  return quarters ? [...new Set(named)].filter((year) => !given?.all.some(({ fiscal }) => fiscal?.year === year)).map((year) => `fiscal ${String(year)}`) : [];
}

/** A quarter of a fiscal year ends in that year, or in the one before or after. */
function yearLacking(question: string, { opening, whole, given }: Told, { periods }: Pick<Asked, 'periods'>): readonly string[] {
  const years = yearsIn(question);
  const [only] = years;
  const grew = (year: number): boolean => given?.opening.some(({ form, metric, fiscal }) => (form === 'growth' || metric.endsWith('_growth')) && fiscal?.year === year + 1) === true;
  // Of the years between two, one is told: then the two are those between which it was looked for.
  const bounds = (year: number): boolean => /\bthose years\b|\bthat run\b|\bthat time\b|\bon file\b|\bit was so\b/.test(opening) && periods.some((period) => (period.kind === 'years' && (period.from === year || period.to === year)) || (period.kind === 'dates' && [period.from, period.to].some((day) => day.startsWith(String(year)))));
  // A fiscal year may end in the first days of the next one.
  const ends = (year: number): boolean => given?.opening.some(({ to, isBeside }) => !isBeside && to?.startsWith(String(year)) === true) === true;
  const near = (year: number, text: string): boolean => text.includes(String(year)) || ends(year) || grew(year) || bounds(year) || (/\bquarter ended\b|\bon \d+ \w+ \d{4}/.test(text) && [year - 1, year + 1].some((other) => text.includes(String(other))));
  const strange = fiscalLacking(question, given);
  if (strange.length > 0) return strange;
  if (only !== undefined && years.length === 1) return near(only, opening) ? [] : [`the year ${String(only)}`];
  return years.filter((year) => !near(year, whole)).map((year) => `the year ${String(year)}`);
}

/** Longer questions tell a story beside what they ask. */
const SHORT = 90;
const monthNames = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** The question's words beside the companies' names and what any overview is asked with. */
function othersIn({ text, companies }: Pick<Asked, 'text' | 'companies'>): readonly string[] {
  const names = companies.flatMap(({ name, ticker }) => [...name.split(/\s+/), ticker]).map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}&]/gu, ''));
  return text.toLowerCase().match(/[\p{L}&]{2,}/gu)?.filter((word) => !names.includes(word) && !/^(?:the|of|on|for|and|please|pls|inc|corp|company|stock|shares?|now|today|latest|overview|info|data|figures|numbers)$/.test(word)) ?? [];
}

/** A whole company is told where it was asked for in so many words; a time or a name beside it means one figure of it. */
function overviewLacking({ operation, measures, periods, text, companies, wholeStatement }: Asked): readonly string[] {
  if (operation !== 'overview' || measures.length > 0 || wholeStatement !== undefined) return [];
  const isAsked = /\b(?:overview|summar\w+|tell me|how (?:is|are|was|were|did|has|does|do)|analy[sz]\w+|profile|snapshot|rundown|review|about|picture|story|recap|one-pager|health|fundamentals|situation|state of|report on|brief\w*|comprehensive|view|look|tell|say|show|give me|know|everything|doing|numbers|basics|facts|checkup|check-?up|update|up to date|in brief|what(?:'s|’s| is) (?:up|going))\b/i.test(text);
  const others = othersIn({ text, companies });
  const plain = plainQuestion(text);
  const beyond = text.length < SHORT ? wordsBeyondTalk(blank(plain, namedIn(plain, []))).filter((word) => !monthNames.test(word) && others.includes(word)) : [];
  if (beyond.length > 0) return [`what it has to do with “${beyond.join(' ')}”`];
  const isWhatItIs = others.every((word) => /^(?:so|what|whats|who|is)$/.test(word));
  return !isAsked && !(isWhatItIs && periods.length === 0) && (periods.some(({ kind }) => kind !== 'latest') || others.length > 0) ? ['the one figure that is meant'] : [];
}

/** Where the part that asks names no time, the day that the story named is meant. */
function dated(asking: string, { text, periods }: Asked): string {
  return daysIn(asking).length + yearsIn(asking).length > 0 ? asking : withoutEnds(text.slice(0, LONGEST), periods);
}

function withoutEnds(text: string, periods: Asked['periods']): string {
  return periods.some((period) => period.kind === 'fiscal' && period.part === 'FY') ? withoutYearEnds(text) : text;
}

/** Where a calculation was read and its result is not told. */
export const unworked = 'what the calculation comes to';

/** Longer than any question; what stands behind it is not read. */
const LONGEST = 1500;

/**
 * What of the question the answer does not give, each in a few words; empty where it gives all that the words ask for. Only an answer
 * with figures can fail to give the right ones.
 */
export function lackingOf(asked: Asked, told: Told): readonly string[] {
  const { calculation, periods } = asked;
  if (calculation !== undefined && !isWorkedOut(calculation, periods, told.given)) return [unworked];
  // When a fiscal year ends is no time that is asked about.
  const words = recordAsVerb((asked.asking ?? asked.text).slice(0, LONGEST)).replace(/\((?:FYE|ended|ending|ends)\b[^)]*\)/gi, '').replace(/\b(years?|months?|weeks?) (?:before|prior to|ahead of|after) [^?,;]{0,16}\b(?:19|20)\d{2}\b/gi, '$1 before');
  const text = withoutEnds(words, periods);
  const [opening, whole] = [withoutGaps(told.opening), withoutGaps(told.whole)];
  const own = ownWords(opening);
  if (!/\d/.test(opening)) return [];
  // A judgment comes first where one is asked for; the figures that were named stand under it. A move between two years of the question may be told behind its figure.
  const years = yearsIn(text);
  const isMoveTold = years.length > 1 && years.every((year) => opening.includes(String(year)));
  const seen = (cue: Cue): string => (asked.operation === 'value' ? whole : cue.isOwn === true && !(cue.isMove === true && isMoveTold) ? own : opening);
  const byCue = cues.filter((cue) => standsIn(text, cue.asks) && cue.unless?.test(text) !== true && !cue.gives.test(seen(cue))).map(({ what }) => what);
  const byWord = echoes.filter(([, asks, gives]) => standsIn(text, asks) && !gives.test(whole)).map(([what]) => what);
  const strangers = asked.measures.length > 0 ? [] : asked.unknown.map(({ words }) => `“${words.replace(/[“”]/g, '')}”`);
  const byDemand = told.given === undefined ? [] : unmetDemands(asked, { opening, own, whole }, told.given);
  return [...new Set([...byCue, ...byWord, ...byDemand, ...yearLacking(text, { ...told, opening, whole }, asked), ...daysLacking(dated(text, asked), whole), ...overviewLacking(asked), ...strangers])];
}

/** What the answers to all parts of a question do not give together. */
export function lackingOfAll(asked: Asked, { opening, whole, given }: Told): readonly string[] {
  return given === undefined ? [] : unmetByAll(asked, { opening, own: ownWords(opening), whole }, given);
}

/** What the question as it was put asks for in plain words, and its reading need not say any more. */
export function lackingPlainly(question: string, asked: Asked, { opening, whole, given }: Told): readonly string[] {
  const told = withoutGaps(opening);
  return given === undefined || (asked.group === null && !/\d/.test(told)) ? [] : unmetPlainly({ ...asked, asking: question }, { opening: told, own: ownWords(told), whole: withoutGaps(whole) }, given);
}
