// Which of two figures is the newer, by the times in their labels, or by "beginning" and "end".
import type { Figure } from '../place/figure.ts';
import { compareTimes, readTimes } from '../place/time.ts';

export type Pair = readonly [Figure, Figure];

/** Below zero when `left` is of an earlier period; zero when nothing says. */
export function compareByTime(left: Figure, right: Figure): number {
  return byTimes(left, right) || left.edge - right.edge;
}

function byTimes(left: Figure, right: Figure): number {
  const sameColumn = left.cell !== null && right.cell !== null && left.cell[1] === right.cell[1];
  if (sameColumn) return compareTimes(left.rowTime, right.rowTime);
  return compareTimes(left.columnTime ?? left.rowTime, right.columnTime ?? right.rowTime) || compareTimes(left.rowTime, right.rowTime);
}

/** [newer, older], or null when their places do not say. A figure without a time is of the other year that the question names. */
export function newerFirst([left, right]: Pair, question = ''): Pair | null {
  const order = compareByTime(left, right) || byAskedYears([left, right], question);
  if (order === 0) return null;
  return order > 0 ? [left, right] : [right, left];
}

function byAskedYears([left, right]: Pair, question: string): number {
  const years = readTimes(question).map((time) => time.year).filter((year) => year !== null);
  const dated = left.columnTime?.year ?? right.columnTime?.year;
  if (dated === undefined || dated === null || (left.columnTime === null) === (right.columnTime === null) || new Set(years).size !== 2) return 0;
  const order = dated === Math.max(...years) ? 1 : -1;
  return left.columnTime === null ? -order : order;
}
