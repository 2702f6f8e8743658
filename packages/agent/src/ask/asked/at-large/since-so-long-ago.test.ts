import { expect, test } from 'vitest';
import { sinceSoLongAgo } from './since-so-long-ago.ts';
import { stockOverTime } from './stock-over-time.ts';

test.each([
  ['Are Marram shares dearer than three months ago?', 'Did Marram\'s share price rise from 3 months ago to the latest close?'],
  ['Is Marram stock cheaper now than this time last year?', 'Did Marram\'s share price fall from 1 year ago to the latest close?'],
  ['How far is Marram\'s share price up from two years ago?', 'By what percentage did Marram\'s share price change from 2 years ago to the latest close?'],
  ['Marram shares today versus a month ago', 'By what percentage did Marram\'s share price change from 1 month ago to the latest close?'],
  ['Marram 3M', 'What is the three-month return of Marram?'],
  ['6M perf Marram', 'What is the six-month return of Marram?'],
  ['Marram 1yr return', 'What is the one-year return of Marram?'],
  ['Marram 2Y', 'By what percentage did Marram\'s share price change over the last 2 years?'],
])('a share against so long ago is its move up to the newest close: %s [ASK-COURSE-1]', (question, said) => {
  expect(sinceSoLongAgo(question)).toBe(said);
});

test.each(['Marram revenue 5Y', '10Y yield', 'Is Marram\'s revenue higher than a year ago?', 'What was Marram\'s share price a year ago?', 'Marram total return 1Y', 'Marram 2024'])('every other question stays as it was: %s [ASK-COURSE-1]', (question) => {
  expect(sinceSoLongAgo(question)).toBe(question);
});

test('a share between two years is its move from the one to the other [ASK-COURSE-1]', () => {
  expect(stockOverTime('Marram shares 2021 to 2023')).toBe('By what percentage did Marram\'s share price change from 2021 to 2023?');
  expect(stockOverTime('Marram revenue from 2021 to 2023')).toBe('Marram revenue from 2021 to 2023');
});
