import { expect, test } from 'vitest';
import { judgeLine } from './testing/judge-line.ts';

const pool = 'Two mergers of harbours reduced the number of leased tugboats in our pool from approximately 1,300 tugboats to approximately 400 tugboats.';
const loans = 'At June 30, 2031, $2.7 million of the $14.4 million of tugboat loans had a long term.';

test.each([
  ['a share of the other amount', 'At June 30, 2031, the share of the tugboat loans with a long term was 18.8%.', loans],
  ['a move from one amount to the other', 'The number of leased tugboats in the pool decreased by 69.2%.', pool],
])('%s of a sentence of two holds [AUD-ALIGN-1]', (_, claim, paragraph) => {
  expect(['verified', 'computed', 'supported']).toContain(judgeLine(claim, [], [paragraph]));
});

test.each([
  ['another share', 'At June 30, 2031, the share of the tugboat loans with a long term was 28.1%.', loans],
  ['another time', 'At June 30, 2028, the share of the tugboat loans with a long term was 18.8%.', loans],
  ['another move', 'The number of leased tugboats in the pool decreased by 62.9%.', pool],
])('%s is flagged [AUD-ALIGN-2]', (_, claim, paragraph) => {
  expect(['contradicted', 'unverified']).toContain(judgeLine(claim, [], [paragraph]));
});
