// Text whose tables are lines with bars, "| a | b |" or "a | b", as filings turned to text have them. A row of one cell has no bar: it is known by its neighbours.
import type { Span } from '@assay/record';

export type PipeCell = { readonly text: string; readonly span: Span };
export type Segment =
  | { readonly kind: 'text'; readonly span: Span }
  | { readonly kind: 'table'; readonly span: Span; readonly rows: readonly (readonly PipeCell[])[] };
type Growing = { readonly kind: 'text' | 'table'; readonly start: number; end: number; readonly rows: (readonly PipeCell[])[] };
type TextLine = { readonly span: Span; readonly text: string; readonly cells: readonly PipeCell[] | null };

/** A line as short as this may be a row of one cell. */
const SHORT = 110;
/** So many lines without bars may stand between two rows of one table. */
const MAX_BETWEEN = 3;

/** Cuts a text into stretches of prose and tables of pipe rows, in order. */
export function readSegments(text: string): Segment[] {
  const lines = linesOf(text);
  const isRow = lines.map((line) => line.cells !== null);
  lines.forEach((line, index) => { isRow[index] ||= isRowOfOne(lines, index); });
  const segments: Growing[] = [];
  for (const [index, line] of lines.entries()) {
    const kind = isRow[index] === true ? 'table' : 'text';
    if (segments.at(-1)?.kind !== kind) segments.push({ kind, start: line.span.start, end: line.span.end, rows: [] });
    const segment = segments.at(-1);
    if (segment === undefined) continue;
    segment.end = line.span.end;
    if (kind === 'table') segment.rows.push(line.cells ?? [{ text: line.text, span: line.span }]);
  }
  return segments.map(({ kind, start, end, rows }) => (kind === 'text' ? { kind, span: { start, end } } : { kind, span: { start, end }, rows }));
}

/** Lines with something in them; running feet such as "Company | 2024 Form 10-K | 29" and rows of dashes are left out. */
function linesOf(text: string): TextLine[] {
  const lines: TextLine[] = [];
  for (let start = 0; start <= text.length;) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    const shown = text.slice(start, end).trim();
    const from = start + text.slice(start, end).indexOf(shown);
    if (shown !== '' && !isFoot(shown)) lines.push({ span: { start: from, end: from + shown.length }, text: shown, cells: pipeCells(text, { start: from, end: from + shown.length }) });
    start = end + 1;
  }
  return lines;
}

function isFoot(line: string): boolean {
  return line.length < 80 && /\bform 10-[kq]\b.*\|\s*\d+$/i.test(line) || (line.includes('---') && /^[\s|:-]+$/.test(line));
}

/** A short line between two rows, or a time or unit right above the first. */
function isRowOfOne(lines: readonly TextLine[], index: number): boolean {
  const line = lines[index];
  if (line === undefined || line.cells !== null || line.text.length > SHORT || /[.;]$/.test(line.text)) return false;
  const before = lines.slice(Math.max(0, index - MAX_BETWEEN), index).some((other) => other.cells !== null);
  const after = lines.slice(index + 1, index + 1 + MAX_BETWEEN).some((other) => other.cells !== null);
  if (!after || /^\(.*\)$/.test(line.text) || /^\d{1,3}$/.test(line.text)) return false;
  return before || (lines[index + 1]?.cells !== null && /\b(?:ended|as of|december|june|march|september)\b/i.test(line.text));
}

/** The cells of a row with bars; null for a line without. Bars at its ends only close it. */
function pipeCells(text: string, line: Span): PipeCell[] | null {
  const raw = text.slice(line.start, line.end);
  const isClosed = raw.startsWith('|');
  if (!isClosed && !raw.includes(' | ')) return null;
  const cells: PipeCell[] = [];
  let from = isClosed ? 1 : 0;
  while (from <= raw.length) {
    const bar = raw.indexOf('|', from);
    const to = bar < 0 ? raw.length : bar;
    if (bar >= 0 || raw.slice(from).trim() !== '') cells.push(cellAt(text, { start: line.start + from, end: line.start + to }));
    from = to + 1;
  }
  return cells.length === 0 ? null : cells;
}

function cellAt(text: string, place: Span): PipeCell {
  const raw = text.slice(place.start, place.end);
  const start = place.start + raw.length - raw.trimStart().length;
  const shown = raw.trim();
  return { text: shown, span: { start, end: start + shown.length } };
}
