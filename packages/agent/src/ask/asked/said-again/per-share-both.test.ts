import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { noFilters } from '../asked.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test.each([
  ['What was Visa’s net income in fiscal 2022 and in fiscal 2024?', 'And per share, for both years, with the change in percent?', /diluted earnings per share rose [\d.]+% from \$7\.00 in fiscal 2022 to \$9\.73 in fiscal 2024/],
  ['What were Home Depot’s dividends per share in fiscal 2024?', 'And what yield is that on the last close?', /\$9\.00 ÷ \$367\.51 = 2\.4\d?%/],
  ['What was Caterpillar’s net income in 2024?', 'And its operating margin that year, and in the pandemic year 2020?', /20\.2% in fiscal 2024.*10\.9% in fiscal 2020/],
])('%s %s: of the figure and the times of before [ASK-READ-3]', async (first, then, told) => {
  const before = await askSample(first, { engine: houseAskEngine });
  const { answer } = await askSample(then, { engine: houseAskEngine, question: { text: then, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
});
