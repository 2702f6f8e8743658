import { expect, test } from 'vitest';
import { onAverageEquity } from './on-average-equity.ts';

test.each([
  ['ROE (average equity) of Acme in 2021', 'return on average equity of Acme in 2021'],
  ['ROE 2021 using mean shareholders\' equity: Acme', 'return on average equity 2021: Acme'],
  ["Acme's profit in 2021 over the average of its opening and closing equity", "Acme's return on average equity in 2021"],
  ['Acme: net income divided by the mean of equity at the beginning and the end of the year', 'Acme: return on average equity'],
  ["Acme: net income over average equity. What did it earn on its owners' money?", 'Acme: return on average equity. What did it have as return on average equity?'],
  ['Acme: net income over equity at the end of the year', 'Acme: net income over equity at the end of the year'],
])('“%s” is “%s” [ASK-READ-3]', (text, plain) => {
  expect(onAverageEquity(text)).toBe(plain);
});
