import { decodeText } from '../decode-text.ts';
import { makeReadFacts } from '../draft.ts';
import { companyNamed } from '../company-named.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import type { FactReader } from '../read-fact.ts';

/** A Markdown document: GFM tables and paragraphs. */
export const readMarkdownFile: FactReader = ({ capture, bytes }, { dictionary }) => {
  const { drafts, heading } = readMarkdown(decodeText(bytes, capture), dictionary);
  return makeReadFacts(drafts, capture, capture.entity ?? companyNamed(heading));
};
