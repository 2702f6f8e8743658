// A question that asks for several things, each with a time, a form or a company of its own, is read part by part: what one part leaves unsaid, the part beside it says.
import { formulaInputs, metricById } from '@assay/calc';
import type { Asked, AskedMeasure, AskedPeriod } from '../asked.ts';
import { withClaims } from '../claimed/claims-of-parts.ts';
import { namedIn } from '../companies/read-companies.ts';
import { isAddedUp } from '../expressions/added-up.ts';
import type { FoundMeasure } from '../measures/found-measure.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { readPeriods, type FoundPeriod } from '../periods/periods.ts';
import { blank, type Place } from '../places.ts';
import { readYieldBeside } from '../multiple/yield-beside.ts';
import { writtenOut } from '../question-text.ts';
import { readAsked, type ReadAround } from '../read-asked.ts';
import { withPricesNow } from '../reworded/market/prices-now.ts';
import { timeWords } from '../likeness/time-words.ts';
import { heldTime } from './held-time.ts';
import { readNetMoney } from './net-money.ts';
import { nowApart } from './now-apart.ts';
import { joinedParts } from './parts-of.ts';
import { isAsking, sentencesOf } from '../story/sentences.ts';
import { readWhollyApart } from './wholly-read.ts';
import { splitParts } from './split-parts.ts';
import { asksEachAgain } from '../twofold/each-again.ts';

/** Times of statements are not those of the market or of the economy. */
type Kind = 'filed' | 'market' | 'economy';
type Piece = { readonly words: string; readonly names: readonly string[]; readonly times: readonly FoundPeriod[]; /** Of a part, what it is a part of, in the piece's own words; null where the piece has a figure of its own. */ readonly whole: string | null; readonly figures: number; readonly kind: Kind };

/** Null where the question asks for one thing, where its parts say nothing that the whole does not say, and where one of them is not understood. */
export async function readParts(whole: Asked, around: ReadAround): Promise<Asked | null> {
  const parts = await readPieces(whole, aloneOf(whole, around));
  const each = (parts?.parts ?? [whole]).flatMap(nowApart);
  if (each.length > 1) return joinedParts(whole, [...each, ...(parts === null ? judgmentOf(whole) : [])]);
  return parts;
}

/** A question of a conversation that keeps nothing of the one before is read like a first one. */
const aloneOf = (whole: Asked, around: ReadAround): ReadAround => (whole.inherited.length === 0 ? { ...around, earlier: [] } : around);

async function readPieces(whole: Asked, around: ReadAround): Promise<Asked | null> {
  const beside = await readYieldBeside(whole, around) ?? await readNetMoney(whole, around);
  if (beside !== null) return beside;
  if (isWhole(whole)) return null;
  const halves = await readHalves(whole, around);
  if (halves !== null) return joinedParts(whole, halves);
  const parts = await partsIn(whole, around, (pieces) => !isOneThing(whole, pieces));
  return parts !== null && saysMore(whole, parts) ? withJudgment(parts, whole) : null;
}

/** Of the prices and multiples of one company. */
async function readHalves(whole: Asked, around: ReadAround): Promise<readonly Asked[] | null> {
  const [company, ...others] = whole.companies;
  const isOne = company !== undefined && others.length === 0 && around.earlier.length === 0 && (whole.claims ?? []).length === 0;
  return isOne && !isElse(whole) ? readWhollyApart(whole.text, company, around) : null;
}

/** The same where the whole was read in a way that did not hold: it is taken apart wherever that is possible. */
export async function readApart(whole: Asked, around: ReadAround): Promise<Asked | null> {
  if (isAddedUp(whole)) return null;
  const parts = await partsIn(whole, aloneOf(whole, around), (pieces) => !pieces.some((piece, index) => isUnsure(piece, index) || (index > 0 && ofFigureBefore.test(piece.words))));
  return parts === null || !keeps(parts, whole) ? null : withJudgment(parts.flatMap(nowApart), whole);
}

/** Every form and every time that the whole was read with. */
function keeps(parts: readonly Asked[], { measures, periods }: Asked): boolean {
  const forms = new Set(parts.flatMap((part) => part.measures.map(measureKey)));
  const times = new Set(parts.flatMap((part) => part.periods.map((period) => JSON.stringify(period))));
  return measures.every((measure) => !('as' in measure) || measure.as === 'value' || forms.has(measureKey(measure))) && periods.every((period) => times.has(JSON.stringify(period)));
}

