// Markdown blocks as markup. Headings keep their order below the page's one h1; raw HTML is shown as text.
import { html, joinHtml, nothing, type Html } from '../../markup.ts';
import { headingAddress } from './headings.ts';
import { nodeSpan, type MarkdownBlock, type MarkdownNode } from './markdown-tree.ts';
import { renderInline } from './render-inline.ts';
import { renderTable } from './render-table.ts';
import type { TextPage } from './text-page.ts';

export function renderBlocks(nodes: readonly MarkdownNode[], page: TextPage): Html {
  return joinHtml(nodes.map((node) => renderBlock(node, page)));
}

/** Definitions of links show nothing; every other kind of node that is not listed stands only inside one that is. */
export function renderBlock(node: MarkdownNode, page: TextPage): Html {
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- inline nodes never stand at block level
  switch (node.type) {
    case 'heading': return renderHeading(node, page);
    case 'paragraph': return html`<p>${renderInline(node.children, nodeSpan(node), page)}</p>\n`;
    case 'list': return renderList(node, page);
    case 'table': return renderTable(node, page);
    case 'blockquote': return html`<blockquote>${renderBlocks(node.children, page)}</blockquote>\n`;
    case 'code': case 'html': return html`<pre tabindex="0" role="group" aria-label="Source text"><code>${node.value}</code></pre>\n`;
    case 'thematicBreak': return html`<hr>\n`;
    case 'footnoteDefinition': return html`<div class="footnote"><sup>${node.label ?? node.identifier}</sup>${renderBlocks(node.children, page)}</div>\n`;
    default: return nothing;
  }
}

function renderHeading(node: MarkdownBlock<'heading'>, page: TextPage): Html {
  const heading = headingAddress(node, page);
  const first = page.headings.length === 0 && node.depth === 1;
  page.headings.push(heading);
  const inner = renderInline(node.children, nodeSpan(node), page);
  if (first) return html`<h1 id="${heading.id}">${inner}</h1>\n`;
  if (heading.depth <= 2) return html`<h2 id="${heading.id}">${inner}</h2>\n`;
  return heading.depth === 3 ? html`<h3 id="${heading.id}">${inner}</h3>\n` : html`<h4 id="${heading.id}">${inner}</h4>\n`;
}

function renderList(node: MarkdownBlock<'list'>, page: TextPage): Html {
  const items = node.children.map((item) => html`<li>${item.children.map((child) => (child.type === 'paragraph' && node.spread !== true ? renderInline(child.children, nodeSpan(child), page) : renderBlock(child, page)))}</li>\n`);
  if (node.ordered !== true) return html`<ul>\n${items}</ul>\n`;
  return html`<ol start="${node.start ?? 1}">\n${items}</ol>\n`;
}
