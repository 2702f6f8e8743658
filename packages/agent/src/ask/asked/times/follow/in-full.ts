// A follow-up that holds a price or a reading of the economy against another time or value, said again in full: "how much is that above the end of 2024?" after the close of a day. Only where nothing else is said.
import { metricByField, metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Asked, AskedMeasure, AskedPeriod } from '../../asked.ts';
import type { Course, Window } from '../../course/course.ts';
import { blank } from '../../places.ts';
import { plainQuestion } from '../../question-text.ts';
import { readPeriods } from '../../periods/periods.ts';
import { againstOther } from '../../said-again/against-other.ts';
import { beforeAndOther } from '../../said-again/before-and-other.ts';
import { bothAndWho } from '../../said-again/both-and-who.ts';
import { sameAndWhich } from '../../said-again/same-and-which.ts';
import { severalThings } from '../../said-again/several-things.ts';
import { ofOtherMonth } from '../../said-again/other-month.ts';
import { forOtherCompany } from '../../said-again/for-other-company.ts';
import { headlineToo } from '../../said-again/headline-too.ts';
import { inOtherUnit } from '../../said-again/in-other-unit.ts';
import { coveredByIt, multipleOfIt, onEarnings, priceToIt, runOfIt, yearBeforeAndSum } from '../../said-again/beside-before.ts';
import { closeAgainst } from '../../said-again/close-against.ts';
import { heldAgainstThen } from '../../said-again/held-against-then.ts';
import { insidersAgain } from '../../said-again/insiders-again.ts';
import { leftAndCovered } from '../../said-again/left-and-covered.ts';
import { leftAfter } from '../../said-again/left-after.ts';
import { movedBesides } from '../../said-again/moved-besides.ts';
import { multipleAtClose } from '../../said-again/multiple-at-close.ts';
import { multipleAgain } from '../../said-again/multiple-again.ts';
import { ownMargin } from '../../said-again/own-margin.ts';
import { perShareAgain } from '../../said-again/per-share-again.ts';
import { perShareBoth } from '../../said-again/per-share-both.ts';
import { shortTurns } from '../../said-again/short/short-turns.ts';
import { yieldOfThat } from '../../said-again/yield-of-that.ts';
import { ofBoth } from '../../said-again/of-both.ts';
import { partOrSum } from '../../said-again/part-and-sum.ts';
import { moneyThen } from '../../said-again/of-before/money-then.ts';
import { sumOfIt } from '../../said-again/of-before/sum-of-it.ts';
import { thanOtherLine } from '../../said-again/than-other-line.ts';
import { ofInsider, withoutAside } from './aside.ts';
import { ofFigureBefore } from './of-figure-before.ts';
import { priceThen } from './price-then.ts';
import { atThatTime } from './at-that-time.ts';
import { seriesThenAndMove } from './series-then-and-move.ts';
import { thenAndMove } from './then-and-move.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const dayWords = (on: IsoDate): string => `${String(Number(on.slice(8)))} ${months[Number(on.slice(5, 7)) - 1] ?? ''} ${on.slice(0, 4)}`;
const monthWords = (on: IsoDate): string => `${months[Number(on.slice(5, 7)) - 1] ?? ''} ${on.slice(0, 4)}`;

type Moment = { readonly words: string; readonly at: IsoDate };

function momentOf(window: Window | undefined): Moment | null {
  if (window?.kind === 'point') return { words: dayWords(window.on), at: window.on };
  if (window?.kind === 'edge' && window.which === 'last') return { words: dayWords(window.to), at: window.to };
  return window?.kind === 'stretch' && window.grain === 'month' && window.from !== null && window.to?.slice(0, 7) === window.from.slice(0, 7) ? { words: monthWords(window.from), at: window.from } : null;
}

const isEnd = /\b(?:end|close|last (?:trading )?day)\b/i;
const ofDay = (on: IsoDate): Moment => ({ words: dayWords(on), at: on });

