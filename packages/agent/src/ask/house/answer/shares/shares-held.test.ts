import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['What would 12 shares of Visa cost at the latest close?', /12 × \$350\.99 = \$4,211\.88/],
  ['I own seventy-five shares of Home Depot. What are they worth at the last close?', /75 × \$367\.51 = \$27,563/],
  ['What are 300 shares of IBM worth at the latest close?', /3 × 100 × \$253\.15 = \$75,945/],
  ['Is IBM above or below its 50-day moving average?', /50-day moving average was \$[\d.]+ .*below that average/],
  ['Which accession number has the 10-K of Visa for fiscal 2024?', /accession number is \d{10}-\d{2}-\d{6}/],
])('%s is answered with the figure itself [ASK-ANSWER-1]', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
});

test('two stocks that are named are companies, and no shares of each [ASK-ANSWER-1]', async () => {
  const { answer } = await askSample('My two tech stocks, Apple and Microsoft: the latest closing price of each?', { engine: houseAskEngine });
  expect(answer.summary).not.toMatch(/×/);
});
