// A table as its document gives it. Cells stand where they begin; a cell that spans names how many rows and columns it covers.
import type { Span } from '@assay/record';

export type TableCell = {
  readonly text: string;
  /** Zero-based place in the grid as written. */
  readonly row: number;
  readonly column: number;
  readonly colspan: number;
  readonly rowspan: number;
  /** Where the cell's text stands in the document; null for a grid without one. */
  readonly span: Span | null;
  /** Depth of the label in blanks or pixels; only its order counts. */
  readonly indent: number;
};

export type Table = {
  /** The table's number in the document. */
  readonly index: number;
  /** One entry a row, each with its cells from left to right; covered places have no cell. */
  readonly rows: readonly (readonly TableCell[])[];
  readonly width: number;
  readonly caption: string | null;
  /** Text that stands before the table, nearest first: titles and "(in millions)". */
  readonly before: readonly string[];
};

/** A table from rows of texts, each cell one place wide. Leading blanks of the first cell are its indentation. */
export function tableOfRows(rows: readonly (readonly string[])[], about: { readonly caption?: string | null | undefined; readonly before?: readonly string[] | undefined; readonly index?: number } = {}): Table {
  return {
    index: about.index ?? 0, width: rows.reduce((width, row) => Math.max(width, row.length), 0), caption: about.caption ?? null, before: about.before ?? [],
    rows: rows.map((row, rowIndex) => row.map((text, column) => ({ text: text.trim(), row: rowIndex, column, colspan: 1, rowspan: 1, span: null, indent: text.length - text.trimStart().length }))),
  };
}
