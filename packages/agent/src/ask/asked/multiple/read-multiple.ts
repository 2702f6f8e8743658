// Reads a question that holds a price against a figure of the statements: which figure of which year, and which close. Null unless every word of weight is read.
import { seeksAdvice } from '../subjects/advice-words.ts';
import { blank, type Place } from '../places.ts';
import { clueWords } from '../unread/clue-words.ts';
import { harmlessWords } from '../unread/harmless-words.ts';
import { numberIn } from '../course/words/spoken-number.ts';
import { isOfTwoTimes } from '../reworded/times/times-that.ts';
import type { Window } from '../course/course.ts';
import { findWindows, type FoundWindow } from '../course/windows/windows.ts';
import { has, without } from '../course/words/patterns.ts';
import { inOneSpelling, plainWindow, signedText } from '../course/words/signed-text.ts';
import { findFigureYears, type FoundYear } from './words/figure-years.ts';
import type { FigureYear, Multiple, PricedAt } from './multiple.ts';
import { plainMultiple, withoutDistance } from './words/multiple-talk.ts';
import * as words from './words/multiple-words.ts';

export type ReadMultiple = { readonly multiple: Multiple; readonly leftOver: readonly string[] };


type Held = Pick<Multiple, 'of' | 'isPerShare' | 'isYield' | 'times' | 'isHeldNow'> & { readonly rest: string };

type Named = { readonly id: string; readonly isYield: boolean };
const figureOf = (name: Named | null): Figure | null => (name === null ? null : { id: name.id, isPerShare: isOfShare(name.id) });

type Figure = { readonly id: string; readonly isPerShare: boolean };

function namedIn(text: string): Named | null {
  const found = words.named.find(([, , pattern]) => has(pattern, text));
  return found === undefined ? null : { id: found[0], isYield: found[1] };
}

/** A list of them is read by their names alone. */
const hasSeveral = (text: string): boolean => (has(words.timesOfEarnings, text) && has(words.yieldNames, text)) || new Set(words.named.filter(([, , pattern]) => has(pattern, without(text, words.upsideDown))).map(([id, isYield]) => `${id} ${String(isYield)}`)).size > 1;

/** By its name, else by the figure, the price and the words between them. */
function heldIn(given: string): Held | null {
  const turned = has(words.upsideDown, given);
  const name = namedIn(without(given, words.upsideDown));
  const rest = without(given, words.upsideDown, ...(name === null ? [] : words.named.map(([, , pattern]) => pattern)));
  const figure = firstOf(rest) ?? figureOf(name);
  if (figure === null) return worthIn(rest);
  const times = timesIn(rest);
  const isNamed = name !== null || turned || times !== null;
  if (isTwo(name, figure) || !(isNamed || isRelated(rest, figure)) || (times === null && has(words.atTimes, rest))) return null;
  const plain = without(rest, ...words.figures.map(([, , pattern]) => pattern), words.worth, words.wholeBought, words.atTimes);
  return { of: figure.id, isPerShare: figure.isPerShare, isYield: isShareOfPrice(rest, { name, turned, times }), times, rest: plain };
}

/** At so many times the figure a price is asked for, whatever stands in percent beside it. */
function isShareOfPrice(rest: string, { name, turned, times }: { readonly name: Named | null; readonly turned: boolean; readonly times: string | null }): boolean {
  return times === null && (turned || isOfPrice(rest, name));
}

/** By its name, by words of percent, or since the figure stands before the price that it is divided by. */
function isOfPrice(text: string, name: Named | null): boolean {
  if (name !== null) return name.isYield;
  const figure = Math.min(...words.figures.map(([, , pattern]) => text.search(pattern)).filter((at) => at >= 0));
  return has(words.yieldWords, text) || (Number.isFinite(figure) && words.figureFirst.test(text.slice(figure)));
}

const isTwo = (name: Named | null, figure: Figure): boolean => name !== null && name.id !== figure.id;

/** The worth of all shares, where no figure is named that it is held against. */
function worthIn(text: string): Held | null {
  const isAny = words.figures.some(([, , pattern]) => has(pattern, text));
  if (isAny || !(has(words.worth, text) || has(words.wholeBought, text))) return null;
  return { of: null, isPerShare: false, isYield: false, times: null, rest: without(text, words.worth, words.wholeBought) };
}

