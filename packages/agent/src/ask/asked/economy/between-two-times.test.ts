// The product between two quarters, a rate held against inflation in one month, and the curve on two days.
import { expect, test } from 'vitest';
import { curveOnTwoDays } from './curve-on-two-days.ts';
import { plainRates } from './plain-rates.ts';
import { productBetween } from './product-between.ts';
import { rateBetween } from './rate-between.ts';
import { rateLessInflation } from './rate-less-inflation.ts';

const today = '2026-03-24';

test.each([
  ['real gdp q1 2022 -> q3 2023 % chg (not annualized)', 'By how many percent did real GDP change from Q1 2022 to Q3 2023?'],
  ['How far did the American economy climb from spring 2020 (second quarter) to the last quarter of 2020, in plain percent?', 'By how many percent did real GDP change from Q2 2020 to Q4 2020?'],
  ['By how much was real GDP in Q4 2021 above Q4 2019?', 'By how many percent did real GDP change from Q4 2019 to Q4 2021?'],
])('“%s” is the whole move between the two [ASK-READ-1]', (question, plain) => {
  expect(productBetween(question)).toBe(plain);
});

test.each(['How fast did real GDP grow from Q2 2023 to Q2 2024?', 'At what annualized rate did real GDP grow from Q1 2022 to Q3 2023?', 'Nominal GDP change Q1 2022 to Q3 2023', 'Did real GDP rise in each quarter from Q1 2022 to Q3 2023?'])('“%s” is another question [ASK-READ-1]', (question) => {
  expect(productBetween(question)).toBeNull();
});

test.each([
  ['What was the annual increase in consumer prices in May 2024, what was the average federal funds rate in that month, and by how many points did the rate exceed it?', 'What was the difference between the federal funds rate and consumer price inflation in May 2024?'],
  ['core PCE 12-month change nov 2024; fed funds avg nov 2024 minus that', 'What was the difference between the federal funds rate and core PCE inflation in nov 2024?'],
])('“%s” is of the month’s own rates [ASK-READ-1]', (question, plain) => {
  expect(rateLessInflation(plainRates(question), today)).toBe(plain);
});

test('two yields with their gap, and the gap of another day, are told of each day [ASK-READ-1]', () => {
  expect(curveOnTwoDays('On 31 March 2025 what were the ten- and two-year yields and the gap between them, and how big was the gap on 30 June 2025?', today)).toMatch(/spread on 31 March 2025, and .*spread on 30 June 2025\?$/);
  expect(curveOnTwoDays('Was the gap between ten- and two-year yields wider on 31 March 2025 than on 30 June 2025?', today)).toBeNull();
});

test('a rate between two months is that one move; where it stands now is asked for besides [ASK-READ-1]', () => {
  expect(rateBetween('How many points did unemployment move between January 2023 and January 2025?', today)).toBe('By how many percentage points did the unemployment rate change from January 2023 to January 2025?');
  expect(rateBetween('How many points did unemployment move between January 2023 and January 2025, and where is it now?', today)).toBeNull();
});
