import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['What was Home Depot\'s closing price on the latest day you have, and what was it trading at in after-hours dealing that evening?', /\$367\.51 on 31 July 2025/],
  ['unh last close + intraday high same day', /\$310\.38 on 4 September 2025/],
  ['What did Apple close at, and what is the premarket price?', /\$251\.64 on 24 March 2026/],
  ['Where did CAT finish on the last day and what was its low of the day?', /\$438\.02 on 31 July 2025/],
  ['I need UnitedHealth\'s latest closing price and the highest it touched while the market was open.', /\$310\.38 on 4 September 2025/],
])('%s: the close is told, and what it cost within the day is missing [ASK-ROUTE-3]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
  expect(answer.missing.join(' ')).toMatch(/Prices within the day/);
});

test.each([
  ['Apple\'s 52-week high and low?', /52-week high was \$286\.19.*52-week low was \$172\.42/],
  ['What were the highest and lowest close of Boeing in 2024?', /\$251\.76 on 2 January 2024.*\$138\.14 on 14 November 2024/],
])('%s: closes of a longer time are told, and nothing is missing [ASK-ROUTE-3]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.missing).toEqual([]);
});
