// Of whom it was so in each of several years; sums over companies; and the one figure that is larger than another company's other one.
import { expect, test } from 'vitest';
import { askSample } from '../../../../../testing/index.ts';
import { houseAskEngine } from '../../../house-ask-engine.ts';

const asked = async (text: string) => (await askSample(text, { engine: houseAskEngine })).answer;

test.each([
  ['Which companies grew revenue three years in a row?', /^Nine of the companies at hand meet the conditions asked for in each of those years: NVIDIA, .* and Visa\. NVIDIA’s revenue was \$27\.0 billion in fiscal 2023, \$60\.9 billion in fiscal 2024, /],
  ['Who has increased sales every year since 2021?', /^Nine of the companies at hand meet the conditions asked for in each of those years: /],
  ['Which companies have posted losses two years running?', /^One of the companies at hand meets the conditions asked for in each of those years: Boeing\. Boeing’s net income was −\$2\.22 billion in fiscal 2023 and −\$11\.8 billion in fiscal 2024\.$/],
  ['Which firms had an operating margin above 30% in each of the last three years?', /^Four of the companies at hand meet the conditions asked for in each of those years: NVIDIA, Microsoft, McDonald’s and Visa\. /],
])('each of the years decides of whom it is so: %s [ASK-ANSWER-3]', async (text, told) => {
  const { summary, metadata } = await asked(text);
  expect(summary).toMatch(told);
  expect(metadata.valid).toBe(true);
});

test.each([
  ['Add up the sales of Apple, Microsoft and Alphabet', /^Together: \$416,161 million \+ \$281,724 million \+ \$402,836 million = \$1,100,721 million\./],
  ['What is the equity of Goldman Sachs in total?', /^Goldman Sachs’ shareholders' equity was \$124\.1 billion on 30 June 2025/],
  ['Which is bigger, Apple\'s net income or IBM\'s revenue?', /^Apple’s net income was the larger: Apple’s net income was \$112\.0 billion in fiscal 2025\. IBM’s revenue was \$62\.8 billion in fiscal 2024\.$/],
  ['Which was higher in 2024, Visa\'s net income or Boeing\'s revenue?', /^Boeing’s revenue was the larger: Boeing’s revenue was \$66\.5 billion in fiscal 2024\. Visa’s net income was \$19\.7 billion in fiscal 2024\.$/],
  ['Which is smaller: Visa\'s capex or its net income in 2023?', /^Visa’s capital expenditure was the smaller: /],
  ['Which companies have a dividend yield above 2% and a net margin over 15%?', /^Two of the companies at hand meet the conditions asked for: Johnson & Johnson and Procter & Gamble\./],
  ['show firms whose operating margin tops 30 percent', /^Six of the companies at hand meet the conditions asked for: /],
])('several companies are told as they are asked for: %s [ASK-ANSWER-3]', async (text, told) => {
  const { summary, metadata } = await asked(text);
  expect(summary).toMatch(told);
  expect(metadata.valid).toBe(true);
});
