// Pages turned to text one cell a line: a label, then its values, each on a line of its own; or a label with its values behind it on the same line.
import type { Span } from '@assay/record';
import type { PipeCell } from '../pipe/segments.ts';
import { isMarkText, isValueText, kindOfLine } from './line-kind.ts';

export type PlacedLine = { readonly text: string; readonly span: Span };
/** `heads` is true for a row of times over the columns. */
export type StackedRow = { readonly cells: readonly PipeCell[]; readonly kind: 'data' | 'heads' | 'label' | 'sentence'; readonly span: Span };

/** The values of a line, with a currency mark that stands apart joined to the figure it belongs to. */
function valuesIn(line: PlacedLine, pending: { mark: string }): PipeCell[] {
  const cells: PipeCell[] = [];
  let at = 0;
  for (const part of line.text.split(/\s+/)) {
    const start = line.text.indexOf(part, at);
    at = start + part.length;
    const figure = part.replace(/(?<=.)[$€£¥]$/, '');
    if (isMarkText(part)) { pending.mark = currency.exec(part)?.[0] ?? pending.mark; continue; }
    const text = pending.mark === '' || currency.test(figure) ? figure : `${pending.mark}${figure}`;
    pending.mark = part === figure ? '' : part.slice(-1);
    cells.push({ text, span: { start: line.span.start + start, end: line.span.start + start + figure.length } });
  }
  return cells;
}

const currency = /[$€£¥]/;

/** "Total net sales 177,866 232,887": the label in front and at least two values behind; null for any other line. */
function splitInline(line: PlacedLine): { readonly label: PipeCell; readonly values: readonly PipeCell[] } | null {
  const parts = line.text.split(/\s+/);
  let from = parts.length;
  while (from > 0 && (isValueText(parts[from - 1] ?? '') || isMarkText(parts[from - 1] ?? ''))) from -= 1;
  if (from === 0 || from === parts.length) return null;
  const cut = cutBefore(line.text, parts.slice(from));
  const label = line.text.slice(0, cut).trimEnd();
  const values = valuesIn({ text: line.text.slice(cut), span: { start: line.span.start + cut, end: line.span.end } }, { mark: '' });
  return values.length < 2 || label.length < 2 ? null : { label: { text: label, span: { start: line.span.start, end: line.span.start + label.length } }, values };
}

function cutBefore(text: string, tail: readonly string[]): number {
  let at = text.length;
  for (const part of tail.toReversed()) at = text.lastIndexOf(part, at - 1);
  return at;
}

/** A label that runs over two lines goes on in lower case, or behind a comma or a dash. */
function isContinued(before: string, next: string): boolean {
  return /^[a-z(]/.test(next) || /[,–-]$/.test(before);
}

function joined(one: PipeCell, other: PipeCell): PipeCell {
  return { text: `${one.text} ${other.text}`, span: { start: one.span.start, end: other.span.end } };
}

/** Lines as rows, in order. */
export function stackedRows(lines: readonly PlacedLine[]): StackedRow[] {
  const rows: StackedRow[] = [];
  let label: PipeCell | null = null;
  let values: PipeCell[] = [];
  let heads: PipeCell[] = [];
  const pending = { mark: '' };
  const close = (): void => {
    if (values.length > 0) rows.push(rowOf(label === null ? values : [label, ...values], label === null ? 'label' : 'data'));
    else if (label !== null) rows.push(rowOf([label], 'label'));
    if (heads.length > 0) rows.push(rowOf(heads, 'heads'));
    label = null;
    values = [];
    heads = [];
  };
  for (const line of lines) {
    const kind = kindOfLine(line.text);
    if (kind === 'mark') { pending.mark = currency.exec(line.text)?.[0] ?? pending.mark; continue; }
    if (kind === 'values' && heads.length === 0) { values.push(...valuesIn(line, pending)); continue; }
    if (kind === 'period' && values.length === 0) {
      if (label !== null) { const kept: PipeCell = label; label = null; rows.push(rowOf([kept], 'label')); }
      heads.push({ text: line.text, span: line.span });
      continue;
    }
    pending.mark = '';
    const own: PipeCell = { text: line.text, span: line.span };
    if (label !== null && values.length === 0 && heads.length === 0 && kind === 'label' && isContinued((label as PipeCell).text, line.text)) { label = joined(label, own); continue; }
    close();
    const inline = kind === 'label' ? splitInline(line) : null;
    if (kind === 'sentence') rows.push(rowOf([own], 'sentence'));
    else if (inline !== null) rows.push(rowOf([inline.label, ...inline.values], 'data'));
    else if (kind === 'period') heads = [own];
    else if (kind === 'values') values = valuesIn(line, pending);
    else label = own;
  }
  close();
  return rows;
}

function rowOf(cells: readonly PipeCell[], kind: StackedRow['kind']): StackedRow {
  return { cells, kind, span: { start: cells[0]?.span.start ?? 0, end: cells.at(-1)?.span.end ?? 0 } };
}
