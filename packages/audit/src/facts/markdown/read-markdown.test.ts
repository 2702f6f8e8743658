import { expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

const document = `# Sample Corp.

Revenue was **$5.2 million** in 2024, up from $4.8 million in 2023.

## Statement (in thousands)

| | 2024 | 2023 |
|:--|--:|--:|
| **Net income** | 900 | (40) |

- Rent of $7 was paid in 2022.

\`\`\`
Rent of $8 was paid in 2021.
\`\`\`
`;

test('tables under their heading, paragraphs and list items are read; code is not [FACT-FILE-1]', () => {
  expect(readMarkdown(document).drafts.map((draft) => [draft.row.join(), draft.value])).toEqual([['Revenue', '5200000'], ['Revenue', '4800000'], ['Net income', '900000'], ['Net income', '-40000'], ['Rent', '7']]);
});

test('an anchor of Markdown shows the number, emphasis or not [FACT-ANCHOR-1]', () => {
  const shown = readMarkdown(document).drafts.map(({ anchor }) => {
    const span = anchor.kind === 'span' ? anchor : anchor.kind === 'cell' ? anchor.span : null;
    return span === null ? null : document.slice(span.start, span.end);
  });
  expect(shown).toEqual(['$5.2 million', '$4.8 million', '900', '(40)', '$7']);
});
