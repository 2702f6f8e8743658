import { expect, test } from 'vitest';
import { payoutOfShare } from './payout-of-share.ts';

test.each([
  ['Marram payout ratio for 2023 (DPS / diluted EPS)', 'Marram dividends per share as a percentage of diluted EPS in 2023'],
  ['What share of its fiscal 2023 diluted EPS did Marram pay out as dividends per share?', 'what were Marram\'s dividends per share as a percentage of diluted EPS in fiscal 2023?'],
  ['DPS of 2023, EPS of 2023, and the resulting payout ratio?', 'DPS of 2023, EPS of 2023, and dividends per share as a percentage of diluted EPS?'],
  ['Is the dividend safe? What did it pay on a share in 2023, its EPS, and how many percent of those earnings did the dividend take?', 'Is the dividend safe? what were its dividends per share in 2023, its EPS, and what were dividends per share as a percentage of diluted EPS?'],
  ['Its current ratio in 2023, and the portion of net income that was handed out as dividends', 'Its current ratio in 2023, and the payout ratio '],
  ['Marram\'s margin in 2023, and how many percent of 2023\'s net profit were handed out as dividends?', 'Marram\'s margin in 2023, and what was the payout ratio 2023?'],
  ['How much of its 2023 earnings did Marram give to shareholders as dividends?', 'what was Marram\'s payout ratio 2023?'],
  ['What slice of Marram\'s profit did the dividends eat up in 2023?', 'what was Marram\'s payout ratio in 2023?'],
  ['What share of its profit went to dividends and buybacks?', 'What share of its profit went to dividends and buybacks?'],
  ['Is it a buy? Its margin in 2023, and what share of net profit went out in dividends', 'Is it a buy? Its margin in 2023, and what was the payout ratio'],
  ['Marram dividend payout on operating cash flow 2023', 'Marram dividends paid as a percentage of operating cash flow 2023'],
  ['Marram 2023 payout (dividends / FCF)', 'Marram 2023 dividends paid as a percentage of FCF'],
  ['Marram\'s payout ratio for 2023, using DPS over diluted EPS', 'Marram\'s dividends per share as a percentage of diluted EPS in fiscal 2023'],
  ['What does payout mean? And then show me Marram\'s for 2023, from per-share dividends and diluted EPS.', 'What does payout mean? What were Marram\'s dividends per share as a percentage of diluted EPS in fiscal 2023.'],
  ['Marram payout ratio 2023', 'Marram payout ratio 2023'],
  ['Marram dividend growth 2023 and payout', 'Marram dividend growth 2023 and payout ratio'],
  ['Marram dividends and payout policy', 'Marram dividends and payout policy'],
  ['DPS, EPS, payout ratio 2023', 'DPS, EPS, payout ratio 2023'],
  ['What did one pay for a share in 2023?', 'What did one pay for a share in 2023?'],
])('%s: of what a share earned [ASK-READ-9]', (said, plain) => {
  expect(payoutOfShare(said)).toBe(plain);
});
