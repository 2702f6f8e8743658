import { expect, test } from 'vitest';
import { moneySaid } from './money-said.ts';

test.each([
  ['he put a grand ($1,000) into IBM', 'he put $1,000 into IBM'],
  ['he dropped a grand ($1,000) into IBM', 'he put $1,000 into IBM'],
  ['I chucked ten thousand dollars into Visa in May', 'I put ten thousand dollars into Visa in May'],
  ['she plonked down $5,000 on Boeing', 'she put $5,000 into Boeing'],
])('“%s”: one sum, put into one share [ASK-READ-4]', (said, plain) => {
  expect(moneySaid(said)).toBe(plain);
});

test.each(['It dropped $20 on the day', 'It dropped $12 on Monday', 'Visa dropped $4 on earnings', 'capex of a billion ($1.2 billion)'])('“%s” stays as it is', (said) => {
  expect(moneySaid(said)).toBe(said);
});
