import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['How has Procter & Gamble’s price-to-earnings ratio changed over the past three years?', /fell 2\.9% from 24\.6 times on 1 August 2022 to 23\.9 times on 31 July 2025/],
  ['How has Apple’s price-to-sales ratio moved over the last two years?', /rose 23\.0% from 6\.9 times on 22 March 2024 to 8\.5 times on 24 March 2026/],
])('%s runs from so long ago to the newest close [ASK-ANSWER-12]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
