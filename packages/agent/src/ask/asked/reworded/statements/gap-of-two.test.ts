import { expect, test } from 'vitest';
import { gapOfTwo } from './gap-of-two.ts';

test.each([
  ['How many times inventory were Marram\'s receivables in 2023, and how many dollars lie between them?', 'How many times inventory were Marram\'s receivables in 2023, and what was inventory minus receivables?'],
  ['Net income over operating cash flow in 2023 and the gap between the two in dollars', 'Net income over operating cash flow in 2023 and what was Net income minus operating cash flow'],
  ['Marram\'s current ratio at the end of 2023, plus the dollar difference', 'Marram\'s current ratio at the end of 2023, plus what was current assets minus current liabilities'],
  ['How did revenue grow from 2022 to 2023, and what is the gap between the two?', 'How did revenue grow from 2022 to 2023, and what is the gap between the two?'],
  ['R&D % of revenue 2023: Visa and IBM; $ gap Visa - IBM', 'R&D % of revenue 2023: Visa and IBM; $ gap Visa - IBM'],
  ['R&D over revenue 2023: Visa and IBM, and the dollar gap', 'R&D over revenue 2023: Visa and IBM, and the dollar gap'],
  ['Sales, net income and capex in percent of assets, and the difference between the two', 'Sales, net income and capex in percent of assets, and the difference between the two'],
])('%s: behind a ratio of two lines their difference is the one minus the other [ASK-CALC-1]', (said, plain) => {
  expect(gapOfTwo(said)).toBe(plain);
});