function withJudgment(parts: readonly Asked[], whole: Asked): Asked {
  return joinedParts(whole, [...withClaims(parts, whole), ...judgmentOf(whole)]);
}

async function partsIn(whole: Asked, around: ReadAround, areSeveral: (pieces: readonly Piece[]) => boolean): Promise<readonly Asked[] | null> {
  if (isElse(whole) || isHeldAgainst(whole) || isEachAgain(whole) || around.earlier.length > 0) return null;
  const pieces = piecesOf(withoutTale(withPricesNow(writtenOut(whole.asking ?? whole.text)), around), around);
  if (pieces.length < 2 || !areSeveral(pieces)) return null;
  const parts = await readEach(pieces, { whole, around });
  return parts?.every(isClear) === true ? parts : null;
}

/** Closes alone, parts of one figure, or a piece of which only the whole tells what it is of. */
function isOneThing(whole: Asked, pieces: readonly Piece[]): boolean {
  const isOfOneKind = pieces.every(({ kind }) => kind === pieces[0]?.kind);
  return areOfOneWhole(whole.measures) || (whole.course !== undefined && isOfOneKind) || pieces.some(isUnsure) || (whole.measures.some(isShare) && pieces.some((piece) => piece.whole !== null));
}

/** "And as a multiple", "and x": how the figure before is to be told, and none of its own. */
const formAlone = /^[\s,]*(?:and |& |\+ )?(?:also )?(?:(?:as|in) )?(?:an? |the )?(?:multiples?|factor|times|x)[\s.?]*$/i;

/** What it points back at, or is a part of, is told by no piece before it. */
function isUnsure({ words, whole, figures }: Piece, index: number): boolean {
  return (index === 0 && pointsBack.test(words)) || (whole === null && figures < 2 && partOfOther.test(words)) || eachAgainst.test(words) || formAlone.test(words);
}

/** Parts of one whole, each of them read already. */
function areOfOneWhole(measures: readonly AskedMeasure[]): boolean {
  const wholes = new Set(measures.map((measure) => (measure.kind === 'metric' && measure.as === 'share' ? measure.of ?? null : null)));
  return measures.length > 1 && wholes.size === 1 && !wholes.has(null);
}

const isShare = (measure: AskedMeasure): boolean => measure.kind === 'metric' && measure.of !== undefined;

/** A judgment or a picture of the company is told behind the figures that are named for it. */
function judgmentOf(whole: Asked): readonly Asked[] {
  return whole.operation === 'value' ? [{ ...whole, asking: '', measures: [], periods: [], unread: [], leftOver: [], strange: [] }] : [];
}

/** A figure that is named beside the word of an overview or of a judgment. */
function asFigure(read: Asked, { operation, text }: Asked): Asked {
  const told = operation === 'overview' || pictured.test(text) ? { ...read, unread: withoutPicture(read.unread), leftOver: withoutPicture(read.leftOver) } : operation === 'value' ? { ...read, asking: (read.asking ?? read.text).replace(adviceWords, ' ') } : read;
  return ['overview', 'value'].includes(read.operation) && read.measures.length > 0 && read.measures.every(isFigure) ? { ...told, operation: 'look-up' } : told;
}

