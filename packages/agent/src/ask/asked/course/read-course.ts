// Reads a question of prices or economic series as an expression: which series, in which windows, brought to which figure. Null unless every word of weight is read: then other readers try.
import { daysBetween } from '@assay/record';
import { blank, type Place } from '../places.ts';
import { readEndsApart } from './ends-apart.ts';
import { fromEarlier } from './closes/from-earlier.ts';
import { readCloses, readContest } from './closes/read-closes.ts';
import { contested } from './contests.ts';
import type { Course, CourseForm, Window } from './course.ts';
import { asides, priorDays, priorMonths, reports, stories } from './words/course-fillers.ts';
import { asksMore, formOf, type Formed } from './course-forms.ts';
import { rateAsked } from './rate-asked.ts';
import { otherThings, shareWords } from './course-subjects.ts';
import { isBetween, isOfMonth, isShort, windowsFor, withoutSame } from './windows/course-windows.ts';
import * as words from './words/course-words.ts';
import { asMove, economySubject, isByMonth, productByPart } from './economy-subject.ts';
import { leftOf } from './words/left-words.ts';
import { has, without } from './words/patterns.ts';
import { plainTalk } from './words/plain-talk.ts';
import { inOneSpelling, plainWindow, signedText } from './words/signed-text.ts';
import { isPartOfShare } from './parts/part-sought.ts';
import { readHolding, readLot } from './read-holding.ts';
import { findTwofold } from './read-twofold.ts';
import { readStated } from './stated/read-stated.ts';
import { readSeveral } from './read-several.ts';
import { overTheYear } from './windows/over-the-year.ts';
import { findWindows, type FoundWindow } from './windows/windows.ts';

export type ReadCourse = { readonly course: Course; /** Words that nothing took, in lower case: the answer must account for them. */ readonly leftOver: readonly string[] };

/** `named`: where companies stand in the text. */
type Given = { readonly text: string; readonly named: readonly Place[] };

const falling = /\b(?:f[ae]ll(?:en)?|los[te]|lose|drop(?:ped)?|declined?|worse|worst|down|decreased?|slump\w*|plunge\w*)\b/;

const shallow = /\b(?:small\w*|shallow\w*|mild\w*|least|less|lighter|lightest|lower|lowest|better|best|gentl\w+)\b/;
const deep = /\b(?:large[rst]*|big\w*|deep\w*|wors[te]|steep\w*|most|more|higher|highest|greate\w*|sever\w*|sharp\w*|heav\w*|hard\w*)\b/;

/** A fall is below nothing: the smallest of several stands at the top of them. */
const orderOfFalls = (text: string): 'most' | 'least' => (shallow.test(text) && !deep.test(text) ? 'most' : 'least');

/** "The loser paid … and whose did better?": what is asked at the end. */
const asksBest = /\b(?:who|whose|which)\b[^?.]{0,30}\b(?:better|best|more|most|ahead|in front|on top|won|winner|stronger)\b[^?.]{0,16}\??$/;

function orderOf(text: string, form: CourseForm, isSeveral: boolean): Course['order'] {
  if (!isSeveral) return null;

  const isLeast = has(words.leasts, text) || (form.kind === 'change' && falling.test(text) && !has(/\b(?:ris\w+|rose|gain\w*|better|best)\b/g, text));
  if (isLeast && form.kind === 'change' && asksBest.test(text)) return 'most';
  return isLeast ? 'least' : has(words.mosts, text) || has(words.highs, text) ? 'most' : null;
}

/** A ticker, a time and "% change": of a company that moves on every day, its share. */
const barely = /^[\s¤§,.?!:()-]*(?:(?:%|percent|pct|price|total|calendar|for|in|over|during|ytd|cy|from|to)[\s¤§,.:()-]*)*(?:change|chg|move|return|performance|perf|(?:(?:one|1|single)-day|daily) (?:gain|loss|move|change|return|drop|rise|chg)|up or down|gain or loss|gain\/loss|ret)[\s¤§,.?!:()%-]*(?:(?:in|for|over|during|from|to|percent|pct|calendar|year)[\s¤§,.?!:()%-]*)*$/;

const rises = '(?:r[io]se|risen|gained|gain|climb(?:ed)?|f[ae]ll|fallen|drop(?:ped)?|jump(?:ed)?|surged?|slump(?:ed)?|plunged?|tumbled?)';
/** "Nvidia rose 35%": of a company that rises or falls by percents its share, where no line of a statement is named. */
const ofItself = new RegExp(String.raw`^[^¤]{0,24}¤ (?:has |had )?${rises} (?:by )?(?:what|how many) percent\w*|\b(?:what|how many) percent\w* (?:did|has|have|had) ¤ ${rises}\b`);

