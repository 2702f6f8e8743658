import { expect, test } from 'vitest';
import { atNextSession } from './next-session.ts';
import { reword } from '../reword.ts';
import { asksYearlyRate } from './share-contests.ts';

test.each([
  ['How far did Acme shares move in the latest session?', 'How far did Acme shares move share price change over the last 1 day ?'],
  ['ACME daily % change', 'ACME share price change over the last 1 day'],
  ['ACME last close vs previous close', 'ACME share price change over the last 1 day'],
  ['Where did Acme close in its last session?', 'Where did Acme close at the last close ?'],
  ['Acme has come off its peak of the past year by how many percent?', 'Acme percentage below its 52-week high by how many percent?'],
  ['ACME % above 52w low', 'ACME % percentage above its 52-week low '],
  ['How cheap did Acme shares get in the past year?', 'what was the lowest close of Acme shares in the past year?'],
  ['Where did Acme shares end 2020?', 'what was the closing price of Acme stock at the end of 2020?'],
  ['How has Acme stock done from the end of 2020 to its latest close?', 'How has Acme stock done since the end of 2020?'],
  ['How many Acme shares changed hands in the latest session?', 'what was the trading volume of Acme in the latest session?'],
  ['What became of inflation, end 2020 to end 2021?', 'What became of inflation, end of 2020 to end of 2021?'],
  ['How low did inflation get in 2020?', 'How low did inflation get in 2020?'],
  ['What was Acme’s revenue on its last day of trading?', 'What was Acme’s revenue on its last day of trading?'],
])('a session of a share: %s [ASK-READ-1]', (said, plain) => {
  expect(reword(said)).toBe(plain.replace(/ {2,}/g, ' '));
});

test.each([
  ['Which share did better in 2020, Acme or Bolt?', 'which had the larger share price change in 2020, Acme or Bolt?'],
  ['Acme or Bolt: which would have earned me more during 2020?', 'Acme or Bolt: which had the larger share price change during 2020?'],
  ['Acme or Bolt: which would have earned me more revenue?', 'Acme or Bolt: which would have earned me more revenue?'],
  ['Who gained more in 2020, Acme or Bolt stock?', 'Who had the larger share price change in 2020, Acme or Bolt?'],
])('which share did better is which price rose more: %s [ASK-READ-1]', (said, plain) => {
  expect(reword(said)).toBe(plain);
});

test.each([
  ['Acme announced results on 2 March 2020. How did the stock react the following day?', 'Acme on 2020-03-03. How did the stock move?'],
  ['What did Acme close at on the day after 6 March 2020?', 'What did Acme close at on 2020-03-09?'],
  ['On 6 March 2020 Acme fell; by how much?', 'On 6 March 2020 Acme fell; by how much?'],
])('the day after a day is the next on which shares are traded: %s [ASK-READ-1]', (said, plain) => {
  expect(atNextSession(said)).toBe(plain);
});

test('a rate a year is asked for by many names, and a volatility by none of them [ASK-READ-1]', () => {
  expect(['price CAGR 2019 to 2021', 'annualised gain', 'by how much a year', 'per annum', 'annualised volatility', 'a year ago'].map(asksYearlyRate)).toEqual([true, true, true, true, false, false]);
});
