import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Amazon\'s capex as a share of revenue in 2019 and in 2024: both, and the difference in percentage points', /was 6\.0% of revenue in fiscal 2019.*was 13\.0% of revenue in fiscal 2024.*Rise from fiscal 2019 to fiscal 2024: 13\.0% − 6\.0% = 7\.0 percentage points/],
  ['Caterpillar SG&A / sales 2020 vs 2024, delta in pp', /Fall from fiscal 2020 to fiscal 2024: 11\.1% − 10\.3% = 0\.8 percentage points/],
  ['Caterpillar SG&A % of sales 2020, 2022, 2024, and the fall in points from 2020 to 2024', /11\.1% of revenue in fiscal 2020.*in fiscal 2022.*Fall from fiscal 2020 to fiscal 2024: 11\.1% − 10\.3% = 0\.8 percentage points/],
  ['IBM net margin in 2021, 2022, 2023 and 2024, and the change in points from 2023 to 2024', /10\.0% in fiscal 2021, 2\.7% in fiscal 2022, 12\.1% in fiscal 2023 and 9\.6% in fiscal 2024.*Fall from fiscal 2023 to fiscal 2024: 12\.1% − 9\.6% = 2\.5 percentage points/],
])('%s: both parts and the points between them [ASK-ANSWER-1]', async (question, told) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
