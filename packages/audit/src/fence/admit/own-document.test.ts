import { expect, test } from 'vitest';
import { search, smallFence, verdictOf } from '../testing/small-fence.ts';

const document = 'Net income was **$1.0 billion**. Revenue was $5.1 billion in FY2025. The auditor resigned.';

test('the document that is audited does not bear itself out [FEN-LAUNDER-1]', async () => {
  const fence = smallFence(document);
  await search(fence, ['report.md:1: Net income was $1.0 billion. Revenue was $5.1 billion in FY2025. The auditor resigned.']);
  expect(verdictOf(fence.submit({ claim: 'Revenue was $5.1 billion in FY2025', quote: 'Revenue was $5.1 billion in FY2025.' }))).toBe('refused: own-document');
});

test('a sentence that the document quotes may stand in a source as well [FEN-LAUNDER-1]', async () => {
  const fence = smallFence(document);
  await search(fence, ['It was a good year. Revenue was $5.1 billion in FY2025. Costs fell.']);
  expect(fence.submit({ claim: 'Revenue was $5.1 billion in FY2025', quote: 'Revenue was $5.1 billion in FY2025.' }).supports).toBe(true);
});
