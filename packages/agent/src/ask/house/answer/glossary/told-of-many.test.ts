import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Our treasurer hears the banks talk about interest coverage. What does that ratio tell, and how to compute it?', /^Interest coverage is/],
  ['quick ratio: formula, what a high one means for lenders', /^The quick ratio is/],
  ['Gross margin against net margin: which is which?', /^Gross margin is .*Net margin is/i],
  ['Net profit sits on one line, gross profit on another. What comes off in between?', /Net income is.*gross profit is|gross profit is.*net income is/i],
  ['On one line I see the current ratio, on another the quick ratio. What separates the two?', /current ratio is .*quick ratio is/i],
])('%s: of a term, whoever is said to use it; of two each is told [ASK-ANSWER-6]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});
