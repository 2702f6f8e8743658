// The best and the worst day of a share, and what its fair value is asked for, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['What was the best day for Nvidia in 2024?', /^The high point of those days came with 22 February 2024: NVIDIA’s share price rose 16\.4% /, 'ASK-ANSWER-1'],
  ['worst day for boeing in 2024', /^The low point of those days came with 8 January 2024: Boeing’s share price fell 8\.0% /, 'ASK-ANSWER-1'],
  ['is nvidia in a bubble?', /^By our rules NVIDIA looks .* a share\./, 'ASK-READ-14'],
  ['DCF for Apple', /^By our rules Apple looks (?!.*do not give value per share).* a share\./, 'ASK-READ-14'],
])('%s is answered by %s [%s]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each(['What were the three best days for Nvidia in 2024?', 'How did Apple\'s best day in 2024 compare with Microsoft\'s?', 'worst week for boeing in 2024', 'What was Apple\'s best day for revenue in 2024?'])('%s is not valid where a part of it is told [ASK-ANSWER-9]', async (text) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.metadata.valid).toBe(false);
});
