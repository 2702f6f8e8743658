// What a multiple comes to over the compound growth of the earnings, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['Apple: P/E at the last close on fiscal 2025 diluted EPS, diluted EPS CAGR fiscal 2020 to 2025, and the PEG', /33\.7 times.*a compound annual growth rate of 17\.\d+%.*PEG ratio on .*÷ \$7\.46\) ÷ \(17\.\d+% × 100\) = 1\.89 times/],
  ['IBM’s multiple at the last close on 2024 EPS, the compound growth of its diluted EPS from 2021 to 2024, and the multiple over that growth rate?', /PEG ratio on 31 July 2025: \(\$253\.15 ÷ \$6\.43\)/],
])('%s [ASK-ANSWER-3]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