function momentAsked(period: AskedPeriod | undefined, text: string, of: Course['of']): Moment | null {
  if (period?.kind === 'date') return ofDay(period.on);
  if (period?.kind === 'dates') return monthAsked(period, text, of);
  const isYearEnd = of === 'close' && isEnd.test(text) && period?.kind === 'fiscal' && period.part === 'FY' && period.year !== null;
  return isYearEnd ? ofDay(`${String(period.year)}-12-31`) : null;
}

/** Of a share a month has an end, of a series its reading. */
function monthAsked({ from, to }: { readonly from: IsoDate; readonly to: IsoDate }, text: string, of: Course['of']): Moment | null {
  if (from.slice(0, 7) !== to.slice(0, 7)) return null;
  if (of !== 'close') return { words: monthWords(from), at: from };
  return isEnd.test(text) ? ofDay(to) : null;
}

const comparing = /\b(?:above|below|higher|lower|more|less|up|down|than|against|versus|vs|compared?|cheaper|dearer|since|change[ds]?|ris(?:e|en)|rose|fall(?:en)?|fell|moved?|better|worse|differs?|differen(?:t|ce)|over|from|between|apart|made|make|gain(?:ed)?|lost|lose|profit|chg|diff|delta|far|percent|pct|return(?:ed)?|bought|buying|held|holding|invested)\b/i;
const closed = new Set('chg diff delta where closed its how\'s that\'s percentagewise trading trade traded finished ended stood versus prior earlier old into last session mark terms about same there\'s lie lies lay between apart gap two them and so but then ok okay now well thanks how much many far what by percent percentage pct points point basis bps in terms of the a an is was were are has have had been did do does it that this its they figure level rate reading yield inflation close price share stock closing one at on to for as it compared with above below higher lower more less up down than against versus vs compare cheaper dearer since change changed risen rise rose fall fallen fell move moved better worse differ differs different difference over from end year month day then there or put next beside dollars dollar per i or i\'d my we if would having bought buy buying purchased holding held invested owned made make gain gained lost lose loss profit return returned sold selling get got out so share shares bring brought earned'.split(' '));

function areClosed(text: string): boolean {
  return (text.toLowerCase().match(/[a-z]+|%/g) ?? []).every((word) => word === '%' || closed.has(word));
}

function nameOf({ companies }: Asked, of: Course['of']): string | null {
  const [company] = companies;
  if (of === 'close') return company === undefined ? null : `the share price of ${company.ticker}`;
  const [only, ...others] = of;
  const metric = only === undefined || others.length > 0 ? undefined : metricById(only);
  return metric === undefined ? null : metric.label.toLowerCase().replace('treasury', 'Treasury').replace(/\b(?:cpi|pce|gdp)\b/g, (word) => word.toUpperCase());
}

/** From one moment to the other, the earlier first. */
function movedInFull(text: string, { course, whom, time, today }: { readonly course: Course; readonly whom: string; readonly time: Moment; readonly today: IsoDate }): string | null {
  const before = momentOf(course.windows[0]) ?? (course.windows[0]?.kind === 'latest' ? { words: 'now', at: today } : null);
  if (before === null || before.at === time.at) return null;
  const [from, to] = before.at < time.at ? [before, time] : [time, before];
  const unit = course.of !== 'close' && isRate(course.of) ? 'By how many percentage points' : /\bdollars?\b|\$/i.test(text) ? 'By how many dollars' : 'By how many percent';
  return `${unit} did ${whom} change from ${from.words} to ${to.words}?`;
}

function isRate(of: readonly string[]): boolean {
  const unit = metricById(of[0] ?? '')?.unit.kind;
  return unit === 'percent' || unit === 'points';
}

