// Reads a question by rules: whom, what, when, and what to do with it. The same words give the same reading.
import { metricById } from '@assay/calc';
import type { DataDesk } from '@assay/data';
import type { IsoDate } from '@assay/record';
import type { AskFilters, Asked, AskedMeasure, AskedPeriod } from './asked.ts';
import { asResults,  } from './at-large/results.ts';
import { asWholeStatement } from './at-large/whole-statement.ts';
import { readClaimed } from './claimed/read-claimed.ts';
import { isElsewhere } from './companies/elsewhere-names.ts';
import { readCompanies } from './companies/read-companies.ts';
import { readGroup } from './companies/read-group.ts';
import { boundPlaces, readConditions } from './forms/conditions.ts';
import { earlierOf } from './forms/which-of-several.ts';
import { inherit, type Kept, type Said } from './inherit.ts';
import { isEconomic } from './subjects/economic.ts';
import { economyInPlainWords } from './economy/in-plain-words.ts';
import { againstTarget } from './economy/target.ts';
import { withCalculation, type Calculated } from './expressions/as-calculation.ts';
import { spokenWords } from './expressions/signs/spoken-words.ts';
import { findParts, partsByName } from './measures/part-of-measure.ts';
import type { FoundMeasure } from './measures/found-measure.ts';
import { findMeasures, readMeasures } from './measures/read-measures.ts';
import { isAtLarge, isBareName, isDefinition, readOperation, type Clues } from './operation.ts';
import { findTimes, readPeriods, type FoundPeriod } from './periods/periods.ts';
import { blank, type Place } from './places.ts';
import { plainQuestion, writtenOut } from './question-text.ts';
import { readLimit, readOrder } from './forms/ranking.ts';
import { plainTurn } from './said-again/plain-turns.ts';
import { settleMeasures } from './settled/settle-measures.ts';
import { endOfFiscalYear, settleTimes, yearsEnded } from './settled/settle-times.ts';
import { writtenFirst } from './reworded/written-first.ts';
import { asFiscalQuarters, asFiscalYears } from './times/fiscal-quarters.ts';
import { heldThrough } from './reworded/talk/held-through.ts';
import { nameNicknames } from './reworded/whom/nicknames.ts';
import { askingPart } from './story/asking-part.ts';
import { withoutToldBefore } from './story/told-before.ts';
import { withCloseBeside } from './settled/close-beside.ts';
import { asStretch } from './times/joined-years.ts';
import { readAsCourse } from './course/as-course.ts';
import { isOfPassing } from './course/course-forms.ts';
import { readAsStakes } from './stakes/as-stakes.ts';
import { readContestBehind } from './course/contest-behind.ts';
import { readDrawdownApart } from './parts/drawdown-apart.ts';
import { readMoveApart } from './parts/move-apart.ts';
import { readWhereItStands } from './parts/where-it-stands.ts';
import { readAsPayments } from './payments/as-payments.ts';
import { readPayoutAndYield } from './payments/payout-and-yield.ts';
import { readAsStakesAgain } from './stakes/stakes-again.ts';
import { readAsInsiders } from './insiders/as-insiders.ts';
import { inItsOwnTime } from './in-its-own-time.ts';
import { ofPlainWords, storyReaders } from './story/story-readers.ts';
import { besideUnread } from './unread/beside-unread.ts';
import { findUnread, type Unread } from './unread/find-unread.ts';

export type ReadAround = {
  readonly desk: Pick<DataDesk, 'mode' | 'resolveCompany' | 'sampleCompanies'>;
  readonly today: IsoDate;
  readonly filters: AskFilters;
  /** What was asked before in the same conversation, newest last. */
  readonly earlier: readonly Asked[];
  /** Readers that stand aside, since what they read did not hold. */
  readonly without?: readonly ('course' | 'calculation' | 'story')[];
};

/** What people say to an answer before they go on. */
const exclaimed = /^(?:(?:wow|whoa|huh|hm+|oh|gosh|ouch|nice|great|interesting|really|thanks|thank you|thx|ok|okay|right|good|fine|got it|i see|makes sense|impressive|cool|perfect|noted|understood)[.,!?;:]+ +)+(?=\S)/i;

/** Shares that are bought, held and sold, their last dividends, and one share's course behind or beside another's: in the question's own words, each by a reader that takes all of them. */
async function readOfShares(asked: string, around: ReadAround): Promise<Asked | null> {
  const ofStakes = await readAsStakesAgain(asked, around) ?? await readAsStakes(asked, around);
  return ofStakes ?? await readPayoutAndYield(asked, around, async (plain) => readUsually(plain, around)) ?? await readAsPayments(asked, around) ?? await readContestBehind(asked, around) ?? await readDrawdownApart(asked, around) ?? await readWhereItStands(asked, around) ?? readMoveApart(asked, around, async (rest) => readUsually(rest, around));
}

