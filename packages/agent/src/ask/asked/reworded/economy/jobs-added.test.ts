// Jobs added in a month are the rise of payrolls on the month before, in a year that from its last month before; of a trade or a place they are not told so. A year of which the beginning is not at hand is not told as if it were.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test.each([
  ['how many jobs were added', /up 19,000 from 159,433,000 in April 2025/], ['how many jobs did we add last month', /up 19,000 from 159,433,000 in April 2025/],
  ['how many jobs were added in 2024', /rose by 2,012,000 from 156,930,000 in December 2023 to 158,942,000 in December 2024/], ['job growth in 2023', /from 154,336,000 in December 2022/],
  ['Did unemployment rise in 2024?', /^Yes: The unemployment rate rose by 0\.30 percentage points from 3\.80% in December 2023/], ['By how much did the CPI rise during 2024?', /from 308\.7 in December 2023 to 317\.6 in December 2024/],
  ['how many jobs were added in march 2025', /rose by 120,000 from 159,155,000 in February 2025/],
])('%s is answered by %s [ASK-ANSWER-9]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each(['how many jobs were added in tech last month', 'how many manufacturing jobs were added', 'how many jobs were added in texas', 'How much did the ten-year yield move in 2024?'])('%s is not answered so [ASK-ANSWER-9]', async (text) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.metadata.valid).toBe(false);
});