/** Words of a price and words that hold it against the figure; what is one share's is not held against the worth of all. */
function isRelated(text: string, { id, isPerShare }: Figure): boolean {
  const isWorth = has(words.worth, text) || has(words.wholeBought, text);
  const isOne = has(words.surePrices, without(text, words.worth, words.wholeBought));
  const isHeld = has(words.sureRelations, text) || (isWorth && has(words.yieldWords, text));
  return isHeld && (isWorth || isOne) && (!isPerShare || !isWorth || isOne || id === 'dividends_per_share');
}

const isOfShare = (id: string): boolean => words.figures.some(([figure, isPerShare]) => figure === id && isPerShare);

/** The one figure that is named; null where there is none or more than one. */
function firstOf(text: string): Figure | null {
  let rest = text;
  const found: Figure[] = [];
  for (const [id, isPerShare, pattern] of words.figures) {
    if (!has(pattern, rest)) continue;
    found.push({ id, isPerShare });
    rest = without(rest, pattern);
  }
  return found.length === 1 ? found[0] ?? null : null;
}

function timesIn(text: string): string | null {
  const found = [...text.matchAll(words.atTimes)][0]?.groups;
  return found === undefined ? null : numberIn({ plain: found['digits'] ?? found['whole'], spoken: found['spoken'] });
}

const isOfNoClose = (prices: readonly Window[], text: string): boolean => asYearEnded.test(text) || prices.some(({ kind }) => kind === 'stretch' || kind === 'last');

/** As a fiscal year ended: the price is of that day, and not the newest. "The 4 September close on fiscal 2025" has a day of its own. */
const asYearEnded = /(?<!§ )\b(?:end|close)(?: of)? (?:the |its |their )?‡(?! ?(?:(?:fully )?(?:diluted|dil\.?) )?(?:eps|earnings|profits?|sales|revenues?|book|figures?|numbers?))|‡ (?:year[- ]?end|ended|ends)\b/;

/** Times of prices and years of figures, brought together; null where they do not fit. */
export function pairsOf(text: string, windows: readonly FoundWindow[], years: readonly FigureYear[]): readonly PricedAt[] | null {
  const stretches = windows.filter((one) => one.kind === 'stretch' && one.grain === 'year' && one.base === 'before' && one.to !== null);
  const prices = windows.filter((one) => !stretches.includes(one) && one.kind !== 'latest').map(plainWindow);
  if (isOfNoClose(prices, text)) return null;
  const latest = windows.some((one) => one.kind === 'latest');
  const own = stretches.flatMap((one) => (one.kind === 'stretch' && one.from !== null ? [{ year: Number(one.from.slice(0, 4)) }] : []));
  const edges = prices.flatMap((one) => (one.kind === 'edge' && one.which === 'last' ? [one] : []));
  if (has(words.ownEnds, text) && own.length + edges.length > 1 && years.length === 0) return [...own.map(({ year }) => year), ...edges.map(({ from }) => Number(from.slice(0, 4)))].toSorted().map((year): PricedAt => ({ price: endOf(year), year: { year } }));
  if (own.length > 0 && (years.length > 0 || edges.length > 0)) return null;
  return zipped([...prices, ...(latest && (prices.length > 0 || windows.length === 1) ? [null] : [])], years.length > 0 ? once(years) : own);
}

const once = (years: readonly FigureYear[]): readonly FigureYear[] => [...new Map(years.map((year) => [JSON.stringify(year), year])).values()];
const endOf = (year: number): Window => ({ kind: 'edge', from: `${String(year)}-01-01`, to: `${String(year)}-12-31`, which: 'last' });

