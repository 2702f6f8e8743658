import { expect, test } from 'vitest';
import { search, smallFence, verdictOf } from '../testing/small-fence.ts';
import type { SearchAnswer } from '../track/answer.ts';

async function quote(text: string, answer: SearchAnswer): Promise<string> {
  const fence = smallFence('Sales were $7.2 billion in 2024.');
  await search(fence, answer);
  return verdictOf(fence.submit({ claim: 'Sales were $7.2 billion in 2024', quote: text }));
}

test('a quote leads to the one passage that it was copied from [FEN-QUOTE-1]', async () => {
  expect(await quote('sales of $7.2 billion in 2024', ['The group had sales of $7.2 billion in 2024, a record.', 'Costs were lower.'])).toBe('borne out: says-the-same');
});

test.each([
  ['retyped with other digits', 'sales of 7200000000 in 2024', 'quote-not-found'], ['in other case', 'SALES OF $7.2 BILLION IN 2024', 'quote-not-found'], ['one word changed', 'profits of $7.2 billion in 2024', 'quote-not-found'],
  ['figure of one result, words of another', 'costs of $7.2 billion', 'quote-not-found'], ['one good line above an invented one', 'sales of $7.2 billion in 2024\nthe auditor resigned', 'quote-not-found'],
  ['a number cut short', 'sales of $7', 'quote-cuts-token'], ['a bare number', '7.2', 'no-content'], ['a path', 'tools/run/data.json', 'no-content'],
])('a quote is refused: %s [FEN-QUOTE-1]', async (_, text, code) => {
  expect(await quote(text, ['The group had sales of $7.2 billion in 2024.', 'There were costs of every kind.'])).toBe(`refused: ${code}`);
});

test('a quote that stands in two passages from two places is refused [FEN-QUOTE-1]', async () => {
  const text = 'sales of $7.2 billion in 2024';
  expect(await quote(text, [{ text, file: 'north.txt' }, { text, file: 'south.txt' }])).toBe('refused: quote-ambiguous');
  expect(await quote(text, [`North had ${text}`, `South had ${text}`])).toBe('refused: quote-ambiguous');
});

test('the same passage found twice is one [FEN-QUOTE-1]', async () => {
  const text = 'sales of $7.2 billion in 2024';
  expect(await quote(text, [{ text, file: 'north.txt' }, { text, file: 'north.txt' }])).toBe('borne out: says-the-same');
});

test('line numbers and file names are no values [FEN-QUOTE-1]', async () => {
  expect(await quote('ledger.csv:7200000000: sales in 2024', ['ledger.csv:7200000000: sales in 2024'])).toBe('admitted: metric-not-named');
});

test('a quote cannot leave the negation of its sentence behind [FEN-NEG-1]', async () => {
  expect(await quote('sales were $7.2 billion in 2024', ['It is not true that sales were $7.2 billion in 2024.'])).toBe('admitted: negation-differs');
});
