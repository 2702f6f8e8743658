// A question of prices or economic series over time, or of a price held against the statements, as a reading like any other, so that plan, checks and answer find in it what they look for.
import { metricById } from '@assay/calc';
import type { Company, DataDesk } from '@assay/data';
import { addDays, type IsoDate } from '@assay/record';
import type { AskFilters, Asked, AskedMeasure, AskedPeriod, MeasureForm } from '../asked.ts';
import { nameList } from '../companies/name-list.ts';
import { readGroup, type ReadGroup } from '../companies/read-group.ts';
import { readCompanies, type ReadCompanies } from '../companies/read-companies.ts';
import { readMeasures } from '../measures/read-measures.ts';
import { contestOfMultiples } from '../multiple/beside/contest-of-multiples.ts';
import { askedOfMultiple, askedOfValuation } from '../multiple/as-multiple.ts';
import { readMultiple } from '../multiple/read-multiple.ts';
import { readValuation, withoutValuations, type ReadValuation } from '../multiple/read-valuation.ts';
import { readPeriods } from '../periods/periods.ts';
import { blank, type Place } from '../places.ts';
import type { Course, Window } from './course.ts';
import { spelledDays } from '../reworded/times/spelt-days.ts';
import { harmlessWords } from '../unread/harmless-words.ts';
import { followCourse, type Followed } from './follow-course.ts';
import { timeOfNow, yearOfParts } from './parts/years-of-parts.ts';
import { readCourse, type ReadCourse } from './read-course.ts';
import { endOfItsYear } from './windows/end-of-its-year.ts';
import { eachQuarter, endOfThatTime, endsTold, yearSoFar } from './windows/ends-told.ts';
import { monthsInARow } from './windows/months-in-a-row.ts';
import { offContest } from './words/off-contest.ts';
import { saidPlainly } from './words/said-plainly.ts';
import { inOneSpelling } from './words/signed-text.ts';
import { findWindows, type FoundWindow } from './windows/windows.ts';
import { beforeAll } from '../periods/all-at-hand.ts';

