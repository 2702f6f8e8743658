// The last month is held against the month before it, long months as well as short ones; what stands where it stood has neither risen nor fallen.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['did unemployment go up last month', /^No: The unemployment rate was 4\.30% in April 2026, against 4\.30% in March 2026/], ['did unemployment fall last month', /^No: .* in March 2026/],
  ['did the fed funds rate go down last month', /^No: .* in March 2026/], ['did inflation go up last month', /^Yes: .* against 2\.43% in February 2026/], ['did payrolls go up last month', /^Yes: .* up 19,000 from 159,433,000 in April 2025/],
])('%s is answered by %s [ASK-ANSWER-9]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
