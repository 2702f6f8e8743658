// A report as blocks of visible text under their headings. Nothing visible is left out: every character belongs to one block.
import type { List, ListItem, Nodes, PhrasingContent, Root, Table } from 'mdast';
import { parseMarkdown } from './parse-markdown.ts';
import { visibleText, type VisibleText } from './visible-text.ts';

export type TableCell = { readonly visible: VisibleText; readonly row: number; readonly column: number };
export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly visible: VisibleText; readonly headings: readonly string[] }
  | { readonly kind: 'text'; readonly visible: VisibleText; readonly headings: readonly string[]; readonly within: 'paragraph' | 'item' | 'quote' }
  | { readonly kind: 'table'; readonly rows: readonly (readonly TableCell[])[]; readonly headings: readonly string[]; readonly before: string | null }
  | { readonly kind: 'code'; readonly start: number; readonly end: number; readonly text: string }
  | { readonly kind: 'marker'; readonly start: number; readonly end: number; readonly text: string };

type Reading = { readonly source: string; readonly blocks: Block[]; headings: { readonly depth: number; readonly text: string }[]; before: string | null };

/** Blocks in the order of the document. */
export function readBlocks(markdown: string): Block[] {
  const reading: Reading = { source: markdown, blocks: [], headings: [], before: null };
  readNode(parseMarkdown(markdown), reading, 'paragraph');
  return reading.blocks;
}

function headingPath(reading: Reading): string[] {
  return reading.headings.map((heading) => heading.text);
}

function readNode(node: Root | Nodes, reading: Reading, within: 'paragraph' | 'item' | 'quote'): void {
  if (node.type === 'heading') readHeading(node.depth, visibleText(node.children, reading.source), reading);
  else if (node.type === 'paragraph') readText(node.children, reading, within);
  else if (node.type === 'table') readTableBlock(node, reading);
  else if (node.type === 'list') readList(node, reading);
  else if (node.type === 'code' || node.type === 'html') readCode(node, reading);
  else if ('children' in node) for (const child of node.children) readNode(child, reading, node.type === 'blockquote' ? 'quote' : within);
}

function readHeading(depth: number, visible: VisibleText, reading: Reading): void {
  const parents = reading.headings.filter((heading) => heading.depth < depth);
  reading.blocks.push({ kind: 'heading', depth, visible, headings: parents.map((heading) => heading.text) });
  reading.headings = [...parents, { depth, text: visible.text }];
  reading.before = null;
}

function readText(children: readonly PhrasingContent[], reading: Reading, within: 'paragraph' | 'item' | 'quote'): void {
  const visible = visibleText(children, reading.source);
  reading.blocks.push({ kind: 'text', visible, headings: headingPath(reading), within });
  reading.before = visible.text;
}

function readTableBlock(table: Table, reading: Reading): void {
  const rows = table.children.map((row, at) => row.children.map((cell, column) => ({ visible: visibleText(cell.children, reading.source), row: at, column })));
  reading.blocks.push({ kind: 'table', rows, headings: headingPath(reading), before: reading.before });
}

function readList(list: List, reading: Reading): void {
  for (const item of list.children) {
    if (list.ordered === true) readMarker(item, reading);
    for (const child of item.children) readNode(child, reading, 'item');
  }
}

/** The "1." of an ordered list is no text of the report, but it is a numeral on the page. */
function readMarker(item: ListItem, reading: Reading): void {
  const start = item.position?.start.offset ?? 0;
  const digits = /^\d{1,9}/.exec(reading.source.slice(start, start + 9));
  if (digits !== null) reading.blocks.push({ kind: 'marker', start, end: start + digits[0].length, text: digits[0] });
}

function readCode(node: { readonly value: string; readonly position?: Nodes['position'] }, reading: Reading): void {
  reading.blocks.push({ kind: 'code', start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0, text: node.value });
}
