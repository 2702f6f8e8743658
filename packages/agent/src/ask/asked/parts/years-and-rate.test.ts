import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test.each([
  ['How fast did Visa’s revenue grow in fiscal 2022, in fiscal 2023 and in fiscal 2024, and what compound rate is that from fiscal 2021 to fiscal 2024?', /rose 21\.6%.*rose 11\.4%.*rose 10\.0%.*compound annual growth rate of 14\.2%/],
  ['IBM net income growth 2022, 2023, 2024 + CAGR 2021-2024', /fell 71\.\d%.*rose 358%.*fell 19\.7%.*compound annual growth rate of 1\.\d+%/],
])('%s: each year’s own move, and the rate over all [ASK-ANSWER-1]', async (question, told) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
