// Text whose tables are lines of the form "| a | b |", as filings turned to text have them.
import type { Span } from '@assay/record';

export type PipeCell = { readonly text: string; readonly span: Span };
export type Segment =
  | { readonly kind: 'text'; readonly span: Span }
  | { readonly kind: 'table'; readonly span: Span; readonly rows: readonly (readonly PipeCell[])[] };

/** Cuts a text into stretches of prose and tables of pipe rows, in order. Blank lines do not end a table that goes on behind them. */
export function readSegments(text: string): Segment[] {
  const segments: Segment[] = [];
  for (const line of linesOf(text)) {
    const cells = pipeCells(text, line);
    const last = segments.at(-1);
    if (cells !== null) addRow(segments, { last, cells, line });
    else if (text.slice(line.start, line.end).trim() !== '') {
      if (last?.kind === 'text') segments[segments.length - 1] = { kind: 'text', span: { start: last.span.start, end: line.end } };
      else segments.push({ kind: 'text', span: line });
    }
  }
  return segments;
}

function addRow(segments: Segment[], at: { readonly last: Segment | undefined; readonly cells: readonly PipeCell[]; readonly line: Span }): void {
  if (at.cells.length === 0) return;
  if (at.last?.kind !== 'table') segments.push({ kind: 'table', span: at.line, rows: [at.cells] });
  else segments[segments.length - 1] = { kind: 'table', span: { start: at.last.span.start, end: at.line.end }, rows: [...at.last.rows, at.cells] };
}

function* linesOf(text: string): Generator<Span> {
  let start = 0;
  while (start <= text.length) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    yield { start, end };
    start = end + 1;
  }
}

/** The cells of a pipe row; null for another line; none for a row of dashes. */
function pipeCells(text: string, line: Span): PipeCell[] | null {
  const raw = text.slice(line.start, line.end);
  const trimmed = raw.trim();
  if (!trimmed.startsWith('|') || trimmed.length < 3 || trimmed.indexOf('|', 1) < 0) return null;
  const cells: PipeCell[] = [];
  let from = raw.indexOf('|') + 1;
  for (let bar = raw.indexOf('|', from); from < raw.length; bar = raw.indexOf('|', from)) {
    const to = bar < 0 ? raw.length : bar;
    if (bar >= 0 || raw.slice(from, to).trim() !== '') cells.push(cellAt(text, { start: line.start + from, end: line.start + to }));
    from = to + 1;
  }
  return cells.every((cell) => /^:?-*:?$/.test(cell.text)) && cells.some((cell) => cell.text !== '') ? [] : cells;
}

function cellAt(text: string, place: Span): PipeCell {
  const raw = text.slice(place.start, place.end);
  const start = place.start + raw.length - raw.trimStart().length;
  const shown = raw.trim();
  return { text: shown, span: { start, end: start + shown.length } };
}
