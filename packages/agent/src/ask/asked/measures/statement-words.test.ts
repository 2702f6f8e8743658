import { expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { plainQuestion } from '../question-text.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';

const desk = deskIn('sample');
const read = async (question: string): Promise<string> => sketch(await readAsked(question, { desk, today: testDay, filters: noFilters, earlier: [] }));

test.each([
  ['Procter & Gamble\'s earnings per share, basic and diluted, 2024', 'look-up | PG | basic_eps diluted_eps | FY2024'],
  ['What undiluted profit per share did Visa show for fiscal 2023?', 'look-up | V | basic_eps | FY2023'],
  ['gross profit margin of IBM 2023', 'look-up | IBM | gross_margin | FY2023'],
  ['operating profit and margin of Boeing 2018', 'look-up | BA | operating_income operating_margin | FY2018'],
  ['Could Visa settle its short-term obligations out of its current assets at the end of fiscal 2023?', 'look-up | V | current_ratio | FY2023'],
  ['How much did Caterpillar hand over to the taxman in 2023?', 'look-up | CAT | income_tax | FY2023'],
  ['Unsold goods at Home Depot at the end of fiscal 2021', 'look-up | HD | inventory | FY2021'],
  ['What does Boeing owe altogether at the end of 2022?', 'look-up | BA | total_liabilities | FY2022'],
  ['How much did Amazon pour into property and equipment in 2023?', 'look-up | AMZN | capital_expenditure | FY2023'],
  ['CFF Alphabet 2024', 'look-up | GOOGL | financing_cash_flow | FY2024'],
])('%s is read as the line of the statement that is meant [ASK-READ-1]', async (question, reading) => {
  expect(await read(question)).toBe(reading);
});

test.each([
  ['By how many dollars did IBM\'s goodwill grow between the end of 2018 and the end of 2020?', 'look-up | IBM | goodwill:change | FY2018, FY2020'],
  ['JNJ inventory build 2020 to 2022 ($)', 'look-up | JNJ | inventory:change | 2020-2022'],
  ['Boeing’s largest single expense in 2023, revenue', 'look-up | BA | revenue | FY2023 | highest'],
  ['Boeing 2023: total debt and equity', 'look-up | BA | total_debt shareholders_equity | FY2023'],
  ['Visa 2023: gross debt to EBITDA, net margin', 'look-up | V | debt_to_ebitda net_margin | FY2023'],
  ['How much more did Visa earn in fiscal 2024 than in fiscal 2022, in dollars?', 'compare | V | net_income:change | FY2024, FY2022'],
  ['mean capex of Amazon 2021-2023', 'look-up | AMZN | capital_expenditure:average | 2021-2023'],
])('%s asks for that form of the measure [ASK-READ-1]', async (question, reading) => {
  expect(await read(question)).toBe(reading);
});

test.each([
  ['How much cash did Visa\'s operations throw off in fiscal 2022?', 'operating cash flow'],
  ['Of the cash IBM\'s business brought in during 2020, what part went out as dividends?', 'operating cash flow'],
  ['In which year did Boeing\'s operations bring in the most cash?', 'highest operating cash flow'],
  ['How many cents of each revenue dollar did Apple keep as operating profit?', 'operating margin'],
  ['How much of Boeing\'s balance sheet is inventory?', 'Boeing\'s total assets'],
])('%s speaks of: %s [ASK-READ-1]', (question, words) => {
  expect(plainQuestion(question)).toContain(words);
});

test.each([
  ['total dividends of Microsoft, fiscal 2016 to 2020', 'look-up | MSFT | dividends_paid:total | 2016-2020'],
  ['What were Boeing\'s inventories at the end of 2023, and how do they relate to total assets, in percent?', 'look-up | BA | inventory inventory/total_assets:share | FY2023'],
  ['What did Caterpillar earn before interest and taxes in 2021?', 'look-up | CAT | operating_income | FY2021'],
  ['pre-tax earnings of Home Depot in fiscal 2020', 'look-up | HD | pretax_income | FY2020'],
  ['How many times did Microsoft\'s operating cash flow cover its dividends in fiscal 2020?', 'look-up | MSFT | operating_cash_flow dividends_paid | FY2020'],
  ['Of each dollar of sales, how many cents did IBM spend on research in 2022?', 'look-up | IBM | research_and_development/revenue:share | FY2022'],
])('%s is read with its operation [ASK-READ-1]', async (question, reading) => {
  expect(await read(question)).toBe(reading);
});

test.each([
  ['share of SG&A in Caterpillar\'s sales 2021', 'look-up | CAT | selling_general_administrative/revenue:share | FY2021'],
  ['opex of Salesforce fiscal 2024', 'look-up | CRM | operating_expenses | FY2024'],
])('%s is held against the whole that is named [ASK-READ-1]', async (question, reading) => {
  expect(await read(question)).toBe(reading);
});
