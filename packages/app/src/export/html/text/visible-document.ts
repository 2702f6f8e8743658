// The report's visible text with source offsets, to quote a stretch of it with a part marked. Exact spans only: nothing is searched for.
import type { Span } from '@assay/record';
import { isTextLeaf, nodeSpan, readLeaf, type MarkdownNode, type MarkdownRoot } from './markdown-tree.ts';

export type Quote = { readonly before: string; readonly marked: string; readonly after: string };
export type VisibleDocument = {
  /** The visible text of a source span, cut into what stands before, in and after the marked span. */
  readonly quote: (span: Span, mark: Span) => Quote;
};
type Reading = { text: string; readonly offsets: number[]; readonly rows: Span[]; readonly source: string };

export function readVisibleDocument(root: MarkdownRoot, source: string): VisibleDocument {
  const reading: Reading = { text: '', offsets: [], rows: [], source };
  for (const node of root.children) readNode(node, reading);
  return { quote: (span, mark) => quote(reading, rowAround(reading.rows, span) ?? span, mark) };
}

function readNode(node: MarkdownNode, reading: Reading): void {
  if (isTextLeaf(node)) {
    const leaf = readLeaf(node, reading.source);
    reading.text += leaf.text;
    reading.offsets.push(...leaf.offsets.slice(0, leaf.text.length));
    return;
  }
  if (node.type === 'break') pushSeparator(reading, ' ', nodeSpan(node).start);
  if (node.type === 'tableRow') reading.rows.push(nodeSpan(node));
  if ('children' in node) for (const child of node.children) readNode(child, reading);
  if (node.type === 'tableCell') pushSeparator(reading, '   ', nodeSpan(node).end - 1);
}

function pushSeparator(reading: Reading, separator: string, offset: number): void {
  reading.text += separator;
  for (let index = 0; index < separator.length; index += 1) reading.offsets.push(Math.max(offset, reading.offsets.at(-1) ?? 0));
}

/** A cell alone says little: its whole row is quoted. */
function rowAround(rows: readonly Span[], span: Span): Span | null {
  return rows.find((row) => row.start <= span.start && row.end >= span.end) ?? null;
}

/** The first index whose offset is at least `offset`. Offsets never fall. */
function lowerBound(offsets: readonly number[], offset: number): number {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < offset) low = middle + 1; else high = middle;
  }
  return low;
}

function quote({ text, offsets }: Reading, span: Span, mark: Span): Quote {
  const [start, from, to, end] = [span.start, Math.max(mark.start, span.start), Math.min(mark.end, span.end), span.end].map((offset) => lowerBound(offsets, offset));
  return { before: text.slice(start, from), marked: text.slice(from, to), after: text.slice(to, end).trimEnd() };
}
