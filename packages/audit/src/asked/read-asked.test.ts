import { expect, test } from 'vitest';
import { readAsked } from './read-asked.ts';
import { shown } from './testing/shown.ts';

const read = (question: string): string => shown(readAsked(question, undefined)?.quantity ?? null);

test('a question names its measure at a time, over another, or joined with others [AUD-ASK-1]', () => {
  expect(read('Using the balance sheet, how much net AR did Brockford have at the end of FY2018? Answer in millions.')).toBe('accounts receivable');
  expect(read('What was capital intensity, i.e. capex as a percentage of revenue, in FY2020?')).toBe('(capex / revenue)');
  expect(read('What is the FY2021 ratio of total current assets to total current liabilities?')).toBe('(total current assets / total current liabilities)');
  expect(read('What is FY2022 EBITDA less capex? Define EBITDA as operating income plus D&A.')).toBe('((operating income + depreciation and amortization) - capex)');
  expect(read('What is the FY2020 EBITDA margin? Define EBITDA as operating income plus depreciation and amortization.')).toBe('((operating income + depreciation and amortization) / revenue)');
  expect(read('What is the FY2020 FCF? FCF is defined here as: (cash from operations - capex).')).toBe('(cash from operations - capex)');
});

test('where to look and another name in brackets are no part of what is asked [AUD-ASK-1]', () => {
  expect(read('According to the P&L, what is the FY2030 depreciation and amortization (D&A from the cash flow statement) % margin of Harbour Tools?')).toBe('(depreciation and amortization / revenue)');
  expect(read('What is the FY2030 unadjusted operating income + depreciation and amortization from the cash flow statement (unadjusted EBITDA) in USD millions?')).toBe('(operating income + depreciation and amortization)');
});

test('a question wants growth in percent, a change in the unit, or compound growth between its years [AUD-ASK-1]', () => {
  expect(read('What was the percentage growth in revenue between FY2020 and FY2021?')).toBe('growth[revenue@2021; revenue@2020]');
  expect(read('By how much did gross profit increase from 2019 to 2020?')).toBe('change[gross profit@2020; gross profit@2019]');
  expect(read('What is the 2 year CAGR of revenue from FY2020 to FY2022?')).toBe('compound[revenue@2022; revenue@2020]');
});

test('reasons, ranks and lists are no figure, and an expected figure is not the one that came [AUD-ASK-2]', () => {
  const questions = ['What drove the change in revenue in FY2022?', 'What was the largest liability in 2022?', 'Which segment had the highest revenue?', 'What was expected gross profit in FY2023?', 'Is revenue growing?'];
  expect(questions.map(read)).toEqual(['none', 'none', 'none', 'none', 'none']);
});