/** "Close n volume", "gap in pts". */
const shortAnd = /(?<=[\p{L}\d]) n (?=[\p{L}\d])/gu;
const shortPoints = /(?<=[a-z%] )pts\b/g;

/** Never fails for what a question says: what is not understood is missing from the reading. The desk is asked only for names that no list holds. */
export async function readAsked(asked: string, around: ReadAround): Promise<Asked> {
  const named = heldThrough(nameNicknames((around.earlier.length > 0 ? plainTurn(asked.replace(exclaimed, ''), around.earlier.at(-1)) : asked).replace(shortAnd, ' and ').replace(shortPoints, 'points')));
  const ofShares = around.without?.includes('course') === true ? null : await readOfShares(named, around);
  if (ofShares !== null && !isOfOneStake(ofShares)) return ofShares;
  const usual = await readUsually(named, around);
  return ofShares === null || usual.course?.also?.kind === 'holding' ? usual : ofShares;
}

/** One holding and its price alone, which the reader of closes may know as well. */
const isOfOneStake = ({ stakes }: Asked): boolean => stakes?.stakes.length === 1 && stakes.dividends === null && stakes.isYearly !== true;

/** What is told before the question is read as part of it. */
const isStoryKept = ({ without }: ReadAround): boolean => without?.includes('story') === true;

/** Whether the question is read without a sentence that stands before it. */
export function tellsFirst(text: string, around: ReadAround): boolean {
  const named = nameNicknames(text);
  return withoutToldBefore(named, ofPlainWords(around), around.earlier.length > 0) !== named;
}

/** Names are written out already. */
async function readUsually(named: string, around: ReadAround): Promise<Asked> {
  const said = writtenFirst(isStoryKept(around) ? named : withoutToldBefore(named, ofPlainWords(around), around.earlier.length > 0), around.desk, around.earlier.at(-1));
  const question = inItsOwnTime(said, around);
  return await readAimed(question, around) ?? await readPassed(question, around) ?? await readStated(question, around) ?? readPlainly(question, around);
}

/** A rate held against an aim, as the plain question for the rate; null where that is none of one rate of the economy. */
async function readAimed(question: string, around: ReadAround): Promise<Asked | null> {
  const aimed = againstTarget(question);
  if (aimed === null) return null;
  const read = await readPlainly(economyInPlainWords(aimed.text, around.today) ?? aimed.text, around);
  const [only, ...others] = read.measures;
  return only !== undefined && others.length === 0 && isEconomic(only) && read.companies.length === 0 ? { ...read, text: question, asking: question, target: aimed.target } : null;
}

/** "Did it close above 400 in 2024?" is no amount that is claimed of the year's last close: any close of the year decides it. */
async function readPassed(question: string, around: ReadAround): Promise<Asked | null> {
  const read = isOfPassing(question) ? await readWholly(question, around) : null;
  return read?.course?.form.kind === 'beyond' ? read : null;
}

/** A statement that is to be checked, as the plain question for its figures; null where there is none, or where it is one of many companies or of words. */
async function readStated(question: string, around: ReadAround): Promise<Asked | null> {
  const stated = readClaimed(writtenOut(question));
  if (stated === null) return null;
  const read = await readPlainly(stated.rest, around);
  const isOfFigures = read.measures.length > 0 || read.course !== undefined || read.calculation !== undefined;
  return isOfFigures && read.group === null && read.operation !== 'define' && read.operation !== 'screen' ? { ...read, operation: isOfEach(read, stated.claims.length) ? 'look-up' : read.operation, claims: stated.claims } : null;
}

/** Amounts that are claimed of several companies: each is told by itself, and nobody asks who is ahead. */
function isOfEach({ operation, companies }: Asked, claims: number): boolean {
  return operation === 'compare' && companies.length > 1 && claims >= companies.length;
}

