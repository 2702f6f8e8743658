import { expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';

const desk = deskIn('sample');
async function over(question: string): Promise<string | undefined> {
  const { calculation } = await readAsked(question, { desk, today: testDay, filters: noFilters, earlier: [] });
  const { expression } = calculation ?? {};
  return expression?.kind === 'combined' && expression.left.kind === 'operand' && expression.right.kind === 'operand' ? `${expression.left.id} ${expression.sign} ${expression.right.id} ${calculation?.over ?? ''}` : undefined;
}

test.each([
  ['Add up the dividends Apple paid in 2021, 2022 and 2023: what percent of the net income of those three years was the sum?', 'dividends_paid ÷ net_income sum'],
  ['Boeing R&D FY21+FY22, and as % of total revenue', 'research_and_development ÷ revenue sum'],
  ['IBM capex 2020 to 2023 combined, as a share of combined operating cash flow', 'capital_expenditure ÷ operating_cash_flow sum'],
  ["Sum up IBM's R&D for 2021 through 2024: what percent of those four years' combined revenue?", 'research_and_development ÷ revenue sum'],
])('%s: the sums of all years [ASK-CALC-1]', async (question, expected) => { expect(await over(question)).toBe(expected); });

test.each([
  ["Boeing's R&D as a percentage of revenue in 2021, 2022 and 2023"],
  ['What percentage of revenue did IBM spend on R&D in each of 2021 and 2022, and in both together?'],
])('%s: each year by itself [ASK-CALC-1]', async (question) => { expect(await over(question)).toBeUndefined(); });
