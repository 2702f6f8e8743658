// Each part of a share's time, and its ends over several years, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test.each([
  ['What was Caterpillar’s price return in each calendar year since 2023?', /rose 23\.4% from \$239\.56 on 30 December 2022.*rose 22\.7% from .* on 29 December 2023.*Left out, as the closes at hand hold a part of the year alone/],
  ['CAT yearly returns, 2023 on', /rose 23\.4%.*rose 22\.7%/],
  ['At the end of each month of 2025, where did Microsoft’s shares close?', /\$415\.06 on 31 January 2025.*\$506\.69 on 29 August 2025/],
  ['msft month-end closes 2025 pls', /\$415\.06 on 31 January 2025.*\$506\.69 on 29 August 2025/],
  ['What did Visa close at each quarter end of 2024?', /28 March 2024.*28 June 2024.*30 September 2024.*31 December 2024/],
  ['How far is McDonald’s latest close below its record of the past three years?', /down 6\.6% from \$321\.29 on 7 March 2025/],
  ['How far below its two-year high does Boeing trade?', /down 16\.1% from \$264\.27 on 15 December 2023/],
  ['nvda 52 week high close and when', /\$235\.74 on 14 May 2026/],
])('%s [ASK-COURSE-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each(['how far off its 5 yr high is mcdonalds'])('%s is not valid by another time [ASK-ANSWER-9]', async (text) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.metadata.valid).toBe(false);
});
