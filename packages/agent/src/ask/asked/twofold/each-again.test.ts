import { expect, test } from 'vitest';
import { asksEachAgain } from './each-again.ts';

test.each([
  'What net interest income and what provision did Marram report in Q2 2025, and what were they in the second quarter of 2024?', 'I need Marram’s sales and profit of Q3 2024 next to those of the third quarter of 2023.',
  'Marram Q2 2025 revenue and net loss, and the same for Q2 2024', 'Marram R&D and capex FY2025, and both for FY2023',
  'Marram Q2 2025: sales and net loss against Q2 2024', 'Marram, first half of 2025: sales, R&D and profit vs the first half of 2024',
])('%s: each figure at both times [ASK-PARTS-2]', (text) => {
  expect(asksEachAgain(text)).toBe(true);
});

test.each(['What were Marram’s sales in 2024, and what was its debt in 2023?', 'Cash and debt of Marram in 2024, and both in percent of assets?', 'Did Marram earn more in 2024 than in 2023?', 'Marram: sales in 2024 and profit in 2023'])('%s: nothing again [ASK-PARTS-2]', (text) => {
  expect(asksEachAgain(text)).toBe(false);
});
