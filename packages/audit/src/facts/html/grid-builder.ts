// Lays the cells of an HTML table on a grid: spans push later cells to the right and below.
import type { PlacedText } from '../text/placed-text.ts';
import type { Table, TableCell } from '../table/table.ts';
import type { TaggedFact } from './tagged-fact.ts';

export type OpenCell = { readonly colspan: number; readonly rowspan: number; indent: number; readonly tagged: TaggedFact[] };
export type HtmlCell = TableCell & { readonly placed: PlacedText; readonly tagged: readonly TaggedFact[] };

/** Spans beyond this are mistakes of the page; a cell is not allowed to fill memory. */
const MAX_SPAN = 200;

export class GridBuilder {
  readonly rows: HtmlCell[][] = [];
  caption: string | null = null;
  cell: OpenCell | null = null;
  #row: HtmlCell[] | null = null;
  #below: number[] = [];
  #column = 0;

  openRow(): void {
    this.closeRow();
    this.#row = [];
    this.#column = 0;
  }

  closeRow(): void {
    if (this.#row === null) return;
    this.rows.push(this.#row);
    this.#row = null;
    this.#below = this.#below.map((left) => Math.max(0, left - 1));
  }

  openCell(colspan: string | undefined, rowspan: string | undefined, indent: number): void {
    if (this.#row === null) this.openRow();
    this.cell = { colspan: spanOf(colspan), rowspan: spanOf(rowspan), indent, tagged: [] };
  }

  closeCell(placed: PlacedText & { readonly lead: number }): void {
    const open = this.cell;
    if (open === null || this.#row === null) return;
    while ((this.#below[this.#column] ?? 0) > 0) this.#column += 1;
    const column = this.#column;
    this.#row.push({
      text: placed.text, row: this.rows.length, column, colspan: open.colspan, rowspan: open.rowspan, indent: open.indent + placed.lead * 3,
      span: placed.text === '' ? null : placed.sourceOf({ start: 0, end: placed.text.length }), placed, tagged: open.tagged,
    });
    for (let place = column; place < column + open.colspan; place += 1) this.#below[place] = Math.max(this.#below[place] ?? 0, open.rowspan);
    this.#column = column + open.colspan;
    this.cell = null;
  }

  build(index: number, before: readonly string[]): Table & { readonly rows: readonly (readonly HtmlCell[])[] } {
    this.closeRow();
    return { index, rows: this.rows, width: this.#below.length, caption: this.caption, before };
  }
}

function spanOf(value: string | undefined): number {
  const read = Number(value ?? '1');
  return Number.isInteger(read) && read > 0 ? Math.min(read, MAX_SPAN) : 1;
}
