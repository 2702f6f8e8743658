// Addresses of headings and the table of contents with its claim counts.
import type { ClaimView } from '../evidence/claim-view.ts';
import { nodeSpan, type MarkdownBlock, type MarkdownNode, type Inline } from './markdown-tree.ts';

/** `depth` as the page has it; `written` as the text has it. */
export type Heading = { readonly id: string; readonly depth: number; readonly written: number; readonly text: string; readonly start: number };
export type ContentsEntry = { readonly id: string; readonly text: string; readonly claims: number };

function inlineText(node: Inline | MarkdownNode): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(inlineText).join('') : '';
}

/** A level that the text leaves out is left out of the page's levels too: under a title, `###` is a section like `##`. */
function depthBelow(headings: readonly Heading[], written: number): number {
  const open: number[] = [];
  for (const depth of [...headings.map((heading) => heading.written), written]) {
    while ((open.at(-1) ?? 0) >= depth) open.pop();
    open.push(depth);
  }
  return open.length;
}

/** `s-` and the words, so that no heading can take the address of a claim (`c12`) or of a part of the page. */
export function headingAddress(node: MarkdownBlock<'heading'>, page: { readonly headings: readonly Heading[] }): Heading {
  const text = inlineText(node).replace(/\s+/g, ' ').trim();
  const words = text.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 60);
  const base = `s-${words === '' ? 'section' : words}`;
  const taken = new Set(page.headings.map((heading) => heading.id));
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${String(count)}`;
  return { id, depth: depthBelow(page.headings, node.depth), written: node.depth, text, start: nodeSpan(node).start };
}

/** Sections of the second level, each with the number of claims up to the next; claims before the first stand under the title. */
export function makeContents(headings: readonly Heading[], claims: readonly ClaimView[]): ContentsEntry[] {
  const sections = headings.filter((heading, index) => heading.depth === 2 || (index > 0 && heading.depth === 1));
  const title = headings[0]?.depth === 1 ? headings[0] : null;
  const all = title === null ? sections : [{ ...title, text: 'Opening' }, ...sections];
  const entries = all.map((section, index) => {
    const end = all[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    return { id: section.id, text: section.text, claims: claims.filter(({ claim }) => claim.span.start >= section.start && claim.span.start < end).length };
  });
  return title !== null && entries[0]?.claims === 0 ? entries.slice(1) : entries;
}
