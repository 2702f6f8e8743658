// The distance from the high of twelve months beside figures of a year. Through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test.each([
  ['Visa: distance from 52-week high, P/E on 2024 diluted EPS, 2024 operating cash flow', /−6\.0% on 4 September 2025.* 36\.1 times.*\$20\.0 billion in fiscal 2024/],
  ['UNH: by how many percent is the last close below its highest close of the past twelve months, and what was net income in 2023?', /−50\.4% on 4 September 2025|net income was \$22\.4 billion/],
  ['How many times 2024\'s diluted EPS does Visa trade at, and what was its net income growth in 2024?', /36\.1 times/],
  ['buy Visa? P/E on 2024 diluted EPS + revenue growth 2024 vs 2023 in %', /36\.1 times.*revenue rose 10/],
  ['What were Visa\'s dividends paid plus capital expenditure as a percentage of operating cash flow in fiscal 2024?', /= 27\.4%/],
  ['What was Johnson & Johnson\'s R&D plus capital expenditure as a percentage of revenue in fiscal 2024?', /= 24\.4%/],
])('%s is answered by %s [ASK-PARTS-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
