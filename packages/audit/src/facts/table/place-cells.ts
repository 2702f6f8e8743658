import type { Column } from './layout.ts';

/** Which column of the layout a stretch of places belongs to; −1 for none. */
export type Placer = (stretch: Column) => number;

/** Tables may be thousands of columns wide: places are looked up, not searched. */
export function makePlacer(columns: readonly Column[]): Placer {
  const columnAt = new Map<number, number>();
  columns.forEach((column, index) => { for (let place = column.from; place < column.to; place += 1) columnAt.set(place, index); });
  return ({ from, to }) => {
    for (let place = from; place < to; place += 1) {
      const column = columnAt.get(place);
      if (column !== undefined) return column;
    }
    return -1;
  };
}
