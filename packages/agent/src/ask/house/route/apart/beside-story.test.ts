import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['I want to hear whether unsold trucks pile up at Caterpillar: what was its inventory at the end of fiscal 2024?', /^Caterpillar’s inventory was/],
  ['Thinking of Visa for an income client. What was its net margin in fiscal 2024?', /^Visa’s net margin was 55\.0%/],
])('%s: a word outside the ask declines nothing [ASK-ROUTE-4]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});
