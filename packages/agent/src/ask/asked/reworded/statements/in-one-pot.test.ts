import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';
import { sayAgain } from '../rewording.ts';
import { inOnePot } from './in-one-pot.ts';

test.each([
  ['dividends and buybacks, rolled into one, in 2023', 'dividends and buybacks together, in 2023'],
  ['Throw dividends and buybacks into one pot for 2023: how big is the pot?', 'what was the combined total of dividends and buybacks for 2023?'],
  ['add dividends to buybacks and report the sum; then express it in percent of the same year\'s free cash flow', 'what was the combined total of dividends and buybacks, and what percent of free cash flow was that'],
  ['R&D together with SG&A? And out of the sales of each year, what slice did that eat up?', 'R&D together with SG&A, and what percent of sales was that in each year?'],
  ['Express its debt as a percentage of revenue', 'Express its debt as a percentage of revenue'],
  ['It put cash and debt to use', 'It put cash and debt to use'],
])('%s: two outlays as one sum, and a part of something [ASK-READ-9]', (said, plain) => {
  expect(sayAgain(said, inOnePot)).toBe(plain);
});

test.each([
  ['For Visa\'s 2024 fiscal year, add the cash paid as dividends to the cash spent on buying back stock and report the sum; then express it in percent of the same year\'s free cash flow.', /\$20\.9 billion.*112%/s],
  ['Put Visa\'s dividends and buybacks in one pot for its fiscal 2024: how big\'s the pot, and what slice of that year\'s free cash flow, in percent, did it eat up?', /\$20\.9 billion.*112%/s],
])('%s: the sum and its part [ASK-READ-9]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});