/** Shorthand behind which a ticker of one letter would not be seen. */
const shorthand: readonly (readonly [RegExp, string])[] = [[/\bpx\b/gi, 'price'], [/\bhi ?\/ ?lo\b/gi, 'high and low'], [/(?:\+ ?\/ ?[-−–]|±) ?(?:%|pct|chg|change)? ?(?:(?:on|for|over) )?(?:the |that )?day\b/gi, 'and the change on the day'], [/\b(?:and|&) (?:the )?(?:prior|previous|preceding) (?:trading )?(?:day|session)(?:'s)?(?: close)?\b/gi, 'and the change on the day'], [/(?<!^)\bhi\b(?!!)/gi, 'high'], [/\blo\b/gi, 'low'], [/\byrs?(?=[ -]end\b)/gi, 'year'], [/\bcy ?'?(?=[12]\d\b(?!\d))/gi, 'calendar 20'], [/\bstk\b/gi, 'stock'], [/\bu-?rate\b/gi, 'unemployment rate'], [/\bperf\b/gi, 'performance'], [/\bchgs?\b/gi, 'change'], [/\bcls\b/gi, 'close'], [/(?<=\b(?:in|many) )(?:basis points|bps?)\b/gi, 'points']];
/** "At the end of July 2024, on the 31st": a day of the month that is named before it. */
const dayBehind = /\b(?:(?:at|by|on|in) )?(?:the )?(?:(?:very )?end of )?((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,? (?:of )?(?:20)\d\d),? (?:that is |to be exact,? |precisely )?on the (\d{1,2})(?:st|nd|rd|th),?/gi;
/** "Which of the sixteen fell": companies, where no thing is counted. */
const counted = /\b((?:the|your|all|these|our) (?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|1\d|20))(?= (?:rose|fell|lost|gained|did|ended|finished|closed|performed|had|was|were|saw|has|have|in|over|during|for|by|from|on|since|between|whose|which|that)\b|[?,:]|$)/gi;
/** "The end of that year": of the one year that is named. */
const ofThatYear = /\b((?:the )?(?:end|close|finish|start|beginning)) of (?:that|the|the same|that same|said) (?:(?:same|calendar) )?year\b(?! (?:19|20)\d\d)/gi;
/** What to do on a day without trading, which is done in any case. */
const ifShut = /,? ?\(?\bor,? (?:if|in case|should|failing that)\b(?![^?.)]*\b(?:next|following|after)\b)[^?.)]*\b(?:shut|closed|holiday|no trading|not trad\w+|not open|weren't open|wasn't open|didn't trade)\b[^?.)]*\)?/gi;

const monthName = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
/** "April 16 and 17", "the 16th and 17th of April 2025": two days of one month. */
const twoDays = new RegExp(String.raw`\b(${monthName}) (\d{1,2})(?:st|nd|rd|th)? (and|to|&|or|versus|vs\.?) (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?![.:,]?\d|%| ?(?:shares?|percent|per cent|times|points|dollars|${monthName})\b)(,? (?:19|20)\d\d\b)?`, 'gi');
const twoDaysAhead = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (and|to|&|or|versus|vs\.?) (?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?(${monthName})(,? (?:19|20)\d\d\b)?`, 'gi');
const eachOfTwo = (text: string): string => text.replace(twoDays, '$1 $2$5 $3 $1 $4$5').replace(twoDaysAhead, '$1 $4$5 $2 $3 $4$5');

/** "On the last day of its fiscal 2025, June 30": of that year, where a year is not named by the one in which it began. */
const fiscalEnd = new RegExp(String.raw`\b(?:on|at|as of|by) the (?:very )?(?:last|final|closing) (?:trading )?day of ([^,?]{0,30}?\b(?:fiscal(?: year)?|fy|financial year) ?(20\d\d)),? \(?(?:that is,? |i\.e\.,? |which was |being )?(?:on )?((?!jan|feb)${monthName} \d{1,2})(?:st|nd|rd|th)?(?:,? 20\d\d)?\)?`, 'gi');

function withYears(text: string): string {
  const told = endsTold(eachQuarter(endOfThatTime(yearSoFar(text))).replace(ifShut, ''));
  const [year, ...others] = new Set(told.match(/\b(?:19|20)\d\d\b/g));
  return year === undefined || others.length > 0 ? told : endOfItsYear(told, year).replace(ofThatYear, `$1 of ${year}`).replace(/\b(?:at|by) (?:the )?year[- ]?end\b(?! (?:of |in )?\d)/gi, `at the end of ${year}`);
}

/** "Over the twelve months before, from 4 September 2024": since then. */
const monthsBefore = /\bover the (?:twelve months|12 months|year|months) (?:before(?: that| then| it)?|up to (?:it|then)|to date|leading up to (?:it|then)),? (?:that is,? |i\.e\.,? )?(?:from|since|starting(?: on)?) /gi;

const longhand = (text: string): string => shorthand.reduce((rest, [short, long]) => rest.replace(short, long), text);

const writtenOut = (text: string): string => withYears(longhand(eachOfTwo(monthsInARow(saidPlainly(offContest(text))).replace(monthsBefore, 'since ').replace(fiscalEnd, 'for $1, on $3, $2')))).replace(counted, '$1 companies').replace(dayBehind, 'on $2 $1');

export type Around = { readonly desk: Pick<DataDesk, 'mode' | 'resolveCompany' | 'sampleCompanies'>; readonly today: IsoDate; readonly filters: AskFilters; /** What was asked before in the same conversation. */ readonly earlier?: readonly Asked[] };

const largestLoss = /\b(?:largest|biggest|worst|deepest|heaviest|greatest|highest|record) (?:annual |yearly |quarterly |net |ever |single )*loss(?:es)?\b|\b(?:lose|lost|losing) (?:the )?(?:most|least)(?: money)?\b/i;
const ofShare = /\b(?:shares?|stocks?|share price|price|clos(?:e|es|ed|ing)|day|session|week|month|investors?|holders?|shareholders?|drawdown|traded?|trading|market)\b|%|\bper ?cent/i;

/** A company makes a loss; of its share only where the words say so is it a fall of the price. */
const isOfCompanysLoss = (question: string): boolean => largestLoss.test(question) && !ofShare.test(question);

/** Null where the question is not wholly one of the two. */
export async function readAsCourse(question: string, around: Around): Promise<Asked | null> {
  return isOfCompanysLoss(question) ? null : await readWhole(question, around) ?? readOn(question, around);
}

/** Where the question before was of closes or of a series, and this one changes a part of it. */
async function readOn(question: string, around: Around): Promise<Asked | null> {
  const before = around.earlier?.at(-1);
  if (before?.course === undefined || before.course.several !== undefined || before.companies.length > 1 || holdsBeside.test(question)) return null;
  const text = spelledDays(writtenOut(inOneSpelling(question)));
  const { companies, unknown, places } = await companiesIn(text, [], around);
  if (unknown.length > 0 || companies.length > 1) return null;
  const read = followCourse({ text, named: places, before: before.course });
  if (read === null || read.leftOver.some(isKnownName)) return null;
  const whom = read.course.of === 'close' ? [...companies, ...before.companies].slice(0, 1) : [];
  return { ...askedOf(read, { question, companies: whom, around }), inherited: keptBy(read, companies.length > 0) };
}

/** One held against the other is a comparison of both. */
const holdsBeside = /\b(?:better|worse|more|less|higher|lower|than|compare[ds]?|versus|vs\.?|against|beat|ahead|behind)\b/i;

/** Another figure of the same series is still of that series. */
function keptBy({ course, hasNew: { subject, windows } }: Followed, isNamed: boolean): Asked['inherited'] {
  const hasMeasure = subject && course.of !== 'close';
  return [...(isNamed ? [] : ['companies' as const]), ...(hasMeasure ? [] : ['measures' as const]), ...(windows ? [] : ['periods' as const])];
}

/** What a company earned or lost, also for each share, and no share's price. */
const ofStatements = /\b(?:return(?:ed|s)?|g[ai]ven?|hand(?:ed)?|pa(?:y|id)) (?:\w+ )?(?:back |out )?to (?:its |the |their )?(?:(?:share|stock)?holders|owners|investors)\b|\b(?:bottom[- ]line|red ink|net loss(?:es)?)\b|\b(?:in total|altogether|in all|all told),? and (?:per|for each|for every|a) (?:diluted )?share\b|\b(?:earn(?:ed)?|los[et]|ma[dk]e)\b[^?.]{0,40},? and (?:how much|what)(?: (?:did|was|is|were) [^?.,]{2,24})? (?:per|for each|for every|a) (?:diluted )?share\b(?! ?price)/i;

/** A time that is told from the day of the asking is not all of what is at hand. */
async function readWhole(question: string, around: Around): Promise<Asked | null> {
  const text = spelledDays(writtenOut(yearOfParts(inOneSpelling(question), around.today)));
  const asked = await readWords(text, question, around);
  const inTime = asked?.course !== undefined && asked.course.windows.every(isOfAll) ? timeOfNow(text, around.today) : text;
  return inTime === text ? asked : readWords(inTime, question, around);
}

const isOfAll = (window: Window): boolean => window.kind === 'stretch' && window.from === null && window.to === null;

async function readWords(text: string, question: string, around: Around): Promise<Asked | null> {
  const times = findWindows(text.toLowerCase());
  if (times === null || ofStatements.test(text)) return null;
  const ofEconomy = readCourse({ text, named: [] }, 0);
  if (ofEconomy !== null) return askedOf(ofEconomy, { question, companies: [], around });
  const { companies, unknown, places } = await companiesIn(withoutValuations(text), times.places, around);
  const group = companies.length > 0 ? null : readGroup(text, around.desk);
  if (group !== null && group.companies.length > 1) return ofGroup({ text, group }, { question, around });
  if (places.length === 0 || companies.length === 0 || unknown.some(({ words }) => !isOfStory(words))) return null;
  const contest = companies.length > 1 ? await ofMultiples(text, { question, companies, around }) : null;
  return contest ?? ofShares({ text, places }, { question, companies, around });
}

/** "Grandma's 2,500 dollars": a person, and no company. */
const isOfStory = (words: string): boolean => words.toLowerCase().split(/\s+/).every((word) => harmlessWords.has(word.replace(/'s$/, '')));

/** Of many companies the closes alone. */
function ofGroup({ text, group: { group, companies, place } }: { readonly text: string; readonly group: ReadGroup }, { question, around }: Pick<Made, 'question' | 'around'>): Asked | null {
  const read = readCourse({ text, named: [place] }, companies.length);
  if (read === null || read.course.of !== 'close' || read.leftOver.some(isKnownName) || (read.course.several === undefined && read.course.order === null)) return null;
  return { ...askedOf(read, { question, companies, around }), operation: read.course.several?.only === undefined || read.course.several.only === null ? 'rank' : 'screen', group };
}

/** Of the newest close on the newest figures other readers know more. */
function isOneOfYear({ valuation: { items, at: [at, ...more] }, leftOver }: ReadValuation): boolean {
  return items.length === 1 && leftOver.length === 0 && at !== undefined && more.length === 0 && (at.year ?? at.price) !== null;
}

/** Which of several has the higher or the lower multiple: the same words without the contest. */
async function ofMultiples(text: string, { question, companies, around }: Made): Promise<Asked | null> {
  const contest = contestOfMultiples(text);
  const times = contest === null ? null : findWindows(contest.text.toLowerCase());
  if (contest === null || times === null) return null;
  const { places } = await companiesIn(withoutValuations(contest.text), times.places, around);
  const read = readValuation({ text: contest.text, named: places });
  return read !== null && isOneOfYear(read) ? { ...askedOfValuation(read, { question, companies, filters: around.filters }), order: contest.order } : null;
}

/** A line of the balance sheet that is named by its whole name is asked for, and no close. */
const ofBalance = /\b(?:total assets|total liabilities|total debt|current assets|current liabilities|(?:share|stock)holders'? equity|balance[- ]sheet)\b/i;

/** A price of one company held against its figures, else the closes of one or several. */
function ofShares({ text, places }: { readonly text: string; readonly places: readonly Place[] }, made: Made): Asked | null {
  const [company, ...others] = made.companies;
  const valued = readValuation({ text, named: places });
  if (valued !== null && !valued.leftOver.some(isKnownName)) return askedOfValuation(valued, { question: made.question, companies: made.companies, filters: made.around.filters });
  const priced = company === undefined || others.length > 0 ? null : readMultiple({ text, named: places });
  if (company !== undefined && priced !== null) return priced.leftOver.some(isKnownName) ? null : askedOfMultiple(priced, { question: made.question, company, filters: made.around.filters });
  const read = ofBalance.test(text) ? null : readCourse({ text, named: places }, made.companies.length);
  return read === null || read.leftOver.some(isKnownName) ? null : askedOf(read, made);
}

/** A question with its shorthand written out, and where in it companies and times of closes stand. */
export type NamedCloses = { readonly text: string; readonly windows: readonly FoundWindow[] } & Pick<ReadCompanies, 'companies' | 'places'>;

/** Null where a day is named that does not exist, or a company that nobody knows. */
export async function namedCloses(question: string, around: Around): Promise<NamedCloses | null> {
  const text = spelledDays(writtenOut(inOneSpelling(question)));
  const times = findWindows(text.toLowerCase());
  if (times === null) return null;
  const sure = await companiesIn(text, times.places, around);
  const every = await anyCompaniesIn(text, times.places, around);
  const { companies, unknown, places } = every.unknown.length === 0 && every.companies.length > sure.companies.length ? every : sure;
  const windows = findWindows(blank(text.toLowerCase(), places))?.windows ?? [];
  return unknown.some(({ words }) => !isOfStory(words)) ? null : { text, windows, companies, places };
}

/** Names that stand for nothing else first; where there is none, those that other words have to be told from. */
async function companiesIn(text: string, times: readonly Place[], around: Around): Promise<ReadCompanies> {
  const sure = await readCompanies(text, { desk: around.desk, ticker: around.filters.ticker, isKnown: false, times, understood: () => [{ start: 0, end: text.length }], isMeasured: () => true });
  return sure.companies.length > 0 ? sure : anyCompaniesIn(text, times, around);
}

function anyCompaniesIn(text: string, times: readonly Place[], { desk, filters: { ticker }, today }: Around): Promise<ReadCompanies> {
  return readCompanies(text, { desk, ticker, isKnown: false, times, understood: (rest) => [...readMeasures(rest), ...readPeriods(rest, today)], isMeasured: (rest) => readMeasures(rest).length > 0 });
}

/** A name that the reader of companies did not take is another company's all the same. */
function isKnownName(word: string): boolean {
  return nameList().names.called(word).some(({ entry }) => entry.wellKnown);
}

type Made = { readonly question: string; readonly companies: readonly Company[]; readonly around: Around };

export function askedOf({ course, leftOver }: ReadCourse, { question, companies, around: { today, filters } }: Made): Asked {
  const isSeveral = companies.length > 1;
  return {
    text: question, operation: isSeveral ? 'compare' : 'look-up', companies, group: null, unknown: [], measures: measuresOf(course), periods: periodsOf(course, today),
    order: orderOf(course), limit: null, conditions: [], filters, wantsWords: false, inherited: [], unread: [], strange: [], leftOver, course,
  };
}

function orderOf({ order, form: { kind } }: Course): Asked['order'] {
  if (kind === 'highest' || kind === 'lowest') return kind;
  return order === null ? null : order === 'most' ? 'highest' : 'lowest';
}

const forms: Readonly<Partial<Record<Course['form']['kind'], MeasureForm>>> = { change: 'growth', yearly: 'cagr', off: 'growth', fall: 'growth', climb: 'growth', best: 'growth', worst: 'growth', each: 'growth', highest: 'highest', lowest: 'lowest', mean: 'average' };

function measuresOf({ of, form }: Course): readonly AskedMeasure[] {
  const as = forms[form.kind] ?? 'value';
  return of === 'close' ? [{ kind: 'metric', id: 'price', as, words: 'share price' }] : of.map((id): AskedMeasure => seriesAsked(id, form.kind === 'change' || form.kind === 'each' ? 'change' : as));
}

function seriesAsked(id: string, as: MeasureForm): AskedMeasure {
  const metric = metricById(id);
  const own = metric?.fields['fred']?.[0];
  const words = metric?.label ?? id;
  return own === undefined ? { kind: 'metric', id, as, words } : { kind: 'series', id: own, as, words };
}

function periodsOf({ windows, form }: Course, today: IsoDate): readonly AskedPeriod[] {
  return windows.length === 0 ? [{ kind: 'dates', from: beforeAll, to: today }] : windows.map((window) => periodOf(window, form.kind === 'change', today));
}

function periodOf(window: Window, isMove: boolean, today: IsoDate): AskedPeriod {
  switch (window.kind) {
    case 'latest': return { kind: 'latest' };
    case 'point': return { kind: 'date', on: window.on };
    case 'edge': return window.which === 'last' ? { kind: 'date', on: window.to } : { kind: 'dates', from: window.from, to: window.to };
    case 'stretch': return { kind: 'dates', from: window.from === null ? beforeAll : startOf(window.from, isMove && window.base === 'before'), to: window.to ?? today };
    case 'ago': case 'last': return { kind: 'last', count: window.count, of: window.of };
  }
}

/** A move over a calendar year begins at the last close before it. */
function startOf(from: IsoDate, isBefore: boolean): IsoDate {
  return isBefore ? addDays(from, -1) : from;
}
