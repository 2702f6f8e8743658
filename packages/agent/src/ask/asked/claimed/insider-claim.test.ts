import { expect, test } from 'vitest';
import { readInsiderClaim } from './insider-claim.ts';

test.each([
  ['The note says that Brad Smith sold 75,000 Microsoft shares in May 2025. Is that the full number for the month?', 'How many shares of Microsoft did Brad Smith sell in May 2025?', 75_000, 'to-tie'],
  ['brad smith MSFT sold 75,000 shs in may 2025, full month total? yes/no, actual', 'How many shares of MSFT did brad smith sell in may 2025?', 75_000, 'to-tie'],
  ['Did Andrew Jassy sell more than 20,000 shares of Amazon in May 2025?', 'How many shares of Amazon did Andrew Jassy sell in May 2025?', 20_000, 'above'],
  ['The memo has it that Apple\'s Katherine Adams sold 12,000 shares in April 2025. Is that right?', 'How many shares of Apple did Katherine Adams sell in April 2025?', 12_000, 'to-tie'],
  ['heard that Brad Smith at Microsoft got rid of 75,000 shares. is that the whole story for May 2025?', 'How many shares of Microsoft did Brad Smith sell in May 2025?', 75_000, 'to-tie'],
].map(([text, rest, value, relation]) => ({ text, rest, value, relation })))('the shares that somebody is said to have sold are held against the forms: $text [ASK-CLAIM-1]', ({ text, rest, value, relation }) => {
  expect(readInsiderClaim(String(text))).toMatchObject({ rest, claims: [{ value, relation, unit: 'amount' }] });
});

test.each([
  ['chk vs form 4: Jassy sold 19,872 AMZN in May-25, ~$4.0m. shs & $ tie out?', 'How many shares of AMZN did Jassy sell in May 2025, and for how much money?'],
  ["Compare with the forms: 'In May 2025 Amazon's chief Andrew Jassy sold 19,872 shares and received around 4.0 million dollars.'", 'How many shares of Amazon did Andrew Jassy sell in May 2025, and for how much money?'],
])('what he is said to have got for them is held against the forms too: %s [ASK-CLAIM-1]', (text, rest) => {
  expect(readInsiderClaim(text)).toMatchObject({ rest, claims: [{ value: 19_872 }, { value: 4_000_000, unit: 'money' }] });
});

test.each(['How many shares did Brad Smith sell in May 2025?', 'Brad Smith sold 75,000 Microsoft shares in May 2025, for how much money?', 'Apple sold 75,000 phones in May 2025, right?'])('nothing of the kind is read in: %s [ASK-CLAIM-1]', (text) => {
  expect(readInsiderClaim(text)).toBeNull();
});