async function readPlainly(question: string, around: ReadAround): Promise<Asked> {
  const wholly = await readWholly(question, around);
  if (wholly !== null) return wholly;
  const { desk, today, filters, earlier } = around;
  const text = askingOf(plainQuestion(question), around);
  const group = readGroup(text, desk);
  const open = group === null || group.group.kind === 'sample' ? text : blank(text, [group.place]);
  const understood = (rest: string, names: readonly Place[]): readonly Place[] => {
    const places = [...findMeasures(rest), ...readPeriods(rest, today)];
    return names.length === 0 ? places : [...places, ...findParts(readMeasures(rest), { text, rest: blank(rest, places), named: names })];
  };
  const named = await readCompanies(open, {
    desk, ticker: filters.ticker, isKnown: group !== null || earlier.length > 0, understood, times: readPeriods(open, today),
    isMeasured: (rest) => readMeasures(rest).some(({ measure }) => !isEconomic(measure)),
  });
  const rest = blank(text, [...named.places, ...(group === null || group.group.kind === 'sample' ? [] : [group.place])]);
  const whole = readMeasures(rest);
  const periods = readPeriods(blank(rest, whole), today);
  const parts = findParts(whole, { text, rest: blank(rest, [...whole, ...periods]), named: [...named.places, ...(group === null ? [] : [group.place])] });
  const all = findMeasures(rest);
  const used = { parts, all, times: findTimes(blank(rest, all), today) };
  const units = named.companies.length === 1 && group === null ? partsByName(named.unknown.map(({ words }) => words).filter((words) => !isElsewhere(words)), whole, text) : [];
  return settle({ question, text, group, named: { ...named, unknown: named.unknown.filter(({ words }) => !units.includes(words)) }, measures: ofUnits(asParts(whole, parts, text), units), periods, used }, around);
}

/** By a reader that takes every word of weight. Where words are left over for one of prices, it may be of insiders' trades. */
async function readWholly(question: string, around: ReadAround): Promise<Asked | null> {
  if (around.without?.includes('course') === true) return null;
  const course = await readAsCourse(question, around);
  return course !== null && (course.leftOver ?? []).length === 0 ? course : await readAsInsiders(question, around) ?? course;
}

/** Without the story around it; who answers is held against this part. */
function askingOf(text: string, around: Pick<ReadAround, 'desk' | 'today'>): string {
  return askingPart(text, storyReaders(around));
}

/** Of a part that goes by a name of its own no figure is the whole company's. */
function ofUnits(measures: readonly FoundMeasure[], units: readonly string[]): readonly FoundMeasure[] {
  return units.length === 0 ? measures : measures.map((found) => (found.measure.kind === 'metric' ? { ...found, measure: { kind: 'subject', subject: 'filings', words: `${units.join(', ')} ${found.measure.words}` } } : found));
}

/** A part of a measure is looked for in the words of filings: no figure of the whole company is it. */
function asParts(measures: readonly FoundMeasure[], parts: readonly Place[], text: string): readonly FoundMeasure[] {
  return measures.map((found) => {
    const part = parts.find(({ start, end }) => start < found.end && found.start < end);
    return part === undefined || (found.measure.kind !== 'metric' && found.measure.kind !== 'topic') ? found : { ...found, measure: { kind: 'subject', subject: 'filings', words: text.slice(part.start, part.end) } };
  });
}

type Reading = {
  readonly question: string;
  readonly text: string;
  readonly group: ReturnType<typeof readGroup>;
  readonly named: Awaited<ReturnType<typeof readCompanies>>;
  readonly measures: readonly FoundMeasure[];
  readonly periods: readonly FoundPeriod[];
  /** Places that the readers took, also those that say the same again. */
  readonly used: { readonly parts: readonly Place[]; readonly all: readonly FoundMeasure[]; readonly times: readonly FoundPeriod[] };
};

/** "What's that as a yearly rate?": the figure of before in another form, and no term. */
const asAnother = /\b(?:that|it|this|those) as (?:an? )?(?:yearly|annual|compound|percent\w*|multiple|ratio|share)/i;

const isNewTerm = (clues: Parameters<typeof isDefinition>[0]): boolean => isDefinition(clues) && !/^(?:and|what about|how about)\b/i.test(clues.text);

