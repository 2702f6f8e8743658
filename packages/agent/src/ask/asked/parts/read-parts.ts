// A question that asks for several things, each with a time, a form or a company of its own, is read part by part: what one part leaves unsaid, the part beside it says.
import type { Asked, AskedMeasure, AskedPeriod } from '../asked.ts';
import { withClaims } from '../claimed/claims-of-parts.ts';
import { isAddedUp } from '../expressions/added-up.ts';
import { readSides } from '../forms/sides.ts';
import { asksTermAndValue } from '../forms/term-and-value.ts';
import { readPegRatio } from '../multiple/beside/peg-ratio.ts';
import { readYieldBeside } from '../multiple/beside/yield-beside.ts';
import { writtenOut } from '../question-text.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { withPricesNow } from '../reworded/market/prices-now.ts';
import { timeWords } from '../likeness/time-words.ts';
import { adviceApart } from './advice-apart.ts';
import { followUpsApart } from './follow-ups-apart.ts';
import { heldTime } from './held-time.ts';
import { readEnterprise } from './enterprise-value.ts';
import { readMultipleAndPayout } from './multiple-and-payout.ts';
import { readPayoutContest } from './payout-contest.ts';
import { readNetMoney } from './net-money.ts';
import { nowApart } from './now-apart.ts';
import { readWorthOver } from './worth-over-figures.ts';
import { joinedParts } from './parts-of.ts';
import { daysAmong, isOfTwelveMonths } from './twelve-months.ts';
import { readWhollyApart } from './wholly-read.ts';
import { asksEachAgain } from '../twofold/each-again.ts';
import { isFigure, isPrice, piecesOf, withoutTale, type Piece } from './pieces.ts';
import { readYearsAndRate } from './years-and-rate.ts';
import { keeps, saysMore } from './says-more.ts';

/** What one rate of the economy is and how high it was: the meaning stands behind the figure. */
const isTermWithValue = ({ text, measures, companies }: Asked): boolean => measures.length === 1 && companies.length === 0 && asksTermAndValue(text);

/** Null where the question asks for one thing, where its parts say nothing that the whole does not say, and where one of them is not understood. */
export async function readParts(whole: Asked, around: ReadAround): Promise<Asked | null> {
  const apart = await adviceApart(whole, around, async (figures) => await readParts(figures, around) ?? figures);
  if (apart !== null) return joinedParts(whole, [...(apart.figures.parts ?? [apart.figures]), apart.advice]);
  const followUps = await followUpsApart(whole, around);
  if (followUps !== null) return joinedParts(whole, followUps);
  const parts = isTermWithValue(whole) ? null : await readPieces(whole, aloneOf(whole, around));
  // A reader of such questions may have taken it apart already.
  const each = (parts?.parts ?? (whole.parts === undefined ? [whole] : [])).flatMap(nowApart);
  if (each.length > 1) return joinedParts(whole, [...each, ...(parts === null ? judgmentOf(whole) : [])]);
  return parts;
}

/** A question of a conversation that keeps nothing of the one before is read like a first one. */
const aloneOf = (whole: Asked, around: ReadAround): ReadAround => (whole.inherited.length === 0 ? { ...around, earlier: [] } : around);

/** By the figures that are named, whatever joins them: each is of one class of questions, and sure of it. */
const wholesale: readonly ((whole: Asked, around: ReadAround) => Promise<Asked | null>)[] = [readYieldBeside, readPegRatio, readEnterprise, readMultipleAndPayout, readPayoutContest, readWorthOver, readNetMoney, readYearsAndRate];

async function readPieces(whole: Asked, around: ReadAround): Promise<Asked | null> {
  for (const read of wholesale) {
    const beside = await read(whole, around);
    if (beside !== null) return beside;
  }
  if (isWhole(whole) || isTakenApart(whole)) return null;
  const halves = await readHalves(whole, around);
  if (halves !== null) return joinedParts(whole, halves);
  const parts = await partsIn(whole, around, (pieces) => !isOneThing(whole, pieces));
  return parts !== null && saysMore(whole, parts) ? withJudgment(parts, whole) : null;
}

