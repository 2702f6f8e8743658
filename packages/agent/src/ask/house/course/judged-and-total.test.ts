// What a price alone does not tell: a judgment, and a return with dividends; and falls and firsts that it does tell.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['microsoft biggest drawdown in 2024', /^Microsoft’s share price fell 15\.5% from /, true],
  ['when did nvidia first close above 200', /^NVIDIA’s shares closed at \$201\.03 on 28 October 2025, the first of their closes above /, true],
  ['ibm return with dividends in 2024', /^IBM’s share price rose 34\.4% from /, false],
  ['is visa a good buy based on its p/e', /By our rules Visa looks /, true],
  ['worst stock of 2025', /^UnitedHealth stands at the bottom on growth of share price: /, true],
])('%s is answered by %s [ASK-ANSWER-9]', async (text, told, isValid) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(isValid);
});
