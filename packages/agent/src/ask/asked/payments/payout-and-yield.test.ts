// The dividends per share of a year held against earnings and against the newest close.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test('both ratios of one dividend per share are told [ASK-ANSWER-3]', async () => {
  const { answer } = await askSample('Take the dividends per share of IBM for FY2024: what percent of diluted EPS are they, and what percent of the newest close?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/\$6\.67 ÷ \$6\.43 = 104%.*\$6\.67 ÷ \$253\.15 = 2\.63%/);
});
