import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { debtToldAgain } from './debt-told-again.ts';

test.each([
  ["Take all of Marram's debt, short-term and long-term, at the end of 2023", "Take Marram's total debt, at the end of 2023"],
  ['all the borrowings (commercial paper plus the bonds) in 2024', 'its total debt in 2024'],
  ["How much did Marram's R&D eat up of net sales in 2023?", "what was Marram's R&D as a percentage of revenue in 2023?"],
])('%s [ASK-READ-1]', (text, plain) => { expect(sayAgain(text, debtToldAgain)).toBe(plain); });

test.each(['its long-term debt and its commercial paper', 'all its debt in 2024', 'how much did R&D take in 2024'])('%s stays [ASK-READ-1]', (text) => { expect(sayAgain(text, debtToldAgain)).toBe(text); });
