// Running text with pipe tables in it: sentences and rows become facts at their exact offsets.
import type { Dictionary } from '@assay/calc';
import type { Anchor, Span } from '@assay/record';
import { customaryNote, governingNote } from '../document-units.ts';
import type { FactDraft } from '../draft.ts';
import { captionFrom, telling } from '../table/text-before.ts';
import type { UnitNote } from '../labels/unit-note.ts';
import { alignRows } from '../pipe/align-rows.ts';
import { readSegments, type Segment } from '../pipe/segments.ts';
import { readProse } from '../prose/read-prose.ts';
import { stackedSegments } from '../stacked/stacked-segments.ts';
import { readTable } from '../table/read-table.ts';
import type { Table } from '../table/table.ts';

/** A cell with more text than this is a paragraph laid out as a table. */
const LONG_CELL = 100;

/** A piece of text, and how its stretches are anchored. */
export type TextPart = { readonly text: string; readonly anchorAt: (span: Span) => Anchor };
type Piece = { readonly part: TextPart; readonly segment: Segment; /** Text segments hold their text, tables their grids. */ readonly tables: readonly Table[]; readonly text: string };

/** The facts of texts that make up one document, in order of place. Tables that state no unit take the document's. */
export function readTexts(parts: readonly TextPart[], dictionary?: Dictionary): FactDraft[] {
  const pieces = parts.flatMap(piecesOf);
  const custom = customaryNote(pieces.flatMap((piece) => piece.tables.map((table) => readTable(table).note)));
  let governing: UnitNote | null = null;
  return pieces.flatMap(({ part, segment, tables, text }) => {
    if (segment.kind === 'text') {
      governing = text.split('\n').map(governingNote).findLast((note) => note !== null) ?? governing;
      return readProse(text, (span) => part.anchorAt(shifted(span, segment.span.start)), dictionary);
    }
    const inherited = governing ?? custom;
    return tables.flatMap((table) => [
      ...readTable(table, { inherited, dictionary, anchorOf: (cell) => part.anchorAt(cell.span ?? segment.span) }).drafts,
      ...table.rows.flat().filter((cell) => cell.text.length > LONG_CELL).flatMap((cell) => readProse(cell.text, (span) => part.anchorAt(shifted(span, cell.span?.start ?? 0)), dictionary)),
    ]);
  });
}

function shifted(span: Span, by: number): Span {
  return { start: span.start + by, end: span.end + by };
}

function piecesOf(part: TextPart): Piece[] {
  const segments = readSegments(part.text).flatMap((segment) => (segment.kind === 'text' ? stackedSegments(part.text, segment) : [segment]));
  return segments.map((segment, index) => {
    const text = part.text.slice(segment.span.start, segment.span.end);
    if (segment.kind === 'text') return { part, segment, tables: [], text };
    const above = segments[index - 1];
    const lines = above === undefined ? [] : part.text.slice(above.span.start, above.span.end).split('\n').map((line) => line.trim()).filter((line) => line !== '');
    const before = telling(lines.slice(-8).toReversed());
    return { part, segment, tables: alignRows(segment.rows, { index, caption: captionFrom(before), before }), text };
  });
}
