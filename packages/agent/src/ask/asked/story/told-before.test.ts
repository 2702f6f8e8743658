import { describe, expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';

const desk = deskIn('sample');
const read = async (text: string): Promise<string> => sketch(await readAsked(text, { desk, today: testDay, filters: noFilters, earlier: [] }));

describe('a sentence that asks nothing', () => {
  test.each([
    ['Debt scares my aunt stiff. For Visa, gross margin and net margin in fiscal 2023, please.', 'look-up | V | gross_margin net_margin | FY2023'],
    ['Cash is what keeps planes flying. What was the goodwill of Boeing in 2023?', 'look-up | BA | goodwill | FY2023'],
    ['They say health insurers are short of liquidity. What were the receivables of UnitedHealth and its inventory in 2023, and the sum of the two?', 'look-up | UNH | receivables inventory | FY2023'],
    ['My sheet lacks the tax of IBM. What was its goodwill in 2022, and how many percent of its equity was it?', 'look-up | IBM | goodwill/shareholders_equity:share | FY2022'],
    ['Tool shop memo: what was the goodwill of Home Depot in fiscal 2023?', 'look-up | HD | goodwill | FY2023'],
    ['IBM bought Red Hat and borrowed for it. What was its goodwill in 2021?', 'look-up | IBM | goodwill | FY2021'],
    ['Remember the Meta year, 2021? What was the goodwill of Boeing?', 'look-up | BA | goodwill | FY2021'],
    ['2020 was odd for jets. What was the goodwill of Boeing?', 'look-up | BA | goodwill | FY2020'],
    ['Next month it’s my turn to talk of IBM. For 2021 I want the firm’s goodwill.', 'look-up | IBM | goodwill | FY2021'],
    ['Timber and tools: what was the goodwill of Home Depot in fiscal 2023?', 'look-up | HD | goodwill | FY2023'],
    ['I want to know whether deals pile up at IBM faster than before: give me its goodwill in 2022.', 'look-up | IBM | goodwill | FY2022'],
    ['I got into Visa early in 2020 and want to see if it kept pace. How much did its revenue grow from 2021 to 2023?', 'look-up | V | revenue:growth | 2021-2023'],
    ['In 2019 my uncle went on about McDonald\'s. What was its net income in 2022?', 'look-up | MCD | net_income | FY2022'],
    ['My essay is on returns at card networks. For Visa\'s 2023 fiscal year, give the dividends paid and the free cash flow of the same year.', 'look-up | V | dividends_paid free_cash_flow | FY2023'],
    ['Adjusted numbers of IBM drive me nuts. By the 10-K, what was net income in 2023?', 'look-up | IBM | net_income | FY2023'],
  ])('sets no figure and no company: %s [ASK-READ-9]', async (question, reading) => {
    expect(await read(question)).toBe(reading);
  });

  test.each([
    ['I bought 30 shares of Visa at the last close of 2023. What were they worth at the last close of 2024?', /2023/],
    ['Visa\'s year after the slump looks strong. What was the goodwill in fiscal 2023?', /V \| goodwill/],
    ['Boeing\'s net debt was a worry. Where did it stand at the end of 2023?', /net_debt/],
    ['Take the fiscal year. What was the net income of IBM in 2021?', /IBM \| net_income/],
    ['Think of Caterpillar in 2022. What was its goodwill?', /CAT \| goodwill \| FY2022/],
  ])('is kept where it says what is asked: %s [ASK-READ-9]', async (question, reading) => {
    expect(await read(question)).toMatch(reading);
  });
});