const lead = String.raw`^(?:and |so |but |ok,? |what (?:about|of) |how about |what (?:was|were) )*(?:the |its |for |in |at )*`;
const tail = String.raw`(?: (?:one|rate|yield|number|figure|reading|version))?(?:(?: (?:on|in|for|of))? (?:that|the same) (?:day|date|month)| then| that day| that month)?\s*\??$`;
/** The other of the two, and how far apart they are. */
const both = String.raw`(?: (?:one|rate|yield|number|figure|reading|version))?(?: (?:on|in|for|of) (?:that|the same) (?:day|date|month)| then| that (?:day|month))?(?:,? (?:and|plus|&) |[,;?.] (?:and )?)(?:also )?(?:what (?:was|is|were) )?(?:the )?(?:spread|gap|difference|distance|slope|curve|how (?:far|many points|much) (?:are|were|is|was)? ?(?:they|the two|it|there)? ?(?:apart|between them|between)?)(?: (?:between (?:the two|them|both)|of (?:the two|both)|apart|between the two))?(?: (?:are|were) they(?: apart)?)?(?: in points| then)?\s*\??$`;
const siblings: readonly (readonly [RegExp, (of: string) => boolean, string])[] = [
  ...([['two', '2'], ['five', '5'], ['ten', '10'], ['thirty', '30']] as const).map(([word, number]) => [new RegExp(String.raw`${lead}(?:${word}|${number})[- ]?(?:year|yr|y)s?${tail}`, 'i'), (of: string) => of.startsWith('treasury_') || of.startsWith('real_treasury') || of.startsWith('yield_curve'), `the ${word}-year Treasury yield`] as const),
  [new RegExp(String.raw`${lead}(?:spread|gap|difference|slope)(?: (?:between (?:the two|them|it and the (?:two|2|ten|10)[- ]year)|(?:to|over|from|with|against) the (?:two|2|ten|10)[- ]year|of the (?:two|curve)))?${tail}`, 'i'), (of) => of === 'treasury_10y' || of === 'treasury_2y', 'the ten-year minus two-year spread'],
  [new RegExp(String.raw`${lead}(?:minus|less|over|versus|vs\.?|against|-) (?:the )?(?:two|2|ten|10)[- ]?(?:year|yr|y)s?${tail}`, 'i'), (of) => of === 'treasury_10y' || of === 'treasury_2y', 'the ten-year minus two-year spread'],
  [new RegExp(String.raw`${lead}(?:(?:two|2|ten|10)[- ]?(?:year|yr|y)s?)${both}`, 'i'), (of) => of === 'treasury_10y' || of === 'treasury_2y', 'the ten-year Treasury yield, the two-year Treasury yield and the ten-year minus two-year spread'],
  [new RegExp(String.raw`${lead}(?:core|headline)(?: inflation| cpi| rate)?${both}`, 'i'), (of) => of === 'inflation' || of === 'core_inflation', 'the difference between headline inflation and core inflation'],
  [new RegExp(String.raw`${lead}core(?: inflation| cpi)?${tail}`, 'i'), (of) => of === 'inflation' || of === 'pce_inflation', 'core inflation'],
  [new RegExp(String.raw`${lead}headline(?: inflation| cpi)?${tail}`, 'i'), (of) => of === 'core_inflation', 'consumer price inflation'],
];

const verbOf = (named: string): string => (named.includes(',') ? 'were' : 'was');

/** "And the two-year?", "and core?": another of the same family, at the same moment. */
function siblingInFull(text: string, { of, windows }: Course, told: string): string | null {
  const before = momentOf(windows[0]);
  const [only, ...others] = of === 'close' ? [] : of;
  if (before === null || only === undefined || others.length > 0) return null;
  const found = siblings.find(([pattern, fits]) => fits(only) && pattern.test(text));
  const named = found?.[2] === 'core inflation' && isOfConsumption(only, told) ? 'core PCE inflation' : found?.[2];
  return named === undefined ? null : `What ${verbOf(named)} ${named} ${windows[0]?.kind === 'stretch' ? 'in' : 'on'} ${before.words}?`;
}

const isOfConsumption = (id: string, told: string): boolean => id === 'pce_inflation' || /\bpce\b/i.test(told);

type Sayer = (said: { readonly given: string; readonly text: string }, earlier: Asked, today: IsoDate) => string | null;

