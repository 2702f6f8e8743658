// Which marks the numbers of a row or column carry: statements print "$" and "%" on some and mean them for all.
import type { CellNumber } from './cell-number.ts';

/** A cell as far as its marks go. */
type Marked = { readonly kind: string; readonly number: CellNumber | null };

export type Marks = {
  readonly currency: string | null;
  readonly percent: boolean;
  /** The first number is marked as a percentage. */
  readonly firstIsPercent: boolean;
  /** Every number is marked as a percentage. */
  readonly onlyPercent: boolean;
};
export type RowMarks = Pick<Marks, 'currency' | 'percent'>;

export function marksOf(cells: readonly Marked[]): Marks {
  const numbers = cells.flatMap((cell) => (cell.number === null || cell.kind !== 'number' ? [] : [cell.number]));
  return {
    currency: numbers.find((number) => number.currency !== null)?.currency ?? null,
    percent: numbers.some((number) => number.unit === 'percent'), firstIsPercent: numbers[0]?.unit === 'percent',
    onlyPercent: numbers.length > 0 && numbers.every((number) => number.unit === 'percent'),
  };
}

/** For each cell of a row the marks of its other cells. */
export function marksBeside<Cell extends Marked>(cells: readonly Cell[]): (cell: Cell) => RowMarks {
  const money = cells.filter((cell) => cell.kind === 'number' && typeof cell.number?.currency === 'string').slice(0, 2);
  const percent = cells.filter((cell) => cell.kind === 'number' && cell.number?.unit === 'percent').slice(0, 2);
  return (own) => ({ currency: money.find((cell) => cell !== own)?.number?.currency ?? null, percent: percent.some((cell) => cell !== own) });
}

/** True when at least half of a column's numbers show no decimals. */
export function isWholeColumn(cells: readonly Marked[]): boolean {
  const numbers = cells.flatMap((cell) => (cell.number === null ? [] : [cell.number]));
  return numbers.length > 2 && numbers.filter((number) => number.decimals === 0).length * 2 >= numbers.length;
}
