import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['How does the unemployment rate today compare with 2020?', /^The unemployment rate was 4\.30% in April 2026\. The high point of 2020: .*14\.80% in April 2020; the low point: .*3\.50% in February 2020\.$/],
  ['is inflation lower now than in 2022', /^Yes: Consumer price inflation was 3\.29% in March 2026\. The high point of 2022: /],
  ['was inflation higher in 2023 than in 2022', /^No: the higher of the two: Average of 2022: .*= 8\.00%\. Average of 2023: .*= 4\.15%\. Consumer price inflation was 3\.32% in December 2023/],
  ['is unemployment higher now than in 2020', /^The unemployment rate was 4\.30%/],
  ['inflation in 2022 vs 2023 vs 2024', /6\.40% in December 2022, .*3\.32% in December 2023, .*2\.87% in December 2024, /],
])('%s: no year is told by its edge alone [ASK-ANSWER-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('a difference between whole years of many readings is told by their highs and lows, and is not valid [ASK-ANSWER-9]', async () => {
  const { answer } = await askSample('By how many points was unemployment higher in 2020 than in 2024?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^The high point of 2020/);
  expect(answer.metadata.valid).toBe(false);
});
