import { expect, test } from 'vitest';
import { noFilters } from '../../asked.ts';
import { readAsked } from '../../read-asked.ts';
import { deskIn, testDay } from '../../testing/sample-desk.ts';
import { sketch } from '../../testing/sketch.ts';

const reading = async (text: string): Promise<string> => sketch(await readAsked(text, { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] }));

test.each([
  ['How much interest did Boeing have to pay in 2023?', 'look-up | BA | interest_expense | FY2023'],
  ['Given all that debt, what did Boeing expense in interest over the year 2023?', 'look-up | BA | interest_expense | FY2023'],
  ['Did Boeing end up in the red or in the black in 2023, and by how much?', 'look-up | BA | net_income | FY2023'],
  ['The equity of Boeing looks unusual to me. What did the balance sheet show for it in 2023?', 'look-up | BA | shareholders_equity | FY2023'],
  ['I want for Boeing in 2023 the result at the gross line and the one at the operating line.', 'look-up | BA | gross_profit operating_income | FY2023'],
  ["What was Salesforce's result at operating level and at net level in fiscal 2024?", 'look-up | CRM | operating_income net_income | FY2024'],
  ["Adding up Boeing's last four reported quarters: how much revenue, and how much operating income?", 'look-up | BA | revenue operating_income | TTM'],
  ['What did Caterpillar sell and what did it earn in 2023?', 'look-up | CAT | revenue net_income | FY2023'],
  ['Microsoft fiscal 2024: what it took in, what it earned net, and how much that was per diluted share?', 'look-up | MSFT | revenue net_income diluted_eps | FY2024'],
  ['In the 10-K of Visa for fiscal 2023, what does the tax line say?', 'look-up | V | income_tax | FY2023'],
  ['What did Nvidia turn over in the final quarter of its fiscal 2025?', 'look-up | NVDA | revenue | Q42025'],
  ['IBM cash + equivalents + marketable securities (short-term) FY23', 'look-up | IBM | cash_and_investments | FY2023'],
  ['Out of curiosity: how much of every dollar IBM sold in fiscal 2023 was left as operating profit?', 'look-up | IBM | operating_margin | FY2023'],
  ['CAT FY23: net revenue + operating income', 'look-up | CAT | revenue operating_income | FY2023'],
  ['IBM 2023: NI + dil. EPS', 'look-up | IBM | net_income diluted_eps | FY2023'],
  ['V: net profit margin FY23', 'look-up | V | net_margin | FY2023'],
  ['IBM dividends paid FY21+FY22+FY23 total', 'look-up | IBM | dividends_paid:total | 2021-2023'],
])('a line of a statement is known by what is said of it: %s [ASK-READ-1]', async (question, expected) => {
  expect(await reading(question)).toBe(expected);
});

test.each([
  ['Boeing quarterly revenue 2023, Q1 through Q3', 'trend | BA | revenue | Q12023, Q22023, Q32023'],
  ['How did Boeing revenue change from Q1 to Q3 of 2023?', 'look-up | BA | revenue:change | Q12023, Q32023'],
  ['Set against January to March 2023, what was the first-quarter revenue of Boeing in 2024?', 'compare | BA | revenue | Q12023, Q12024'],
  ['How high was the revenue of Boeing for a fiscal year at most?', 'look-up | BA | revenue | '],
])('quarters are all that lie between, or the two that are held against one another: %s [ASK-READ-1]', async (question, expected) => {
  expect(await reading(question)).toBe(expected);
});
