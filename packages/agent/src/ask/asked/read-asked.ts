// Reads a question by rules: whom, what, when, and what to do with it. The same words give the same reading.
import type { Asked } from './asked.ts';
import { readClaimed } from './claimed/read-claimed.ts';
import { isElsewhere } from './companies/elsewhere-names.ts';
import { namedIn, readCompanies } from './companies/read-companies.ts';
import { withWhomKept } from './companies/whom-kept.ts';
import { groupAfter } from './companies/read-group.ts';
import { isEconomic } from './subjects/economic.ts';
import { economyInPlainWords } from './economy/in-plain-words.ts';
import { equalMoney } from './economy/equal-money.ts';
import { againstTarget } from './economy/target.ts';
import { findParts, partsByName } from './measures/part-of-measure.ts';
import type { FoundMeasure } from './measures/found-measure.ts';
import { findMeasures, readMeasures } from './measures/read-measures.ts';
import { findTimes, readPeriods } from './periods/periods.ts';
import { blank, type Place } from './places.ts';
import { plainQuestion, writtenOut } from './question-text.ts';
import { ofTheFirst } from './said-again/of-the-first.ts';
import { theOther } from './said-again/short/the-other.ts';
import { lotAgain } from './said-again/lot-again.ts';
import { plainTurn } from './said-again/plain-turns.ts';
import { pointedBack } from './said-again/pointed-back.ts';
import { writtenFirst } from './reworded/written-first.ts';
import { heldThrough } from './reworded/talk/held-through.ts';
import { saidFirst } from './reworded/said-first.ts';
import { nameNicknames } from './reworded/whom/nicknames.ts';
import { withoutPaper } from './story/paper-named.ts';
import { withoutToldBefore } from './story/told-before.ts';
import { readAsCourse } from './course/as-course.ts';
import { isOfPassing } from './course/course-forms.ts';
import { readAsStakes } from './stakes/as-stakes.ts';
import { readListed } from './course/listed/read-listed.ts';
import { readContestBehind } from './course/contest-behind.ts';
import { readDrawdownApart } from './parts/drawdown-apart.ts';
import { readMoveAndDividends } from './parts/move-and-dividends.ts';
import { readMoveApart } from './parts/move-apart.ts';
import { readWhereItStands } from './parts/where-it-stands.ts';
import { readAsPayments } from './payments/as-payments.ts';
import { readPayoutAndYield } from './payments/payout-and-yield.ts';
import { readAsStakesAgain } from './stakes/stakes-again.ts';
import { readAsReports } from './reports/as-reports.ts';
import { tradesSaid } from './insiders/trades-said.ts';
import { readAsInsiders } from './insiders/as-insiders.ts';
import { coveredTogether } from './reworded/statements/covered-together.ts';
import { timesItsSize } from './companies/times-as-large.ts';
import { inItsOwnTime } from './in-its-own-time.ts';
import { withoutAim } from './story/aim-told.ts';
import { withoutOwnClause } from './story/own-clause.ts';
import { withoutStoryOfDay } from './story/beside-a-day.ts';
import { ofPlainWords } from './story/story-readers.ts';
import { readDuPont } from './read-du-pont.ts';
import { readScaled } from './read-scaled.ts';
import type { ReadAround } from './read-around.ts';
import { settleReading } from './settled/settle-reading.ts';
import { thatDay } from './said-again/that-day.ts';
import { askingOf } from './story/asking-of.ts';

/** What people say to an answer before they go on. */
const exclaimed = /^(?:(?:wow|whoa|huh|hm+|oh|gosh|ouch|nice|great|interesting|really|thanks|thank you|thx|ok|okay|right|good|fine|got it|i see|makes sense|impressive|cool|perfect|noted|understood)[.,!?;:]+ +)+(?=\S)/i;

/** Shares that are bought, held and sold, their last dividends, and one share's course behind or beside another's: in the question's own words, each by a reader that takes all of them. */
async function readOfShares(asked: string, around: ReadAround): Promise<Asked | null> {
  const ofReports = await readAsReports(asked, around);
  if (ofReports !== null) return ofReports;
  const ofStakes = await readAsStakesAgain(asked, around) ?? await readAsStakes(asked, around);
  return ofStakes ?? await readPayoutAndYield(asked, around, async (plain) => readUsually(plain, around)) ?? await readAsPayments(asked, around) ?? await readContestBehind(asked, around) ?? await readMoveAndDividends(asked, around) ?? await readDrawdownApart(asked, around, async (rest) => readUsually(rest, around)) ?? await readWhereItStands(asked, around) ?? await readListed(asked, around) ?? readMoveApart(asked, around, async (rest) => readUsually(rest, around));
}

