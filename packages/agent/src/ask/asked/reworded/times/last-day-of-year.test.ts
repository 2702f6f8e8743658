import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { lastDayOfYear } from './last-day-of-year.ts';

test.each([
  ['Acme 2021: sales, and the total debt on the final day of the year', 'Acme 2021: sales, and the total debt at the end of the year'],
  ['its inventory as of the closing day of that quarter', 'its inventory at the end of that quarter'],
  ['goodwill on the last day of the fiscal year 2022', 'goodwill at the end of fiscal 2022'],
  ['its close on the last trading day of each quarter in 2025', 'its close at the end of each quarter in 2025'],
])('%s [ASK-READ-1]', (text, plain) => { expect(sayAgain(text, lastDayOfYear)).toBe(plain); });

test.each(['the share price on the last day of the year', 'cash on 31 December 2021'])('%s stays [ASK-READ-1]', (text) => { expect(sayAgain(text, lastDayOfYear)).toBe(text); });
