// Return on equity taken apart, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  'Microsoft, DuPont breakdown, fiscal 2025',
  'Take Caterpillar\'s ROE apart into its components for 2024',
  'Dissect the return on equity of UNH in 2024',
])('the return, its three parts and their product are told: %s [ASK-ANSWER-13]', async (text) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(/return on equity was .* net margin was .* asset turnover was .* equity multiplier was .* Multiplied out: net margin of [\d.]+% × asset turnover of [\d.]+ times × equity multiplier of [\d.]+ times = return on equity of [\d.]+%\./);
  expect(answer.metadata.valid).toBe(true);
});

test.each(['What does the Du Pont formula say?', 'the three drivers of return on equity', 'How is ROE broken down into its parts?'])('of nobody it is a term: %s [ASK-ANSWER-13]', async (text) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(/net margin .* × asset turnover .* × equity multiplier/);
  expect(answer.metadata.valid).toBe(true);
});
