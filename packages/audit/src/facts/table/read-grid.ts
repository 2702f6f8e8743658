import { bareCapture, makeReadFacts } from '../draft.ts';
import type { ReadFact } from '../read-fact.ts';
import { readTable } from './read-table.ts';
import { tableOfRows } from './table.ts';

/** The facts of a grid that a caller already has, row by row; anchors hold the grid's own row and column. `paragraphsBefore` stands nearest first and is read for units only. */
export function readGrid(rows: readonly (readonly string[])[], about: { readonly caption?: string | null; readonly paragraphsBefore?: readonly string[] } = {}): ReadFact[] {
  return makeReadFacts(readTable(tableOfRows(rows, { caption: about.caption, before: about.paragraphsBefore })).drafts, bareCapture('grid'));
}
