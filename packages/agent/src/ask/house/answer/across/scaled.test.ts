// What is made of an amount by a plain number, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['What run rate does Salesforce\'s revenue stand at?', /At a yearly rate: \$10\.2 billion × 4 = \$40\.9 billion\./],
  ['IBM, revenue of the second quarter of 2025, annualised', /At a yearly rate: \$[\d.]+ billion × 4 = \$[\d.]+ billion\./],
  ['What did Caterpillar earn per day in 2024?', /Per day: \$10\.8 billion ÷ 366 = \$29\.\d million\./],
  ['UNH hourly revenue 2024', /Per hour: \$400\.3 billion ÷ 366 ÷ 24 = \$45\.6 million\./],
  ['Home Depot\'s diluted EPS of fiscal 2024 times 18', /Multiplied out: \$14\.91 × 18 = \$268\.38\./],
])('%s is worked out [ASK-ANSWER-13]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('the revenue of a whole year is no run rate [ASK-VALID-6]', async () => {
  const { answer } = await askSample('Visa revenue run rate fiscal 2024', { engine: houseAskEngine });
  expect(answer.metadata.valid).toBe(false);
});
