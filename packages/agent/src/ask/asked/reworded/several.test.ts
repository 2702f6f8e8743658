import { expect, test } from 'vitest';
import { reword } from './reword.ts';

test.each([
  ['Of Acme and Globex, who kept more of its 2021 revenue as operating profit?', 'Of Acme and Globex, who had the higher operating margin in 2021?'],
  ['Which of the three turned the smallest part of its sales into net income?', 'Which of the three had the lowest net margin?'],
  ['Who put the biggest share of revenue into marketing in 2020?', 'Who had the highest marketing as a percentage of revenue in 2020?'],
  ['Who paid out more of its net income as dividends in 2020?', 'Who had the higher payout ratio in 2020?'],
  ['Which had the better 2020 on the stock market, Acme or Globex?', 'whose share price rose more in 2020, Acme or Globex?'],
  ['Whose research budget was larger?', 'Whose research and development expense was larger?'],
  ['Who is more heavily indebted, Acme or Globex?', 'Who is with the higher debt to equity, Acme or Globex?'],
  ['By how much did Acme outspend Globex on research?', 'By how much did the research and development expense of Acme exceed that of Globex?'],
  ['How much more did Acme sell than Globex?', 'how much more was the revenue of Acme than that of Globex?'],
  ['gross and operating margin of Acme', 'gross margin and operating margin of Acme'],
  ['the gross, operating and net margins of Acme', 'the gross margin, operating margin and net margin of Acme'],
  ['Acme 2020 gross / op / net margin', 'Acme 2020 gross margin, operating margin, net margin'],
])('%s is asked as: %s [ASK-READ-1]', (said, plain) => {
  expect(reword(said)).toBe(plain);
});

test.each([
  ['How expensive is Acme relative to its sales?', 'what is the price-to-sales ratio of Acme?'],
  ['Measured against its book value, how cheap is Acme?', 'what is the price-to-book ratio of Acme?'],
  ['Flip Acme\'s P/E upside down: what yield is that?', 'what is the Acme\'s earnings yield?'],
  ['Divide Acme\'s market cap by its 2021 sales', 'what is the price-to-sales ratio of Acme on its 2021 sales'],
  ['How much free cash flow do I get per dollar of market value at Acme?', 'what is the free cash flow yield of Acme?'],
  ['What does the market think Acme is worth?', 'what is the market capitalization of Acme?'],
  ['What growth is baked into Acme shares?', 'what growth is implied by the price of Acme, reverse dcf?'],
  ['Is Acme dearer than it used to be?', 'is Acme overvalued against its own history?'],
  ['Acme price / book', 'Acme price-to-book ratio'],
])('the multiple in “%s” is asked by its name: %s [ASK-READ-1]', (said, plain) => {
  expect(reword(said)).toBe(plain);
});
