// What a run of closes or readings comes to: its ends, its mean, its deepest fall, its best month, the first time beyond a level.
import { annualisedDeviation, compoundGrowth, yearsApart } from '@assay/calc';
import { decimal } from '@assay/record';
import { endOf } from '../../../book/fact-book.ts';
import { growth } from '../../../figures/arithmetic.ts';
import type { Reading } from '../../../figures/figure.ts';
import type { CourseForm } from '../../asked/course/course.ts';
import type { Run } from './closes-in.ts';

export type Move = { readonly now: Reading; readonly before: Reading; readonly by: Reading };

/** Null of a base that is not positive. */
export function moveOf(before: Reading, now: Reading): Move | null {
  const by = growth(now, before);
  return by === null ? null : { now, before, by };
}

/** The even rate a year that leads from the one close to the other, in percent; null of an end that is not positive and of less than a year. */
export function yearlyOf(before: Reading, now: Reading): Move | null {
  const years = yearsApart(endOf(before), endOf(now));
  const rate = years < 0.98 ? null : compoundGrowth(before.value, now.value, decimal(years));
  const formula = `(pow(${now.metric} / ${now.metric}@before, 1 / ${String(years)}) - 1) * 100`;
  return rate === null ? null : { now, before, by: { metric: `${now.metric}_cagr`, value: rate.times(100), unit: { kind: 'percent' }, period: now.period, formula, facts: [...now.facts, ...before.facts], assumptions: {} } };
}

/** The first of those that are highest, or lowest. */
export function extremeOf(run: Run, which: 'highest' | 'lowest'): Reading | null {
  return run.reduce<Reading | null>((best, reading) => (best === null || (which === 'highest' ? reading.value.gt(best.value) : reading.value.lt(best.value)) ? reading : best), null);
}

export function meanOf(run: Run): Reading | null {
  const last = run.at(-1);
  if (last === undefined || run.length < 2) return null;
  const value = run.slice(1).reduce((sum, reading) => sum.plus(reading.value), run[0]?.value ?? last.value).dividedBy(run.length);
  return { ...last, value, formula: `avg(${last.metric})`, facts: run.flatMap(({ facts }) => facts) };
}

/** The sample deviation of the logarithms of daily moves, on a year of trading days, in percent; null of too few of them. */
export function volatilityOf(run: Run): Reading | null {
  const last = run.at(-1);
  const deviation = run.length < 20 || last === undefined ? null : annualisedDeviation(run.map(({ value }) => value.toNumber()));
  if (last === undefined || deviation === null || !Number.isFinite(deviation)) return null;
  return { ...last, metric: 'volatility_of_closes', value: decimal(deviation.toPrecision(12)).times(100), unit: { kind: 'percent' }, formula: `volatility(${last.metric})`, facts: run.flatMap(({ facts }) => facts) };
}

/** The deepest fall from a close to a later one, or the greatest climb; null where there is none. */
export function swingOf(run: Run, which: 'fall' | 'climb'): Move | null {
  const isFall = which === 'fall';
  let end = run[0];
  let found: Move | null = null;
  for (const reading of run) {
    if (end === undefined || (isFall ? reading.value.gt(end.value) : reading.value.lt(end.value))) end = reading;
    const move = moveOf(end, reading);
    if (move !== null && (isFall ? move.by.value.lt(found?.by.value ?? 0) : move.by.value.gt(found?.by.value ?? 0))) found = move;
  }
  return found;
}

/** Strictly beyond the level, so that a close at it does not count. */
export function beyondOf(run: Run, { is, level }: Extract<CourseForm, { kind: 'beyond' }>): Run {
  const bound = decimal(level);
  return run.filter(({ value }) => (is === 'above' ? value.gt(bound) : value.lt(bound)));
}
