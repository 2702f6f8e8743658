import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test.each([
  ['How many Amazon shares did insiders sell in May 2025, and how many did Jassy sell?', /97,037 shares .*On 21 May 2025 Andrew R\. Jassy sold 19,872 shares/],
  ['How many did Jassy sell in May 2025 at Amazon, and how many did all insiders sell?', /97,037 shares .*On 21 May 2025 Andrew R\. Jassy sold 19,872 shares/],
  ['AMZN insider sales May 2025: number of sellers, total shares, shares sold by Jassy', /7\) [A-Z][^.]+\. .*97,037 shares .*19,872 shares/],
  ['Amazon insiders sold how many shares in May 2025? What part was Herrington’s?', /97,037 shares .*14,127 shares .*= 14\.6%/],
  ['MSFT insider sales May 2025: total shares, total $, Brad Smith\'s shares', /132,743 shares .*\$58\.8 million\. .*Bradford L\. Smith sold 81,000 shares/],
  ['Which Amazon insiders sold in May 2025 and how many shares did Jassy sell?', /^On 21 May 2025 Matthew S\. Garman sold 20,923 (?!.*39,744)/],
  ['How much did Amazon insiders cash out in May 2025 and how much of that was Jassy?', /\$19\.5 million.*\$4,000,320/],
])('%s is of all and of the one, in the same time [ASK-INSIDER-1]', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
  expect(answer.metadata.valid).toBe(true);
});

test('of two times what one of them sold is told each by itself, whatever the heading says [ASK-INSIDER-1]', async () => {
  const { answer } = await askSample('AMZN insider sales: jassy shs sold may25 & aug25 - identical? both counts', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^Yes: .*19,872 shares .*19,872 shares/);
});
