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
test.each([
  ['Which was more leveraged at the end of 2020, Marram or Globex, measured by total liabilities as a percentage of total assets?', /with the higher liabilities to assets at the end of 2020, Marram or Globex/],
  ['By total liabilities over total assets, who was less leveraged in 2020, Marram or Globex?', /^who was with the lower liabilities to assets in 2020/],
  ['Which of them was the most indebted in 2020, as total debt over total assets?', /with the highest debt to assets in 2020/],
])('the load of debt is held by the ratio that is named: %s [ASK-READ-1]', (said, plain) => {
  expect(plainQuestion(said)).toMatch(plain);
});

test('where no ratio is named, leverage is debt to equity [ASK-READ-1]', () => {
  expect(plainQuestion('Which was more leveraged in 2020, Marram or Globex?')).toMatch(/with the higher debt to equity/);
});

test.each([
  ['Is Marram levered more than Globex?', /more leveraged than Globex|higher debt to equity/],
  ['Whose balance sheet is geared higher?', /more leveraged|higher debt to equity/],
  ['Set everything it owed over total assets for Marram', /total liabilities over total assets/],
])('debt by its everyday words: %s [ASK-READ-1]', (said, plain) => {
  expect(plainQuestion(said)).toMatch(plain);
});
