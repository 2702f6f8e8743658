import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';
import { sayAgain } from '../rewording.ts';
import { yearlyGrowth } from './yearly-growth.ts';

test.each([
  ['annualised growth in sales and annualised growth in profit', 'compound annual growth rate in sales and compound annual growth rate in profit'],
  ['growth, base year fiscal 2020, end year fiscal 2025', 'growth, from fiscal 2020 to fiscal 2025'],
  ['starting point: 2019; final year: 2024', 'from 2019 to 2024'],
  ['growth, starting in 2019 and finishing in 2024', 'growth from 2019 to 2024'],
  ['from the fiscal year that closed in January 2020 to the one that closed in January 2025', 'from the fiscal year ended January 2020 to the fiscal year ended January 2025'],
  ['yearly growth rate in sales from 2019 to 2024', 'compound annual growth rate in sales from 2019 to 2024'],
  ['If its revenue had risen by the same percentage every year between 2020 and 2024, what would that percentage be?', 'what was the CAGR of its revenue between 2020 and 2024?'],
  ['Had Tansy\'s net income grown at one rate each year from 2019 to 2024, what would that rate have been?', 'what was the CAGR of Tansy\'s net income from 2019 to 2024?'],
  ['What steady yearly rate takes its revenue from 2019 to 2024?', 'what was the CAGR of its revenue from 2019 to 2024?'],
  ['If its revenue had stayed the same, what would its margin be?', 'If its revenue had stayed the same, what would its margin be?'],
  ['yearly growth rate of sales', 'yearly growth rate of sales'],
  ['the annualised growth of GDP', 'the annualised growth of GDP'],
  ['annualised volatility of its closes', 'annualised volatility of its closes'],
])('%s: a yearly rate by its name, between its two ends [ASK-READ-9]', (said, plain) => {
  expect(sayAgain(said, yearlyGrowth)).toBe(plain);
});

test.each([
  'Give me the annualised growth of the top line and of operating cash flow at Salesforce, starting from the fiscal year that closed in January 2020 and ending with the one that closed in January 2025.',
  'crm 5y cagr fy20 to fy25: revenue + cfo',
])('%s: each of the two has its yearly rate [ASK-READ-9]', async (text) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect([answer.metadata.valid, answer.summary.match(/compound annual growth rate of [\d.]+%/g)]).toEqual([true, ['compound annual growth rate of 17.3%', 'compound annual growth rate of 24.8%']]);
});