/** Statements know neither weeks nor months, and have no returns year by year. */
const isOfShortParts = (form: CourseForm): boolean => form.kind === 'each' && (form.part === 'week' || form.part === 'month' || (form.part === 'year' && form.which === 'each'));

/** A share is meant where its words are used, or what only shares have: a drawdown, a best month, a price passed. */
function isOfShare(text: string, form: CourseForm): boolean {
  const { kind } = form;
  return has(shareWords, text) || isPartOfShare(form, has(words.moves, text)) || (kind === 'change' && ofItself.test(text)) || isOfShortParts(form) || kind === 'fall' || kind === 'climb' || kind === 'beyond' || kind === 'off' || kind === 'volatility' || (kind === 'change' && barely.test(text));
}

/** `companies`: how many different ones the places are of. */
export function readCourse({ text, named }: Given, companies: number): ReadCourse | null {
  const low = inOneSpelling(text).toLowerCase();
  const found = findWindows(blank(low, named));
  if (found === null) return null;
  const asWritten = withoutReminder(signedText(low, [...named.map((place) => ({ ...place, sign: '¤' })), ...found.places.map((place) => ({ ...place, sign: '§' }))]));
  const held = companies === 1 ? heldIn(asWritten, found.windows) : null;
  if (held !== null) return held;
  const read = inSentences(asWritten, { windows: found.windows, companies });
  return read === null ? null : { ...read, course: fromEarlier(read.course, asWritten) };
}

/** What was paid, put in or held, and what became of it. */
function heldIn(text: string, windows: readonly FoundWindow[]): ReadCourse | null {
  const stated = readStated(text, windows) ?? readEndsApart(text, windows);
  if (stated !== null) return { course: stated, leftOver: [] };
  const lot = readHolding(text, windows) ?? readLot(plainTalk(text), windows);
  return lot === null || 'course' in lot ? lot : { course: lot, leftOver: [] };
}

/** By the forms that are known; else, or where one end alone was read, by every word wherever it stands. */
function inSentences(asWritten: string, scene: Scene): ReadCourse | null {
  const isWhole = (read: ReadCourse | null): boolean => read?.leftOver.length === 0 && !isHalf(read.course);
  const signed = plainTalk(asWritten);
  const read = inFull(signed, scene);
  if (isWhole(read)) return read;
  const untold = withoutStory(signed);
  const again = untold === signed ? null : inFull(untold, scene);
  return isWhole(again) ? again : byWords(asWritten, scene) ?? again ?? read;
}

/** One end of a time, or the move of one session: the same words may ask for more beside it. */
const isHalf = ({ form: { kind }, windows: [first], also }: Course): boolean => also === undefined && (kind === 'highest' || kind === 'lowest' || kind === 'beyond' || (kind === 'change' && first?.kind === 'stretch' && first.from === first.to));

function byWords(text: string, { windows, companies }: Scene): ReadCourse | null {
  const course = companies === 1 ? readCloses(text, windows) : companies > 1 ? readContest(text, windows) : null;
  return course === null ? null : { course, leftOver: [] };
}

function inFull(text: string, scene: Scene): ReadCourse | null {
  return (scene.companies === 1 ? ofTwo(text, scene.windows) : null) ?? ofSeveral(text, scene);
}

const reminder = /^(?:(?:do you |you )?(?:still )?(?:remember|recall)|heard (?:of|about)) [^?.!§¤\d]*[?.!] /;

/** "Remember the tariff scare?" asks for nothing. */
const withoutReminder = (text: string): string => text.replace(reminder, '');

/** What is told before anything is asked gives its names and its times, and no more. */
const story = /^(?:(?!\?)[^.!]|\.(?! ))*[.!] (?=[^?]*\?$|[^.?!]*$)/;
/** On these hangs what is asked. */
const weighty = /[\d$£]|\b(?:dollars?|cents|compound\w*|yearly|annual\w*|a year|dividends?|reinvest\w*|split|options?|volume|opens?|opened|opening|intraday|fiscal|not|never|without|except|if|shares? of|sold(?! off)|parted with|unloaded|dumped|chief executive|ceo|cfo|directors?|insiders?)\b/;
/** Whoever tells of himself may ask what became of his own. */
const ofOnesOwn = /\b(?:i|we|my|our|me|us)\b/;
const askedOfClosesAlone = /\b(?:mean|average[sd]?|avg|highest|lowest|high|low|best|worst|dearest|cheapest)\b[^?]*\b(?:clos\w+|prices?|quotes?)\b|\bclos\w+[^?]*\b(?:mean|average[sd]?|avg|highest|lowest|best|worst)\b/;

