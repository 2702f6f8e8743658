import { expect, test } from 'vitest';
import { search, smallFence } from '../testing/small-fence.ts';

const document = 'Revenue was $9.9 billion.';

test.each([
  'No matches found for pattern: revenue was 9.9 billion', 'ERROR: path not found: revenue was $9.9 billion', 'no results for revenue was $9.9 billion', 'Error: revenue was $9.9 billion is not a ticker',
  '{"error":"unknown field revenue was $9.9 billion"}', '{"success":false,"message":"revenue was $9.9 billion"}', '[Omitted long matching line] revenue was $9.9 billion', 'HTTP 404: revenue was $9.9 billion',
])('an error or an empty result is no evidence: %s [FEN-ERR-1]', async (message) => {
  const fence = smallFence(document);
  const shown = await search(fence, message);
  expect(shown.passages).toEqual([]);
  expect(fence.submit({ claim: 'Revenue was $9.9 billion', quote: message })).toMatchObject({ admitted: false, supports: false });
});

test('a tool that throws gives no result, and its message is kept for people only [FEN-ERR-1]', async () => {
  const fence = smallFence(document);
  const shown = await fence.track(() => { throw new Error('revenue was $9.9 billion'); }, { tool: 'search' })({ query: 'x' });
  expect(shown).toEqual({ passages: [], notice: 'The search failed. A failure is no evidence.' });
  expect(fence.state.calls[0]).toMatchObject({ outcome: 'error', message: 'revenue was $9.9 billion' });
});

test('a message of the tool above true results is blanked, and the results stay [FEN-ERR-1]', async () => {
  const fence = smallFence(document);
  const { passages } = await search(fence, 'No matches found for: profit.\nRevenue was $9.9 billion.');
  expect(fence.submit({ claim: 'Revenue was $9.9 billion', handles: passages.map((passage) => passage.handle) }).supports).toBe(true);
});

test('every call is recorded, whatever came of it, in the order in which they began [FEN-CALL-1]', async () => {
  const fence = smallFence(document, { limits: { searches: 3 } });
  await Promise.all([search(fence, ['a b'], 'one'), search(fence, null, 'two'), search(fence, { error: 'x' }, 'three'), search(fence, ['c d'], 'four')]);
  expect(fence.state.calls.toSorted((left, right) => left.number - right.number).map((call) => [call.number, call.input, call.outcome])).toEqual([
    [0, '{"query":"one"}', 'found'], [1, '{"query":"two"}', 'empty'], [2, '{"query":"three"}', 'error'], [3, '{"query":"four"}', 'over-limit'],
  ]);
});

test('handles tell nothing and are the same in a replay [FEN-CALL-1]', async () => {
  const [first, second] = await Promise.all([search(smallFence(document), ['Revenue was $9.9 billion.']), search(smallFence(document), ['Revenue was $9.9 billion.'])]);
  expect(first.passages[0]?.handle).toMatch(/^psg_[0-9a-f]{20}$/);
  expect(first).toEqual(second);
});

test('a passage that does not stand in its capture never reaches the agent [FEN-CALL-1]', async () => {
  const fence = smallFence(document, { captureText: () => 'Revenue was $5.1 billion.' });
  const shown = await search(fence, [{ text: 'Revenue was $9.9 billion.', capture: { id: 'c', start: 0 } }]);
  expect(shown.passages).toEqual([]);
  expect(fence.state.calls[0]?.dropped).toBe(1);
});
