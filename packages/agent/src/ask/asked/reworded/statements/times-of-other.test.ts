// One company's figure as a multiple of the other's, stock that is bought back, the largest fall of a day and the best of the last years; through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test.each([
  ['Nvidia’s market cap as a multiple of Alphabet’s', /^Ratio: \$5\.48 trillion ÷ \$4\.81 trillion = 1\.14 times/],
  ['visa revenue 2024 as multiple of salesforce', /^Ratio: .* = 1\.03 times/],
  ['Apple’s revenue as a multiple of its total assets', /asset turnover was 1\.2 times/],
  ['How much stock did Apple buy back in 2024?', /share repurchases were \$94\.9 billion in fiscal 2024/],
  ['How much stock does Home Depot carry?', /inventory was \$25\.8 billion/],
  ['On which day did Salesforce shares have their largest one-day fall in 2024?', /fell 19\.7% from \$271\.62 on 29 May 2024/],
  ['Which year of the last five had Home Depot’s highest free cash flow?', /\$17\.9 billion in fiscal 2023/],
])('%s [ASK-READ-9]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
