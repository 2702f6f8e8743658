// Rows of cells as a sheet that prints well: heads that stay and are repeated, widths, landscape, page numbers.
import { colToLetter, type WriteSheet } from 'hucre/xlsx';
import { heading, type SheetCell } from './cells.ts';

export type Table = {
  /** Letters, digits and underscores, so that formulas need no quotes around it. */
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly width: number }[];
  readonly rows: readonly (readonly SheetCell[])[];
  /** What stands at the foot of each printed page. */
  readonly foot: string;
  readonly portrait?: boolean;
  /** A sheet of words has no head row that could be sorted. */
  readonly headless?: boolean;
  readonly frozenColumns?: number;
  readonly unfiltered?: boolean;
  /** How many columns are printed, from the first; the others are for the screen. */
  readonly printed?: number;
};

const LINE_POINTS = 13.5;
/** A row is never higher than this many lines; Excel allows thirty. */
const MOST_LINES = 12;

/** Programs that convert workbooks do not fit rows to wrapped words: they are told the height. */
function heightOf(row: readonly SheetCell[], columns: Table['columns']): number {
  const lines = row.map(({ cell }, column) => (cell.style?.alignment?.wrapText === true && typeof cell.value === 'string' ? Math.ceil(cell.value.length / Math.max(4, (columns[column]?.width ?? 10) * 1.05)) : 1));
  return LINE_POINTS * Math.min(MOST_LINES, Math.max(1, ...lines)) + 2;
}

/** & opens a code in a footer. */
function footText(text: string): string {
  return text.replaceAll('&', '&&').slice(0, 100);
}

export function makeSheet({ name, columns, rows, foot, portrait = false, headless = false, unfiltered = false, frozenColumns = 0, printed = columns.length }: Table): WriteSheet {
  const all = headless ? rows : [columns.map(({ title }) => heading(title)), ...rows];
  const cells = new Map(all.flatMap((row, line) => row.map(({ cell }, column) => [`${String(line)},${String(column)}`, cell] as const)));
  const last = colToLetter(Math.max(0, columns.length - 1));
  return {
    name, cells, rowDefs: new Map(all.map((row, line) => [line, { height: heightOf(row, columns) }])), rows: all.map((row) => row.map(() => null)), columns: columns.map(({ width }) => ({ width })),
    pageSetup: { paperSize: 'a4', orientation: portrait ? 'portrait' : 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0, ...(printed < columns.length ? { printArea: `$A$1:$${colToLetter(printed - 1)}$${String(all.length)}` } : {}), ...(headless ? {} : { printTitlesRow: '$1:$1' }) },
    headerFooter: { oddFooter: `&L${footText(foot)}&R&P / &N` }, view: { showGridLines: !headless },
    ...(headless ? {} : { freezePane: { rows: 1, columns: frozenColumns }, ...(unfiltered ? {} : { autoFilter: { range: `A1:${last}${String(all.length)}` } }) }),
  };
}
