import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountFor } from './account.ts';
import { restoreFence, snapshotFence } from './snapshot/snapshot.ts';
import { cite, search, sha256, smallFence } from './testing/small-fence.ts';

const document = 'Revenue was $5.1 billion in FY2025.';
const pieces = fc.constantFrom('Revenue', ' was ', '$5.1 billion', ' in FY2025', '.', 'not ', '"revenue": 5098000000', '[', '{', '"', '\n', '**', '| a | b |', '\u200b', '٥', '-', '%', 'expects ', 'AAPL ', 'ERROR: ', '\ud800');
const text = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''));

test('nothing that is sent, found or audited makes the fence throw [FEN-KEEP-1]', async () => {
  await fc.assert(fc.asyncProperty(fc.tuple(text, text, text), fc.anything(), async ([markdown, found, quote], sent) => {
    const fence = smallFence(markdown);
    await search(fence, found, quote);
    fence.submit(sent);
    fence.submit({ claim: markdown, quote, handles: [...fence.state.passages.keys()] });
    fence.submit({ claim: 'Revenue', quote: found });
    expect(fence.state.accepted.length + fence.state.refused.length).toBe(3);
    accountFor(fence);
    expect(snapshotFence(restoreFence(snapshotFence(fence), { document: markdown, sha256 }))).toBe(snapshotFence(fence));
  }), { numRuns: 300 });
});

test.each(['['.repeat(15_000), `${'{"a":'.repeat(4000)}1`, '"a":1,'.repeat(3000), '(((('.repeat(4000), '| '.repeat(9000), '**'.repeat(9000), 'not '.repeat(4000), '1,'.repeat(9000), 'x:1:'.repeat(4000)])('a passage made to be slow or deep is read all the same [FEN-KEEP-1]', async (found) => {
  expect((await cite(document, [found])).supports).toBe(false);
});

test('without the evidence that it cites, nothing is borne out [FEN-RAISE-1]', async () => {
  await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom('Revenue was $5.1 billion in FY2025.', 'Costs were $5.1 billion in FY2025.', 'The weather was good.', '"revenue": 4000000000'), { maxLength: 5 }), async (found) => {
    const outcome = await cite(document, found);
    if (!outcome.supports) return;
    const fence = smallFence(document);
    const { passages } = await search(fence, found);
    const others = passages.filter((passage) => !outcome.handles.includes(passage.handle)).map((passage) => passage.handle);
    expect(fence.submit({ claim: 'Revenue was $5.1 billion in FY2025', handles: others }).supports).toBe(false);
  }));
});

test('evidence against a claim never helps it, and evidence about something else changes nothing [FEN-SAYS-3]', async () => {
  const good = 'Revenue was $5.1 billion in FY2025.';
  for (const other of ['Costs fell.', 'Net income was $1.0 billion in FY2025.', 'Revenue was $4.0 billion in FY2024.']) expect((await cite(document, [good, other])).supports).toBe(true);
  for (const against of ['Revenue was $4.9 billion in FY2025.', 'Revenue was €5.1 billion in FY2025.', 'Revenue was not $5.1 billion in FY2025.']) expect((await cite(document, [against, good])).supports).toBe(false);
});

test('the document is read as it is at the time [FEN-CLAIM-1]', async () => {
  let version = 'Revenue was $4.0 billion in FY2025.';
  const fence = smallFence(() => version);
  await search(fence, ['Revenue was $5.1 billion in FY2025.']);
  const sent = { claim: 'Revenue was $5.1 billion in FY2025', quote: 'Revenue was $5.1 billion in FY2025.' };
  expect(fence.submit(sent).code).toBe('claim-not-in-document');
  version = document;
  expect(fence.submit(sent).supports).toBe(true);
});

test('a place that an agent names must be known, and be where its evidence stands [FEN-QUOTE-1]', async () => {
  const fence = smallFence(document, { hooks: { resolveSource: ({ file }) => (file === 'other.json' || file === 'calls.json' ? 'get_income' : null) } });
  await search(fence, ['calls.json:12: "revenue": 5098000000']);
  const sent = { claim: 'Revenue was $5.1 billion in FY2025', quote: '"revenue": 5098000000' };
  expect(fence.submit({ ...sent, source: { file: 'calls.json', line: 12 } })).toMatchObject({ supports: true, resolved: 'get_income' });
  for (const source of [{ file: 'calls.json', line: 13 }, { file: 'other.json', line: 12 }, { file: 'none.json', line: 12 }]) expect(fence.submit({ ...sent, source }).code).toBe('unresolved-source');
});