function zipped(prices: readonly (Window | null)[], years: readonly FigureYear[]): readonly PricedAt[] | null {
  const [only] = years;
  if (years.length === 0) return prices.every((price) => price === null) ? [] : prices.map((price) => ({ price, year: null }));
  if (years.length === 1 && only !== undefined) return (prices.length === 0 ? [null] : prices).map((price) => ({ price, year: only }));
  if (prices.length < 2) return years.map((year) => ({ price: prices[0] ?? null, year }));
  // The earlier close goes with the earlier year.
  const [days, ends] = [prices.toSorted((left, right) => dayOf(left).localeCompare(dayOf(right))), years.toSorted((left, right) => nameOf(left).localeCompare(nameOf(right)))];
  return days.length === ends.length ? ends.map((year, index) => ({ price: days[index] ?? null, year })) : null;
}

const dayOf = (price: Window | null): string => (price?.kind === 'point' ? price.on : price?.kind === 'edge' ? price.to : '9999');
const nameOf = (year: FigureYear): string => ('year' in year ? String(year.year) : 'endsIn' in year ? year.endsIn : '9999');

const leftWord = /[\p{L}#$%][\p{L}\p{N}&'’-]*/gu;

export function leftOf(text: string): readonly string[] | null {
  const rest = without(text, words.yieldWords, words.ownEnds, ...words.fillers, words.prices, words.relations).replace(/[¤§¶‡]/g, ' ');
  if (words.blockers.test(rest)) return null;
  const left = (rest.match(leftWord) ?? []).map((word) => word.replace(/(?:'s|[.'’-])+$/, '')).filter((word) => word.length > 1 && !harmlessWords.has(word));
  return left.some((word) => clueWords.has(word)) ? null : [...new Set(left)];
}

/** A day has a close, and so has the newest of them; a year on its own has many. */
export function hasClose(window: FoundWindow | undefined): boolean {
  return window?.kind === 'latest' || window?.kind === 'point' || window?.kind === 'edge';
}

/** `named`: where the one company stands in the text. */
/** "Total assets of one day as a multiple of another day": of the same figure then, and of no price. */
const ofOtherTime = /\bmultiples? of (?:(?:that|those|the one|its|their|it|was|were|level|figure|of|in|on|at|the|end) )*(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|20\d\d-\d\d-\d\d|(?:fy ?|fiscal )?20\d\d(?= *(?:$|[?.,;])))/;

export function readMultiple({ text, named }: { readonly text: string; readonly named: readonly Place[] }): ReadMultiple | null {
  const low = inOneSpelling(text).toLowerCase();
  if (ofOtherTime.test(low) || isOfTwoTimes(low)) return null;
  const bare = blank(low, named);
  const years: readonly FoundYear[] = findFigureYears(bare);
  const found = findWindows(blank(bare, years));
  if (found === null) return null;
  const whole = plainMultiple(signedText(low, [...named.map((place) => ({ ...place, sign: '¤' })), ...found.places.map((place, index) => ({ ...place, sign: hasClose(found.windows[index]) ? '§' : '¶' })), ...years.map((place) => ({ ...place, sign: '‡' }))]));
  return seeksAdvice(low, false) ? null : readSigned(whole, found.windows, years);
}

/** A price at so many times a figure may be held against the newest close. */
function readSigned(text: string, windows: readonly FoundWindow[], years: readonly FoundYear[]): ReadMultiple | null {
  const apart = has(words.atTimes, text) || /\bof \d/.test(text) ? withoutDistance(text) : null;
  const signed = apart ?? text;
  const held = words.otherThings.test(signed) || hasSeveral(signed) ? null : heldIn(signed);
  const at = held === null ? null : pairsOf(signed, windows, years.map(({ year }) => year));
  if (held === null || at === null || (apart !== null && held.times === null)) return null;
  return multipleOf({ ...held, ...(apart === null ? {} : { isHeldNow: true }) }, at);
}

function multipleOf({ rest, ...held }: Held, at: readonly PricedAt[]): ReadMultiple | null {
  if (words.otherLines.test(rest) || (held.of !== null && !held.isPerShare && /\bper[- ]share\b/.test(rest))) return null;
  const left = leftOf(rest);
  // What the last dividends yield on the newest close is known from more than one year's figure.
  const isOfLastDividends = held.of === 'dividends_per_share' && at.length === 0;
  if (left === null || isOfLastDividends || (held.times !== null && at.length > 1)) return null;
  return { multiple: { ...held, at }, leftOver: left };
}
