// How far the mean of the closes of one time lies from that of another, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['By how much did the mean close of Boeing differ in June 2025 from that in June 2024, in percent?', /The later average is above the earlier one, up in percent: \(\$\d+\.\d\d − \$\d+\.\d\d\) ÷ \$\d+\.\d\d = \d+\.\d%\./],
  ['How many dollars did Home Depot’s average close fall from the first quarter of 2025 to the second quarter of 2025?', /Difference in share price: \$\d+\.\d\d − \$\d+\.\d\d = \$\d+\.\d\d\./],
])('%s is told of the two means [ASK-COURSE-2]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('two means that are only asked for stand alone [ASK-COURSE-2]', async () => {
  const { answer } = await askSample('IBM’s mean close: May 2024, May 2025', { engine: houseAskEngine });
  expect(answer.summary).not.toContain('later average');
});
