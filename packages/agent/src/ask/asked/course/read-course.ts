// Reads a question of prices or economic series as an expression: which series, in which windows, brought to which figure. Null unless every word of weight is read: then other readers try.
import { blank, type Place } from '../places.ts';
import { clueWords } from '../unread/clue-words.ts';
import { harmlessWords } from '../unread/harmless-words.ts';
import type { Course, CourseForm, Window } from './course.ts';
import { asides, beyondIt } from './course-fillers.ts';
import { asRate, closeWords, consumerPrices, core, headline, otherThings, priceLevel, seriesNames, shareWords } from './course-subjects.ts';
import * as words from './course-words.ts';
import { inOneSpelling, plainWindow, signedText } from './signed-text.ts';
import { numberIn } from './spoken-number.ts';
import { findWindows, type FoundWindow } from './windows.ts';

export type ReadCourse = { readonly course: Course; /** Words that nothing took, in lower case: the answer must account for them. */ readonly leftOver: readonly string[] };

/** `named`: where companies stand in the text. */
type Given = { readonly text: string; readonly named: readonly Place[] };

const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;
const without = (text: string, ...patterns: readonly RegExp[]): string => patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text);

type Subject = { readonly of: Course['of']; readonly rest: string };

function economySubject(text: string): Subject | null {
  const found: { id: string; at: number }[] = [];
  let rest = text;
  for (const { id, words: pattern } of seriesNames) {
    const at = rest.search(pattern);
    if (at < 0) continue;
    found.push({ id, at });
    rest = without(rest, pattern);
  }
  const prices = rest.search(consumerPrices);
  if (prices >= 0) {
    const isLevel = has(priceLevel, rest);
    if (!isLevel && !has(asRate, rest)) return null;
    const ids = has(core, rest) ? has(headline, rest) ? ['inflation', 'core_inflation'] : ['core_inflation'] : ['inflation'];
    found.push(...ids.map((id) => ({ id: isLevel ? id.replace('core_inflation', 'core_cpi').replace('inflation', 'cpi') : id, at: prices })));
    rest = without(rest, priceLevel, consumerPrices, core, headline, /\b(?:inflation|cpi|consumer prices?|price (?:index|rises?)|(?:12|twelve)-month|12m|yoy|y\/y|y-o-y|year[- ]on[- ]year|year[- ]over[- ]year|annual|yearly)\b/g);
  }
  return found.length === 0 ? null : { of: found.toSorted((left, right) => left.at - right.at).map(({ id }) => id), rest };
}

type Formed = { readonly form: CourseForm; readonly rest: string };

const isShort = ({ kind }: Window): boolean => kind === 'latest' || kind === 'point' || kind === 'edge';

/** The first part named, where one of them is looked for. */
function partSought(text: string): Formed | null {
  const isWorst = has(words.worst, text);
  if (!isWorst && !has(words.best, text)) return null;
  const rest = without(text, words.worst, words.best);
  const part = words.parts.find(([, pattern]) => has(pattern, text));
  return part === undefined ? null : { form: { kind: isWorst ? 'worst' : 'best', part: part[0] }, rest: without(rest, part[1]) };
}

function beyondSought(text: string): Formed | null {
  for (const [is, pattern] of words.beyonds) {
    const found = [...text.matchAll(pattern)][0];
    const level = found?.groups === undefined ? null : numberIn(found.groups);
    if (found === undefined || level === null) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    const which = has(words.counts, rest) ? 'count' : has(words.firsts, rest) ? 'first' : has(words.lasts, rest) ? 'last' : null;
    return which === null ? null : { form: { kind: 'beyond', is, level, which }, rest: without(rest, words.counts, words.firsts, words.lasts) };
  }
  return null;
}

