// Jobs added in a month are the rise of payrolls on the month before; of a trade, a place or a year they are not told so.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test.each([
  ['how many jobs were added', /up 19,000 from 159,433,000 in April 2025/], ['how many jobs did we add last month', /up 19,000 from 159,433,000 in April 2025/],
  ['how many jobs were added in march 2025', /rose by 120,000 from 159,155,000 in February 2025/],
])('%s is answered by %s [ASK-ANSWER-9]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each(['how many jobs were added in tech last month', 'how many manufacturing jobs were added', 'how many jobs were added in texas', 'how many jobs were added in 2024'])('%s is not answered so [ASK-ANSWER-9]', async (text) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.metadata.valid).toBe(false);
});
