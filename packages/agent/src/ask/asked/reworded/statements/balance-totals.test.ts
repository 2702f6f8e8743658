import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { balanceTotals } from './balance-totals.ts';

test.each([
  ['the totals for assets and liabilities, along with the owners\' equity', 'total assets, total liabilities and shareholders\' equity'],
  ['Total of Marram\'s assets, liabilities and equity at the end of 2024', 'Marram\'s total assets, total liabilities and shareholders\' equity at the end of 2024'],
  ['what percent of its total assets was total liabilities each time?', 'what was total liabilities as a percentage of total assets each time?'],
  ['balance sheet total over shareholders\' equity, what was that multiple when 2022 closed and what was it by 30 June 2025', 'what was balance sheet total over shareholders\' equity when 2022 closed and by 30 June 2025'],
  ['what percent of its assets was bought on credit?', 'what percent of its assets was bought on credit?'],
  ['total liabilities and what was that multiple in 2024', 'total liabilities and what was that multiple in 2024'],
])('%s: totals of a balance sheet by their names [ASK-READ-9]', (said, plain) => {
  expect(sayAgain(said, balanceTotals)).toBe(plain);
});