/** In the order in which they are tried. */
const sayers: readonly Sayer[] = [
  ({ given }, earlier) => leftAndCovered(given, earlier),
  ({ given }, earlier) => forOtherCompany(given, earlier),
  ({ given }, earlier, today) => shortTurns(given, earlier, today),
  ({ given }, earlier) => inOtherUnit(given, earlier),
  ({ given }, earlier, today) => perShareAgain(given, earlier, today),
  ({ given }, earlier, today) => perShareBoth(given, earlier, today),
  ({ given }, earlier) => yieldOfThat(given, earlier),
  ({ given }, earlier, today) => multipleAtClose(given, earlier, today),
  ({ given }, earlier) => onEarnings(given, earlier),
  ({ given }, earlier) => priceToIt(given, earlier),
  ({ given }, earlier) => multipleOfIt(given, earlier),
  ({ given }, earlier) => coveredByIt(given, earlier),
  ({ given }, earlier) => thanOtherLine(given, earlier),
  ({ given }, earlier) => headlineToo(given, earlier),
  ({ given }, earlier) => runOfIt(given, earlier),
  ({ given }, earlier) => yearBeforeAndSum(given, earlier),
  ({ given }, earlier, today) => multipleAgain(given, earlier, today),
  ({ given }, earlier, today) => atThatTime(given, earlier, today),
  ({ given }, earlier) => rankedInFull(given, earlier),
  ({ given }, earlier) => moneyThen(given, earlier),
  ({ text }, earlier, today) => thenAndMove(text, earlier, today),
  ({ given }, earlier, today) => thenAndMove(given, earlier, today),
  ({ text }, earlier) => seriesThenAndMove(text, earlier),
  ({ text }, earlier, today) => beforeAndOther(text, earlier, today),
  ({ text }, earlier, today) => againstOther(text, earlier, today),
  ({ text }, earlier, today) => sameAndWhich(text, earlier, today),
  ({ text }, earlier, today) => ofBoth(text, earlier, today),
  ({ given }, earlier, today) => bothAndWho(given, earlier, today),
  ({ given }, earlier) => leftAfter(given, earlier),
  ({ given }, earlier) => ownMargin(given, earlier),
  ({ text }, earlier, today) => sumOfIt(text, earlier, today),
  ({ given }, earlier, today) => partOrSum(given, earlier, today),
  ({ text }, earlier, today) => ofFigureBefore(text, earlier, today),
  ({ given }, earlier, today) => ofFigureBefore(given, earlier, today),
  ({ given }, earlier, today) => severalThings(given, earlier, today),
  ({ given }, earlier, today) => movedBesides(given, earlier, today),
  ({ given }, earlier, today) => closeAgainst(given, earlier, today),
  ({ given }, earlier, today) => heldAgainstThen(given, earlier, today),
  ({ text }, earlier, today) => priceThen(text, earlier, today),
  ({ given }, earlier) => insidersAgain(given, earlier),
  ({ given }, earlier) => ofOtherMonth(given, earlier),
  ({ given }, earlier) => ofInsider(given, earlier),
  ({ given }) => withoutAside(given),
];

function saidAgain(question: string, earlier: Asked, today: IsoDate): string | null {
  const said = { given: question.trim(), text: plainQuestion(question) };
  for (const say of sayers) {
    const again = say(said, earlier, today);
    if (again !== null) return again;
  }
  return null;
}

/** Null where it is no such question, or says more. */
export function inFull(question: string, earlier: Asked | undefined, today: IsoDate): string | null {
  if (earlier === undefined) return null;
  const again = saidAgain(question, earlier, today);
  if (again !== null) return again;
  const course = earlier.course ?? newestOf(earlier);
  const whom = course === undefined ? null : nameOf(earlier, course.of);
  if (course === undefined || whom === null || course.form.kind !== 'value' || course.windows.length !== 1) return null;
  const text = plainQuestion(question);
  return siblingInFull(text, course, earlier.text) ?? heldToTime(sinceStart(text, course), { course, whom, today });
}

/** The newest close, or the newest reading of one series, that was asked for without more. */
function newestOf({ measures, periods, operation, companies }: Asked): Course | undefined {
  const [only, ...more] = measures;
  const of = only === undefined || more.length > 0 || operation !== 'look-up' ? null : courseOf(only, companies.length);
  return of !== null && periods.every(({ kind }) => kind === 'latest') ? { of, form: { kind: 'value' }, windows: [{ kind: 'latest' }], order: null, isGap: false } : undefined;
}

