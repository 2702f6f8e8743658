import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Amazon\'s capex as a share of revenue in 2019 and in 2024: both, and the difference in percentage points', /was 6\.0% of revenue in fiscal 2019.*was 13\.0% of revenue in fiscal 2024.*Rise from fiscal 2019 to fiscal 2024: 13\.0% − 6\.0% = 7\.0 percentage points/],
  ['Caterpillar SG&A / sales 2020 vs 2024, delta in pp', /Fall from fiscal 2020 to fiscal 2024: 11\.1% − 10\.3% = 0\.8 percentage points/],
])('%s: both parts and the points between them [ASK-ANSWER-1]', async (question, told) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