function settle(reading: Reading, { filters, earlier, desk, today, without }: ReadAround): Asked {
  const { question, text } = reading;
  const { said, isRead, isOfBefore = false } = calculatedOf(reading, { filters, earlier, without: without ?? [] });
  const rest = blank(text, [...reading.named.places, ...reading.measures, ...reading.periods]).replace(/ +/g, ' ');
  const isTerm = !isRead && (earlier.length === 0 ? isBareName({ ...said, rest }) || isNewTerm({ ...said, rest }) : isNewTerm({ ...said, rest }) && !asAnother.test(text));
  const continued = isTerm ? { ...said, measures: meantBefore(said, earlier.at(-1)), inherited: [], operation: null } : stretched(inherit(said, earlierOf(earlier, said.text)));
  const unused = leftOf(reading, said);
  const left = isTerm ? { ...unused, strange: [] } : isRead ? followed(unused) : unused;
  const kept = isTerm ? continued : besideUnread({ ...continued, measures: orWords(continued.measures, { ...continued, text, rest }) }, left, text);
  const operation = isTerm ? 'define' : operationOf({ ...kept, text, rest }, kept.operation);
  const bare = blank(text, [...reading.named.places, ...reading.periods]);
  return asWholeStatement(asResults({
    ...ofNobody(kept, operation), text: question, asking: askingOf(writtenOut(question), { desk, today }), operation, wantsWords: wantsWords(kept.measures, operation, filters), inherited: keptParts({ ...kept, isOfBefore }, operation),
    ...left,
  }, bare), bare);
}

/** Who is said to use a term is not asked about. */
const ofNobody = <Said extends Pick<Kept, 'companies' | 'group'>>(kept: Said, operation: Asked['operation']): Said => (operation === 'define' && kept.companies.length === 0 ? { ...kept, group: null } : kept);

/** What is worked out of figures of the question before keeps its measures. */
function keptParts({ inherited, operation: before, isOfBefore }: Pick<Kept, 'inherited' | 'operation'> & { readonly isOfBefore: boolean }, operation: Asked['operation']): Asked['inherited'] {
  const parts = inherited.filter((part) => part !== 'operation' || operation === before);
  return isOfBefore && !parts.includes('measures') ? [...parts, 'measures'] : parts;
}

function calculatedOf(reading: Reading, { filters, earlier, without = [] }: Pick<ReadAround, 'filters' | 'earlier' | 'without'>): Calculated {
  if (without.includes('calculation')) return { said: saidOf(reading, filters), isRead: false };
  const { text, named: { companies, places: names }, periods, used } = reading;
  const dated = (found: readonly FoundPeriod[]): readonly FoundPeriod[] => found.map((one) => ({ ...one, period: asFiscalYears([one.period], { text, companies })[0] ?? one.period }));
  const before = earlier.at(-1);
  return withCalculation(saidOf(reading, filters), { text, measures: used.all, periods: dated(periods), times: dated(used.times), names, earlier: before?.measures ?? [], earlierPeriods: before?.periods ?? [], ...(before?.calculation === undefined ? {} : { calculation: before.calculation }) });
}

/** Words of a calculation that was read: what it asks to be done is done. */
function followed(unused: Unread): Unread {
  const isDone = (words: string): boolean => words.split(' ').every((word) => spokenWords.has(word.toLowerCase()) || /^(?:of|from|the|its|by)$/i.test(word));
  return { ...unused, leftOver: unused.leftOver.filter((word) => !spokenWords.has(word)), unread: unused.unread.filter((words) => !isDone(words)), strange: unused.strange.filter((words) => !isDone(words)) };
}

/** A mean of what was measured before, over years that are named one by one. */
function stretched<Kept extends Said>(kept: Kept): Kept {
  return { ...kept, periods: asStretch(kept.periods, kept.measures) };
}

/** What neither names nor measures, times, bounds took. */
function leftOf({ text, group, named, used: { parts, all, times } }: Reading, { measures }: Said): Unread {
  const isFigure = ({ measure }: FoundMeasure): boolean => measure.kind === 'metric' || measure.kind === 'series';
  return findUnread({
    text, named: [...named.places, ...(group === null ? [] : [group.place])], measured: [...all.filter(isFigure), ...parts], others: [...all.filter((one) => !isFigure(one)), ...times, ...boundPlaces(text, all)],
    isMeasured: measures.length > 0, takesPersons: measures.some((measure) => measure.kind === 'subject' && measure.subject === 'insiders'),
  });
}

/** "What does that ratio mean?": what was measured before. */
function meantBefore({ measures, text }: Said, earlier: Asked | undefined): readonly AskedMeasure[] {
  const isBefore = measures.length === 0 && earlier !== undefined && /\b(?:that|this|it|those|these|the (?:ratio|number|measure|metric|figure|term|multiple|word))\b/i.test(text);
  return isBefore ? earlier.measures.filter((measure) => measure.kind === 'metric').map((measure) => ({ ...measure, as: 'value' })) : measures;
}

/** A company named beside a group is held against it only where the words say so. */
const besideGroup = /\b(?:compar\w+|vs\.?|versus|than|against|among|amongst|relative to|rank\w*|within|other|rest of|average)\b/i;

