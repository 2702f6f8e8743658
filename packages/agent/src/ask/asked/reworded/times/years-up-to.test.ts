import { expect, test } from 'vitest';
import { yearsUpTo } from './years-up-to.ts';

test.each([
  ['How fast did Visa’s revenue grow over the five years to fiscal 2022?', 'How fast did Visa’s revenue grow from fiscal 2017 to fiscal 2022?'],
  ['By how many percent did IBM’s gross profit fall in the 3 years to the end of 2021?', 'By how many percent did IBM’s gross profit fall from 2018 to 2021?'],
  ['What did Boeing earn in total over the four years ended 2021?', 'What did Boeing earn in total from 2018 to 2021?'],
  // Told one by one, or of the market: as they stand.
  ['Visa’s revenue growth in each of the five years to 2022', 'Visa’s revenue growth in each of the five years to 2022'],
  ['How much did the share price grow over the five years to 2022?', 'How much did the share price grow over the five years to 2022?'],
  ['Visa’s revenue over the five years to 2022', 'Visa’s revenue over the five years to 2022'],
])('a move over so many years begins so many years before its end: %s [ASK-READ-1]', (said, written) => {
  expect(yearsUpTo(said)).toBe(written);
});
