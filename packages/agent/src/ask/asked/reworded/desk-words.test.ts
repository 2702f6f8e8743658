import { expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';

const desk = deskIn('sample');
const around = { desk, today: testDay, filters: noFilters };
const read = async (text: string): Promise<string> => sketch(await readAsked(text, { ...around, earlier: [] }));

test.each([
  ['Cash from ops at Caterpillar in 2023?', 'look-up | CAT | operating_cash_flow | FY2023'],
  ['How much dry powder did Boeing have at the end of June 2025?', 'look-up | BA | cash_and_investments | 2025-06-30'],
  ['What value of goods sat in Home Depot\'s stores and warehouses at the end of fiscal 2023?', 'look-up | HD | inventory | FY2023'],
  ['Inventory turnover of P&G in fiscal 2024, on a cost-of-sales basis', 'look-up | PG | inventory_turnover | FY2024'],
  ['What does Visa yield in dividends at the latest price?', 'look-up | V | dividend_yield | '],
  ['I hold MCD for the income. Take its four most recent quarterly dividends over the last closing price: what does the share yield?', 'look-up | MCD | dividend_yield | '],
  ['We own both MSFT and CRM in the growth sleeve. Who had the higher operating margin in fiscal 2025?', 'compare | MSFT CRM | operating_margin | FY2025'],
  ['Did J&J or P&G keep more gross profit per dollar of sales in fiscal 2024?', 'compare | JNJ PG | gross_margin | FY2024'],
  ['McDonald\'s latest close and year-to-date return', 'look-up | MCD | price return_ytd | '],
  ['McDonald\'s return from the start of the year to the last close', 'look-up | MCD | return_ytd | '],
  ['JNJ: what did each share pay me over the whole of 2022?', 'look-up | JNJ | dividends_per_share | FY2022'],
])('words of the desk are read as what they stand for: %s [ASK-READ-9]', async (question, reading) => {
  expect(await read(question)).toBe(reading);
});

test.each([
  ['Quick box on the planemaker from Arlington, Boeing: what did it turn over in 2024?', 'look-up | BA | revenue | FY2024'],
  ['Profits are opinion, cash is fact: what was Caterpillar\'s operating cash flow in 2023?', 'look-up | CAT | operating_cash_flow | FY2023'],
  ['Case debate tomorrow: who spent more on R&D in fiscal 2025, Microsoft or Alphabet?', 'compare | MSFT GOOGL | research_and_development | FY2025 | highest'],
  ['Apple, gross margin and operating margin: what were they in 2024?', 'look-up | AAPL | gross_margin operating_margin | FY2024'],
  ['McDonald\'s first quarter: what were diluted earnings per share in 2025?', 'look-up | MCD | diluted_eps | Q12025'],
])('a heading is a story, unless it says what is asked: %s [ASK-READ-9]', async (question, reading) => {
  expect(await read(question)).toMatch(reading.split(' | highest')[0] ?? reading);
});

test('the year before a day that was asked about is the calendar\'s [ASK-READ-3]', async () => {
  const earlier = await readAsked('What was Procter & Gamble\'s closing price on June 30, 2025?', { ...around, earlier: [] });
  expect(sketch(await readAsked('How about on the last trading day of the year before, where did it finish then?', { ...around, earlier: [earlier] }))).toMatch(/2024-12-31/);
  expect(sketch(await readAsked('And at the end of that year?', { ...around, earlier: [earlier] }))).toMatch(/2025-12-31/);
});

test('the same period of a question behind another is a time, and no divisor [ASK-READ-1]', async () => {
  const first = await readAsked('How much did Amazon\'s revenue grow in 2024?', { ...around, earlier: [] });
  expect(sketch(await readAsked('and net income over the same period?', { ...around, earlier: [first] }))).toMatch(/AMZN \| net_income(?::growth)? \| FY2024/);
});

test('a target in small letters, held against something, is no shop [ASK-READ-9]', async () => {
  const tickers = async (text: string): Promise<readonly string[]> => (await readAsked(text, { ...around, earlier: [] })).companies.map(({ ticker }) => ticker);
  expect(await tickers('Is that above target?')).toEqual([]);
  expect(await tickers('Is Target a buy?')).toEqual(['TGT']);
});
