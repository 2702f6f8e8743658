// "Was it above 45% in every fiscal year since 2023?", "did it lose money in any year": each year decides it, and neither the last of them nor both ends.
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { opensWithYesNo, readYesNo } from '../../../asked/forms/yes-no.ts';
import { saysLoss } from '../../../asked/forms/of-losses.ts';
import { overYears } from '../../../asked/forms/over-years.ts';
import { metricsAsked, periodsAsked, type MetricAsked } from '../asked-of.ts';
import { movedBy } from '../forms.ts';
import { isOfMarket, isOfTwoTimes } from '../sentences/naming.ts';
import type { Outcome } from '../outcome.ts';
import { clauseOf } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { readBound, type Bound } from './bounds.ts';
import { meets, nearestFirst, timesOf } from './meeting-times.ts';
import { yearOf } from './times.ts';
import { movesIn, type Span } from './year-moves.ts';
import { yearsNamed } from './years-asked.ts';

/** One of the times, whether it was so then, and the words that show it. */
type Time = { readonly year: number; readonly isSo: boolean; readonly shown: Text; /** A clause otherwise. */ readonly isSentence: boolean };
type Of = { readonly scene: Scene; readonly holder: Holder; readonly measure: MetricAsked };

const loss = /\b(?:loss(?:es|-making)?|los[et] (?:any )?money|losing money|unprofitable)\b/i;
const profit = /\b(?:profit(?:able|s)?|in the black|ma[dk]e money|earned money)\b/i;

const beforeYear = /\b(?:before|prior to) (?:fiscal |fy ?)?((?:19|20)\d\d)\b/i;

/** "Lost more than $5 billion": further below nothing than that. */
function ofLoss(bound: Bound): Bound | null {
  return bound.is === 'above' ? { ...bound, is: 'below', value: -bound.value } : null;
}

function boundOf(text: string): Bound | null {
  const bound = readBound(text);
  if (bound !== null) return saysLoss(text) && bound.value > 0 ? ofLoss(bound) : bound;
  const sign = loss.test(text) ? 'below' : profit.test(text) ? 'above' : null;
  return sign === null ? null : { is: sign, value: 0, isPercent: false, at: text.length };
}

/** "Was it profitable in any year" is told by both margins; the net one has the sign of the result. */
function asOneMargin(measures: readonly MetricAsked[]): readonly MetricAsked[] | null {
  const net = measures.find(({ id }) => id === 'net_margin');
  const isBoth = measures.length === 2 && net !== undefined && measures.every(({ id, words }) => /^(?:net|operating)_margin$/.test(id) && words === net.words);
  return isBoth ? [net] : null;
}

/** Null where more than one measure is named, or one that stands for no year. */
function measureOf(scene: Scene, bound: Bound | null): MetricAsked | null {
  const { text } = scene.gathered.asked;
  const [measure, ...more] = asOneMargin(metricsAsked(scene)) ?? nearestFirst(metricsAsked(scene), text, bound ?? { is: 'above', value: 0, isPercent: false, at: text.length });
  return measure === undefined || more.some(({ id }) => id !== measure.id) || isOfMarket(measure.id) || isOfTwoTimes(measure.id) ? null : measure;
}

