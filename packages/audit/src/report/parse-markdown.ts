// One Markdown parser for the judge and the reader, so that both see the same text at the same offsets.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Root } from 'mdast';

/** GitHub-flavoured Markdown as an mdast tree; every node carries its UTF-16 offsets. Never fails: all text is Markdown. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}
