import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { linesByDeed } from './lines-by-deed.ts';

test.each([
  ['revenue, and the shares that Acme bought back', 'revenue, and the share repurchases'],
  ['the money spent on repurchasing its own stock', 'share repurchases'],
  ['the merchandise lying in its stores and warehouses', 'inventory'],
  ['how much customers still owed', 'what was accounts receivable'],
  ['what the bank made in interest after paying interest', 'what was net interest income'],
  ['the loans, the portion falling due within twelve months and the long-term portion', 'the loans, short-term debt and long-term debt'],
  ['cash and marketable securities, added together', 'cash and marketable securities'],
])('%s [ASK-READ-1]', (text, plain) => { expect(sayAgain(text, linesByDeed)).toBe(plain); });

test.each(['the portion due within a year', 'cash, marketable securities, and the two together', 'what customers bought'])('%s stays [ASK-READ-1]', (text) => { expect(sayAgain(text, linesByDeed)).toBe(text); });