/** By a reader that took all of it: a calculation, or a share's move beside figures of another time. */
const isTakenApart = ({ parts = [] }: Asked): boolean => parts.some(({ calculation, course }) => calculation !== undefined || (course?.of === 'close' && course.form.kind === 'change'));

/** Of the prices and multiples of one company. */
async function readHalves(whole: Asked, around: ReadAround): Promise<readonly Asked[] | null> {
  const [company, ...others] = whole.companies;
  const isOne = company !== undefined && others.length === 0 && around.earlier.length === 0 && (whole.claims ?? []).length === 0;
  return isOne && !isElse(whole) ? readWhollyApart(whole.text, company, around) : null;
}

/** The same where the whole was read in a way that did not hold: it is taken apart wherever that is possible. */
export async function readApart(whole: Asked, around: ReadAround): Promise<Asked | null> {
  if (isAddedUp(whole)) return null;
  const halves = await readHalves(whole, around);
  if (halves !== null) return joinedParts(whole, halves);
  const parts = await partsIn(whole, aloneOf(whole, around), (pieces) => !pieces.some((piece, index) => isUnsure(piece, index) || (index > 0 && ofFigureBefore.test(piece.words))));
  return parts === null || !keeps(parts, whole) ? null : withJudgment(parts.flatMap(nowApart), whole);
}

function withJudgment(parts: readonly Asked[], whole: Asked): Asked {
  return joinedParts(whole, [...withClaims(parts, whole), ...judgmentOf(whole)]);
}

async function partsIn(whole: Asked, around: ReadAround, areSeveral: (pieces: readonly Piece[]) => boolean): Promise<readonly Asked[] | null> {
  if (isElse(whole) || isHeldAgainst(whole) || isEachAgain(whole) || around.earlier.length > 0) return null;
  const pieces = piecesOf(withoutTale(withPricesNow(writtenOut(whole.asking ?? whole.text)), around), { today: around.today, known: whole.companies });
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

/** "And on FY23 EBITDA": what a multiple is to be on, and no figure that is asked for itself. */
const basisAlone = /^[\s,]*(?:and |& |\+ )?(?:also )?(?:on|over|using) (?:the |its )?(?:fiscal(?: year)? |fy ?)?['’]?(?:20)?\d\d(?:['’]s)? \p{L}/iu;

/** "What was that multiple in 2022?": the one that the piece before spells out. */
const ratioPointedAt = /\b(?:that|this|the same) (?:multiple|ratio|multiplier|quotient)\b/i;
const isOfPieceBefore = (words: string): boolean => basisAlone.test(words) || ratioPointedAt.test(words);

/** "…, which larger": of several pieces, which only the whole holds against each other. */
const largerOf = /\bwhich (?:one )?(?:is |was |were )?(?:the )?(?:larger|bigger|higher|greater|smaller|lower)(?: one)?(?=\s*[?.;,]|\s*$)/i;

/** What it points back at, or is a part of, is told by no piece before it. */
function isUnsure({ words, whole, figures }: Piece, index: number): boolean {
  return (index > 0 && (isOfPieceBefore(words) || (figures < 2 && largerOf.test(words)))) || (index === 0 && pointsBack.test(words)) || (whole === null && figures < 2 && partOfOther.test(words) && !ofTwoTimes.test(words)) || eachAgainst.test(words) || formAlone.test(words);
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
const pictured = /^(?:[\w' ]{0,20}\b(?:an? |the )?)?(?:(?:full|quick|short|brief|complete|overall) )?(?:picture|overview|snapshot|profile|rundown|summary|check-?up)\b|^(?:[\w' ]{0,20}\b)?(?:summari[sz]e|sum up|recap|review)\b/i;
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
  return decidingFirst(read, pieces);
}

const asksWho = /\b(?:which|who|whose)\b/i;

/** Of several companies, what one part tells who is ahead on comes first; told once where another part asks for the same figures. */
function decidingFirst(read: readonly Asked[], pieces: readonly Piece[]): readonly Asked[] {
  const [last, before] = [read.at(-1), read.slice(0, -1)];
  const isDeciding = last !== undefined && last.operation === 'compare' && last.companies.length > 1 && asksWho.test(pieces.at(-1)?.words ?? '') && !before.some((_, index) => asksWho.test(pieces[index]?.words ?? ''));
  return isDeciding ? [last, ...before.filter(({ measures }) => JSON.stringify(measures.map(idOf)) !== JSON.stringify(last.measures.map(idOf)))] : read;
}

