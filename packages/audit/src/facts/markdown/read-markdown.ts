// A Markdown document becomes facts: GFM tables cell by cell, paragraphs sentence by sentence, under the headings they stand beneath.
import type { Nodes, Root, Table as TableNode } from 'mdast';
import type { Dictionary } from '@assay/calc';
import type { Span } from '@assay/record';
import { parseMarkdown } from '../../report/parse-markdown.ts';
import type { FactDraft } from '../draft.ts';
import { readProse } from '../prose/read-prose.ts';
import { readTable } from '../table/read-table.ts';
import type { Table, TableCell } from '../table/table.ts';
import { shownText } from './shown-text.ts';

/** The facts of a Markdown text in its order, and its first heading. */
export function readMarkdown(markdown: string, dictionary?: Dictionary): { readonly drafts: FactDraft[]; readonly heading: string | null } {
  const root = parseMarkdown(markdown);
  const drafts: FactDraft[] = [];
  let above: string[] = [];
  let tables = 0;
  for (const node of textNodes(root)) {
    const shown = shownText(node);
    if (node.type === 'table') for (const draft of readTable(tableOf(node, { index: tables++, before: above }), { dictionary }).drafts) drafts.push(draft);
    else {
      above = node.type === 'heading' ? [shown.text] : [shown.text, ...above].slice(0, 3);
      for (const draft of readProse(shown.text, (span) => ({ kind: 'span', ...shown.sourceOf(span) }), dictionary)) drafts.push(draft);
    }
  }
  const first = root.children.find((node) => node.type === 'heading');
  return { drafts, heading: first === undefined ? null : shownText(first).text };
}

/** Tables, headings and paragraphs, in order, out of lists and quotes as well. Code is not text. */
function textNodes(root: Root): Extract<Nodes, { type: 'table' | 'heading' | 'paragraph' }>[] {
  const found: Extract<Nodes, { type: 'table' | 'heading' | 'paragraph' }>[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'table' || node.type === 'heading' || node.type === 'paragraph') found.push(node);
    else if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  return found;
}

function tableOf(node: TableNode, about: { readonly index: number; readonly before: readonly string[] }): Table {
  const rows = node.children.map((row, rowIndex) => row.children.map((cell, column): TableCell => {
    const shown = shownText(cell);
    const span: Span | null = shown.text === '' ? null : shown.sourceOf({ start: 0, end: shown.text.length });
    return { text: shown.text, row: rowIndex, column, colspan: 1, rowspan: 1, span, indent: 0 };
  }));
  const title = about.before.find((line) => line.length < 160) ?? null;
  return { index: about.index, rows, width: rows.reduce((width, row) => Math.max(width, row.length), 0), caption: title, before: about.before };
}
