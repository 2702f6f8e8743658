import { expect, test } from 'vitest';
import { noFilters, type Asked } from '../../asked.ts';
import { readAsked } from '../../read-asked.ts';
import { deskIn, testDay } from '../../testing/sample-desk.ts';
import { sketch } from '../../testing/sketch.ts';

const desk = deskIn('sample');
const read = (text: string, earlier: readonly Asked[] = []): Promise<Asked> => readAsked(text, { desk, today: testDay, filters: noFilters, earlier });

test.each([
  ['What was Visa’s net income in 2024?', 'What was it in 2023, and what is the percentage change?', /net_income:growth \| (?:2023-2024|FY2023, FY2024)/],
  ['What was Visa’s net income in 2024?', 'and 2022? change in %', /net_income:growth \| (?:2022-2024|FY2022, FY2024)/],
  ['What was Visa’s operating income in the second quarter of 2025?', 'What was it in the same quarter of the year before, and what growth rate does that make?', /operating_income:growth \| Q22024, Q22025/],
  ['What was Visa’s revenue in the second quarter of fiscal 2025?', 'What was it in the following quarter, the third, and by how many percent did it rise from one to the other?', /revenue:growth \| Q22025, Q32025/],
  ['What was Boeing’s gross margin in fiscal 2024?', 'same for FY2022, and change in pp?', /gross_margin:change \| (?:2022-2024|FY2022, FY2024)/],
  ['What was Visa’s revenue in 2024?', 'Quite a size. Where did it stand in 2019, and what yearly growth rate, compounded, got it from there to here?', /revenue:cagr \| 2019-2024/],
])('after “%s”, “%s” holds the figure of then against the one of before [ASK-READ-1]', async (first, next, wanted) => {
  expect(sketch(await read(next, [await read(first)]))).toMatch(wanted);
});

test('the growth in another year is that of the other year [ASK-READ-1]', async () => {
  const before = [await read('What was Visa’s net income in 2024?')];
  for (const next of ['And in 2022, what was the growth?', 'And in 2022, by how much did it grow over the year before?']) expect(sketch(await read(next, before))).not.toMatch(/2024/);
});

test.each([
  ['What was Visa’s capital expenditure in 2024?', 'How much of its operating cash flow that year was this, in percent, and what free cash flow was left?', /capital_expenditure\/operating_cash_flow:share,? free_cash_flow \| FY2024/],
  ['What was Visa’s inventory at the end of 2024?', 'What percentage of its total assets was that, and how large were total assets?', /inventory\/total_assets:share \| FY2024/],
  ['What was IBM’s revenue in 2024?', 'R&D out of that, $ and %?', /research_and_development\/revenue:share \| FY2024/],
  ['What was Home Depot’s free cash flow in fiscal 2023?', 'What percentage of that free cash flow was paid out in dividends?', /dividends_paid\/free_cash_flow:share/],
  ['What was IBM’s revenue in 2024?', 'Good. How much of that went into the labs, in percent of sales, in the same year?', /research_and_development\/revenue:share \| FY2024/],
  ['What was IBM’s total debt at the end of 2024?', 'How much of it was due within a year, in percent?', /short_term_debt\/total_debt:share \| FY2024/],
  ['What was Apple’s revenue in fiscal 2024?', 'Fine, and how much of that was left at the bottom, in dollars and in percent of sales?', /net_income\/revenue:share \| FY2024|net_margin/],
])('after “%s”, “%s” is a part of one figure in the other [ASK-READ-1]', async (first, next, wanted) => {
  expect(sketch(await read(next, [await read(first)]))).toMatch(wanted);
});

test.each([
  ['What was NVIDIA’s latest closing price?', 'Where did it stand when 2024 ended?', /^look-up \| NVDA \| price \| 2024-12-31/],
  ['What is Apple’s last close?', 'And where had it stood when 2025 began?', /^look-up \| AAPL \| price \| 2025-01-01\.\./],
  ['What was Microsoft’s closing price on 30 June 2025?', 'Where did it stand as the year ended?', /^look-up \| MSFT \| price \| 2025-12-31/],
])('after “%s”, “%s” is the close of that end [ASK-READ-1]', async (first, next, wanted) => {
  expect(sketch(await read(next, [await read(first)]))).toMatch(wanted);
});

test.each([
  ['What is Visa’s latest closing price?', 'How far is that, in percent, from where it closed on December 31, 2024?', /V \| price:growth \| 2024-12-31/],
  ['Where did Visa last close?', '% chg vs 28 March 2025 close?', /V \| price:growth \| 2025-03-28/],
])('after “%s”, “%s” is held from that day to the newest close [ASK-READ-1]', async (first, next, wanted) => {
  expect(sketch(await read(next, [await read(first)]))).toMatch(wanted);
});
