import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';
import type { DemandScene } from '../demand.ts';
import { companyWorth } from './company-worth.ts';

test.each([
  ['Work out Nvidia\'s market value at the last close, and the free cash flow yield (operating cash flow minus capex, over market value) on it', /market capitalization was \$[\d.]+ trillion .*free cash flow yield was/],
  ['What is the number of Boeing shares in issue?', /shares outstanding were 756 million on 22 July 2025/],
  ['Home Depot market value now + price to 2024 free cash flow (operating cash flow less capex)', /market capitalization was \$365\.3 billion .*price (?:over|to) free cash flow was 22\.4 times/],
  ['J&J\'s outstanding shares times the closing price', /market capitalization was \$396\.7 billion/],
])('what a whole company is worth, and what it is made of, is told: %s [ASK-ANSWER-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

const cap = { measure: 'market_cap', unit: { kind: 'money' }, isBeside: false };
const times = { measure: 'price_to_sales', unit: { kind: 'multiple' }, isBeside: false };

function demanded(text: string, opening: readonly object[]): readonly string[] {
  return companyWorth({ text, asked: { text }, opening, all: opening, openingWords: '', ownWords: '', wholeWords: '', missing: '' } as unknown as DemandScene);
}

test.each([
  ['Marram market cap over its 2023 sales, and over its equity', [times], ['the worth as a multiple of that figure']],
  ['Marram market cap over its 2023 sales', [cap], ['the worth as a multiple of that figure']],
  ['Marram mkt cap now, and how many times its 2023 sales is that', [times], ['what the whole company is worth']],
  ['Marram market value today + price to 2023 revenue', [cap], ['the worth as a multiple of that figure']],
  ['Marram market value today + price to 2023 revenue', [cap, times], []],
  ['Marram market value today and its 2023 revenue', [cap], []],
])('%s: the worth and the multiple are two [ASK-ANSWER-9]', (text, opening, lacking) => {
  expect(demanded(text, opening)).toEqual(lacking);
});
