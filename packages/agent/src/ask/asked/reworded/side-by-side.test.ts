import { expect, test } from 'vitest';
import { plainQuestion } from '../question-text.ts';

test.each([
  ['Which of Acme and Globex expanded its sales more quickly per year from 2020 to 2024?', /compound annual growth rate of revenue from 2020/],
  ['Did Acme or Globex raise its profits by the larger percentage in 2024?', /higher net income growth in percent/],
  ['What did Acme sell, and what percentage of that was left as operating profit?', /the operating margin\?/],
  ['Which bears the heavier effective tax rate, Acme or Globex?', /the higher effective tax rate/],
  ['Who was the bigger capital spender, Acme or Globex?', /the higher capital expenditure/],
  ['How many times book are shareholders paying for Acme?', /price-to-book ratio of Acme/],
  ['And in the fiscal year that came next?', /the following fiscal year/],
  ['Could I have the equivalent number for Globex?', /that for Globex/],
])('%s: said by its measure and form [ASK-READ-1]', (asked, said) => {
  expect(plainQuestion(asked)).toMatch(said);
});

test.each(['Is Acme a heavier company than Globex?', 'What is the equivalent yield before tax?', 'How many times did shareholders vote?'])('%s: nothing is held side by side [ASK-READ-1]', (asked) => {
  expect(plainQuestion(asked)).toBe(asked);
});
