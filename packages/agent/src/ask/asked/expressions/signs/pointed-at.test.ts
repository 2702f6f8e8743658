import { expect, test } from 'vitest';
import { noFilters, type Asked } from '../../asked.ts';
import { readAsked } from '../../read-asked.ts';
import { deskIn, testDay } from '../../testing/sample-desk.ts';
import { operandsOf } from './expression.ts';

const desk = deskIn('sample');
const reading = async (question: string): Promise<string> => {
  const { calculation, measures }: Asked = await readAsked(question, { desk, today: testDay, filters: noFilters, earlier: [] });
  const ids = calculation === undefined ? measures.map((measure) => ('id' in measure ? measure.id : measure.kind)) : operandsOf(calculation.expression).map(({ id }) => id);
  return `${ids.join(' ')}${calculation === undefined ? '' : ` ${calculation.quotient}`}`;
};

test.each([
  ['How much cash from operations did IBM generate in 2023, and how many times its capex was that?', 'operating_cash_flow capital_expenditure times'],
  ['Caterpillar fiscal 2023: operating cash flow, and as a multiple of net income', 'operating_cash_flow net_income times'],
  ['GOOGL 2023 operating cash flow; multiple of capex', 'operating_cash_flow capital_expenditure times'],
  ['Dividends plus buybacks of Visa in fiscal 2023 as one amount, and that amount as a percentage of net income', 'dividends_paid share_repurchases net_income percent'],
  ['Adding dividends and buybacks of Visa in fiscal 2023, what is the sum, and how does it compare, in percent, with operating cash flow?', 'dividends_paid share_repurchases operating_cash_flow percent'],
  ['How much interest expense did Boeing book in 2023, and how many times was it covered by operating income?', 'interest_expense interest_coverage'],
])('%s: what points back is what was named before [ASK-CALC-1]', async (question, read) => {
  expect(await reading(question)).toBe(read);
});

test.each([
  ['Does Apple hand out more than it brings in? Dividends plus buybacks in fiscal 2024 as one amount, and that amount as a percentage of free cash flow.', 'dividends_paid share_repurchases free_cash_flow percent'],
  ['Are the profits backed by cash? I want the operating cash flow of UnitedHealth for 2023 and how many times net income it came to.', 'operating_cash_flow net_income times'],
])('%s: what a sentence names before figures are asked for is not worked with [ASK-CALC-1]', async (question, read) => {
  expect(await reading(question)).toBe(read);
});
