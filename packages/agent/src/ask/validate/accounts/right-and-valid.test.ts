// Right answers to plain questions are valid, and the same words where they ask for something else are not.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

const isValid = async (text: string): Promise<boolean> => (await askSample(text, { engine: houseAskEngine })).answer.metadata.valid;

test.each([
  'List Visa’s closing price on the last trading day of 2022, 2023 and 2024.', 'What was the twelve-month rate of core PCE for December 2025?', 'What was the lowest close of McDonald’s in 2024, and when did it occur?',
  'What did Visa earn in net income over its last four quarters combined?', 'How many cents of each sales dollar were gross profit at P&G in the first three months of calendar 2025?', 'whats the 2 year at',
  'What operating cash flow less capex did Amazon have in 2024?', 'AMZN mkt cap / FY24 FCF (CFO - capex)', 'AMZN op income growth 2024 + op margin 2023 vs 2024', 'CAT overview: 2024 revenue, growth, op margin, P/E on 2024 EPS', 'What was the operating income of UnitedHealth one year earlier than 2024?',
  'amazon operating income less capex 2024', 'Goldman Sachs 2024: net income vs operating cash flow, gap in $',
])('valid: %s [ASK-ANSWER-9]', async (text) => {
  expect(await isValid(text)).toBe(true);
});

test.each([
  'list the lowest closes of visa in 2022, 2023 and 2024', 'core pce twelve-month average in december 2025', 'where did the revenue of visa occur in 2024', 'inflation rate for food in march 2026',
  'visa’s quarter of calendar 2024 revenue', 'apple’s net margin 2025 based on adjusted earnings', 'what 10 year high did apple’s revenue reach', 'amazon’s market cap and its multiple of 2024 free cash flow', 'amazon multiple of 2024 free cash flow, market cap',
])('not valid: %s [ASK-ANSWER-9]', async (text) => {
  expect(await isValid(text)).toBe(false);
});
