import { expect, test } from 'vitest';
import { reword } from '../reword.ts';

test.each([
  ["Walk me down Acme's income statement of 2024, in percent of sales: gross profit, operating income, net income.", 'gross margin, operating margin, net margin'],
  ['Who turns more sales into fcf, Acme or Other?', 'Who has the higher free cash flow margin'],
  ['Which of the two converts less of its revenue into net income?', 'has the lower net margin'],
  ['Acme FY25: gross profit and net income as % of revenue', 'gross margin and net margin'],
  ['Of every dollar that went through the tills of Acme in 2024, what percentage was left as gross profit, and what percentage as operating profit?', 'what was the gross margin, and what was the operating margin'],
  ['Of each dollar that Acme sold in 2024, what percentage was left after the cost of the goods, and what percentage as net income?', 'what was the gross margin, and what was the net margin'],
  ['Acme fiscal 2024: sales, gross profit, gross profit as percentage of sales', 'gross profit, gross margin'],
  ['Out of each hundred dollars Acme took in during 2024, how many were gross profit and how many operating income? As percentages of revenue.', 'what was gross margin and operating margin'],
  ['For every hundred dollars of revenue at Acme in 2024, how many went into research and development, and how many were left as net income?', 'what was research and development as a percentage of revenue and net margin'],
])('“%s” asks for the margins by name [ASK-READ-1]', (question, plain) => {
  expect(reword(question)).toContain(plain);
});

test.each([
  ["Acme's fiscal 2026 revenue is how many times its fiscal 2023 revenue?", 'how many times that of fiscal 2023'],
  ['ACME revenue FY26 as multiple of FY23', 'is how many times that of fiscal 2023'],
])('“%s” holds one figure against itself of another time [ASK-READ-1]', (question, plain) => {
  expect(reword(question)).toContain(plain);
});

test('a price at so many times sales stays one', () => {
  expect(reword('Acme trades at how many times its fiscal 2024 revenue?')).not.toContain('that of');
});
