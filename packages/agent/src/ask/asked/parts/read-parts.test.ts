import { expect, test } from 'vitest';
import { sketch } from '../testing/sketch.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { noFilters } from '../asked.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { readApart, readParts } from './read-parts.ts';

const around: ReadAround = { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] };

async function partsIn(question: string): Promise<readonly string[]> {
  const asked = await readParts(await readAsked(question, around), around);
  return (asked?.parts ?? []).map(sketch);
}

test.each([
  ['Is P&G a bond in disguise? Dividend yield and P/E at last close, and revenue CAGR fiscal 2019-2024', ['look-up | PG | dividend_yield | ', 'look-up | PG | pe_ratio | ', 'look-up | PG | revenue:cagr | 2019-2024']],
  ['What was the unemployment rate in June 2025, and how much did Caterpillar take in during the first quarter of 2025?', ['look-up |  | UNRATE | 2025-06-01..2025-06-30', 'look-up | CAT | revenue | Q12025']],
  ['GOOGL 2025 capex growth, capex as % of OCF', ['look-up | GOOGL | capital_expenditure:growth | FY2025', 'look-up | GOOGL | capital_expenditure/operating_cash_flow:share | FY2025']],
  ['UNH price-earnings ratio now and the stock\'s change since January 2, 2025 in percent', ['look-up | UNH | pe_ratio | ', 'look-up | UNH | price:growth | 2025-01-02..2026-11-21']],
  ['MCD: 2024 revenue, 2024 net income, last close', ['look-up | MCD | revenue | FY2024', 'look-up | MCD | net_income | FY2024', 'look-up | MCD | price | ']],
  ['Judging by its price-to-earnings ratio and its diluted EPS growth in fiscal 2025, does Apple look like a buy?', ['look-up | AAPL | pe_ratio | ', 'look-up | AAPL | diluted_eps:growth | FY2025', 'value | AAPL |  | ']],
  ['Salesforce\'s haul in the quarter that ended in April 2025, and the operating profit on it', ['look-up | CRM | revenue | Q12026', 'look-up | CRM | operating_income | Q12026']],
  ['Overview of Visa: fiscal 2024 revenue, net income, and the latest share price', ['look-up | V | revenue | FY2024', 'look-up | V | net_income | FY2024', 'look-up | V | price | ']],
  ['For fiscal 2024: Microsoft\'s sales, its net income; and where the stock is now', ['look-up | MSFT | revenue | FY2024', 'look-up | MSFT | net_income | FY2024', 'look-up | MSFT | price | ']],
  ['Is Visa worth holding, by its P/E and its fiscal 2024 net margin?', ['look-up | V | pe_ratio | ', 'look-up | V | net_margin | FY2024']],
])('“%s” asks for several things, each with what the one beside it says [ASK-PARTS-1]', async (question, parts) => {
  expect(await partsIn(question)).toEqual(parts);
});

test.each([
  'What were Apple\'s revenue and net income in 2023 and 2024?',
  'UNH CFO/NI 2024',
  'How much did Visa return to shareholders in fiscal 2024 through dividends and share repurchases together?',
  'For every hundred dollars of revenue Microsoft made in the year to June 2025, how many dollars of operating cash flow came in?',
  'What earnings yield does Home Depot offer, on its fiscal 2024 diluted EPS and its latest close?',
  'Goldman earned more on interest in 2024. How many percent did its net interest income gain on 2023?',
  'Did Amazon make a profit or a loss in 2022, and of what size?',
  'JNJ buy or sell?',
  'Summarise Caterpillar\'s 2024 results: sales, operating income, net income and diluted EPS, each against 2023.',
  'UnitedHealth\'s 2024 profit per share, diluted: how many times that is the current share price?',
  'How much cash, cash equivalents and short-term marketable securities did Alphabet hold at the end of 2025?',
])('“%s” is one question: what it combines is not taken apart [ASK-PARTS-2]', async (question) => {
  expect(await partsIn(question)).toEqual([]);
});

test.each([
  ['CAT YE24: current ratio, equity/assets', ['look-up | CAT | current_ratio | FY2024', 'look-up | CAT | shareholders_equity/total_assets:share | FY2024']],
  ['What does the whole of Amazon cost at the last close, and how many times its sales is that?', null],
  ['How much did Alphabet\'s capital expenditures rise from 2024 to 2025, and what percentage of operating cash flow did they take in 2025?', null],
  ['How much did Visa return to shareholders in fiscal 2024 through dividends and share repurchases together?', null],
])('“%s” is taken apart where its whole did not hold, but not where a part speaks of another [ASK-AGAIN-2]', async (question, parts) => {
  const apart = await readApart(await readAsked(question, around), around);
  expect(apart?.parts?.map(sketch) ?? null).toEqual(parts);
});

test('cash alone less the debt is net debt by its own reader; with securities the money and the debt are told beside it [ASK-PARTS-1]', async () => {
  expect(await partsIn('What was IBM\'s net debt on June 30, 2025, counting short-term and long-term debt less cash and cash equivalents?')).toEqual([]);
  expect(await partsIn('How much does IBM owe on balance on June 30, 2025: all debt, less cash and short-term investments?')).toHaveLength(3);
});
