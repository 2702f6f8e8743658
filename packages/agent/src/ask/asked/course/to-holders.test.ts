import { expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';

test.each([
  ['What did Visa return to holders in 2024?', 'look-up | V | shareholder_returns | FY2024'],
  ['How much did Apple give back to its investors in 2024?', 'look-up | AAPL | shareholder_returns | FY2024'],
  ['What did Visa shares return in 2024?', 'look-up | V | price:growth | 2023-12-31..2024-12-31'],
])('%s: what goes to holders is cash, and no move of the share [ASK-READ-9]', async (question, expected) => {
  expect(sketch(await readAsked(question, { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] }))).toBe(expected);
});
