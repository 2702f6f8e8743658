import { expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';

const reading = async (text: string): Promise<string> => sketch(await readAsked(text, { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] }));

test.each([
  ['How long do goods sit before they’re sold at Home Depot, in days?', 'inventory_days'],
  ['How long does Microsoft wait to be paid by its customers?', 'receivable_days'],
  ['How many days does it take Apple to pay its suppliers?', 'payable_days'],
  ['How did the middle section of Microsoft’s cash flow statement come out in 2024?', 'investing_cash_flow'],
  ['Purchases of PP&E at IBM in 2024', 'capital_expenditure'],
  ['What has IBM borrowed that needn’t be repaid for over a year?', 'long_term_debt'],
  ['What is left for the stockholders of IBM once liabilities are taken off assets?', 'shareholders_equity'],
  ['What had Microsoft earned in 2024 the minute before the tax office showed up?', 'pretax_income'],
  ['Did Alphabet make money in 2022, and how much after tax?', 'net_income'],
  ['What did IBM pay in cash for other businesses in 2024?', 'acquisitions'],
  ['Operating profit with depreciation and amortization put back at Caterpillar in 2022', 'ebitda'],
  ['Net assets a share at Microsoft in 2024?', 'book_value_per_share'],
  ['If I own one share of Caterpillar, how many dollars of its turnover stand behind it for 2022?', 'revenue_per_share'],
  ['Bottom-line margin of IBM in 2024', 'net_margin'],
  ['What EBIT-to-interest multiple did Alphabet show in 2022?', 'interest_coverage'],
  ['P/E IBM', 'pe_ratio'],
  ['What do the profits of Microsoft come to as a percentage of its share price?', 'earnings_yield'],
  ['Who got taxed at the higher rate in 2024, IBM or Caterpillar?', 'effective_tax_rate'],
  ['The consumer price rise over a year stripped of fuel and food, for 2022', 'core_inflation'],
  ['Personal consumption prices ex food and energy in 2023?', 'core_pce_inflation'],
  ['Term spread between three-month and ten-year Treasuries?', 'T10Y3M'],
  ['Which of IBM and Caterpillar keeps more of each sales dollar at the operating level in 2024?', 'operating_margin'],
  ['What percentage of sales did IBM keep at the operating level in 2024?', 'operating_margin'],
  ['Leave out petrol and groceries: how fast did prices rise in 2024?', 'core_inflation'],
  ['At what rate did banks lend to each other overnight in America in 2023?', 'FEDFUNDS'],
  ['What actual cash came in from Apple’s operations in 2023?', 'operating_cash_flow'],
  ['What percentage did Home Depot pay on its pre-tax income in 2023?', 'effective_tax_rate'],
  ['Is Caterpillar’s interest better covered than Apple’s?', 'interest_coverage'],
  ['How has the dividend per IBM share evolved through the years?', 'dividends_per_share'],
  ['In which year was IBM’s leanest profit?', 'net_income:lowest'],
])('%s is read as the figure that it tells of [ASK-READ-1]', async (question, figure) => {
  expect((await reading(question)).split(' | ')[2]?.split(' ')[0]).toBe(figure);
});

test('What happened after taxes were cut is no profit after tax', async () => {
  expect(await reading('How much did Apple’s R&D grow after taxes were cut in 2018?')).not.toContain('net_income');
});
