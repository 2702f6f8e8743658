// Which figure of the sources the words right around a claim's figure name: whether one equal to it, or another better.
import { decimal, toDecimalText, type NumeralRecord } from '@assay/record';
import { signedNumeral } from '../bind/compare.ts';
import { matchPeriod } from '../bind/match-period.ts';
import { claimTimes } from '../bind/time-query.ts';
import type { ClaimReading } from '../claims/reading.ts';
import { isIncomeMetric, isLoss } from '../facts/labels/loss.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import { convertTo, equalWithinDigits } from '../numerals/index.ts';
import type { PassageIndex } from './index-passages.ts';
import { isOfOtherTime, timesIn } from './sentence-times.ts';
import { onPages, surroundingsOf, type Surroundings } from './surroundings.ts';
import { readTerms } from './words/read-terms.ts';

/** So much of what stands around the claim's figure, by weight, must stand around the source's. */
const LEAST = 0.28;
/** Another figure whose surroundings fit better than this is the one meant. */
const MARGIN = 0.06;
/** Fewer meanings in common are chance. */
const FEWEST_SHARED = 2;

const nearness = [0, 1, 0.9, 0.8, 0.65, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15] as const;
const FAR = 0.1;
/** What another figure or a joint of the sentence stands before belongs to the figure less. */
const ACROSS = { figure: 0.7, joint: 0.6 } as const;

export type NamedFigure = { readonly read: ReadFact; readonly score: number; /** No other figure of its kind stands in as much of these words. */ readonly isNearest: boolean };

/** The weights of the meanings around the claim's figure. */
function aroundOf(scene: NonNullable<ClaimReading['scene']>, { weightOf }: PassageIndex): ReadonlyMap<string, number> {
  const terms = readTerms(scene.text);
  const at = terms.findIndex((term) => term.start >= scene.span.start);
  const around = new Map<string, number>();
  terms.forEach((term, place) => {
    if (place === at || term.kind === 'number') return;
    const [from, to] = place < at ? [place, at] : [at, place];
    const figures = terms.slice(from + 1, to).filter((other) => other.kind === 'number').length;
    const joints = Math.abs(term.stretch - (terms[at]?.stretch ?? 0));
    const weight = (nearness[to - from] ?? FAR) * ACROSS.figure ** Math.min(3, figures) * ACROSS.joint ** Math.min(3, joints) * weightOf(term.concept);
    if (weight > (around.get(term.concept) ?? 0)) around.set(term.concept, weight);
  });
  return around;
}

function fit(around: ReadonlyMap<string, number>, surroundings: Surroundings): Fit {
  let all = 0;
  let met = 0;
  let shared = 0;
  for (const [concept, weight] of around) {
    const near = surroundings.get(concept) ?? 0;
    all += weight;
    met += weight * near;
    if (near > 0.4) shared += 1;
  }
  return { score: all === 0 ? 0 : met / all, shared };
}

type Fit = { readonly score: number; readonly shared: number };
type Ranked = { readonly read: ReadFact; readonly fit: Fit; readonly rival: number };

/** The figure equal to the claim's whose surroundings fit best, with the best fit of any other figure of its kind. */
function rank(reading: ClaimReading, facts: readonly ReadFact[], index: PassageIndex): Ranked | null {
  const numeral = unsigned(reading);
  if (reading.scene === null || numeral === null) return null;
  const times = timesIn(reading.scene.text);
  const own = claimTimes(reading).own;
  const alike = facts.filter((read) => isAlike(numeral, read));
  const same = new Set(alike.filter((read) => equals(numeral, read)));
  const equal = onPages([...same]).filter((read) => isSameMove(reading, read) && !isOfOtherSign(reading, read) && !isOfOtherTime(times, read) && (reading.period?.inherited !== null || matchPeriod(own, read) !== 'conflicts'));
  if (equal.length === 0) return null;
  const around = aroundOf(reading.scene, index);
  const fitted = (reads: readonly ReadFact[]): { readonly read: ReadFact; readonly fit: Fit }[] => reads.map((read) => ({ read, fit: fit(around, surroundingsOf(read, index)) })).sort((left, right) => right.fit.score - left.fit.score);
  const [best] = fitted(equal);
  return best === undefined ? null : { ...best, rival: fitted(alike.filter((read) => !same.has(read)))[0]?.fit.score ?? 0 };
}

/** The figure of the sources that equals the claim's and stands in the same words; null where none does, or where those words name another. */
export function namedFigure(reading: ClaimReading, facts: readonly ReadFact[], index: PassageIndex): NamedFigure | null {
  const best = rank(reading, facts, index);
  if (best === null || best.fit.score < LEAST || best.fit.shared < FEWEST_SHARED || best.rival > best.fit.score + MARGIN) return null;
  return { read: best.read, score: best.fit.score, isNearest: best.rival < best.fit.score };
}

function unsigned(reading: ClaimReading): NumeralRecord | null {
  const numeral = signedNumeral(reading);
  if (numeral?.negative !== true) return numeral;
  const [low, high] = [plain(numeral.high), plain(numeral.low)];
  return { ...numeral, value: plain(numeral.value), low, high, negative: false };
}

function plain(text: string): string {
  return toDecimalText(decimal(text).abs());
}

function isAlike({ unit }: NumeralRecord, { fact }: ReadFact): boolean {
  return (fact.unit.kind === unit.kind || unit.kind === 'none' || fact.unit.kind === 'none') && convertTo(unit, decimal(fact.value).abs(), fact.unit) !== null;
}

/** Also the digits that a table shows without its scale. */
function equals(numeral: NumeralRecord, { fact, scale }: ReadFact): boolean {
  const shown = convertTo(numeral.unit, decimal(fact.value).abs(), fact.unit);
  if (shown === null) return false;
  return equalWithinDigits(numeral, shown) !== null || (scale > 0 && equalWithinDigits(numeral, shown.dividedBy(decimal(10).pow(scale))) !== null);
}

/** A loss is no proof of an income of as much, nor the other way; "net income (loss)" may be either. */
function isOfOtherSign({ operation, metrics, numeral, clauseWords }: ClaimReading, { fact }: ReadFact): boolean {
  const [metric] = metrics;
  if (operation !== 'value' || numeral === null || metric === undefined || !isIncomeMetric(metric.id) || fact.metric.id !== metric.id || Number(fact.value) === 0) return false;
  const saysLoss = clauseWords.some((word) => word === 'loss' || word === 'losse' || word === 'negative');
  if (saysLoss && !isLoss(metric.words) && !numeral.negative) return false;
  return (isLoss(metric.words) || numeral.negative) !== fact.value.startsWith('-');
}

/** A figure of a change stands for one only where its own words call it that, and the same way. */
function isSameMove({ operation, direction }: ClaimReading, { fact }: ReadFact): boolean {
  if (operation !== 'growth' && operation !== 'change') return true;
  const { measure } = fact.dimensions;
  return measure !== undefined && (direction !== 'up' || measure !== 'decrease') && (direction !== 'down' || measure !== 'increase');
}
