import { expect, test } from 'vitest';
import { noFilters, type Expression } from '../../asked.ts';
import { readAsked } from '../../read-asked.ts';
import { deskIn, testDay } from '../../testing/sample-desk.ts';
import { sketch } from '../../testing/sketch.ts';

const around = { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] };
const written = (expression: Expression): string => (expression.kind === 'operand' ? expression.id : `(${written(expression.left)} ${expression.sign} ${written(expression.right)})`);

async function calculated(question: string): Promise<string> {
  const { calculation } = await readAsked(question, around);
  return calculation === undefined ? '' : `${written(calculation.expression)} ${calculation.quotient}`;
}

test.each([
  ['How much had Visa put by at the end of fiscal 2024, counting cash, short-term and long-term investments?', '((cash + short_term_investments) + long_term_investments) times'],
  ['Apple FY24: cash plus all marketable securities against total debt', '(((cash + short_term_investments) + long_term_investments) ÷ total_debt) percent'],
  ['What was IBM\'s total debt at the end of 2024, and how much would remain if all its cash and cash equivalents went to lenders?', '(total_debt − cash) times'],
  ['What did Visa earn as free cash flow in 2023, what did it pay in dividends, and how often was the dividend covered?', '(free_cash_flow ÷ dividends_paid) times'],
  ['UNH 2023 buybacks, dividends, both in % of operating cash flow', '((share_repurchases + dividends_paid) ÷ operating_cash_flow) percent'],
  ['Apple hands nearly everything back. Add up repurchases and dividends for fiscal 2025, and tell me what part of operating cash flow, in percent, that ate up.', '((share_repurchases + dividends_paid) ÷ operating_cash_flow) percent'],
  ['HD: dividend cover (FCF basis) FY23', '(free_cash_flow ÷ dividends_paid) times'],
  ['Imagine Boeing used all its cash to pay down debt at 30 June 2025. What debt would remain?', '(total_debt − cash) times'],
  ['How many percent of everything on its balance sheet were goodwill plus intangibles at J&J at the end of 2023?', '((goodwill + intangible_assets) ÷ total_assets) percent'],
])('%s: figures that belong together in one way only [ASK-CALC-1]', async (question, expected) => {
  expect(await calculated(question)).toBe(expected);
});

test.each([
  ['CRM cash + marketable securities minus debt, FY25 end', 'cash_and_investments total_debt net_cash | FY2025'],
  ['If Salesforce had paid off all of its debt at the end of fiscal 2025 out of its cash and short-term securities, how much would have been left?', 'cash_and_investments total_debt net_cash | FY2025'],
  ['Did Home Depot\'s current assets exceed current liabilities at the end of fiscal 2024, and what was the difference?', 'current_assets current_liabilities working_capital | FY2024'],
])('%s: the two, and what is between them by its name [ASK-CALC-1]', async (question, measures) => {
  expect(sketch(await readAsked(question, around))).toContain(measures);
});

test.each([
  ['How did UnitedHealth\'s operating cash flow stack up against its net income in 2024?', 'operating_cash_flow net_income'],
  ['By how much did Amazon\'s capex balloon in 2024, and how fat a slice of its operating cash flow was it?', 'capital_expenditure:growth capital_expenditure/operating_cash_flow:share'],
  ['How fast did Amazon\'s capex rise in 2024, and how much of its operating cash flow did it eat up?', 'capital_expenditure:growth capital_expenditure/operating_cash_flow:share'],
  ['CAT YE24: current ratio, equity/assets', 'current_ratio equity_to_assets'],
])('%s: each of the two by itself [ASK-READ-1]', async (question, measures) => {
  expect(sketch(await readAsked(question, around))).toBe(`look-up | ${question.startsWith('CAT') ? 'CAT' : question.includes('Amazon') ? 'AMZN' : 'UNH'} | ${measures} | FY2024`);
});
