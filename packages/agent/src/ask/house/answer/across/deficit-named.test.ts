import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Which of McDonald’s and Boeing had the bigger negative equity at the end of 2023?', /^Boeing stands at the bottom on [^:]*, with the larger deficit: /],
  ['Which of McDonald’s and Boeing had the smaller deficit in shareholders’ equity at the end of 2022?', /^McDonald’s is ahead on .*, with the smaller deficit: /],
])('%s: who has it is said in these words [ASK-ANSWER-12]', async (text, opens) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(opens);
});
