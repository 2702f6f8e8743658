import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { handedBack } from './handed-back.ts';

test.each([
  ['Marram FY23 FCF (OCF minus capex)', 'Marram FY23 FCF'],
  ['What did Marram\'s dividends and buybacks add up to in total, and what share of the year\'s free cash flow did they eat up?', 'what was the combined total of Marram\'s dividends and share repurchases, and what percent of free cash flow was that?'],
  ['Sum up Marram\'s dividends and repurchases for 2023, and set the total against its free cash flow.', 'what was the combined total of Marram\'s dividends and share repurchases in 2023, and what percent of free cash flow was that.'],
  ['Marram FY23 FCF, % returned in buybacks and dividends', 'Marram FY23 FCF, and what percent of it went to dividends and buybacks together'],
  ['How much went out to Marram\'s holders in dividend checks in 2023?', 'what were Marram\'s dividends paid in 2023?'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, handedBack)).toBe(plain);
});
