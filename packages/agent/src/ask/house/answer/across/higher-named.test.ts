// Which of two figures is the higher, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Give Home Depot\'s gross margin and operating margin in fiscal 2023. Which was larger?', /^The larger of the two is Home Depot’s gross margin: Home Depot’s gross margin was /],
  ['What were IBM\'s R&D and SG&A in 2023 and which was smaller?', /^The smaller of the two is IBM’s research and development expense: /],
  ['What were the ten-year and the two-year Treasury yield on 28 February 2025 and which one was lower?', /^The lower of the two is the two-year Treasury yield: /],
  ['Feb 2026 CPI yoy headline vs core, which higher', /^The higher of the two is core inflation: /],
  ['Headline and core inflation in June 2024: which of the two was higher?', /^The higher of the two is core inflation: /],
  ['For fiscal 2023, how fast did Visa\'s revenue grow, how fast did its net income grow, and was net income the faster of the two?', /^Yes: Visa’s net income rose /],
  ['For fiscal 2024, by how many percent did Visa\'s revenue and net income rise, and was net income the slower of the two?', /^No: Visa’s net income rose /],
])('%s [ASK-ANSWER-12]', async (text, opens) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(opens);
});

test('figures at two times are told as a move, and neither is named the higher [ASK-ANSWER-12]', async () => {
  const { answer } = await askSample('What was Visa\'s net margin in 2022 and in 2023, and which was higher?', { engine: houseAskEngine });
  expect(answer.summary).not.toContain('of the two is');
});
