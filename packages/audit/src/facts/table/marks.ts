// Which marks the numbers of a row or column carry: statements print "$" and "%" on some and mean them for all.
import type { LineCell } from './line.ts';

export type Marks = {
  readonly currency: string | null;
  readonly percent: boolean;
  /** The first number is marked as a percentage. */
  readonly firstIsPercent: boolean;
  /** Every number is marked as a percentage. */
  readonly onlyPercent: boolean;
};

export function marksOf(cells: readonly LineCell[]): Marks {
  const numbers = cells.flatMap((cell) => (cell.number === null || cell.kind !== 'number' ? [] : [cell.number]));
  return {
    currency: numbers.find((number) => number.currency !== null)?.currency ?? null,
    percent: numbers.some((number) => number.unit === 'percent'), firstIsPercent: numbers[0]?.unit === 'percent',
    onlyPercent: numbers.length > 0 && numbers.every((number) => number.unit === 'percent'),
  };
}

/** True when at least half of a column's numbers show no decimals. */
export function isWholeColumn(cells: readonly LineCell[]): boolean {
  const numbers = cells.flatMap((cell) => (cell.number === null ? [] : [cell.number]));
  return numbers.length > 2 && numbers.filter((number) => number.decimals === 0).length * 2 >= numbers.length;
}
