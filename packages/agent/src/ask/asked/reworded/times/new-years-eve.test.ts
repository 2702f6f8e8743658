import { expect, test } from 'vitest';
import { newYearsEve } from './new-years-eve.ts';

test.each([
  ['Marram’s New Year’s Eve close of 2023?', 'Marram’s close of 31 December 2023?'],
  ['from New Year\'s Eve 2022 to New Year\'s Eve 2023', 'from 31 December 2022 to 31 December 2023'],
  ['at the close on NYE 2023', 'at the close on 31 December 2023'],
  ['New Year’s Eve 2022 and 2023', '31 December 2022 and 31 December 2023'],
  ['2023’s New Year’s Eve close', 'the close of 31 December 2023'],
  ['Since that New Year’s Eve, how much?', 'Since December 31, how much?'],
  ['each New Year’s Eve', 'each New Year’s Eve'],
  ['Eve Holding in 2023', 'Eve Holding in 2023'],
])('%s is %s [ASK-READ-1]', (said, plain) => {
  expect(newYearsEve(said)).toBe(plain);
});
