import { expect, test } from 'vitest';
import { noFilters } from '../../asked.ts';
import { readAsked } from '../../read-asked.ts';
import { deskIn, testDay } from '../../testing/sample-desk.ts';
import { sketch } from '../../testing/sketch.ts';

const reading = async (text: string): Promise<string> => sketch(await readAsked(text, { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] }));

test.each([
  ['What total assets, total liabilities and shareholders\' equity did Visa show at the end of fiscal 2023?', 'look-up | V | total_assets total_liabilities shareholders_equity | FY2023'],
  ['What did IBM\'s debt due within a year and its long-term debt come to in 2023, and what was the total?', 'look-up | IBM | short_term_debt long_term_debt total_debt | FY2023'],
  ['How much interest expense did Boeing have in 2018, and how many times did operating income cover it?', 'look-up | BA | interest_expense interest_coverage | FY2018'],
  ['How much did Visa sell in fiscal 2023, and what were the gross and operating margins?', 'look-up | V | revenue gross_margin operating_margin | FY2023'],
  ['Caterpillar 2023: how much did it sell, and what was the operating margin?', 'look-up | CAT | revenue operating_margin | FY2023'],
  ['What part of its pre-tax profit did Visa pay in tax in fiscal 2023?', 'look-up | V | effective_tax_rate | FY2023'],
  ['Visa total assets, equity, equity ratio FY23', 'look-up | V | total_assets shareholders_equity equity_to_assets | FY2023'],
  ['Did Goldman\'s operations bring in or use up cash in 2022?', 'look-up | GS | operating_cash_flow | FY2022'],
  ['What did Johnson & Johnson\'s takeovers cost it in cash in 2023?', 'look-up | JNJ | acquisitions | FY2023'],
])('lines of a statement that are asked for in one breath are each read by name: %s [ASK-READ-1]', async (question, expected) => {
  expect(await reading(question)).toBe(expected);
});

test.each([
  ['How much did IBM spend on research and development in 2024, what percentage of sales was that, and was it more in dollars than in 2023?', 'compare | IBM | research_and_development:change research_and_development/revenue:share | FY2024, FY2023'],
  ['What is the share of net income in revenue at Home Depot in 2024, and was it more than in 2023?', 'compare | HD | net_income/revenue:share | FY2024, FY2023'],
])('of an amount and its part of another, "it" is what was named first: %s [ASK-READ-1]', async (question, expected) => {
  expect(await reading(question)).toBe(expected);
});
