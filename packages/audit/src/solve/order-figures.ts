// Which of two figures is minuend, newer, or the whole: by period, by the words of the question, by size last of all.
import { contentWords } from '../report/words.ts';
import type { Figure } from './figure.ts';
import { compareTimes } from './time.ts';

export type Pair = readonly [Figure, Figure];

/** Below zero when `left` is of an earlier period; zero when nothing says. */
export function compareByTime(left: Figure, right: Figure): number {
  const sameColumn = left.cell !== null && right.cell !== null && left.cell[1] === right.cell[1];
  if (sameColumn) return compareTimes(left.rowTime, right.rowTime);
  return compareTimes(left.columnTime ?? left.rowTime, right.columnTime ?? right.rowTime) || compareTimes(left.rowTime, right.rowTime);
}

/** [newer, older], or null when their places do not say. */
export function newerFirst([left, right]: Pair): Pair | null {
  const order = compareByTime(left, right);
  if (order === 0) return null;
  return order > 0 ? [left, right] : [right, left];
}

/** How well a phrase names a figure: the share of the label's words that it has, and the share of its words that the label has. */
export function nearness(phrase: string, figure: Figure): number {
  const words = new Set(contentWords(phrase).map((word) => word.stem));
  const label = new Set(contentWords(`${figure.label} ${figure.header}`).map((word) => word.stem));
  const shared = [...words].filter((word) => label.has(word)).length;
  const years = figure.columnTime?.year ?? figure.rowTime?.year;
  const time = years !== undefined && years !== null && phrase.includes(String(years)) ? 0.3 : 0;
  return (shared === 0 ? 0 : shared / Math.max(1, label.size) + shared / Math.max(1, words.size)) + time;
}