function courseOf(measure: AskedMeasure, companies: number): Course['of'] | null {
  if (measure.kind === 'series') return measure.as === 'value' ? [metricByField('fred', measure.id)?.id ?? measure.id] : null;
  return measure.kind === 'metric' && measure.id === 'price' && measure.as === 'value' && companies === 1 ? 'close' : null;
}

/** "Since the start of the year": of that of the time before. */
function sinceStart(text: string, { windows }: Course): string {
  const at = momentOf(windows[0])?.at;
  return at === undefined || !/\bhad\b|\bby then\b|\bup to then\b/i.test(text) ? text : text.replace(/\b(?:since|from|over) (?:the )?(?:start|beginning) of (?:the|that|its) (?:same )?year\b|\bsince (?:new year|january 1(?:st)?)\b(?! ?,? ?\d)/i, `since ${dayWords(lastOfYear(at))}`);
}

const lastOfYear = (at: IsoDate): IsoDate => `${String(Number(at.slice(0, 4)) - 1)}-12-31`;

/** "How far had it risen since the end of 2024?": up to the time before, not up to today. */
function sinceThen(period: AskedPeriod, text: string, today: IsoDate): AskedPeriod {
  const isSince = period.kind === 'dates' && period.to === today && /\bhad\b/i.test(text) && /\bsince\b/i.test(text);
  if (!isSince) return period;
  return period.from.endsWith('-01') ? { kind: 'dates', from: period.from, to: period.from } : { kind: 'date', on: period.from };
}

const atEnd = /^(?:and |so |then )?(?:who|which(?: (?:one|company|of them))?|what) (?:came|was|is|ended|finished|ranks?|ranked|stands?|stood|comes?)(?: up)?(?: in| at)?(?: the)? (?:very )?(?:last|bottom|lowest|worst|back)(?: (?:place|of (?:them|the list|the ranking)|one))?\s*\??$/i;
const others = /^(?:and |so )?(?:which|what|are there|is there|any) (?:any )?(?:others?|another) (?:compan(?:y|ies)|firms?|ones?)\b[^?]*\b(?:that|this|it|them|those|higher|lower|more|better|above|below)\b/i;

/** "Who came last?" of a ranking, "which other company was above that?" of one company. */
function rankedInFull(text: string, { operation, order, companies, measures }: Asked): string | null {
  if (operation === 'rank' && atEnd.test(text)) return order === 'lowest' ? 'And the highest?' : 'And the lowest?';
  return companies.length === 1 && measures.length === 1 && others.test(text) ? 'Rank that among all your companies.' : null;
}

function heldToTime(text: string, { course, whom, today }: { readonly course: Course; readonly whom: string; readonly today: IsoDate }): string | null {
  const periods = readPeriods(text, today).filter(({ period }) => period.kind !== 'fiscal' || period.year !== null).map((found) => ({ ...found, period: sinceThen(found.period, text, today) }));
  const rest = blank(text, periods);
  const lot = lotOf(rest);
  const time = periods.length === 1 ? momentAsked(periods[0]?.period, text, course.of) : null;
  return time === null || !comparing.test(rest) || !areClosed(rest) ? null : lot === null ? movedInFull(text, { course, whom, time, today }) : lotInFull(lot, { course, whom, time });
}

/** "What did 100 shares … bring": so many shares; empty where another number is said. */
function lotOf(rest: string): string | null {
  const [only, ...more] = rest.match(/\d[\d,]*/g) ?? [];
  return only === undefined ? null : more.length === 0 && new RegExp(String.raw`\b${only} (?:\w+ )?shares?\b`, 'i').test(rest) ? only : '';
}

function lotInFull(lot: string, { course, whom, time }: { readonly course: Course; readonly whom: string; readonly time: Moment }): string | null {
  const before = momentOf(course.windows[0]);
  return lot === '' || before === null || course.of !== 'close' || time.at >= before.at ? null : `What would ${lot} shares of ${whom.replace(/^the share price of /, '')} bought on ${time.words} have gained by ${before.words}?`;
}