/** Those that are told by a pattern alone, in the order in which they are tried. */
function formOf(text: string, isSeveral: boolean): Formed | null {
  const fall = words.falls.find((pattern) => has(pattern, text));
  if (fall !== undefined) return { form: { kind: 'fall' }, rest: without(text, ...words.falls, words.worst) };
  const climb = words.climbs.find((pattern) => has(pattern, text));
  if (climb !== undefined) return { form: { kind: 'climb' }, rest: without(text, ...words.climbs, words.best) };
  const end = (['lowest', 'highest'] as const).find((kind) => has(words[kind], text));
  if (end !== undefined) return { form: { kind: end }, rest: without(text, words[end]) };
  if (has(words.factors, text)) return { form: { kind: 'factor' }, rest: without(text, words.factors) };
  return beyondSought(text) ?? partSought(text) ?? (isSeveral ? null : extremeOf(text)) ?? (has(words.means, text) ? { form: { kind: 'mean' }, rest: without(text, words.means) } : null) ?? plainForm(text);
}

function extremeOf(text: string): Formed | null {
  if (has(words.means, text)) return null;
  const [isHigh, isLow] = [has(words.highs, text), has(words.lows, text)];
  if (!isHigh && !isLow) return null;
  return { form: { kind: isHigh && isLow ? 'range' : isHigh ? 'highest' : 'lowest' }, rest: without(text, words.highs, words.lows) };
}

function plainForm(text: string): Formed | null {
  if (has(words.moves, text)) return { form: { kind: 'change' }, rest: text };
  return has(words.values, text) ? { form: { kind: 'value' }, rest: text } : null;
}

/** What else of a form is spoken of: then the question asks for more than one thing. */
function asksMore({ form: { kind }, rest }: Formed): boolean {
  if (kind === 'value' || kind === 'change') return has(words.means, rest) || has(words.counts, rest) || words.falls.some((pattern) => has(pattern, rest));
  return has(words.means, rest) || has(words.counts, rest) || has(words.highs, rest) || has(words.lows, rest) || words.falls.some((pattern) => has(pattern, rest));
}

/** Times as the form takes them; null where it cannot. */
function windowsFor({ kind }: CourseForm, windows: readonly Window[], isCloses: boolean): readonly Window[] | null {
  if (kind === 'value') return windows.every((one) => isShort(one) || (!isCloses && isPeriod(one))) ? windows : null;
  if (kind === 'change') return windowsOfMove(windows, isCloses);
  if (kind === 'factor') return windows.length === 2 ? windowsOfMove(windows, isCloses) : null;
  if (windows.length === 0) return kind === 'beyond' ? windows : null;
  return windows.every((one) => !isShort(one)) ? windows : null;
}

/** Of an economic series a month or a quarter is a moment. */
const isPeriod = (one: Window): boolean => one.kind === 'stretch' && one.base === 'before' && one.grain !== 'year';

/** From the one moment to the other, over the day, or over each stretch. */
function windowsOfMove(windows: readonly Window[], isCloses: boolean): readonly Window[] | null {
  const [first, second, ...more] = windows;
  if (first === undefined) return null;
  if (second === undefined && first.kind === 'point') return [{ kind: 'stretch', from: first.on, to: first.on, base: 'before', grain: 'day' }];
  const joined = second === undefined || more.length > 0 ? null : joinedOf([first, second], isCloses);
  return joined ?? (windows.every((one) => (isCloses ? !isShort(one) : isBetween(one))) ? windows : null);
}

/** Of an economic series from one named month or day to another; over a year its move is told otherwise. */
const isBetween = (one: Window): boolean => one.kind === 'stretch' && (one.base === 'own' || (one.grain === 'month' && !isOfMonth(one)));

function joinedOf(pair: readonly [Window, Window], isCloses: boolean): readonly Window[] | null {
  if (pair.every(isShort)) return joinedMoments(...pair);
  return !isCloses && pair.every(isOfMonth) ? joinedMonths(...pair) : null;
}

const endOf = (window: Window): string | null => (window.kind === 'point' ? window.on : window.kind === 'edge' ? (window.which === 'last' ? window.to : window.from) : null);

function joinedMoments(first: Window, second: Window): readonly Window[] | null {
  const [from, to = null] = [first, second].map(endOf).filter((day) => day !== null).toSorted();
  return from === undefined ? null : [{ kind: 'stretch', from, to, base: 'own', grain: 'day' }];
}

