import { expect, test } from 'vitest';
import { cite, search, smallFence, verdictOf } from '../testing/small-fence.ts';

test.each(['Sales were $7.2 bil\u200blion', 'Sales were \u202e2.7$ billion', 'Sales were $7.2\u{e0031} billion', 'Sales\u0000 were'])('characters that nobody sees are refused in what an agent sends: %j [FEN-HIDDEN-1]', async (claim) => {
  expect(verdictOf(await cite('Sales were $7.2 billion.', ['Sales were $7.2 billion.'], { claim }))).toBe('refused: hidden-characters');
});

test('a word of letters that only look right is refused [FEN-HIDDEN-1]', async () => {
  expect(verdictOf(await cite('Sales were $7.2 billion.', ['Sales were $7.2 billion.'], { claim: 'S\u0430les were $7.2 billion' }))).toBe('refused: mixed-script');
});

test.each(['Sales were $7.2\u200b1 billion.', 'Sales were \u202e1.7$ billion.'])('a result or a document that reads otherwise than it looks is no evidence: %j [FEN-HIDDEN-1]', async (text) => {
  expect(verdictOf(await cite('Sales were $7.2 billion.', [text]))).toBe('refused: hidden-characters');
  const fence = smallFence(text);
  await search(fence, ['Sales were $7.2 billion.']);
  expect(fence.submit({ claimId: fence.readings()[0]?.claim.id ?? '', quote: 'Sales were $7.2 billion.' }).admitted).toBe(false);
});

test('digits of another script are read by nobody, and support nothing [FEN-HIDDEN-1]', async () => {
  expect(verdictOf(await cite('The plant made ٧ ships.', ['The plant made ٧ ships.']))).toBe('admitted: unread-digits');
});
