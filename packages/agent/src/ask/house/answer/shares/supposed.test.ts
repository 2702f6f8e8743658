// A multiple with the price moved by so many percent, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['What would Caterpillar’s price-to-earnings ratio be if its share price fell by 20%?', /21\.4 times on 31 July 2025\. With the share price 20% lower .* 21\.4 times × 0\.80 = 17\.1 times/],
  ['cat p/e if stock drops 20%', /× 0\.80 = 17\.1 times/],
  ['Visa’s price-to-sales ratio if the stock rose 15%?', /× 1\.15 = 20\.6 times/],
])('%s [ASK-ANSWER-12]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  'What would Apple’s P/E be if earnings fell by 20%?',
  'If Visa’s stock fell 30%, what would its dividend yield be?',
  'What market value would Amazon have at Microsoft’s price-to-sales ratio?',
])('%s is not valid by what is there today [ASK-ANSWER-9]', async (text) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.metadata.valid).toBe(false);
});