function withoutStory(text: string): string {
  const told = story.exec(text)?.[0] ?? '';
  const asked = text.slice(told.length);
  const isOwn = ofOnesOwn.test(told) && !(askedOfClosesAlone.test(asked) && !ofOnesOwn.test(asked));
  return told === '' || weighty.test(told) || isOwn ? text : `${(told.match(/[¤§]/g) ?? []).join(' ')} ${asked}`;
}

/** Two figures of the same closes. */
function ofTwo(text: string, windows: readonly FoundWindow[]): ReadCourse | null {
  for (const { joined, ...one } of findTwofold(text, windows)) {
    const read = settled(one.text, { windows: one.windows, companies: 1 });
    const course = read === null ? null : joined(read.course);
    if (read !== null && course !== null) return { ...read, course };
  }
  return null;
}

/** What is wanted of several is read before the figure is. */
function ofSeveral(given: string, scene: Scene): ReadCourse | null {
  const text = scene.companies > 1 ? contested(given) : given;
  const found = scene.companies > 1 ? readSeveral(text) : null;
  if (found === null) return settled(text, scene);
  const read = settled(found.rest, scene);
  if (read === null || read.course.of !== 'close' || read.course.windows.length > 1) return null;
  const { form, windows } = read.course;
  if (found.several.only !== null && form.kind !== 'change') return null;
  const order = form.kind === 'fall' && found.order !== null ? orderOfFalls(given) : found.order;
  return { ...read, course: { ...read.course, order, several: found.several, form, windows } };
}

/** How high a rate was is its value, where no end of it is looked for. */
const howHigh = /\bhow (?:high|low) (?:was|is|were|are|stood)\b/;
const isEnd = /\b(?:peak\w*|worst|highest|lowest|best|at its|maximum|trough|bottom\w*|when)\b/;

type Scene = { readonly windows: readonly FoundWindow[]; readonly companies: number };

function settled(given: string, { windows: all, companies }: Scene): ReadCourse | null {
  const text = companies === 0 ? asMove(given) : given;
  const economy = economySubject(isEnd.test(text) ? text : text.replace(howHigh, 'what was')) ?? productByPart(text);
  if ((economy === null) === (companies === 0) || isCurveNow(economy?.of, text, all)) return null;
  const { of, rest: plainText } = economy ?? { of: 'close' as const, rest: text };
  const { rest, found } = withLevel(withoutReport(plainText, all), all);
  return otherThings.test(without(ofYields(of, rest), ...stories, words.volatilities, words.yearlies, words.compounding, words.factors, ...asides)) ? null : formed({ of, text, rest, found, companies });
}

/** A report is a story only beside two moments of its own. */
const withoutReport = (text: string, all: readonly FoundWindow[]): string => (all.filter(isShort).length === 2 ? without(text, reports) : text);

/** How a day or a month compares with the one before is its move; null where there is none for that. */
function sinceBefore(text: string, windows: readonly Window[]): { readonly isMove: boolean; readonly rest: string } | null {
  const pattern = has(priorDays, text) ? priorDays : has(priorMonths, text) ? priorMonths : null;
  if (pattern === null) return { isMove: false, rest: text };
  const [first, second] = windows;
  const isOne = first !== undefined && second === undefined && (pattern === priorDays ? first.kind === 'point' : isOfMonth(first));
  return isOne || areNext(windows) ? { isMove: true, rest: without(text, pattern) } : null;
}

/** Two days of which the later comes next. */
function areNext([first, second, other]: readonly Window[]): boolean {
  return first?.kind === 'point' && second?.kind === 'point' && other === undefined && Math.abs(daysBetween(first.on, second.on)) < 5;
}

/** "It hurt in 2025: how far did it fall from 11 April to 1 August 2025?": the year is said around both days. */
function withoutFrame(windows: readonly Window[]): readonly Window[] {
  const days = windows.flatMap((one) => (one.kind === 'point' ? [one.on] : []));
  const isFrame = (one: Window): boolean => one.kind === 'stretch' && one.base === 'before' && days.every((day) => day >= (one.from ?? '') && day <= (one.to ?? ''));
  return days.length === 2 && windows.length === 3 ? windows.filter((one) => !isFrame(one)) : windows;
}

