// Readings of economic series: those at hand of one, and how one is told in a sentence.
import { metricById } from '@assay/calc';
import { daysBetween, type IsoDate } from '@assay/record';
import { endOf, type FactBook } from '../../../../book/fact-book.ts';
import { change, growth } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { say, sentenceCase, type ShownTime, type Text } from '../../../../prose/text.ts';
import { inMonth, onDay, timeOf } from '../../../../prose/times.ts';
import { spreadSides } from '../../../asked/subjects/economic.ts';
import { nameOf } from '../sentences/naming.ts';
import type { Scene } from '../scene.ts';

/** The series whose yearly growth a measure is; null of other measures. */
export function levelOf(id: string): string | null {
  return /^\((\w+) - \1@-1y\) \/ (?:abs\()?\1@-1y\)?$/.exec(metricById(id)?.formula ?? '')?.[1] ?? null;
}

export type Run = readonly Reading[];

/** A series, or what its formula makes of one: growth on the reading a year before. */
export function runOf(book: FactBook, id: string): Run {
  const own = book.macro(id);
  if (own.length > 0) return own;
  const base = levelOf(id);
  const levels = base === null ? [] : book.macro(base);
  return levels.flatMap((level): Run => {
    const before = yearEarlier(levels, level);
    const rate = before === null ? null : growth(level, before);
    return rate === null ? [] : [{ ...rate, metric: id, formula: metricById(id)?.formula ?? null }];
  });
}

export function yearEarlier(run: Run, reading: Reading): Reading | null {
  return run.find((other) => Math.abs(daysBetween(endOf(other), endOf(reading)) - 365) <= 4) ?? null;
}

/** Quoted on every trading day: the first of a month is a day there. */
const daily = /^(?:treasury_|yield_curve_|breakeven_|real_yield_)/;

/** Monthly series are dated by the first of their month. */
export function timeName(reading: Reading): { readonly at: 'in' | 'on'; readonly time: ShownTime } {
  if (reading.period?.kind === 'duration') return { at: 'in', time: timeOf({ ...reading.period, fiscal: null }) };
  const day: IsoDate = endOf(reading);
  return day.endsWith('-01') && !daily.test(reading.metric) ? { at: 'in', time: inMonth(day) } : { at: 'on', time: onDay(day) };
}

const bare = /inflation|GDP|prices?$|claims|payrolls|production|sales|starts|permits|loans|earnings|orders|openings/i;

export function subject(id: string): string {
  const name = nameOf(id);
  return bare.test(name) ? name : `the ${name}`;
}

const MOST_WITH_CENTS = 1000;

export function shown(scene: Scene, reading: Reading): ReturnType<Scene['show']> {
  // A price of a barrel has cents.
  const isPrice = reading.unit.kind === 'money' && reading.value.abs().lt(MOST_WITH_CENTS);
  return scene.show(reading, reading.unit.kind === 'percent' || reading.unit.kind === 'points' ? 'rate' : isPrice ? 'hundredths' : 'plain');
}

/** Growth of a quarter is told by many on the quarter before: this one is on the same quarter of the year before. */
function overYear({ metric, period }: Reading): string {
  return levelOf(metric) !== null && period?.kind === 'duration' ? ' year on year' : '';
}

export function clauseOf(scene: Scene, reading: Reading): Text {
  const { at, time } = timeName(reading);
  const verb = /(?:claims|payrolls|starts|permits|sales|orders|openings|prices|loans)$/i.test(nameOf(reading.metric)) ? 'were' : 'was';
  return say`${subject(reading.metric)} ${verb} ${shown(scene, reading)}${overYear(reading)} ${at} ${time}`;
}

/** People counted by the million move by a sliver: so many of them are told. */
function bySliver(scene: Scene, now: Reading, before: Reading): Text | null {
  const by = now.unit.kind === 'count' && now.formula === null ? change(now, before) : null;
  if (by === null || by.value.isZero()) return null;
  const { at, time } = timeName(before);
  return say`, ${by.value.isNegative() ? 'down' : 'up'} ${scene.show({ ...by, value: by.value.abs() })} from ${shown(scene, before)} ${at} ${time}`;
}

/** `, up 0.1 percentage points from 4.00% in January 2024`, or against what it was where a move means nothing. */
export function besideYear(scene: Scene, now: Reading, before: Reading | null): Text {
  if (before === null) return say``;
  const { at, time } = timeName(before);
  const isPlain = now.value.gt(0) && before.value.gt(0) && now.formula === null;
  const isRate = now.unit.kind === 'percent' || now.unit.kind === 'points';
  const by = !isPlain ? null : isRate ? change(now, before) : growth(now, before);
  if (by === null || by.value.abs().lt('0.05')) return bySliver(scene, now, before) ?? say`, against ${shown(scene, before)} ${at} ${time}`;
  return say`, ${by.value.isNegative() ? 'down' : 'up'} ${scene.show(by, 'size')} from ${shown(scene, before)} ${at} ${time}`;
}

/** Both yields that a spread lies between, of its own day; nothing where one of them is not at hand. */
export function sidesOfSpread(scene: Scene, spread: Reading): readonly Text[] {
  const fred = metricById(spread.metric)?.fields['fred']?.[0] ?? '';
  const sides = (spreadSides[fred] ?? []).flatMap(({ id }) => runOf(scene.macro, id).filter((reading) => endOf(reading) === endOf(spread)).slice(0, 1));
  return sides.length === 2 ? sides.map((reading) => say`${sentenceCase(clauseOf(scene, reading))}.`) : [];
}
