// The tree that the judge's own parser makes, so that the page shows the very characters that were audited.
import { visibleText, type parseMarkdown } from '@assay/audit';

export type MarkdownRoot = ReturnType<typeof parseMarkdown>;
export type MarkdownNode = MarkdownRoot['children'][number];
export type MarkdownBlock<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Type }>;
export type Inline = MarkdownBlock<'paragraph'>['children'][number];

/** A leaf of running text: what is seen, and the source offset of each of its characters. */
export type Leaf = { readonly text: string; readonly offsets: readonly number[] };

export function isTextLeaf(node: Inline | MarkdownNode): node is MarkdownBlock<'text'> | MarkdownBlock<'inlineCode'> {
  return node.type === 'text' || node.type === 'inlineCode';
}

export function readLeaf(node: MarkdownBlock<'text'> | MarkdownBlock<'inlineCode'>, source: string): Leaf {
  return visibleText([node], source);
}

/** Where a node stands in the source; 0–0 for a node that the parser made up. */
export function nodeSpan(node: Inline | MarkdownNode | MarkdownRoot): { readonly start: number; readonly end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}
