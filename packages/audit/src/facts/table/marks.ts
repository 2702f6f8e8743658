// Which marks the numbers of a row or column carry: statements print "$" and "%" on some and mean them for all.
import type { MarkCount } from './cell-unit.ts';
import type { LineCell } from './line.ts';

export function marksOf(cells: readonly LineCell[]): MarkCount {
  const numbers = cells.flatMap((cell) => (cell.number === null || cell.kind !== 'number' ? [] : [cell.number]));
  const marked = numbers.filter((number) => number.currency !== null || number.unit === 'percent');
  return { currency: numbers.find((number) => number.currency !== null)?.currency ?? null, percent: numbers.some((number) => number.unit === 'percent'), firstIsPercent: marked[0]?.unit === 'percent' };
}

export function columnMarksOf(cells: readonly LineCell[]): MarkCount {
  return marksOf(cells);
}

/** True when at least two thirds of a column's numbers show no decimals. */
export function isWholeColumn(cells: readonly LineCell[]): boolean {
  const numbers = cells.flatMap((cell) => (cell.number === null ? [] : [cell.number]));
  return numbers.length > 2 && numbers.filter((number) => number.decimals === 0).length * 3 >= numbers.length * 2;
}