/** "Close n volume", "gap in pts". */
const shortAnd = /(?<=[\p{L}\d]) n (?=[\p{L}\d])/gu;
const shortPoints = /(?<=[a-z%] )pts\b/g;

/** A turn of a conversation, as the plain follow-up for it. */
function turned(text: string, { earlier, today }: ReadAround): string {
  const before = earlier.at(-1);
  return (before === undefined ? null : lotAgain(text, before, today)) ?? plainTurn(thatDay(pointedBack(text, before), before), before);
}

/** Never fails for what a question says: what is not understood is missing from the reading. The desk is asked only for names that no list holds. */
export async function readAsked(said: string, given: ReadAround): Promise<Asked> {
  const { text, earlier } = ofTheFirst(said, given.earlier);
  const around: ReadAround = { ...given, earlier };
  const asked = saidFirst(text, around.today);
  const named = heldThrough(nameNicknames(tradesSaid((around.earlier.length > 0 ? turned(theOther(asked.replace(exclaimed, ''), around.earlier), around) : withoutPaper(withoutAim(withoutOwnClause(asked)))).replace(shortAnd, ' and ').replace(shortPoints, 'points'), around.desk.sampleCompanies())));
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

const knownIn = ({ desk, today }: ReadAround): Parameters<typeof withWhomKept>[2] => ({ today, companies: desk.sampleCompanies() });

/** Names are written out already. */
async function readUsually(given: string, around: ReadAround): Promise<Asked> {
  const named = coveredTogether(timesItsSize(given), around.today);
  const told = isStoryKept(around) ? named : withoutToldBefore(named, ofPlainWords(around), around.earlier.length > 0);
  const said = withoutStoryOfDay(withWhomKept(writtenFirst(told, around.desk, around.earlier.at(-1)), told, knownIn(around)));
  const question = inItsOwnTime(said, around);
  return await readEqualMoney(question, around) ?? await readAimed(question, around) ?? await readPassed(question, around) ?? await readStated(question, around) ?? await readDuPont(question, async (rest) => readPlainly(rest, around)) ?? await readScaled(question, around, async (rest) => readPlainly(rest, around)) ?? readPlainly(question, around);
}

/** A rate held against an aim, as the plain question for the rate; null where that is none of one rate of the economy. */
async function readAimed(question: string, around: ReadAround): Promise<Asked | null> {
  const aimed = againstTarget(question);
  if (aimed === null) return null;
  const read = await readPlainly(economyInPlainWords(aimed.text, around.today) ?? aimed.text, around);
  const [only, ...others] = read.measures;
  return only !== undefined && others.length === 0 && isEconomic(only) && read.companies.length === 0 ? { ...read, text: question, asking: question, target: aimed.target } : null;
}

/** A sum in the money of another month, as the plain question for how far prices moved; null where a company is named. */
async function readEqualMoney(question: string, around: ReadAround): Promise<Asked | null> {
  const found = equalMoney(question, around.today);
  if (found === null || namedIn(question, readPeriods(question, around.today)).some(({ company }) => company !== null)) return null;
  return { ...await readPlainly(found.text, around), text: question, asking: question, equalMoney: found.equal };
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
  const text = askingOf(withWhomKept(plainQuestion(question), question, knownIn(around)), around);
  const group = groupAfter(text, desk, earlier);
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
  return settleReading({ question, text, group, named: { ...named, unknown: named.unknown.filter(({ words }) => !units.includes(words)) }, measures: ofUnits(asParts(whole, parts, text), units), periods, used }, around);
}

/** By a reader that takes every word of weight. Where words are left over for one of prices, it may be of insiders' trades. */
async function readWholly(question: string, around: ReadAround): Promise<Asked | null> {
  if (around.without?.includes('course') === true) return null;
  const course = await readAsCourse(question, around);
  return course !== null && (course.leftOver ?? []).length === 0 ? course : await readAsInsiders(question, around) ?? course;
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

