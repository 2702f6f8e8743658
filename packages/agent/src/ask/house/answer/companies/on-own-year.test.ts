import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test('multiples of the newest price on each one’s own fiscal year are said in full, with the day of the price and the year of the figure [ASK-ANSWER-9]', async () => {
  const { answer } = await askSample('P/E NVDA vs GOOGL, latest close / last full fiscal year diluted EPS, which is pricier?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^NVIDIA is the more expensive on price-earnings ratio/);
  expect(answer.summary).toContain('At the close of $225.32 on 15 May 2026, NVIDIA’s price-earnings ratio was 46.0 times on its diluted earnings per share of $4.90 in fiscal 2026.');
  expect(answer.summary).toContain('Alphabet’s price-earnings ratio was 36.7 times on its diluted earnings per share of $10.81 in fiscal 2025.');
});
