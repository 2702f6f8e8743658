import { expect, test } from 'vitest';
import { noFilters } from '../../../asked/asked.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';
import { askSample } from '../../../../testing/index.ts';

test.each([
  ['What is Goldman’s book value per share?', 'growth since 2020', /GDP/],
  ['What did Boeing spend on capital in 2024?', 'vs goodwill?', /^Goodwill is/],
])('after “%s”, “%s” is of the company, and no question of its own [ASK-VALID-1]', async (earlier, text, stray) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(stray.test(answer.summary) && answer.metadata.valid).toBe(false);
});
