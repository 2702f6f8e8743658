import { expect, test } from 'vitest';
import { placeClaim, readDocument } from './place-claim.ts';

function place(document: string, words: string): string {
  const placing = placeClaim(readDocument(document), words);
  return placing.ok ? `at ${document.slice(placing.claim.span.start, placing.claim.span.end)}` : placing.code;
}

test.each([
  ['Sales were **$7.2 billion** in _2024_.', 'sales were $7.2 billion in 2024', 'at Sales were **$7.2 billion** in _2024'],
  ['Margin — 31.4% — beat the [plan of May](https://x.test).', 'margin - 31.4% - beat the plan of may', 'at Margin — 31.4% — beat the [plan of May'],
  ['| Item | 2024 |\n|---|---|\n| Sales | $7.2B |', 'Sales $7.2B', 'at Sales | $7.2B'],
  ['Sales   were\n$7.2 billion.', 'Sales were $7.2 billion.', 'at Sales   were\n$7.2 billion.'],
  ['AT&amp;T grew.', 'AT&T grew', 'at AT&amp;T grew'],
])('words in another dress have an exact span: %s [FEN-CLAIM-1]', (document, words, expected) => {
  expect(place(document, words)).toBe(expected);
});

test.each([
  ['Sales were $7.2 billion.', 'sales came to $7.2 billion'], ['Output rose 4*7 fold.', '47 fold'], ['The key net_sales is set.', 'netsales is set'], ['First part.\n\nSecond part.', 'part. Second'], ['| a | b |\n|---|---|\n| c | d |\n| e | f |', 'd e'],
])('words that do not stand there are refused: %s, %s [FEN-CLAIM-1]', (document, words) => {
  expect(place(document, words)).toBe('claim-not-in-document');
});

test.each([
  ['Margin was 14.2%.', '4.2%'], ['Margin was 14.2%.', 'Margin was 14'], ['It earned $112.5B.', '12.5B'], ['The result was −4.2%.', '4.2%'], ['Sales were more than $5 billion.', '$5 billion'], ['A multiple of 40–45x.', '40'], ['Unaudited accounts.', 'audited accounts'], ['Sales of 1,234 units.', '234 units'],
])('a span never begins or ends inside a number or word: %s, %s [FEN-CLAIM-2]', (document, words) => {
  expect(place(document, words)).toBe('claim-cuts-token');
});

test.each([
  ['The firm did not raise its payout.', 'raise its payout', 'claim-cuts-negation'], ['The firm did not, however, raise its payout.', 'raise its payout', 'claim-cuts-negation'], ['Nobody raised the payout.', 'raised the payout', 'claim-cuts-negation'],
  ["The firm hasn't raised its payout.", 'raised its payout', 'claim-cuts-negation'], ['It failed to raise its payout.', 'raise its payout', 'claim-cuts-negation'],
  ['The firm may raise its payout.', 'raise its payout', 'claim-cuts-modality'], ['The firm allegedly raised its payout.', 'raised its payout', 'claim-cuts-modality'], ['Sales of $7 billion are expected.', 'Sales of $7 billion', 'claim-cuts-modality'],
])('what turns or weakens the words is not left outside: %s [FEN-CLAIM-2]', (document, words, code) => {
  expect(place(document, words)).toBe(code);
});

test('a negation of another clause does not count [FEN-CLAIM-2]', () => {
  expect(place('The firm did not buy back shares, but sales were $7 billion.', 'sales were $7 billion')).toBe('at sales were $7 billion');
});

test('words that stand in two sentences are ambiguous, in two equal ones they are not [FEN-CLAIM-1]', () => {
  expect(place('Sales rose 4%. Costs rose 4%.', 'rose 4%')).toBe('claim-ambiguous');
  expect(place('Sales rose 4%.\n\nSales rose 4%.', 'Sales rose 4%')).toBe('at Sales rose 4%');
});
