import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';
import { reasonFor } from './glossary-reasons.ts';

test.each([
  ['How come some firms bring in more cash than they book as net profit?', /non-cash|no cash.*depreciation/],
  ['How is it possible that a profitable business runs out of cash?', /customer pays/],
  ['Why would a company show negative equity?', /more than its assets/],
  ['Why does the P/E tell nothing of a company in the red?', /no earnings/],
  ['What explains that diluted EPS is lower than basic EPS?', /more shares/],
  ['Why do bond prices fall when yields rise?', /opposite directions/],
  ['Why does core CPI leave out food and energy?', /underlying trend/],
  ['What is the effective tax rate, and why may it differ from the statutory one?', /state taxes/],
])('“%s” is told with its reason [ASK-ANSWER-6]', async (question, wanted) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(wanted);
  expect(answer.metadata.valid).toBe(true);
});

test.each(['What is operating cash flow?', 'How high is the effective tax rate?', 'Is the price-earnings ratio high?'])('“%s” asks for no reason', (question) => {
  expect(reasonFor(question)).toBeNull();
});

test('of a company that is named the figures are told, and no general reason', async () => {
  const { answer } = await askSample("Why is Visa's operating cash flow higher than its net income?", { engine: houseAskEngine });
  expect(answer.summary).toContain('Visa’s operating cash flow');
});
