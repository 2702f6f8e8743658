// What a question means where its own words are not wholly understood: the known way of asking that it is most like, of the same companies and times. A guess, and told as one.
import { findMetrics, metricById } from '@assay/calc';
import type { Asked, AskedMeasure } from '../asked.ts';
import { overOf } from '../expressions/over-times.ts';
import { isMoneyPutIn } from '../forms/money-amount.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { plainQuestion } from '../question-text.ts';
import { isEconomic } from '../subjects/economic.ts';
import { canonicalQuestion } from './canonical.ts';
import { maskQuestion } from './masked.ts';
import { likestTo, type Found } from './model.ts';
import { isMadeOf, mayBeParts } from './ratio-of-parts.ts';
import { signsOf } from './signs.ts';
import { timeWords } from './time-words.ts';
import { subjectClass } from './labels.ts';

/** What came of the question's own words: a figure was read in them, they were not understood, they brought no figure, or what they brought may not be what was asked. */
export type Brought = 'a-figure' | 'nothing-read' | 'nothing-found' | 'doubt';

/** From these chances on a guess stands. `same`: of one that keeps the subject, the chance of subject and form together. */
const enough = { unread: 0.5, found: 0.55, same: 0.5, loose: 0.8, sure: 0.9, certain: 0.93 } as const;

/** Null where the question is like nothing that is known, or only like what it was read as; and where it is wholly one of insiders’ trades, of which the forms tell also that they hold none. Never fails. */
export async function readAlike(asked: Asked, brought: Brought, around: ReadAround): Promise<Asked | null> {
  if (!isOpen(asked) || (brought === 'a-figure' && !isLoose(asked) && !mayBeParts(asked))) return null;
  const { found, question } = findAlike(asked, around);
  const read = question === null ? null : await readAsked(question, { ...around, earlier: [] });
  if (read === null || read.measures.length === 0 || isSame(read, asked)) return null;
  return stands({ read, asked, found }, brought) ? ofQuestion(read, asked) : null;
}

const isOpen = ({ unknown, operation, insiders, parts, isScaled }: Asked): boolean => parts === undefined && isScaled !== true && unknown.length === 0 && operation !== 'define' && insiders === undefined;

function findAlike({ text, companies, periods, course }: Asked, { today }: ReadAround): { readonly found: Found; readonly question: string | null } {
  const { masked, times, numbers } = maskQuestion(text, today);
  const found = likestTo(signsOf(masked));
  const isOfDays = course !== undefined || ['price', 'economy'].includes(subjectClass(found.of) ?? 'price');
  return { found, question: canonicalQuestion(found, { companies: companies.map(({ ticker }) => ticker), times: isOfDays ? times : timeWords(periods), numbers }) };
}

/** The answer is held against the question's own words, not against those of the guess. */
function ofQuestion(read: Asked, asked: Asked): Asked {
  const { text, asking = text, inherited, claims, unread = [] } = asked;
  const leftOver = [...new Set([...asked.leftOver ?? [], ...wordsOfParts(asked, read)])];
  const over = read.calculation?.over === 'each' ? overOf(text.toLowerCase(), read.periods) : 'each';
  const whole = read.calculation === undefined || over !== 'sum' ? {} : { calculation: { ...read.calculation, over } };
  return { ...read, ...whole, ...(claims === undefined ? {} : { claims }), text, asking, inherited, unread: unread.length > 0 ? unread : leftOver, leftOver };
}

/** Of money that goes in or out, and of no part of a company. */
const ofMoney: ReadonlySet<string> = new Set('set aside put cash outflow outflows inflow inflows business businesses spent spend paid pay money total amount for the and its from with into out'.split(' '));
const stemOf = (word: string): string => word.replace(/(?:es|s)$/, '');

