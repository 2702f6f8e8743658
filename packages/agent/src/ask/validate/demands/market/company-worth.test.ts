import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test.each([
  ['Work out Nvidia\'s market value at the last close, and the free cash flow yield (operating cash flow minus capex, over market value) on it', /market capitalization was \$[\d.]+ trillion .*free cash flow yield was/],
  ['What is the number of Boeing shares in issue?', /shares outstanding were 756 million on 22 July 2025/],
  ['J&J\'s outstanding shares times the closing price', /market capitalization was \$396\.7 billion/],
])('what a whole company is worth, and what it is made of, is told: %s [ASK-ANSWER-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
