import { expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { readPayoutContest } from './payout-contest.ts';

const around: ReadAround = { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] };
const read = async (text: string) => readPayoutContest(await readAsked(text, around), around);

test.each([
  'I can only buy one: McDonald\'s, P&G or J&J. Add up what each paid per share over the last twelve months and put it against the newest closing price. Which one gives the highest percentage, which the second, which the least?',
  'IBM or Caterpillar: last four dividends added up over the latest close in percent, who pays more?',
])('%s is a contest of dividend yields [ASK-READ-9]', async (text) => {
  expect((await read(text))?.measures).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'dividend_yield' })]));
});

test.each(['Which of Visa and IBM raised its dividend most in the last twelve months, in percent of the price?', 'Which of Johnson & Johnson and Procter & Gamble had the higher dividend yield at the end of 2024?', 'Which of Visa and IBM paid more per share in 2024?'])('%s is none [ASK-READ-9]', async (text) => {
  expect(await read(text)).toBeNull();
});
