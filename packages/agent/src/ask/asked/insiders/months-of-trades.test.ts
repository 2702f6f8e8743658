import { expect, test } from 'vitest';
import { deskIn } from '../testing/sample-desk.ts';
import { isOfPersonsTrades, monthsOfTrades } from './months-of-trades.ts';
import { withSellerNamed } from './who-keeps-selling.ts';

const companies = deskIn('sample').sampleCompanies();

test.each([
  ['officers of msft sold jun 25, how many shares', 'officers of msft sold jun 2025, how many shares'],
  ['garman amzn trades aug 25', 'garman amzn trades aug 2025'],
  ['How many shares did Amazon insiders sell on June 25?', 'How many shares did Amazon insiders sell on June 25, 2025?'],
  ['amzn insider sells june 2 to july 25', 'amzn insider sells june 2, 2025 to july 25, 2025'],
  ['Who sold Microsoft stock on 19 May?', 'Who sold Microsoft stock on 19 May 2025?'],
  ['amzn shares jun 25', 'amzn shares jun 25'],
  ['insiders who sold in June 2025', 'insiders who sold in June 2025'],
])('a month of insiders’ trades: %s [ASK-READ-1]', (said, plain) => {
  expect(monthsOfTrades(said, companies, false)).toBe(plain);
});

test('behind a question on trades a number behind a month is its year [ASK-READ-1]', () => {
  expect(monthsOfTrades('and jun 25?', companies, true)).toBe('and jun 2025?');
});

test.each([
  ['Garman is forever unloading Amazon stock, isn’t he? How many shares has he sold this year?', 'How many Amazon shares has Garman sold this year?'],
  ['Hood keeps selling some Microsoft. How much did she make in May 2025?', 'How much did Hood make for the Microsoft shares sold in May 2025?'],
  ['Visa is selling more cards. How many did they sell?', 'Visa is selling more cards. How many did they sell?'],
])('whoever is said to sell is who is asked about: %s [ASK-READ-1]', (said, plain) => {
  expect(withSellerNamed(said)).toBe(plain);
});

test.each([
  ['Zapolsky and Garman both sold some Amazon stock in May 2025. What did each take in for it?', true],
  ['Nadella cashed in a pile of his stock in September 2025', true],
  ['How much did Amazon take in during 2024?', false],
  ['What did each of Amazon and Microsoft sell in 2024?', false],
])('whether somebody’s own trades are told: %s [ASK-READ-1]', (said, isTold) => {
  expect(isOfPersonsTrades(said, companies)).toBe(isTold);
});
