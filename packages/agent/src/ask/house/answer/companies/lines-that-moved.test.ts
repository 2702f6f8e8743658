import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

const shrunk = /^Two of the companies at hand meet the conditions asked for: Caterpillar and Boeing\. Caterpillar’s revenue growth was −3\.4% in fiscal 2024\. Boeing’s revenue growth was −14\.5% in fiscal 2024\.$/;

test.each([
  ['Companies with falling revenue in the latest fiscal year', shrunk],
  ['How many of the companies had negative revenue growth?', shrunk],
  ['Which companies have revenue growth below 0%?', shrunk],
  ['Companies with rising net income', /^Ten of the companies at hand meet .*: Amazon, Goldman Sachs, NVIDIA, .* At the top: Amazon’s net income growth was 94\.7% in fiscal 2024\.$/],
  ['Which companies saw R&D decline?', /^One of the companies at hand meets the conditions asked for: Caterpillar\. /],
])('%s: a line that rose or fell is a growth above or below nothing [ASK-ANSWER-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  ['Which of the big companies here pays the highest dividend yield?', /^Johnson & Johnson leads the companies at hand on dividend yield: /],
  ['What’s the biggest company here by market cap?', /^NVIDIA leads the companies at hand on market capitalization: /],
  ['Which company has the most debt relative to equity?', /^Home Depot is at the top of the companies at hand on debt to equity: /],
  ['most valuable company', /^NVIDIA leads the companies at hand on market capitalization: /],
])('%s: among all that are at hand [ASK-ANSWER-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});
