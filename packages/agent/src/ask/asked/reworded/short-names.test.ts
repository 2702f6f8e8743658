import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

test.each([
  ['V EPS FY23', 'Visa EPS FY23'],
  ['its cash in 2024, and how much had gone since New Year\'s Eve 2022', 'its cash in 2024, and how much had gone since New Year\'s Eve 2022'],
  ['V FY23 FCF', 'Visa FY23 FCF'],
  ['How did Cat fare in 2023?', 'How did Caterpillar fare in 2023?'],
  ['My cat fared well', 'My cat fared well'],
  ['what it sold, the net margin and its debt', 'its revenue, the net margin and its debt'],
  ['what had Example sold and what had it earned in 2024', 'what were Example\'s sales and what had it earned in 2024'],
  ['I was away since Monday: what have I missed on Boeing?', 'I was away since monday: what is the news on Boeing?'],
  ['V dilution in 2023', 'Visa dilution in 2023'],
  ['V is for value', 'V is for value'],
  ['Buy MCD? P/E and margins 2024', 'should I Buy MCD? P/E and margins 2024'],
  ['cash on 30 June 2025, and the change since New Year', 'cash on 30 June 2025, and the change since the end of 2024'],
  ['What is Monday worth?', 'What is Monday worth?'],
])('a name that is a word of every day: %s [ASK-READ-1]', (said, plain) => {
  expect(shortNames(said)).toBe(plain);
});
