import { describe, expect, test } from 'vitest';
import { noFilters, type Asked, type Expression } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { parseSigns } from './signs/parse-signs.ts';

const desk = deskIn('sample');
const read = async (question: string, earlier: readonly Asked[] = []): Promise<Asked> => readAsked(question, { desk, today: testDay, filters: noFilters, earlier });

function written(expression: Expression): string {
  if (expression.kind === 'combined') return `(${written(expression.left)} ${expression.sign} ${written(expression.right)})`;
  const year = expression.period?.kind === 'fiscal' ? `@${String(expression.period.year)}` : '';
  return `${expression.id}${year}`;
}

const calculated = ({ calculation, measures }: Asked): string => (calculation === undefined ? measures.map((measure) => ('id' in measure ? measure.id : measure.kind)).join(' ') : `${written(calculation.expression)} ${calculation.quotient}${calculation.over === 'each' ? '' : ` ${calculation.over}`}`);

describe('what stands over the line and what under it follows the words [ASK-CALC-1]', () => {
  test.each([
    ['From the balance sheets of IBM at 31 December 2022 and 31 December 2023, give me the inventory and the net property and equipment on both dates, plus the percentage rise in each.', 'inventory property_plant_equipment'],
    ['operating income per diluted share of Visa in fiscal 2023', 'operating_income_per_share'],
    ['Divide the SG&A of IBM for 2023 by its gross profit', '(selling_general_administrative ÷ gross_profit) times'],
    ['How many dollars of cash and receivables together stand behind each dollar of payables at Caterpillar at the end of 2023?', '((cash + receivables) ÷ accounts_payable) times'],
    ['What part of the gross profit of Salesforce in fiscal 2024 went to R&D and SG&A together?', '((research_and_development + selling_general_administrative) ÷ gross_profit) percent'],
    ['Salesforce, fiscal 2024: I need R&D, sales and marketing, and G&A, and their total as a percentage of revenue', '(((research_and_development + selling_and_marketing) + general_and_administrative) ÷ revenue) percent'],
    ['Boeing at the end of 2022: cash; short-term investments; total', '(cash + short_term_investments) times'],
    ['Boeing (receivables + inventory) / payables, year-end 2022', '((receivables + inventory) ÷ accounts_payable) times'],
    ['Of IBM, current assets less inventory over current liabilities, 2024, as a ratio', '((current_assets − inventory) ÷ current_liabilities) times'],
    ['Hold the long-term debt of Home Depot in fiscal 2023 against its operating income: what ratio?', '(long_term_debt ÷ operating_income) times'],
    ['What operating cash flow did Visa have in fiscal 2024, what did capex and dividends come to together, and what portion of operating cash flow was that?', '((capital_expenditure + dividends_paid) ÷ operating_cash_flow) percent'],
    ['Caterpillar, gross: revenue less R&D less SG&A in 2023', '(revenue − (research_and_development + selling_general_administrative)) times'],
    ['Spread over every basic share, how much R&D did Microsoft spend in fiscal 2023?', '(research_and_development ÷ basic_shares) times'],
  ])('%s', async (question, expected) => {
    expect(calculated(await read(question))).toBe(expected);
  });
});

describe('what is taken away is taken from what the words name first [ASK-CALC-1]', () => {
  test.each([
    ["Take UnitedHealth's operating cash flow in 2022 and subtract capex and dividends", '(operating_cash_flow − (capital_expenditure + dividends_paid)) times'],
    ["What was left of Johnson & Johnson's free cash flow in 2022 after buybacks?", '(free_cash_flow − share_repurchases) times'],
    ['Subtract SG&A from gross profit for Nvidia, fiscal 2024', '(gross_profit − selling_general_administrative) times'],
    ['Caterpillar inventory 2023 minus 2021', '(inventory@2023 − inventory@2021) times'],
    ['By how many dollars did acquisitions of Home Depot in fiscal 2024 exceed those of fiscal 2022?', '(acquisitions@2024 − acquisitions@2022) times'],
  ])('%s', async (question, expected) => {
    expect(calculated(await read(question))).toBe(expected);
  });
});

describe('one measure at several times [ASK-CALC-1]', () => {
  test.each([
    ['Alphabet total assets FY24 / FY19, x times', '(total_assets@2024 ÷ total_assets@2019) times'],
    ['By what factor did the revenue of Nvidia in fiscal 2025 exceed that of fiscal 2022?', '(revenue@2025 ÷ revenue@2022) times'],
    ['Add up the R&D of Boeing for 2021, 2022 and 2023', '((research_and_development@2021 + research_and_development@2022) + research_and_development@2023) times'],
    ['Average SG&A to revenue at IBM 2020-2024', '(selling_general_administrative ÷ revenue) percent mean'],
  ])('%s', async (question, expected) => {
    expect(calculated(await read(question))).toBe(expected);
  });
});

test('a growth between two years, a list, and a rate over a rate are no calculation [ASK-CALC-1]', async () => {
  for (const question of ['How many percent more did IBM spend on R&D in 2024 than in 2022?', "Caterpillar's R&D and SG&A in 2023", "Nvidia's gross margin over its operating margin in fiscal 2024"]) expect((await read(question)).calculation).toBeUndefined();
});

test('a word inside the brackets that nothing reads leaves the calculation unread [ASK-CALC-1]', async () => {
  expect((await read('Boeing (widgets + inventory) / payables, 2023')).calculation).toBeUndefined();
});

test('a follow-up sets the figure of the question before over another [ASK-CALC-1]', async () => {
  const first = await read('What was the R&D of Microsoft in fiscal 2023?');
  expect(calculated(await read('How much is that per basic share?', [first]))).toBe('(research_and_development ÷ basic_shares) times');
});

test('signs without their figures are no expression [ASK-CALC-1]', () => {
  const operandOf = (mark: string) => ({ kind: 'operand', id: mark, words: mark, period: null } as const);
  expect(parseSigns('m0 + ', operandOf)).toBeNull();
  expect(parseSigns('( m0 + m1', operandOf)).toBeNull();
  expect(parseSigns('m0 + m1 ÷ m2', operandOf)).toMatchObject({ sign: '÷' });
});