/** Null where the words ask for no such thing of one measure of one company. */
export function heldOver(scene: Scene): Outcome | null {
  const { text } = scene.gathered.asked;
  const over = overYears(text);
  const [holder, ...others] = scene.holders;
  if (over === null || !opensWithYesNo(text) || holder === undefined || others.length > 0) return null;
  const bound = boundOf(text);
  const measure = measureOf(scene, bound);
  const before = Number(beforeYear.exec(text)?.[1] ?? 9999);
  const times = measure === null ? [] : timesIn({ scene, holder, measure }, bound).filter(({ year }) => year < before);
  const isDenied = /n['’]t\b|\bnot\b/i.test(text);
  const isNever = over === 'any' && /\bnever\b/i.test(text);
  return times.length < 2 ? null : told(times, { over, isWhole: isWhole(times, yearsNamed(periodsAsked(scene))), of: /\bquarters?\b/i.test(text) ? 'quarters' : 'years', isDenied, isNever });
}

function timesIn(of: Of, bound: Bound | null): readonly Time[] {
  const { scene: { gathered: { asked: { text } } }, holder, measure } = of;
  if (bound === null) {
    const moved = readYesNo(text).find((one) => one.kind === 'moved');
    return moved === undefined ? [] : moves(of, ({ value }) => !value.isZero() && value.isPositive() === moved.isUp);
  }
  const readings = timesOf({ holder, id: measure.id, text }, periodsAsked(of.scene));
  const isRate = readings[0]?.unit.kind === 'percent';
  if (bound.value === 0 || isRate === bound.isPercent) return readings.map((reading) => ({ year: yearOf(holder.bench.book, reading) ?? 0, isSo: meets(bound)(reading), shown: clauseOf(holder, reading), isSentence: false }));
  return bound.isPercent ? moves(of, meets(bound)) : [];
}

/** "Since 2020" moves begin with that from it. */
function moves({ scene, holder, measure: { id } }: Of, isSo: (by: Reading) => boolean): readonly Time[] {
  const { from, to } = yearsNamed(periodsAsked(scene));
  const first = /\bsince\b/i.test(scene.gathered.asked.text) && from > 0 ? from + 1 : from;
  const [only] = periodsAsked(scene);
  const all = movesIn(holder, id, { from: first, to }).map((move) => ({ year: yearOf(holder.bench.book, move.now) ?? 0, isSo: isSo(move.by), shown: movedBy(holder, move), isSentence: true }));
  return only?.kind === 'last' && only.of === 'year' ? all.slice(-only.count) : all;
}

/** None of the years between is lacking; that the first of the span may be that from which it moved. */
function isWhole(times: readonly Time[], { from }: Span): boolean {
  const [first, last] = [times[0]?.year ?? 0, times.at(-1)?.year ?? 0];
  return first > 0 && last - first + 1 <= times.length && (from === 0 || first <= from + 1);
}

type Held = { readonly over: 'all' | 'any'; readonly isWhole: boolean; readonly isDenied: boolean; /** That it was so in any of them is what is denied. */ readonly isNever: boolean; readonly of: 'years' | 'quarters' };

/** No word where what is lacking might decide it. */
function wordOf(times: readonly Time[], { over, isWhole: isAll, isDenied, isNever }: Held): 'Yes' | 'No' | null {
  if (isDenied) return null;
  if (isNever) return times.some(({ isSo }) => isSo) ? 'No' : isAll ? 'Yes' : null;
  const decided = times.find(({ isSo }) => isSo === (over === 'any'));
  if (decided !== undefined) return over === 'any' ? 'Yes' : 'No';
  return isAll ? over === 'any' ? 'No' : 'Yes' : null;
}

function told(times: readonly Time[], held: Held): Outcome {
  const word = wordOf(times, held);
  const [such, others] = [times.filter(({ isSo }) => isSo), times.filter(({ isSo }) => !isSo)];
  const list = (some: readonly Time[]): Text => (some.every(({ isSentence }) => isSentence) ? join(some.map(({ shown }) => shown), ' ') : say`${join(some.map(({ shown }) => shown), '; ')}.`);
  const so = such.length === 0 ? null : say`The ${held.of} in which it was so: ${list(such)}`;
  // Where every year counts, those that fail are told; where one is enough, they matter only if there is none.
  const not = others.length === 0 || (held.over === 'any' && such.length > 0) ? null : say`The ${held.of} in which it was not: ${list(others)}`;
  const [first, ...rest] = [so, not].filter((text) => text !== null);
  return { summary: first === undefined ? [] : [word === null ? first : say`${word}: ${first}`, ...rest], blocks: [], missing: [] };
}