const endOfYear = /\bend of\b|\blast (?:trading |calendar )?day of\b|(?<!\b(?:highest|lowest|best|worst|every|each|all|daily|average|mean) )\bclose of\b|\byear[- ]?end\b/i;
/** "At the end of 2024", not "of fiscal 2024". */
const endOfCalendarYear = /\b(?:end of|close of|last (?:trading |calendar )?day of|at the end of|end|close|year[- ]?end,?(?: of)?|ye)[- ]?(?:the )?(?:calendar )?(?:year )?'?(?:20)?\d{2}\b|\b(?:20)\d{2} year[- ]?end\b/i;

/** One company against all of them is a question of all. */
function isOfNamed({ text, group, named }: Pick<Reading, 'text' | 'group' | 'named'>): boolean {
  return named.companies.length > 0 && !(group?.group.kind === 'sample' && /\bcompare with all companies on\b/.test(text));
}

function saidOf({ text, group, named, measures, periods }: Reading, filters: AskFilters): Said {
  const times = asFiscalYears(periods.map(({ period }) => period), { text, companies: named.companies });
  const isNamed = isOfNamed({ text, group, named });
  const many = isNamed ? named.companies.length > 1 : group !== null;
  const plain = blank(text, [...named.places, ...periods]).replace(/ +/g, ' ');
  const { measures: asked, periods: settled } = settleTimes(settleMeasures(measures.map(({ measure }) => measure), { text, plain, periods: times, isMany: many, isNamed: isNamed || group !== null }), times, { isAny: endOfYear.test(text), isCalendar: endOfCalendarYear.test(text), isFiscal: endOfFiscalYear.test(text), years: yearsEnded(text) });
  const told = withCloseBeside(asked, text);
  return {
    text, companies: isNamed || group === null ? named.companies : group.companies, group: group === null || (isNamed && (group.group.kind === 'sample' || !besideGroup.test(text))) ? null : group.group, unknown: isNamed && asked.some((measure) => measure.kind === 'subject' && (measure.subject === 'holders' || measure.subject === 'news')) ? [] : named.unknown,
    measures: told, periods: withYear(asStretch(asFiscalQuarters(settled, { measures: asked, companies: named.companies }), asked), filters.year), order: readOrder(text, asked, (id) => metricById(id)?.favourable ?? null), limit: readLimit(text), conditions: readConditions(text, measures, many),
    filters: { ...filters, form: filters.form ?? formOf(text) }, wantsWords: false,
  };
}

/** Something is asked of one company that no measure is known for: its filings may say it, an overview would not. */
function orWords(measures: readonly AskedMeasure[], clues: Clues): readonly AskedMeasure[] {
  const isOpen = clues.companies.length === 1 && clues.group === null && measures.length === 0 && !isAtLarge(clues);
  return isOpen ? [{ kind: 'subject', subject: 'filings', words: clues.rest.trim() }] : measures;
}

/** A mean or a sum of what was listed before is one figure. */
function isOfAll({ measures }: Clues): boolean {
  return measures.length > 0 && measures.every((measure) => 'as' in measure && (measure.as === 'average' || measure.as === 'total'));
}

/** The question's own, else the earlier one's; several companies without more are compared. */
function operationOf(clues: Clues, earlier: Asked['operation'] | null): Asked['operation'] {
  const own = readOperation(clues);
  if (own === 'look-up' && earlier === 'trend' && isOfAll(clues)) return own;
  const chosen = own === 'look-up' || own === 'overview' || (own === 'compare' && earlier === 'rank') ? earlier ?? own : own;
  return clues.companies.length > 1 && (chosen === 'look-up' || chosen === 'overview') ? 'compare' : chosen;
}

function withYear(periods: readonly AskedPeriod[], year: number | null): readonly AskedPeriod[] {
  return periods.length === 0 && year !== null ? [{ kind: 'fiscal', year, part: 'FY' }] : periods;
}

function formOf(text: string): string | null {
  const found = /\b(10-?k|10-?q|8-?k|20-?f|40-?f|6-?k|def ?14a)(?:s|\/a)?\b/i.exec(text)?.[1];
  return found === undefined ? null : found.toUpperCase().replace(/^(\d+)-?([A-Z])$/, '$1-$2').replace(/^DEF ?14A$/, 'DEF 14A');
}

function wantsWords(measures: readonly AskedMeasure[], operation: Asked['operation'], filters: AskFilters): boolean {
  return operation === 'explain' || filters.form !== null || filters.section !== null || measures.some((measure) => measure.kind === 'subject' && measure.subject === 'filings');
}