/** "Full picture of …: revenue, …": what the list is, and nothing of its own. */
const pictured = /^(?:[\w' ]{0,20}\b(?:an? |the )?)?(?:(?:full|quick|short|brief|complete|overall) )?(?:picture|overview|snapshot|profile|rundown|summary|check-?up)\b/i;

/** The judgment answers them. */
const adviceWords = /\b(?:buy(?:ing)?|sell(?:ing)?|hold|keep|should|worth|cheap|expensive|bargain|dear|time to|get (?:in|out)|good (?:idea|time|value)|case for)\b/gi;
const pictureWords = /^(?:overview|rundown|run-down|summary|summari[sz]e|sum|up|review|picture|snapshot|analysis|analy[sz]e|full|financial|overall|complete|comprehensive|recap|profile|assess\w*|check-?up|basics|numbers|walk|through|business|company|results)$/i;

function withoutPicture(words: readonly string[] = []): readonly string[] {
  return words.filter((word) => !word.split(' ').every((one) => pictureWords.test(one)));
}

/** In the order of the text; pieces that name no time wait for those that do. */
async function readEach(pieces: readonly Piece[], { whole, around }: { readonly whole: Asked; readonly around: ReadAround }): Promise<readonly Asked[] | null> {
  const timed = await Promise.all(pieces.map(async (piece, index) => (piece.times.length > 0 ? readAsked(`${leadOf(pieces, index)}${heldTime(index, pieces, around.today)}${piece.words}`, around) : null)));
  const read: Asked[] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = read.at(-1);
    const one = piece.whole === null ? timed[index] ?? await untimed(index, { pieces, timed, around }) : before === undefined ? null : await asShare(piece, before, around);
    if (one === null) return null;
    read.push(asFigure(one, whole));
  }
  return read;
}

type AmongTimed = { readonly pieces: readonly Piece[]; readonly timed: readonly (Asked | null)[]; readonly around: ReadAround };

/** With the time of the nearest piece before it, else behind it. Null where that is a stretch, of which it may mean either end, and where it points at a time that no piece says. */
async function untimed(index: number, { pieces, timed, around }: AmongTimed): Promise<Asked | null> {
  const piece = pieces[index];
  if (piece === undefined) return null;
  const times = timesBeside(index, pieces, timed);
  if (!times.every(isMoment) || (times.length === 0 && pointsBack.test(piece.words))) return null;
  return readAsked(`${leadOf(pieces, index)}${piece.words.replace(/[?.!]+$/, '')}${times.length === 0 ? '' : ` in ${timeWords(times)}`}`, around);
}

/** As the piece that says them was read. */
function timesBeside(index: number, pieces: readonly Piece[], timed: readonly (Asked | null)[]): readonly AskedPeriod[] {
  const near = nearest(pieces.map((one, at) => ({ one, at })), index, ({ one }) => one.times.length > 0 && one.kind === pieces[index]?.kind)?.at;
  return near === undefined ? [] : timed[near]?.periods ?? [];
}

/** "What part of revenue": of what the piece before was of, and only the whole that it is a part of is named. */
const partOf = /(?:\b(?:share|portion|part|slice|fraction|percentage|percent|per cent|proportion|chunk)|%) of(?: (?:its|the|their|that|all|total|annual|year's|quarter's))* ?$|\b(?:relative|in relation|next|compared|measured|set) (?:to|with|against)(?: (?:its|the|their|that|all|total|annual|year's|quarter's))* ?$/i;
/** A part of something that is said elsewhere, or in another order: only the whole question tells of what. */
const partOfOther = /\b(?:portion|slice|fraction|proportion|chunk)\b|\b(?:share|part|percentage|percent|per cent) of (?:it|that|this|them|those)\b|\bcompares? with\b|\brelative to\b/i;

/** "What percentage of sales did they take?": a figure that another piece names. */
const ofFigureBefore = /\b(?:did|do|does|is|was|were|are|has|have|had|would|made?|of|than|from|into|cover(?:ed|s)?|for) (?:it|they|that|this|those|these|them|the (?:sum|total|two|amount|figure|change|difference|result))\b(?! (?:year|quarter|month|day|time|week|company|bank|firm)\b)/i;

/** Of all that was said before. */
const eachAgainst = /\b(?:each|both|all) (?:as|against|versus|vs\.?|compared|beside)\b|\bhow many times (?:that|this|it)\b|\bprofitable (?:yr|year|quarter)/i;

async function asShare({ whole }: Piece, before: Asked, around: ReadAround): Promise<Asked | null> {
  const read = await readAsked(`and as a share of ${whole ?? ''}`, { ...around, earlier: [before] });
  const [only, ...others] = read.measures;
  return only?.kind === 'metric' && only.of !== undefined && others.length === 0 ? { ...read, inherited: [] } : null;
}

/** What it says of times was said before. */
const pointsBack = /\bhow many times (?:that|this|it)\b|\b(?:that|this|the same|those) (?:same )?(?:month|year|quarter|day|date|time|period|moment|point)s?\b/i;

/** Moves that are claimed, all since one time. */
function isHeldAgainst({ claims = [], text }: Asked): boolean {
  return claims.some(({ move }) => move !== null) && /\bagainst (?:the )?(?:first|second|third|fourth|q[1-4]|same|fiscal|fy|(?:19|20)\d\d)/i.test(text);
}

/** Several figures, all of them at two times. */
function isEachAgain({ text, measures, periods }: Asked): boolean {
  return measures.length > 1 && periods.length > 1 && asksEachAgain(text);
}

/** A reader of such questions took all of it. */
function isWhole({ course, multiple, valuation, insiders, calculation, leftOver = [] }: Asked): boolean {
  return (course !== undefined && leftOver.length === 0) || multiple !== undefined || valuation !== undefined || insiders !== undefined || calculation !== undefined;
}

/** It is none of named figures of named companies. */
function isElse({ unknown, group, operation }: Asked): boolean {
  return unknown.length > 0 || group !== null || ['define', 'explain', 'rank', 'screen'].includes(operation);
}

const isFigure = ({ kind }: AskedMeasure): boolean => kind === 'metric' || kind === 'series';
/** What is read off the market: without a day it is of now, whatever year stands beside it. */
const ofMarket = /^(?:price$|price_|pe_|peg|market_cap|enterprise_value|ev_|dividend_yield|earnings_yield|free_cash_flow_yield|return_1|volatility|distance|max_drawdown|sma)/;
const now = /\b(?:last|latest|current|present|today'?s?|most recent|newest) (?:close|price|quote|market|share)\b|\b(?:now|today|currently|at present|right now)\b/i;

/** Figures are those of the whole text: alone, a piece may sound like another one. */
function piecesOf(text: string, { today }: ReadAround): readonly Piece[] {
  const names = namedIn(text, readPeriods(text, today));
  const rest = blank(text, names);
  const measures = findMeasures(rest);
  const times = readPeriods(blank(rest, measures), today);
  const within = <Found extends Place>(found: readonly Found[], { start, end }: Place): readonly Found[] => found.filter((one) => start <= one.start && one.end <= end);
  const figures = measures.filter((one) => (isFigure(one.measure) && !isDeed(one.measure)) || isAskedPrice(one, rest));
  if (tellsFigures(text, figures)) return [];
  return splitParts(text, { held: [...names, ...measures, ...times], figures }).map((place): Piece => {
    const [words, own] = [text.slice(place.start, place.end).trim(), within(measures, place)];
    const [only, ...others] = own;
    return {
      words, names: within(names, place).flatMap(({ company }) => (company === null ? [] : [company.ticker])), times: within(times, place), kind: kindOf(words, own.filter((found) => isFigure(found.measure) || (isPrice(found.measure) && !isEndOfYear(found, rest))).map(({ measure }) => measure)),
      whole: only !== undefined && others.length === 0 && partOf.test(text.slice(place.start, only.start)) ? text.slice(only.start, only.end) : null, figures: own.filter(({ measure }) => isFigure(measure)).length,
    };
  });
}

/** Sentences that only tell: what is asked behind them names company and times itself. */
function withoutTale(text: string, { today }: ReadAround): string {
  const sentences = sentencesOf(text);
  const first = sentences.findIndex(isAsking);
  const [tale, asking] = [sentences.slice(0, Math.max(0, first)).join(' '), sentences.slice(Math.max(0, first)).join(' ')];
  const [times, own] = [readPeriods(tale, today), readPeriods(asking, today)];
  const names = namedIn(tale, times).flatMap(({ company }) => (company === null ? [] : [company.ticker]));
  if (tale === '' || times.length === 0 || own.length === 0 || /\b(?:it|its|they|their|that|this|those|these)\b/i.test(asking) && names.length > 1) return text;
  return namedIn(asking, own).length > 0 || names.length === 0 ? asking : `${names.join(' and ')}: ${asking}`;
}

/** A sentence that tells of a figure before another one asks is no part of what is asked. */
function tellsFigures(text: string, figures: readonly Place[]): boolean {
  const sentences = sentencesOf(text);
  const first = sentences.findIndex(isAsking);
  const told = first < 1 ? 0 : text.indexOf(sentences[first] ?? '');
  return figures.some(({ start }) => start < told);
}

function kindOf(words: string, figures: readonly AskedMeasure[]): Kind {
  if (figures.every(({ kind }) => kind === 'series')) return 'economy';
  return now.test(words) || figures.some((measure) => isPrice(measure) || (measure.kind === 'metric' && ofMarket.test(measure.id))) ? 'market' : 'filed';
}

/** The nearest before that says it, else the nearest behind. */
function nearest<One>(all: readonly One[], index: number, says: (one: One) => boolean): One | undefined {
  return all.slice(0, index).findLast(says) ?? all.slice(index + 1).find(says);
}

const isMoment = ({ kind }: AskedPeriod): boolean => kind === 'fiscal' || kind === 'date' || kind === 'trailing';

/** The companies that a piece before names, else one behind, where it names none itself. */
function leadOf(pieces: readonly Piece[], index: number): string {
  const piece = pieces[index];
  if (piece === undefined || piece.kind === 'economy' || piece.names.length > 0) return '';
  const names = nearest(pieces, index, (other) => other.names.length > 0)?.names ?? [];
  return names.length === 0 ? '' : `${names.join(' and ')}: `;
}

/** Its own company and figure were found, and nothing strange stands beside them. */
function isClear({ measures, companies, unknown, strange = [], operation, group }: Asked): boolean {
  const isOfEconomy = measures.every(({ kind }) => kind === 'series');
  return measures.length > 0 && measures.every((measure) => isFigure(measure) || isPrice(measure)) && (companies.length > 0 || isOfEconomy) && unknown.length === 0 && strange.length === 0 && group === null && !['define', 'explain', 'overview', 'value', 'screen'].includes(operation);
}

const isPrice = (measure: AskedMeasure): boolean => measure.kind === 'subject' && (measure.subject === 'price' || measure.subject === 'price-history');
/** What people do with shares, and a day on which something closed, are no figures. */
const isAskedPrice = ({ measure, start }: FoundMeasure, text: string): boolean => (measure.kind === 'subject' && measure.subject === 'price-history' && !/^prices?$/i.test(measure.words)) || isPrice(measure) && /\b(?:last|latest|current|newest|most recent|share|stock|today's)\b[^,;?]{0,12}$|\b(?:share|stock|last|latest|closing) (?:price|close)/i.test(`${text.slice(Math.max(0, start - 16), start)}${'words' in measure ? measure.words : ''}`);
/** "When fiscal 2025 closed": a year, and no share. */
const isEndOfYear = ({ measure, start }: FoundMeasure, text: string): boolean => 'words' in measure && /^clos/i.test(measure.words) && /\b(?:fiscal|fy|financial|year|quarter|books?|period)\b[\w' ]{0,12}$/i.test(text.slice(Math.max(0, start - 28), start));
const isDeed = (measure: AskedMeasure): boolean => 'words' in measure && /^(?:buy|sell|sold|selling|hold)s?$/i.test(measure.words);

/** Every figure of every company at every time. */
function figuresOf({ measures, companies, periods, calculation, course, multiple, valuation }: Asked): readonly string[] {
  const read = calculation ?? course ?? multiple ?? valuation;
  if (read !== undefined) return [JSON.stringify(read)];
  const whom = companies.length === 0 ? [''] : companies.map(({ ticker }) => ticker);
  const when = periods.length === 0 ? ['latest'] : periods.map((period) => JSON.stringify(period));
  return measures.flatMap((measure) => whom.flatMap((who) => when.map((time) => [measureKey(measure), who, time].join('|'))));
}

/** A figure in its form; a move is one however it is told. */
function measureKey(measure: AskedMeasure): string {
  if (measure.kind === 'subject' || measure.kind === 'topic') return measure.kind;
  return [measure.id, measure.as === 'change' ? 'growth' : measure.as, measure.kind === 'metric' ? measure.of ?? '' : ''].join(' ');
}

const idOf = (measure: AskedMeasure): string => ('id' in measure ? measure.id : '');

/** The parts hold all that the whole was read as, in the same forms, and something besides: another figure, another time or company of one. What the whole combines is not taken apart. */
function saysMore(whole: Asked, parts: readonly Asked[]): boolean {
  const measures = parts.flatMap((part) => part.measures);
  const keys = new Set(measures.map(measureKey));
  const isKept = (measure: AskedMeasure): boolean => keys.has(measureKey(measure)) || (ofMarket.test(idOf(measure)) && measures.some((one) => idOf(one) === idOf(measure)));
  const known = new Set(whole.measures.map(idOf));
  const isInput = (measure: AskedMeasure): boolean => 'as' in measure && measure.as === 'value' && !known.has(idOf(measure)) && measures.some((other) => other !== measure && partsOfMeasure(idOf(other)).includes(idOf(measure)));
  const [one, other] = [new Set(figuresOf(whole)), new Set(parts.flatMap(figuresOf))];
  const isOfPrice = (measure: AskedMeasure): boolean => isPrice(measure) || idOf(measure) === 'price';
  return whole.measures.every(isKept) && !measures.some(isInput) && (whole.measures.some(isOfPrice) || !measures.some(isOfPrice)) && (one.size !== other.size || [...one].some((figure) => !other.has(figure)));
}

/** What it is worked out from, through all formulas. */
function partsOfMeasure(id: string, depth = 0): readonly string[] {
  const formula = metricById(id)?.formula ?? null;
  return formula === null || depth > 3 ? [] : formulaInputs(formula).flatMap(({ metric }) => [metric, ...partsOfMeasure(metric, depth + 1)]);
}
