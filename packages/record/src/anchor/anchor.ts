// Where something stands. An anchor is exact: it is never found again by searching.
import { z } from 'zod';

const offset = z.int().nonnegative();

/** A stretch of text: UTF-16 offsets into the decoded document, end exclusive. */
export const spanSchema = z.object({ start: offset, end: offset });
export type Span = z.infer<typeof spanSchema>;

export const anchorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('span'), start: offset, end: offset }),
  /** RFC 6901 pointer; `bytes` is the range of the value within the captured bytes, where it is known. */
  z.object({ kind: z.literal('json'), pointer: z.string(), bytes: spanSchema.nullable() }),
  /** A table cell: the table's number in the document, zero-based row and column of the grid as written; `span` is the cell's text in the document. */
  z.object({ kind: z.literal('cell'), table: offset, row: offset, column: offset, span: spanSchema.nullable() }),
  /** A paragraph of a document that comes as a list of paragraphs, with the stretch inside it. */
  z.object({ kind: z.literal('paragraph'), index: offset, start: offset, end: offset }),
]);
export type Anchor = z.infer<typeof anchorSchema>;

/** A place as people write it: `/facts/us-gaap/Revenues/…`, `table 3, row 2, column 5`, `chars 96–128`. */
export function anchorName(anchor: Anchor): string {
  switch (anchor.kind) {
    case 'span': return `chars ${String(anchor.start)}–${String(anchor.end)}`;
    case 'json': return anchor.pointer === '' ? 'the whole document' : anchor.pointer;
    case 'cell': return `table ${String(anchor.table + 1)}, row ${String(anchor.row + 1)}, column ${String(anchor.column + 1)}`;
    case 'paragraph': return `paragraph ${String(anchor.index + 1)}, chars ${String(anchor.start)}–${String(anchor.end)}`;
  }
}

/** True when `inner` lies wholly inside `outer`. */
export function spanContains(outer: Span, inner: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

export function spansOverlap(left: Span, right: Span): boolean {
  return left.start < right.end && right.start < left.end;
}
