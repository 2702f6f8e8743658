// A Markdown table as a real one: header cells with scope, numbers to the right, its own scrolling frame on a narrow screen.
import { html, type Html } from '../../markup.ts';
import { nodeSpan, type MarkdownBlock } from './markdown-tree.ts';
import { renderInline } from './render-inline.ts';
import type { TextPage } from './text-page.ts';

type Cell = MarkdownBlock<'tableCell'>;
type Column = { readonly index: number; readonly side: string };

export function renderTable(node: MarkdownBlock<'table'>, page: TextPage): Html {
  page.tables.count += 1;
  const columns = (node.children[0]?.children ?? []).map((_, index): Column => ({ index, side: node.align?.[index] ?? (index === 0 ? 'left' : 'right') }));
  const [head, ...rows] = node.children;
  const header = html`<thead><tr>${(head?.children ?? []).map((cell, at) => renderCell(cell, columns[at], { page, head: true }))}</tr></thead>\n`;
  const body = rows.map((row) => html`<tr>${row.children.map((cell, at) => renderCell(cell, columns[at], { page, head: false }))}</tr>\n`);
  return html`<div class="frame" role="group" tabindex="0" aria-label="Table ${page.tables.count}"><table>${header}<tbody>${body}</tbody></table></div>\n`;
}

function renderCell(cell: Cell, column: Column | undefined, place: { readonly page: TextPage; readonly head: boolean }): Html {
  const inner = renderInline(cell.children, nodeSpan(cell), place.page);
  const side = column?.side ?? 'right';
  if (cell.children.length === 0) return html`<td class="${side}"></td>`;
  if (place.head) return html`<th scope="col" class="${side}">${inner}</th>`;
  return column?.index === 0 ? html`<th scope="row" class="${side}">${inner}</th>` : html`<td class="${side}">${inner}</td>`;
}