/** Treasuries yield; of shares a yield is another thing. */
const ofYields = (of: Course['of'], text: string): string => (of !== 'close' && of.every((id) => id.startsWith('treasury_')) ? text.replace(/\byield(?:s|ed|ing)?\b/g, ' ') : text);

type Settled = { readonly of: Course['of']; readonly text: string; readonly rest: string; readonly found: readonly FoundWindow[]; readonly companies: number };

function formed({ of, text, rest: said, found, companies }: Settled): ReadCourse | null {
  const named = withoutSame(withoutFrame(once(found.map(plainWindow))));
  const { text: whole, windows } = overTheYear(of, { text: said, windows: named });
  const before = sinceBefore(whole, windows);
  if (before === null) return null;
  const rest = before.isMove && !has(words.moves, before.rest) ? `${before.rest} change` : before.rest;
  const isSeveral = (of === 'close' ? companies : of.length) > 1 || windows.length > 1;
  const read = formIn(rest, { of, windows, isSeveral });
  if (read === null || asksMore(read) || !isOf(of, read.form, rest) || isToldElsewhere({ of, form: read.form, windows, companies }, rest)) return null;
  const meant = isAt(read.form) ? windows : withoutSame(withoutFrame(once(found.filter(({ isTalk }) => isTalk !== true).map(plainWindow))));
  return inOrderOfFalls(text, isSeveral, courseOf(read, { of: levelsOf(of, read.form, text), isSeveral, windows: windowsFor(read.form, meant, of === 'close'), isGap: isApart(of, read.form, rest), inMoney: words.inMoney.test(rest) }));
}

function inOrderOfFalls(text: string, isSeveral: boolean, read: ReadCourse | null): ReadCourse | null {
  const isOrdered = isSeveral && read !== null && read.course.form.kind === 'fall' && read.course.order !== null;
  return isOrdered ? { ...read, course: { ...read.course, order: orderOfFalls(text) } } : read;
}

function isApart(of: Course['of'], { kind }: CourseForm, text: string): boolean {
  return has(words.gaps, text) || isCurve(of, text) || (kind === 'range' && lies.test(text));
}

/** "Did it close 2024 above 200?" is of the last close of the year. */
const endedBeyond = /^(?:did|has|was|were)\b[^?]*§ (?:above|over|below|under)\b/;

/** "The last day of 2023 above $250" is none of the ends of 2023, but the last of the days beyond the level. */
function withLevel(text: string, all: readonly FoundWindow[]): { readonly rest: string; readonly found: readonly FoundWindow[] } {
  const edge = all.find((one) => one.kind === 'edge');
  if (edge?.kind !== 'edge' || endedBeyond.test(text) || !words.beyonds.some(([, pattern]) => has(pattern, text))) return { rest: text, found: all };
  return { rest: `${edge.which} ${text}`, found: all.map((one) => (one.kind === 'edge' ? { kind: 'stretch', from: one.from, to: one.to, base: 'before', grain: 'year', start: one.start, end: one.end } : one)) };
}

/** How far prices rose from one month to another is told of their level, how far inflation did of its rate. */
function levelsOf(of: Course['of'], { kind }: CourseForm, text: string): Course['of'] {
  const isLevel = of !== 'close' && kind === 'change' && !/\binflation\b|\brates?\b|\byoy\b|\bpercentage points?\b/.test(text);
  return isLevel ? of.map((id) => (id === 'inflation' ? 'cpi' : id === 'core_inflation' ? 'core_cpi' : id)) : of;
}

/** A high less a low. */
const lies = /\b(?:minus|less|between|lay|lie|lies|apart|spread|range)\b/;

type Parts = Pick<Course, 'of' | 'isGap' | 'inMoney'> & { readonly isSeveral: boolean; readonly windows: readonly Window[] | null };

/** Null where a time does not fit, something of weight is left, or one price of today is all that is asked for. */
function courseOf({ form, rest }: Formed, { of, isSeveral, windows, isGap, inMoney }: Parts): ReadCourse | null {
  const left = leftOf(rest);
  if (windows === null || left === null || (form.kind === 'value' && windows.length === 0 && !isSeveral)) return null;
  return { course: { of, form, windows, order: orderOf(rest, form, isSeveral), isGap: isGap && (isSeveral || form.kind === 'range'), ...(inMoney === true && form.kind === 'change' ? moneyOf(rest, !isSeveral && of === 'close') : {}) }, leftOver: left };
}

