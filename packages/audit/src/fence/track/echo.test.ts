import { expect, test } from 'vitest';
import { search, smallFence } from '../testing/small-fence.ts';

const document = 'Harbour Lines earned $9.9 billion in 2025. The auditor resigned in March.';

test('a search for an invention is not its proof when the tool repeats the query [FEN-ECHO-1]', async () => {
  const fence = smallFence(document);
  const shown = await search(fence, 'Nothing like "earned: 9900000000 in 2025" is on file', 'earned: 9900000000 in 2025');
  expect(fence.submit({ claim: 'earned $9.9 billion in 2025', quote: 'earned: 9900000000 in 2025' }).code).toBe('query-echo');
  expect(shown.passages.map((passage) => passage.text).join()).not.toContain('9900000000');
});

test.each([
  ['in the form of an address', 'https://tool.test/find?q=the%20auditor%20resigned%20in%20March', 'the auditor resigned in March'],
  ['in other case and with marks between', 'You asked: THE AUDITOR, RESIGNED; IN MARCH', 'the auditor resigned in March'],
  ['cut short', 'Searching for "the auditor resigned in Ma…"', 'the auditor resigned in March'],
  ['digits grouped otherwise', 'profit 9,900,000,000 requested', 'profit 9900000000'],
])('an echo is known %s [FEN-ECHO-1]', async (_, answer, query) => {
  const shown = await search(smallFence(document), answer, query);
  expect(shown.passages.every((passage) => passage.echo)).toBe(true);
});

test('an echo is known of every text in the arguments, and of every earlier call [FEN-ECHO-1]', async () => {
  const fence = smallFence(document);
  await fence.track(() => null, { tool: 'note' })({ title: 'x', body: { lines: ['the auditor resigned in March'] } });
  const shown = await search(fence, ['My notes: the auditor resigned in March'], 'notes');
  expect(fence.submit({ claim: 'The auditor resigned in March', handles: shown.passages.map((passage) => passage.handle) }).admitted).toBe(true);
  expect(fence.submit({ claim: 'The auditor resigned in March', handles: shown.passages.map((passage) => passage.handle) }).supports).toBe(false);
});

test('what the agent is known to have written is an echo where a tool gives it back [FEN-ECHO-1]', async () => {
  const fence = smallFence(document);
  fence.wrote('My finding is that the auditor resigned in March.');
  const shown = await search(fence, ['the auditor resigned in March'], 'findings');
  expect(shown.passages).toEqual([]);
});

test('words that one searches by are no echo: they stand in the source as well [FEN-ECHO-1]', async () => {
  const fence = smallFence('Revenue was $5.1 billion.');
  const { passages } = await search(fence, ['"totalRevenue": 5098000000'], 'totalRevenue');
  expect(fence.submit({ claim: 'Revenue was $5.1 billion', handles: passages.map((passage) => passage.handle) }).supports).toBe(true);
});

test('words of a capture are no echo, however exactly they were asked for [FEN-ECHO-1]', async () => {
  const text = 'On that day the auditor resigned in March.';
  const fence = smallFence(document, { captureText: (id) => (id === 'c' ? text : null) });
  const { passages } = await search(fence, [{ text, capture: { id: 'c', start: 0 } }], 'the auditor resigned in March');
  expect(fence.submit({ claim: 'The auditor resigned in March', handles: passages.map((passage) => passage.handle) }).supports).toBe(true);
});

test('a statement that is sent in pieces, or as a number, is an echo as well [FEN-ECHO-1]', async () => {
  const fence = smallFence(document);
  for (const piece of ['the auditor', 'resigned', 'in March']) await search(fence, null, piece);
  expect((await search(fence, ['the auditor resigned in March'], 'recent')).passages).toEqual([]);
  const rows = await fence.track(() => ['rows above 9900000000: income'], { tool: 'rows' })({ above: 9_900_000_000 });
  expect(rows.passages.map((passage) => passage.text)).toEqual(['rows above           : income']);
});
