// Measures by shorthand, by tag, as parts of others, and with the form that their own item of a list says.
import { expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';

const desk = deskIn('sample');
const read = async (text: string): Promise<string> => sketch(await readAsked(text, { desk, today: testDay, filters: noFilters, earlier: [] }));

test.each([
  ['IBM 2023: turnover, operating income, diluted EPS', 'look-up | IBM | revenue operating_income diluted_eps | FY2023'],
  ['CAT StockholdersEquity FY2023', 'look-up | CAT | shareholders_equity | FY2023'], ['us-gaap:Goodwill? no: IBM AccountsReceivableNetCurrent 2024', 'look-up | IBM | goodwill receivables | FY2024'], ['DGS2 in January 2025', 'look-up |  | DGS2 | 2025-01-01..2025-01-31'],
  ['IBM A/R 2023', 'look-up | IBM | receivables | FY2023'], ['HD TA, TL and CR FY2023', 'look-up | HD | total_assets total_liabilities current_ratio | FY2023'], ['V mcap', 'look-up | V | market_cap | '], ['MCD div yld', 'look-up | MCD | dividend_yield | '],
])('%s is read by its short names [ASK-READ-1]', async (question, reading) => {
  expect(await read(question)).toBe(reading);
});

test.each([
  ['SG&A as a pct of revenue: HD, MCD and V in 2023', 'compare | HD MCD V | selling_general_administrative/revenue:share | FY2023'], ['of its 2023 net income, how many percent did IBM pay out as dividends', 'look-up | IBM | dividends_paid/net_income:share | FY2023'],
  ['IBM\'s 2023 revenue and what share of it was gross profit', 'look-up | IBM | revenue gross_profit/revenue:share | FY2023'], ['MSFT 2024: revenue growth, net income, R&D %', 'look-up | MSFT | revenue:growth net_income research_and_development/revenue:share | FY2024'],
])('%s: one measure is a part of the other [ASK-READ-6]', async (question, reading) => {
  expect(await read(question)).toBe(reading);
});

test.each([
  ['IBM 2020 to 2023: total % growth of gross profit and of revenue', 'look-up | IBM | gross_profit:growth revenue:growth | 2020-2023'],
  ['Is Visa still compounding? The growth in percent of its sales and of its net profit for fiscal 2023, please.', 'look-up | V | revenue:growth net_income:growth | FY2023'],
  ['What are goodwill and intangibles of Salesforce at the end of fiscal 2024?', 'look-up | CRM | goodwill_and_intangibles goodwill intangible_assets | FY2024'],
  ['How much did Visa take in during fiscal 2023, how much did it earn, and what was the net margin?', 'look-up | V | revenue net_income net_margin | FY2023'],
])('%s: what is listed is each asked for [ASK-READ-1]', async (question, reading) => {
  expect(await read(question)).toBe(reading);
});

test.each([
  ['UNH 2022 vs 2024 EPS % chg', 'compare | UNH | diluted_eps:growth | FY2022, FY2024'], ['By what percentage was IBM\'s revenue higher in 2023 than in 2021?', 'compare | IBM | revenue:growth | FY2023, FY2021'],
  ['Visa\'s net income from fiscal 2020 to fiscal 2024, growth per annum', 'look-up | V | net_income:cagr | 2020-2024'], ['How quickly did CRM\'s revenue grow on average per year from fiscal 2020 to fiscal 2024?', 'look-up | CRM | revenue:cagr | 2020-2024'],
  ['IBM at the end of June 2025: cash, inventory, and by how many dollars inventory had risen since the end of 2024', 'look-up | IBM | cash inventory:change | 2024-12-31, 2025-06-30'],
  ['Boeing 2023: net income, growth of revenue and total debt', 'look-up | BA | net_income revenue:growth total_debt | FY2023'], ['By how many points did Apple\'s gross margin widen from fiscal 2022 to fiscal 2024?', 'look-up | AAPL | gross_margin:change | 2022-2024'],
])('%s: each measure has its own form [ASK-READ-1]', async (question, reading) => {
  expect(await read(question)).toBe(reading);
});
