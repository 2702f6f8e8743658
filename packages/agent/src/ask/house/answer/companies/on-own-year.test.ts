import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test('multiples of the newest price on each one’s own fiscal year are said in full, with the day of the price and the year of the figure [ASK-ANSWER-9]', async () => {
  const { answer } = await askSample('P/E NVDA vs GOOGL, latest close / last full fiscal year diluted EPS, which is pricier?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^NVIDIA is the more expensive on price over earnings/);
  expect(answer.summary).toContain('NVIDIA’s price-earnings ratio was 46.0 times on 15 May 2026; Alphabet’s price over earnings was 36.7 times on 15 May 2026.');
  expect(answer.summary).toContain('Alphabet’s diluted earnings per share were $10.81 in fiscal 2025.');
});

test('of several shares whose newest closes are of different days none is left out, and each is on its own last fiscal year [ASK-ANSWER-9]', async () => {
  const { answer } = await askSample('Sort Apple, Visa and Alphabet by P/E, newest price over EPS of the last reported fiscal year, dearest first.', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^Alphabet is more expensive [^.]*: Alphabet’s [^;]*36\.7 times on 15 May 2026; Visa’s [^;]*36\.1 times on 4 September 2025; Apple’s [^;]*33\.7 times on 24 March 2026\./);
  expect(answer.metadata.valid).toBe(true);
});

test('a multiple is on the earnings of the year that is named with them, and not on those of the last twelve months [ASK-ANSWER-9]', async () => {
  const { answer } = await askSample('What is the P/E of IBM, from its latest close and diluted EPS for 2023?', { engine: houseAskEngine });
  expect(answer.summary).toContain('IBM’s diluted earnings per share were $8.14 in fiscal 2023.');
});