/** From the one month's reading to the other's. */
function joinedMonths(first: Window, second: Window): readonly Window[] {
  const days = [first, second].flatMap((one) => (one.kind === 'stretch' ? [one.from, one.to] : [])).filter((day) => day !== null).toSorted();
  return [{ kind: 'stretch', from: days[0] ?? null, to: days.at(-1) ?? null, base: 'before', grain: 'month' }];
}

const falling = /\b(?:f[ae]ll(?:en)?|los[te]|lose|drop(?:ped)?|declined?|worse|worst|down|decreased?|slump\w*|plunge\w*)\b/;

function orderOf(text: string, form: CourseForm, isSeveral: boolean): Course['order'] {
  if (!isSeveral) return null;
  const isLeast = has(words.leasts, text) || (form.kind === 'change' && falling.test(text) && !has(/\b(?:ris\w+|rose|gain\w*|better|best)\b/g, text));
  return isLeast ? 'least' : has(words.mosts, text) || has(words.highs, text) ? 'most' : null;
}

const leftWord = /[\p{L}#$%][\p{L}\p{N}&'’-]*/gu;

/** Null where something of weight is left. */
function leftOf(text: string): readonly string[] | null {
  const rest = without(text, closeWords, words.moves, ...asides, words.values, words.best, words.worst, words.gaps, words.mosts, words.leasts, words.firsts, words.lasts, words.highs, words.lows).replace(/[¤§]/g, ' ');
  if (beyondIt.test(rest)) return null;
  const left = (rest.match(leftWord) ?? []).map((word) => word.replace(/(?:'s|[.'’-])+$/, '')).filter((word) => word.length > 1 && !harmlessWords.has(word));
  return left.some((word) => clueWords.has(word)) ? null : [...new Set(left)];
}

/** A share is meant where its words are used, or what only shares have: a drawdown, a best month, a price passed. */
function isOfShare(text: string, { kind }: CourseForm): boolean {
  return has(shareWords, text) || kind === 'fall' || kind === 'climb' || kind === 'best' || kind === 'worst' || kind === 'beyond';
}

/** `companies`: how many different ones the places are of. */
const isOfMonth = (one: Window): boolean => one.kind === 'stretch' && one.grain === 'month' && one.from?.slice(0, 7) === one.to?.slice(0, 7);

/** A rate of inflation in a month is a value, also where prices are said to rise. */
function rateAsked(text: string, of: Course['of'], windows: readonly Window[]): Formed | null {
  const areRates = of !== 'close' && of.every((id) => id.endsWith('inflation'));
  const areMonths = windows.length > 0 && windows.every((one) => one.kind === 'latest' || isOfMonth(one));
  return areRates && areMonths && !has(words.means, text) ? { form: { kind: 'value' }, rest: text } : null;
}

export function readCourse({ text, named }: Given, companies: number): ReadCourse | null {
  const low = inOneSpelling(text).toLowerCase();
  const found = findWindows(blank(low, named));
  return found === null ? null : settled(signedText(low, [...named.map((place) => ({ ...place, sign: '¤' })), ...found.places.map((place) => ({ ...place, sign: '§' }))]), { windows: found.windows, companies });
}

type Scene = { readonly windows: readonly FoundWindow[]; readonly companies: number };

function settled(text: string, { windows: all, companies }: Scene): ReadCourse | null {
  const economy = economySubject(text);
  if ((economy === null) === (companies === 0)) return null;
  const { of, rest: plainText } = economy ?? { of: 'close' as const, rest: text };
  const { rest, found } = withLevel(plainText, all);
  if (otherThings.test(without(rest, ...asides)) || isCurve(of, rest)) return null;
  const windows = once(found.map(plainWindow));
  const isSeveral = (of === 'close' ? companies : of.length) > 1 || windows.length > 1;
  const formed = formIn(rest, { of, windows, isSeveral });
  if (formed === null || asksMore(formed) || !isOf(of, formed.form, rest) || isNamedSpan(formed.form, windows, companies)) return null;
  const meant = isAt(formed.form) ? windows : once(found.filter(({ isTalk }) => isTalk !== true).map(plainWindow));
  return courseOf(formed, { of: levelsOf(of, formed.form, text), isSeveral, windows: windowsFor(formed.form, meant, of === 'close'), isGap: has(words.gaps, rest) });
}