const idOf = (measure: AskedMeasure): string => ('id' in measure ? `${measure.id} ${measure.kind === 'metric' ? `${measure.as} ${measure.of ?? ''}` : ''}` : '');

type AmongTimed = { readonly pieces: readonly Piece[]; readonly timed: readonly (Asked | null)[]; readonly around: ReadAround };

/** With the time of the nearest piece before it, else behind it. Null where that is a stretch, of which it may mean either end, and where it points at a time that no piece says. */
async function untimed(index: number, { pieces, timed, around }: AmongTimed): Promise<Asked | null> {
  const piece = pieces[index];
  if (piece === undefined) return null;
  const paired = piece.kind === 'filed' && piece.names.length === 0 ? nearest(pieces, index, (other) => other.names.length > 0)?.paired ?? null : null;
  if (paired !== null) return readAsked(`${paired}: ${piece.words}`, around);
  const times = timesBeside(index, pieces, timed);
  if (!times.every(isMoment) || (times.length === 0 && pointsBack.test(piece.words))) return null;
  return readAsked(`${leadOf(pieces, index)}${piece.words.replace(/[?.!]+$/, '')}${times.length === 0 ? '' : ` in ${timeWords(times)}`}`, around);
}

/** As the piece that says them was read. */
function timesBeside(index: number, pieces: readonly Piece[], timed: readonly (Asked | null)[]): readonly AskedPeriod[] {
  const near = nearest(pieces.map((one, at) => ({ one, at })), index, ({ one }) => one.times.length > 0 && one.kind === pieces[index]?.kind)?.at;
  const times = near === undefined ? [] : timed[near]?.periods ?? [];
  return isOfTwelveMonths(pieces[index]?.words ?? '') ? daysAmong(times) : times;
}

/** A part of something that is said elsewhere, or in another order: only the whole question tells of what. */
const partOfOther = /\b(?:portion|slice|fraction|proportion|chunk)\b|\b(?:share|part|percentage|percent|per cent) of (?:it|that|this|them|those)\b|\bcompares? with\b|\brelative to\b/i;
/** A figure of one time that is held against the same of another says all that it is of. */
const ofTwoTimes = /\b(?:(?:19|20)\d\d|quarter|q[1-4])\b[^?]{0,30}\bcompares? with (?:(?:that|those) )?(?:(?:of|in|for) )?(?:the )?(?:same|first|second|third|fourth|q[1-4]|fiscal|fy|20\d\d|year|one)\b/i;
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

/** "The percent changes in one figure and in another against 2023": all from one time. */
const movesHeld = /\b(?:changes|moves|increases|decreases|growth rates|rates of growth|differences) (?:in|of) [^?.;]{3,80}?,? (?:and|&) (?:in |of )?[^?.;]{3,60} (?:against|versus|vs\.?|compared (?:to|with)|relative to) (?:fiscal (?:year )?|fy ?)?(?:19|20)\d\d\b/i;

/** Moves that are claimed, or asked for, all since one time. */
function isHeldAgainst({ claims = [], text, periods }: Asked): boolean {
  return (periods.length === 2 && movesHeld.test(text)) || claims.some(({ move }) => move !== null) && /\bagainst (?:the )?(?:first|second|third|fourth|q[1-4]|same|fiscal|fy|(?:19|20)\d\d)/i.test(text);
}

/** Several figures, all of them at two times. */
function isEachAgain({ text, measures, periods }: Asked): boolean {
  return measures.length > 1 && periods.length > 1 && asksEachAgain(text);
}

/** A reader of such questions took all of it. */
function isWhole({ text, course, multiple, valuation, insiders, calculation, payments, leftOver = [] }: Asked): boolean {
  return readSides(text) !== null || payments !== undefined || (course !== undefined && leftOver.length === 0) || multiple !== undefined || valuation !== undefined || insiders !== undefined || calculation !== undefined;
}

/** It is none of named figures of named companies. */
function isElse({ unknown, group, operation }: Asked): boolean {
  return unknown.length > 0 || group !== null || ['define', 'explain', 'rank', 'screen'].includes(operation);
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
