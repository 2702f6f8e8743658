import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['What would $2,000 put into Visa at the end of 2023 have been worth at the end of 2024?', /2 × 1,000 × \$316\.04 ÷ \$260\.35 = \$2,428/],
  ['How many separate Microsoft insiders sold shares in May 2025?', /1\) [^,]+, 2\) /],
  ['At what average price did Satya Nadella sell in September 2025?', /average price of \$504\.78/],
])('%s is answered with the calculation or the names themselves [ASK-ANSWER-1]', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
});