/** "The last day of 2023 above $250" is none of the ends of 2023, but the last of the days beyond the level. */
function withLevel(text: string, all: readonly FoundWindow[]): { readonly rest: string; readonly found: readonly FoundWindow[] } {
  const edge = all.find((one) => one.kind === 'edge');
  if (edge?.kind !== 'edge' || !words.beyonds.some(([, pattern]) => has(pattern, text))) return { rest: text, found: all };
  return { rest: `${edge.which} ${text}`, found: all.map((one) => (one.kind === 'edge' ? { kind: 'stretch', from: one.from, to: one.to, base: 'before', grain: 'year', start: one.start, end: one.end } : one)) };
}

/** How far prices rose from one month to another is told of their level, how far inflation did of its rate. */
function levelsOf(of: Course['of'], { kind }: CourseForm, text: string): Course['of'] {
  const isLevel = of !== 'close' && kind === 'change' && !/\binflation\b|\brates?\b|\byoy\b|\bpercentage points?\b/.test(text);
  return isLevel ? of.map((id) => (id === 'inflation' ? 'cpi' : id === 'core_inflation' ? 'core_cpi' : id)) : of;
}

type Parts = Pick<Course, 'of' | 'isGap'> & { readonly isSeveral: boolean; readonly windows: readonly Window[] | null };

/** Null where a time does not fit, something of weight is left, or one price of today is all that is asked for. */
function courseOf({ form, rest }: Formed, { of, isSeveral, windows, isGap }: Parts): ReadCourse | null {
  const left = leftOf(rest);
  if (windows === null || left === null || (form.kind === 'value' && windows.length === 0 && !isSeveral)) return null;
  return { course: { of, form, windows, order: orderOf(rest, form, isSeveral), isGap: isGap && isSeveral }, leftOver: left };
}

/** Moves and extremes of the last months have measures of their own. */
function isNamedSpan({ kind }: CourseForm, windows: readonly Window[], companies: number): boolean {
  return companies === 1 && windows.length === 1 && windows[0]?.kind === 'last' && (kind === 'change' || kind === 'highest' || kind === 'lowest');
}

/** What is told of shares alone, and whether a share is meant at all. */
function isOf(of: Course['of'], form: CourseForm, text: string): boolean {
  return of === 'close' ? isOfShare(text, form) : !['fall', 'climb', 'best', 'worst', 'factor'].includes(form.kind);
}

const isAt = ({ kind }: CourseForm): boolean => kind === 'value' || kind === 'change' || kind === 'factor';

/** Two yields held against one another are the slope of the curve, which has a series of its own. */
function isCurve(of: Course['of'], text: string): boolean {
  return of !== 'close' && of.length > 1 && of.every((id) => id.startsWith('treasury_')) && (has(words.gaps, text) || has(words.mosts, text) || has(words.leasts, text));
}

type Formable = { readonly of: Course['of']; readonly windows: readonly Window[]; readonly isSeveral: boolean };

function formIn(text: string, { of, windows, isSeveral }: Formable): Formed | null {
  if (of === 'close') return formOf(text, isSeveral && windows.every(isShort));
  // Of one month there is one reading: its mean is the reading itself, and so it is at both ends of a fall.
  const isOfOne = windows.length > 0 && (windows.every(isOfMonth) || (windows.every(isBetween) && falling.test(text)));
  const plainText = isOfOne ? without(text, words.means) : text;
  return rateAsked(plainText, of, windows) ?? formOf(plainText, isSeveral && windows.every(isShort)) ?? (windows.length === 0 ? null : { form: { kind: 'value' }, rest: plainText });
}

/** A time that is named twice is one. */
function once(windows: readonly Window[]): readonly Window[] {
  return [...new Map(windows.map((window) => [JSON.stringify(window), window])).values()];
}
