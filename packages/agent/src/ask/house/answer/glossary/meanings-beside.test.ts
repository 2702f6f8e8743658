import { expect, test } from 'vitest';
import { houseAskEngine } from '../../house-ask-engine.ts';
import { askSample } from '../../../../testing/index.ts';

test.each([
  ['What does net margin mean, and what was it at Visa in fiscal 2024?', /^Visa’s net margin was 55\.0% .*Net margin is net income ÷ revenue/],
  ['What does "TTM" mean and what is Johnson & Johnson’s TTM revenue?', /^Johnson & Johnson’s trailing twelve-month revenue was \$90\.6 billion .*TTM stands for trailing twelve months/],
  ['diluted vs basic EPS explained, P&G fiscal 2024', /basic .*diluted ones also count shares that options/],
])('%s: the figures, and what they mean [ASK-ANSWER-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});

test('why a figure moved asks for no meaning [ASK-ANSWER-1]', async () => {
  const { answer } = await askSample('Explain why Boeing’s net income fell in 2024', { engine: houseAskEngine });
  expect(answer.summary).not.toContain('Net income is');
});

test.each(['What is core inflation, and how high was it in January 2026?', 'Core inflation: what is it, and its value in January 2026'])('%s: a rate of the economy with what it means behind it [ASK-ANSWER-6]', async (text) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^Core inflation was 2\.51% in January 2026.*Core inflation is the rise of consumer prices without food and energy/s);
});
