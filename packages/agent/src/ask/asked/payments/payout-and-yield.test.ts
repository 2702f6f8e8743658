// The dividends per share of a year held against earnings and against the newest close.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test('both ratios of one dividend per share are told [ASK-ANSWER-3]', async () => {
  const { answer } = await askSample('Take the dividends per share of IBM for FY2024: what percent of diluted EPS are they, and what percent of the newest close?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/\$6\.67 ÷ \$6\.43 = 104%.*\$6\.67 ÷ \$253\.15 = 2\.63%/);
});

test.each([
  ['P&G on fiscal 2024: the earnings yield at the newest close on diluted EPS, and how much of that EPS was paid out as dividends per share, in percent?', /\$3\.83 ÷ \$6\.02 = 63\.6%.*yield of earnings over price was/],
  ['IBM: the latest quarterly dividend, and its dividends per share for 2024 in percent of diluted EPS', /\$6\.67 ÷ \$6\.43 = 104%.*ex-dividend day/],
])('%s: what was earned is not what was paid [ASK-ANSWER-3]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.summary).not.toMatch(/yield of dividends/);
  expect(answer.metadata.valid).toBe(true);
});
