// A question of several asks, read as a conversation would be: each behind the one before it, from which it keeps what it does not say anew.
import { shortName } from '../../../write/company-name.ts';
import type { Asked, AskedMeasure } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { gapsAsked } from '../forms/gaps-asked.ts';
import { readMeasures } from '../measures/read-measures.ts';
import { readPeriods } from '../periods/periods.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { sinceBack } from '../reworded/times/since-back.ts';
import { isAsking, sentencesOf } from '../story/sentences.ts';
import { isEconomic } from '../subjects/economic.ts';
import { joinedParts, partsOf } from './parts-of.ts';
import { isFigure, isPrice, ofMarket } from './pieces.ts';

const asks = String.raw`(?:(?:by|at|in|from|to|on|for|over|of|since) )?(?:how|what|which|who|whose|where|when)\b|(?:did|does|do|was|were|is|are|has|have) (?:the|its?|they|their|that|this|those|these|he|she|either|both|any)\b|(?:then |also )?(?:tell|give|show|name|say|put|take|add|divide|state|express) `;
const joints = new RegExp(String.raw`[,;:]\s+(?:(?:and|plus|then|&)\s+)?(?=${asks})|\s+(?:and|plus|then|&)\s+(?=${asks})|(?<=\?)\s+(?=(?:and|plus|also|then)\b)`, 'iu');
const anyAsk = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${asks})`, 'iu');
/** Beyond these it is a story. */
const MOST = 5;

/** How the answer is to be given, and nothing more to answer. */
const ofForm = /^(?:\W|both|all|each|just|only|the|two|three|four|five|please|numbers?|figures?|values?|answers?|ratios?|multiples?|percentages?|percent|dollars?|in|for|of|them|and|to|one|decimals?|places?|with|that|is|will|do|thanks|thank|you|lines?|short|quick)+$/i;

/** A condition or a heading in front belongs to what is asked behind it. */
function piecesIn(sentence: string): readonly string[] {
  const pieces: string[] = [];
  for (const words of sentence.split(joints)) {
    const before = pieces.at(-1);
    if (before !== undefined && !anyAsk.test(before) && !before.endsWith('?')) pieces.splice(-1, 1, `${before}, ${words}`);
    else pieces.push(words);
  }
  return pieces;
}

const namesAny = (words: string, today: string): boolean => readPeriods(words, today).length > 0 || readMeasures(words).length > 0;

/** "And by how many turns did it change?": between figures that the other asks bring; where all are told, so is that. */
const isBetween = (words: string, today: string): boolean => gapsAsked(words).length > 0 && !namesAny(words.replace(/\bpercent\w*|\bper ?cent\b|%/gi, ' '), today) && namedIn(words, []).length === 0;

/** Null where a sentence that asks nothing tells what another one is of. */
function asksIn(text: string, today: string): readonly string[] | null {
  const sentences = sentencesOf(text).filter((sentence) => !ofForm.test(sentence));
  const asking = sentences.filter(isAsking);
  if (sentences.some((sentence) => !asking.includes(sentence) && namesAny(sentence, today))) return null;
  const [first, ...others] = asking.flatMap(piecesIn).filter((words) => /\p{L}{2}/u.test(words) && !ofForm.test(words));
  return first === undefined ? [] : [first, ...others.filter((words) => !isBetween(words, today))];
}

const isPlain = (measure: AskedMeasure): boolean => isFigure(measure) || isPrice(measure) || (measure.kind === 'subject' && measure.subject === 'insiders');

/** Of figures alone, all of whose words of weight are known. */
function isRead({ measures, unknown, operation, strange = [], companies }: Asked): boolean {
  return measures.length > 0 && measures.every(isPlain) && unknown.length + strange.length === 0 && operation !== 'define' && (companies.length > 0 || measures.every(({ kind }) => kind === 'series'));
}

/** Which of the times before is meant only the whole tells. */
const ofOneTime = /\b(?:that|the) (?:later|earlier|second|first|latter|former|other|same) (?:date|day|time|moment|close|price|one)\b/i;
const ofResult = /\b(?:that|this|it|they|those)\b/i;

/** What was worked out before it, and not a figure that can be looked up again. */
function isOfResult(words: string, { calculation, multiple, valuation, measures }: Asked): boolean {
  const isWorkedOut = calculation !== undefined || (multiple?.times ?? null) !== null || valuation?.priceAt !== undefined;
  // "Did that share rise?" behind a percentage is of no stock.
  const isOfShare = /\b(?:that|this|the|its) share\b/i.test(words) && measures.some((measure) => measure.kind === 'metric' && measure.id !== 'price');
  return isOfShare || ofOneTime.test(words) || (isWorkedOut && ofResult.test(words));
}

const told = ({ measures, companies, periods, course, calculation, multiple, valuation }: Asked): string => JSON.stringify([measures, companies.map(({ ticker }) => ticker), periods, course, calculation, multiple, valuation]);

/** Something stated is to be confirmed. */
const isHeldTrue = /\b(?:is|was|are|were) (?:it|that|this) (?:true|right|correct|so)\b|\b(?:true or false|right or wrong|correct)\b/i;

/** Of series of the economy alone, which are nobody's. */
function isOfEconomy(words: string): boolean {
  const found = readMeasures(words);
  return found.length > 0 && found.every(({ measure }) => isEconomic(measure));
}

/** Of whom the first of them is, where only the whole says it. */
function leadOf(first: string, { companies }: Asked): string {
  // A ticker in small letters only the whole tells from a word.
  const tickers = companies.filter(({ ticker }) => new RegExp(String.raw`(?<![\p{L}\d])${ticker}(?![\p{L}\d])`, 'iu').test(first));
  const isSaid = tickers.length === companies.length || isOfEconomy(first) || namedIn(first, []).some(({ company }) => company !== null);
  return isSaid ? '' : `${companies.map(({ name }) => shortName(name)).join(' and ')}: `;
}

const isNow = ({ periods }: Asked): boolean => periods.every(({ kind }) => kind === 'latest');
const isOfStatements = ({ measures }: Asked): boolean => measures.some((measure) => measure.kind === 'metric' && measure.id !== 'price' && !ofMarket.test(measure.id));

/** "How has its debt changed? Take the end of 2023 against 2024": the first is of the time that the one behind it names. */
function isTimedLater([first, ...others]: readonly Asked[]): boolean {
  return first !== undefined && isNow(first) && isOfStatements(first) && others.some((one) => !isNow(one));
}

const asksWho = /\b(?:which|who|whose)\b[^?]{0,40}\b(?:ahead|better|best|more|most|higher|highest|lower|lowest|less|least|first|on top|worse|worst|larger|largest|bigger|biggest|cheaper|dearer|won|wins?)\b|\b(?:r[io]se(?:n)? or f[ae]ll(?:en)?|(?:go|gone|went) up or down|up or down|better or worse|higher or lower|more or less)\b/i;

/** Who is ahead, or which way it went, is decided by a part that holds both. */
function isLeftUndecided(parts: readonly Asked[], { text, companies }: Asked): boolean {
  const isContest = companies.length > 1 || parts.some((part) => part.companies.length > 1) || new Set(parts.flatMap((part) => part.companies.map(({ ticker }) => ticker))).size > 1;
  const isDecided = isContest ? parts.some((part) => part.companies.length > 1 && ['compare', 'rank'].includes(part.operation)) : parts.some(({ measures, periods, course }) => course !== undefined || measures.some((measure) => measure.kind === 'metric' && ['change', 'growth'].includes(measure.as)) || periods.length > 1);
  return asksWho.test(text) && !isDecided;
}

const moved = /\b(?:up|down|chang\w*|r[io]se(?:n)?|f[ae]ll(?:en)?|gr[eo]wn?|grew|growth|differ\w*|gap|apart|between|move[ds]?|swing|jump|drop|rate|higher|lower|more|less|better|worse)\b/i;

/** In a conversation "and how large is the swing" may be from the time of the question before, and "its" of a company that a ranking found: which only the readers of follow-ups know. */
function isOfBoth(words: string, { inherited, group, operation }: Asked): boolean {
  const isOfNoneAlone = inherited.includes('measures') && (inherited.includes('periods') || moved.test(words));
  return isOfNoneAlone || group !== null || operation === 'rank';
}

/** Behind a move up to the time of the question before, a figure without a time is of that time, and not of the whole stretch. */
function atItsEnd(read: Asked): Asked {
  const [span, ...others] = read.periods;
  return span?.kind === 'years' && others.length === 0 ? { ...read, periods: [{ kind: 'fiscal', year: span.to, part: 'FY' }] } : read;
}

async function readEach(pieces: readonly string[], whole: Asked, around: ReadAround): Promise<readonly Asked[] | null> {
  const read: Asked[] = [];
  for (const words of pieces) {
    const before = read.at(-1);
    const said = before === undefined && around.earlier.length === 0 ? `${leadOf(words, whole)}${words}` : words;
    if (before !== undefined && isOfResult(words, before)) return null;
    const one = await readAsked(said, { ...around, earlier: [...around.earlier, ...(around.earlier.length === 0 ? read : read.map(atItsEnd))] });
    if (!isRead(one) || (around.earlier.length > 0 && before !== undefined && isOfBoth(words, one))) return null;
    read.push(one);
  }
  return read;
}

/** What one of them tells is not told again, and who is ahead is decided: in a conversation by the readers of follow-ups alone. */
function areWhole(parts: readonly Asked[], whole: Asked, { earlier }: ReadAround): boolean {
  const isOpen = isTimedLater(parts) || isLeftUndecided(parts, whole) || (earlier.length > 0 && asksWho.test(whole.text));
  return !isOpen && new Set(parts.map(told)).size === parts.length;
}

/** In a conversation the question before stands behind all of them. Null where one thing is asked for, where something is claimed, and where one ask is not understood behind those before it. */
export async function readInTurn(whole: Asked, around: ReadAround): Promise<Asked | null> {
  const isStated = (whole.claims ?? []).length > 0 || isHeldTrue.test(whole.text);
  const pieces = isStated ? [] : asksIn(sinceBack(whole.text), around.today) ?? [];
  const read = pieces.length < 2 || pieces.length > MOST ? null : await readEach(pieces, whole, around);
  if (read === null) return null;
  const parts = read.flatMap((one) => partsOf(one));
  return areWhole(parts, whole, around) ? joinedParts(whole, parts) : null;
}
