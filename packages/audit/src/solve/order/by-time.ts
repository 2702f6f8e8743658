// Which of two figures is the newer, by the times in their labels, or by "beginning" and "end".
import type { Figure } from '../place/figure.ts';
import { compareTimes, readTimes } from '../place/time.ts';

export type Pair = readonly [Figure, Figure];

/** Below zero when `left` is of an earlier period; zero when nothing says. */
export function compareByTime(left: Figure, right: Figure): number {
  return byTimes(left, right) || edgeOf(left) - edgeOf(right);
}

function byTimes(left: Figure, right: Figure): number {
  const sameColumn = left.cell !== null && right.cell !== null && left.cell[1] === right.cell[1];
  if (sameColumn) return compareTimes(left.rowTime, right.rowTime);
  return compareTimes(left.columnTime ?? left.rowTime, right.columnTime ?? right.rowTime) || compareTimes(left.rowTime, right.rowTime);
}

/** −1 for the start of a period or the state before an adjustment, 1 for its end or the state after, 0 for neither. */
function edgeOf(figure: Figure): number {
  const text = `${figure.label} ${figure.header}`.toLowerCase();
  if (/\b(?:beginning|opening|start|before|previously reported|preliminary)\b/.test(text)) return -1;
  return /\b(?:end|ending|closing|balance at|after|as adjusted|revised)\b/.test(text) ? 1 : 0;
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
