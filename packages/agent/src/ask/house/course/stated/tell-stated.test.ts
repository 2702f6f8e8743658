import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['I bought Apple at $170 a share. What is my gain in percent at the latest close?', /\(\$251\.64 − \(17 × 10\)\) ÷ 17 ÷ 10 = 48\.0%/],
  ['My Visa shares cost $243.57 each. Gain in percent at the latest close?', /= 44\.1%/],
  ['What is the dividend yield of Microsoft, taking four times its quarterly dividend of $0.83 over the latest close?', /= 0\.65%/],
  ['If Apple earns $8.00 a share, what multiple is the latest close?', /\$251\.64 ÷ 8 = 31\.5 times/],
])('%s is told with the calculation, and the judge can do it again [ASK-COURSE-1]', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
  expect(answer.metadata.valid).toBe(true);
});

test('a net income is no profit on a price that was paid [ASK-COURSE-1]', async () => {
  const { answer } = await askSample('I bought 50 Apple shares at $170. What is my profit at the last close?', { engine: houseAskEngine });
  expect(answer.metadata.valid).toBe(false);
});

test('of several years of a share the better one is named behind the moves [ASK-COURSE-1]', async () => {
  const { answer } = await askSample('How did Boeing’s share price do in 2023 and in 2024, each from the year-end close before to the year-end close, in percent, and which year was better?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/rose 36\.8% .*fell 32\.1% .*The best year of them was 2023\./);
});
