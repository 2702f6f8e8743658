import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['What would 12 shares of Visa cost at the latest close?', /12 × \$350\.99 = \$4,212/],
  ['Is IBM above or below its 50-day moving average?', /50-day moving average was \$[\d.]+ .*below that average/],
  ['Which accession number has the 10-K of Visa for fiscal 2024?', /accession number is \d{10}-\d{2}-\d{6}/],
])('%s is answered with the figure itself [ASK-ANSWER-1]', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
});
