import { expect, test } from 'vitest';
import { readBlocks } from './read-blocks.ts';
import { sourceSpan } from './visible-text.ts';

/** The source under some visible words. */
function sourceUnder(markdown: string, words: string): string | null {
  for (const block of readBlocks(markdown)) {
    if (!('visible' in block)) continue;
    const start = block.visible.text.indexOf(words);
    if (start < 0) continue;
    const span = sourceSpan(block.visible, { start, end: start + words.length });
    return markdown.slice(span.start, span.end);
  }
  return null;
}

test.each([
  ['plain text', 'Revenue rose 7% again.', '7%'],
  ['after bold', 'Net **debt** of $5 billion.', '$5 billion'],
  ['after an escape', 'AT\\&T made \\$5 and 7% more.', '7%'],
  ['after an entity', 'AT&amp;T &ndash; 7% more, &#x20AC;5 less.', '7%'],
  ['an entity of two characters', 'A &NotEqualTilde; B, 7% more.', '7%'],
  ['what only looks like an entity', 'R&D; 7% more.', '7%'],
  ['a continued line of a list', '- first line\n  and &amp; then\n      7% more\n', '7%'],
  ['a continued line of a quotation', '> first &amp; line\n>   and 7% more\n', '7%'],
])('visible words keep their place in the source: %s', (_, markdown, words) => {
  expect(sourceUnder(markdown, words)).toBe(words);
});
