import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { readMultipleAndPayout } from './multiple-and-payout.ts';

const around: ReadAround = { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] };

test.each([
  ['At the latest close, what is McDonald\'s price-to-earnings ratio on 2024 diluted earnings per share, and what dividend yield do its four most recent quarterly dividends make?', /26\.3 times.* = 2\.33%/],
  ['Visa: how many times fiscal 2024\'s diluted earnings per share do people pay at the newest closing price, and what percentage comes back if I add up the dividends of the last twelve months?', /36\.1 times.* = 0\.67%/],
])('%s: the year is that of the earnings alone [ASK-VALUATION-2]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each(['What percentage of its 2024 diluted earnings per share did Visa pay out, and what are its P/E and the yield of the last four dividends?', 'Visa P/E on 2024 EPS and its dividend yield', 'What were Visa\'s last four dividends?'])('%s is left to others [ASK-VALUATION-1]', async (text) => {
  expect(await readMultipleAndPayout(await readAsked(text, around), around)).toBeNull();
});
