// Running text with pipe tables in it: sentences and rows become facts at their exact offsets.
import type { Anchor, Span } from '@assay/record';
import type { FactDraft } from '../draft.ts';
import { alignRows } from '../pipe/align-rows.ts';
import { readSegments, type Segment } from '../pipe/segments.ts';
import { readProse } from '../prose/read-prose.ts';
import { readTable } from '../table/read-table.ts';

/** Lines above a table that may hold its title and units. */
const TITLE_LINES = 4;

/** The facts of a text, in order of place. `anchorAt` turns a stretch of the text into an anchor. */
export function readText(text: string, anchorAt: (span: Span) => Anchor): FactDraft[] {
  const segments = readSegments(text);
  return segments.flatMap((segment, index) => (segment.kind === 'text' ? readProse(text.slice(segment.span.start, segment.span.end), (span) => anchorAt({ start: segment.span.start + span.start, end: segment.span.start + span.end })) : readPipes(text, { segments, index }, anchorAt)));
}

function readPipes(text: string, at: { readonly segments: readonly Segment[]; readonly index: number }, anchorAt: (span: Span) => Anchor): FactDraft[] {
  const segment = at.segments[at.index];
  if (segment?.kind !== 'table') return [];
  const before = at.segments[at.index - 1];
  const lines = before?.kind === 'text' ? text.slice(before.span.start, before.span.end).split('\n').map((line) => line.trim()).filter((line) => line !== '').slice(-TITLE_LINES).toReversed() : [];
  const title = lines.find((line) => line.length < 160) ?? null;
  return readTable(alignRows(segment.rows, { index: at.index, caption: title, before: lines }), { anchorOf: (cell) => anchorAt(cell.span ?? segment.span) }).drafts.slice();
}
