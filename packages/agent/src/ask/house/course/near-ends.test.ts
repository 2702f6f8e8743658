// How far shares stand from the ends of their year, in everyday words, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['how far is Boeing from its 52 week high', /^Boeing’s share price is down 6\.2% from \$236\.41 on 28 July 2025 to \$221\.84 on 31 July 2025\./],
  ['how close is visa to its 52-week high', /^Visa’s share price is down 6\.0% from /],
  ['which stocks are near their 52-week high', /^Caterpillar leads .*distance from the 52-week high was 0\.00%/],
  ['which shares trade furthest below their 52-week high', /^UnitedHealth .*−50\.4%/],
  ['which stock is closest to its 52 week low', /^Procter & Gamble .*distance from the 52-week low was 0\.00%/],
  ['calmest stock', /^Procter & Gamble .*one-year volatility was 19\.1%/],
])('%s is told by the distance [ASK-COURSE-2]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
