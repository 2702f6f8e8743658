import { expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';
import { readNetMoney } from './net-money.ts';

const around: ReadAround = { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] };

async function read(question: string): Promise<readonly string[]> {
  return ((await readNetMoney(await readAsked(question, around), around))?.parts ?? []).map(sketch);
}

test.each([
  ['How much does IBM owe on balance at the end of 2024? Take all debt and subtract cash and short-term investments.', ['look-up | IBM | cash_and_investments | FY2024', 'look-up | IBM | total_debt | FY2024', 'look-up | IBM | net_debt | FY2024']],
  ['Amazon end of 2024: all its debt, its cash and marketable securities, and the gap between the two', ['look-up | AMZN | cash_and_investments | FY2024', 'look-up | AMZN | total_debt | FY2024', 'look-up | AMZN | net_cash | FY2024']],
])('%s: what is on hand, what is owed, and what lies between [ASK-READ-1]', async (question, parts) => {
  expect(await read(question)).toEqual(parts);
});

test.each(['By how many percent did IBM\'s net debt grow in 2024, less cash?', 'What were Apple\'s cash and total debt at the end of fiscal 2025?', 'What was left of IBM\'s free cash flow after dividends in 2024?'])('%s: left to other readers [ASK-READ-1]', async (question) => {
  expect(await read(question)).toEqual([]);
});
