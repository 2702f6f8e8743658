// A Markdown table as a real one: header cells with scope, numbers to the right, its own scrolling frame on a narrow screen.
import { html, type Html } from '../../markup.ts';
import { nodeSpan, type MarkdownBlock } from './markdown-tree.ts';
import { renderInline } from './render-inline.ts';
import type { TextPage } from './text-page.ts';

type Cell = MarkdownBlock<'tableCell'>;
type Place = { readonly page: TextPage; readonly sides: readonly string[]; readonly head: boolean };

export function renderTable(node: MarkdownBlock<'table'>, page: TextPage): Html {
  page.tables.count += 1;
  const sides = (node.children[0]?.children ?? []).map((_, index) => node.align?.[index] ?? 'left');
  const [head, ...rows] = node.children;
  const header = html`<thead><tr>${(head?.children ?? []).map((cell, at) => renderCell(cell, at, { page, sides, head: true }))}</tr></thead>\n`;
  const body = rows.map((row) => html`<tr>${row.children.map((cell, at) => renderCell(cell, at, { page, sides, head: false }))}</tr>\n`);
  return html`<div class="frame" role="group" tabindex="0" aria-label="Table ${page.tables.count}"><table>${header}<tbody>${body}</tbody></table></div>\n`;
}

function renderCell(cell: Cell, at: number, { page, sides, head }: Place): Html {
  const inner = renderInline(cell.children, nodeSpan(cell), page);
  // A claim that ends its cell lets its glyph hang outside, so that the digits of a column stay in line.
  const side = `${sides[at] ?? 'left'}${inner.markup.endsWith('</a>') ? ' tail' : ''}`;
  if (cell.children.length === 0) return html`<td class="${side}"></td>`;
  if (head) return html`<th scope="col" class="${side}">${inner}</th>`;
  return at === 0 ? html`<th scope="row" class="${side}">${inner}</th>` : html`<td class="${side}">${inner}</td>`;
}
