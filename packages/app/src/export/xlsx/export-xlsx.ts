// A run as a workbook: the report's figures, the source values behind them, and formulas from the ones to the others.
import type { Dictionary } from '@assay/calc';
import type { RunContents, Sha256 } from '@assay/record';
import { writeXlsx, type WriteSheet } from 'hucre/xlsx';
import type { PageSeal } from '../html/page/colophon.ts';
import { makeBook, type Book } from './book.ts';
import { face } from './cells.ts';
import { labelCaptures } from './source-words.ts';
import { computedSheet, inputsSheet } from './sheets/computed-sheet.ts';
import { coverSheet, titleOf } from './sheets/cover-sheet.ts';
import { factsSheet, pricesSheet } from './sheets/facts-sheet.ts';
import { figuresSheet } from './sheets/figures-sheet.ts';
import { sourcesSheet } from './sheets/sources-sheet.ts';
import { tableSheets } from './sheets/table-sheets.ts';

export type XlsxOptions = { readonly sha256: Sha256; readonly seal: PageSeal | null; readonly rules: string; /** The measures that the run was judged by; the built-in ones where left out. */ readonly dictionary?: Dictionary };

const about: readonly (readonly [RegExp, string])[] = [
  [/^Figures$/, 'every claim of the report, with what the sources say'], [/^Facts$/, 'every source value that a claim rests on'], [/^Computed$/, 'every worked-out figure as a formula over the facts'],
  [/^Inputs$/, 'what the report itself assumes'], [/^Prices$/, 'the daily closes behind averages, highs and lows'], [/^Sources$/, 'the captured responses with their hashes'], [/^Table_/, 'a table of the report, its figures read from the facts'],
];

function whatIs(name: string): string {
  return about.find(([pattern]) => pattern.test(name))?.[1] ?? '';
}

function sheetsOf(book: Book, foot: string): WriteSheet[] {
  const captures = labelCaptures(book.run.captures);
  return [figuresSheet(book, captures, foot), ...tableSheets(book, foot), computedSheet(book, foot), inputsSheet(book, foot), factsSheet(book, captures, foot), pricesSheet(book, captures, foot), sourcesSheet(book, foot)].filter((sheet) => sheet !== null);
}

/** The bytes of an .xlsx file. Formulas carry the values that they have, so that viewers without a calculator show them too. */
export async function exportXlsx(run: RunContents, options: XlsxOptions): Promise<Uint8Array> {
  const book = makeBook(run, options);
  const foot = `${titleOf(run)} · ${run.run.id}`;
  const sheets = sheetsOf(book, foot);
  const cover = coverSheet({ book, seal: options.seal, rules: options.rules, sheets: sheets.map(({ name }) => ({ name, what: whatIs(name) })), foot });
  const created = new Date(run.run.finishedAt ?? run.run.startedAt);
  return writeXlsx({ sheets: [cover, ...sheets], properties: { title: titleOf(run), creator: `Assay ${run.run.program.version}`, subject: run.run.id, created, modified: created }, defaultFont: { ...face } });
}
