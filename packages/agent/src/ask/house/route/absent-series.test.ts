import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['ISM manufacturing PMI June 2025', 'purchasing managers'],
  ['What was the prime rate in March 2026?', 'prime rate'],
  ['labor force participation rate Mar 2026', 'participation'],
  ['energy CPI, y/y, March 2026', 'a part of what people buy'],
  ['What was bitcoin worth at the end of 2025?', 'bitcoin'],
  ['30-year Treasury yield on 14 May 2026', 'other terms'],
  ['What is the current price of platinum?', 'metals'],
  ['What is palladium trading at', 'metals'],
  ['How did silver do last year?', 'metals'],
  ['What’s the pound worth in dollars?', 'exchange rates'],
  ['How has the Nasdaq done?', 'share indices'],
  ['ADP employment change in Oct 2025', 'private surveys'],
])('a series that is not bundled is named, and none near it is told in its place: %s [ASK-ANSWER-1]', async (question, what) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^The bundled economic series do not hold/);
  expect(answer.summary).toContain(what);
});

test.each(['What was the CPI without food and energy in March 2026?', 'What was the unemployment rate in March 2026?', 'What was the ten-year Treasury yield less the three-month one on 14 May 2026?'])('a bundled series is told: %s [ASK-ANSWER-1]', async (question) => {
  expect((await askSample(question, { engine: houseAskEngine })).answer.summary).not.toContain('do not hold');
});