/** Words of a part that a figure of the whole company was guessed for, but those of the figure's own name: the answer has to follow them. */
function wordsOfParts({ measures }: Asked, read: Asked): readonly string[] {
  const own = new Set(read.measures.flatMap((measure) => ('id' in measure ? (metricById(measure.id)?.label ?? '').toLowerCase().split(/[^a-z]+/) : [])).map(stemOf));
  return measures.flatMap((measure) => (measure.kind === 'subject' && measure.subject === 'filings' ? measure.words.toLowerCase().match(/\p{L}[\p{L}'-]{2,}/gu) ?? [] : [])).filter((word) => !ofMoney.has(word) && !own.has(stemOf(word)));
}

type Guess = { readonly read: Asked; readonly asked: Asked; readonly found: Found };

function stands({ read, asked, found }: Guess, brought: Brought): boolean {
  const both = found.ofChance * found.opChance;
  const keepsSubject = idsOf(read).every((id) => idsOf(asked).includes(id));
  switch (brought) {
    case 'a-figure': return (mayBeParts(asked) && isMadeOf(read, asked, found)) || (isLoose(asked) && isCertainly(read, asked, found));
    case 'nothing-read': return found.ofChance >= enough.unread;
    case 'nothing-found': return keepsSubject ? both >= enough.same : mayStandFor(asked, found);
    case 'doubt': return !isWhole(asked) && (keepsSubject ? both >= enough.sure && saysMore(read, asked, found) : isLikelier(found, asked));
  }
}

/** One figure was read, by words that are no name of it. */
function isLoose({ measures: [own, ...others], inherited, multiple, calculation, text }: Asked): boolean {
  if (own === undefined || others.length + inherited.length > 0 || multiple !== undefined || calculation !== undefined) return false;
  return own.kind !== 'subject' && !isRatio(own) && !isNamed(own) && !(kinOf(own) === 'price' && (priceWords.test(text) || priceWords.test(plainQuestion(text))));
}

const priceWords = /\b(?:prices?|priced|px|clos(?:e|ed|es|ing)|quot(?:e|es|ed)|trad(?:e|ed|es|ing)|52[- ]?w\w*)\b/i;

function isCertainly(read: Asked, asked: Asked, { op, ofChance }: Found): boolean {
  return ofChance >= enough.certain && op !== 'none' && isAnother(read, asked);
}

/** It is of another kind than the one that was read. */
function isAnother(read: Asked, { measures: [own] }: Asked): boolean {
  return own !== undefined && !read.measures.some((measure) => kinOf(measure) === kinOf(own));
}

/** Whatever is worked out from closes is kin to them. */
function kinOf(measure: AskedMeasure): string {
  const id = idsOf({ measures: [measure] })[0] ?? '';
  return /^(?:price(?!_to)|distance|return_(?!on_)|max_drawdown|volatility|sma)/.test(id) ? 'price' : id;
}

/** Fewer figures than were found, or another form of the same; what it was alone is no more. */
function saysMore(read: Asked, asked: Asked, { op }: Found): boolean {
  return asked.inherited.length === 0 && !isMoneyPutIn(asked.text) && !losesMove(read, asked) && (op !== 'value' || read.measures.length < asked.measures.length);
}

const isMove = (measure: AskedMeasure): boolean => measure.kind === 'metric' && ['growth', 'change', 'cagr'].includes(measure.as);

/** How much something moved was read in the words: how large it is says less. */
function losesMove(read: Asked, { measures }: Asked): boolean {
  return measures.some(isMove) && read.calculation === undefined && read.course === undefined && read.measures.every((measure) => measure.kind === 'metric' && measure.as === 'value');
}

/** A ratio of what was found, insiders' trades told by other figures' words, or another figure where none was named outright. */
function isLikelier({ of, op, ofChance }: Found, asked: Asked): boolean {
  if (asked.measures.length > 2 || asked.measures.some(({ kind }) => kind === 'subject' && !holdsStrangeWords(asked)) || op === 'none') return false;
  if (asked.measures.some(isRatio)) return false;
  if (subjectClass(of) === 'ratio' || of.startsWith('insider_')) return ofChance >= enough.found;
  return asked.measures.length < 2 && !asked.measures.some(isNamed) && ofChance >= enough.loose;
}

/** Filings were to be looked through for words that nothing is known by. */
function holdsStrangeWords({ strange = [], measures }: Asked): boolean {
  return strange.length > 0 || measures.length > 1;
}

function isRatio(measure: AskedMeasure): boolean {
  return measure.kind === 'metric' && (measure.of !== undefined || metricById(measure.id)?.kind === 'ratio' || metricById(measure.id)?.kind === 'indicator');
}

/** A ratio or an economic series that is named is missing where it is missing: none near it stands in its place. */
function mayStandFor({ measures }: Asked, { ofChance }: Found): boolean {
  return ofChance >= enough.found && !measures.some((measure) => (isRatio(measure) || isEconomic(measure)) && isNamed(measure));
}

/** A reader of such questions took every word of it. */
function isWhole({ course, multiple, calculation }: Asked): boolean {
  return course !== undefined || multiple !== undefined || calculation !== undefined;
}

/** Goes by its own name. What a share costs is meant by many words. */
function isNamed(measure: AskedMeasure): boolean {
  return measure.kind === 'metric' && measure.id !== 'price' && findMetrics(measure.words).length > 0;
}

function isSame(read: Asked, asked: Asked): boolean {
  const told = ({ operation, measures, periods, calculation, course }: Asked): string => JSON.stringify([operation, measures.map((measure) => [...idsOf({ measures: [measure] }), 'as' in measure ? measure.as : '']), periods, calculation, course]);
  return told(read) === told(asked);
}

function idsOf({ measures }: Pick<Asked, 'measures'>): readonly string[] {
  return measures.map((measure) => (measure.kind === 'metric' || measure.kind === 'series' ? measure.id : measure.kind === 'subject' ? measure.subject : measure.topic));
}
