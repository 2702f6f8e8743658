// A CSV file becomes facts: one table, in which a column of tickers says whose each row is.
import type { Dictionary } from '@assay/calc';
import type { Entity } from '@assay/record';
import type { FactDraft } from '../draft.ts';
import { readTable } from '../table/read-table.ts';
import type { Table } from '../table/table.ts';
import { readRows, type CsvField } from './read-rows.ts';

/** The facts of a CSV text, row by row; anchors hold row and column of the file. */
export function readCsv(text: string, dictionary?: Dictionary): FactDraft[] {
  const rows = readRows(text);
  const tickers = rows[0]?.findIndex((field) => /^(?:ticker|symbol|ticker symbol)$/i.test(field.text.trim())) ?? -1;
  const drafts = readTable(tableOf(rows, tickers), { dictionary }).drafts;
  return tickers < 0 ? [...drafts] : drafts.map((draft) => ({ ...draft, entity: entityAt(rows, tickers, draft) }));
}

function tableOf(rows: readonly (readonly CsvField[])[], tickers: number): Table {
  return {
    index: 0, width: rows.reduce((width, row) => Math.max(width, row.length), 0), caption: null, before: [],
    rows: rows.map((fields, row) => fields.map((field, column) => ({
      text: column === tickers ? '' : keySpaced(field.text, row), row, column, colspan: 1, rowspan: 1, span: field.span, indent: field.text.length - field.text.trimStart().length,
    }))),
  };
}

/** Heads of data files are written as keys: `total_revenue` reads "total revenue". */
function keySpaced(text: string, row: number): string {
  return row === 0 && /^[a-z\d_]+$/i.test(text) ? text.replaceAll('_', ' ') : text.trim();
}

function entityAt(rows: readonly (readonly CsvField[])[], column: number, draft: FactDraft): Entity | null {
  const ticker = draft.anchor.kind === 'cell' ? rows[draft.anchor.row]?.[column]?.text.trim() : undefined;
  return ticker === undefined || ticker === '' ? null : { id: null, ticker, name: null };
}
