import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

const shrunk = /^Two of the companies at hand meet the conditions asked for: Caterpillar and Boeing\. Caterpillar’s revenue growth was −3\.4% in fiscal 2024\. Boeing’s revenue growth was −14\.5% in fiscal 2024\.$/;

test.each([
  ['Companies with falling revenue in the latest fiscal year', shrunk],
  ['How many of the companies had negative revenue growth?', shrunk],
  ['Which companies have revenue growth below 0%?', shrunk],
  ['Companies with rising net income', /^Ten of the companies at hand meet .*: Amazon, Goldman Sachs, NVIDIA, .* At the top: Amazon’s net income growth was 94\.7% in fiscal 2024\.$/],
  ['Which companies among Apple, Boeing, Caterpillar and Home Depot have negative shareholders’ equity?', /^One of the companies at hand meets the conditions asked for: Boeing\. Boeing’s shareholders' equity was −\$3\.30 billion/],
  ['Which of Boeing and Visa had a negative free cash flow in 2024?', /^One of the companies at hand meets the conditions asked for: Boeing\. /],
  ['how many of aapl msft amzn ibm top 200bn sales in 24', /^Three of the companies at hand meet .*: Amazon, Apple and Microsoft\. /],
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

test('who moved most in dollars is told by the amounts, and not by percentages [ASK-ANSWER-3]', async () => {
  const { answer } = await askSample('Among Apple, NVIDIA and Alphabet, which had the biggest increase in R&D between fiscal 2022 and fiscal 2024, and how large was it in dollars?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^Alphabet leads the companies at hand on growth of research and development expense: Alphabet’s .* rose by \$9\.83 billion .*; Apple’s .* rose by \$5\.12 billion .*; NVIDIA’s .* rose by \$3\.41 billion/);
  expect(answer.metadata.valid).toBe(true);
});

test('a market value in so many of another company is no figure of the one alone [ASK-VALID-6]', async () => {
  expect((await askSample('apple mkt cap is how many IBMs', { engine: houseAskEngine })).answer.metadata.valid).toBe(false);
});