/** In money alone, or beside the percentage. */
function moneyOf(text: string, canBeBoth: boolean): Pick<Course, 'inMoney' | 'also'> {
  const hasBoth = /%|per ?cent|\bpct/.test(text);
  return hasBoth ? (canBeBoth ? { also: { kind: 'amount' } } : {}) : { inMoney: true };
}

/** How the curve stands now is told with since when. */
function isCurveNow(of: Course['of'] | undefined, text: string, windows: readonly Window[]): boolean {
  return of?.includes('yield_curve_10y2y') === true && /\binver/.test(text) && windows.every(({ kind }) => kind === 'latest');
}

/** Figures for which other readers have words and measures. */
function isToldElsewhere({ of, form, windows, companies }: Pick<Course, 'of' | 'form' | 'windows'> & { readonly companies: number }, text: string): boolean {
  return isNamedSpan(form, windows, companies) || isOneMonthOfPrices(of, form, windows) || (isCurve(of, text) && form.kind !== 'value');
}

/** Moves over the last months have measures of their own. */
function isNamedSpan({ kind }: CourseForm, windows: readonly Window[], companies: number): boolean {
  return companies === 1 && windows.length === 1 && windows[0]?.kind === 'last' && (kind === 'change' || kind === 'volatility');
}

/** What is told of shares alone, and whether a share is meant at all. */
function isOf(of: Course['of'], form: CourseForm, text: string): boolean {
  return of === 'close' ? isOfShare(text, form) : !['fall', 'climb', 'best', 'worst', 'factor', 'yearly', 'off', 'volatility'].includes(form.kind);
}

const isAt = ({ kind }: CourseForm): boolean => kind === 'value' || kind === 'change' || kind === 'factor';

/** What prices did in one month is asked of the twelve months up to it. */
function isOneMonthOfPrices(of: Course['of'], { kind }: CourseForm, windows: readonly Window[]): boolean {
  return of !== 'close' && kind === 'change' && windows.length === 1 && windows.every(isOfMonth) && of.some((id) => id.endsWith('cpi') || id.endsWith('inflation'));
}

/** Two yields held against one another: how far they lie apart is what is asked. */
function isCurve(of: Course['of'], text: string): boolean {
  return of !== 'close' && of.length > 1 && of.every((id) => id.startsWith('treasury_')) && (has(words.gaps, text) || has(words.mosts, text) || has(words.leasts, text));
}

const comparatives = /\b(?:higher|lower|above|below|over|under|ahead|more|less|bigger|larger|smaller|greater|apart|gap|difference|by|how|many|much|percentage points?|points?)\b/g;

/** "Which of the two was higher in April 2020, and by how many points": how they stood then, and not how they moved. */
function heldAtOnce(of: Course['of'], windows: readonly Window[], text: string): Formed | null {
  const [only, ...others] = windows;
  const isMoment = only !== undefined && others.length === 0 && (only.kind === 'point' || only.kind === 'latest' || isOfMonth(only));
  return of.length > 1 && isMoment && text.search(comparatives) >= 0 && !has(words.moves, without(text, comparatives)) ? { form: { kind: 'value' }, rest: text } : null;
}

type Formable = { readonly of: Course['of']; readonly windows: readonly Window[]; readonly isSeveral: boolean };

/** Of one month there is one reading: its mean is the reading itself, and so it is at both ends of a fall. */
function isOfOne(of: readonly string[], windows: readonly Window[], text: string): boolean {
  return windows.length > 0 && ((windows.every(isOfMonth) && of.every(isByMonth)) || (windows.every(isBetween) && falling.test(text)));
}

function formIn(text: string, { of, windows, isSeveral }: Formable): Formed | null {
  if (of === 'close') return formOf(text, isSeveral && windows.every(isShort));
  const plainText = isOfOne(of, windows, text) ? without(text, words.means) : text;
  return heldAtOnce(of, windows, plainText) ?? rateAsked(plainText, of, windows) ?? formOf(plainText, isSeveral && windows.every(isShort)) ?? (windows.length === 0 ? null : { form: { kind: 'value' }, rest: plainText });
}

/** A time that is named twice is one. */
function once(windows: readonly Window[]): readonly Window[] {
  return [...new Map(windows.map((window) => [JSON.stringify(window), window])).values()];
}
