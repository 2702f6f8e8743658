import type { Dictionary } from '@assay/calc';
import { bareCapture, makeReadFacts } from '../draft.ts';
import type { ReadFact } from '../read-fact.ts';
import { readTable } from './read-table.ts';
import { tableOfRows } from './table.ts';

export type AboutGrid = { readonly caption?: string | null; readonly paragraphsBefore?: readonly string[]; readonly dictionary?: Dictionary };

/** The facts of a grid that a caller already has, row by row; anchors hold the grid's own row and column. `paragraphsBefore` stands nearest first and is read for units only. */
export function readGrid(rows: readonly (readonly string[])[], about: AboutGrid = {}): ReadFact[] {
  return makeReadFacts(readTable(tableOfRows(rows, { caption: about.caption, before: about.paragraphsBefore }), { dictionary: about.dictionary }).drafts, bareCapture('grid'));
}
