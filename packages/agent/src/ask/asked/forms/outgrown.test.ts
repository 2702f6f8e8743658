import { expect, test } from 'vitest';
import { outgrownAsked } from './outgrown.ts';

test.each([
  ['Did Marram\'s inventory grow faster than its sales in 2023?', { one: 'inventory', other: 'revenue', isLess: false, isFall: false }],
  ['Marram 2023: goodwill growth > equity growth?', { one: 'goodwill', other: 'shareholders_equity', isLess: false, isFall: false }],
  ['Have receivables dropped less in 2023 than payables?', { one: 'receivables', other: 'accounts_payable', isLess: true, isFall: true }],
  ['Did net income outstrip sales?', { one: 'net_income', other: 'revenue', isLess: false, isFall: false }],
])('%s [ASK-READ-1]', (text, asked) => {
  expect(outgrownAsked(text)).toEqual(asked);
});

test.each(['Which grew faster than sales, net income or debt?', 'Net income grew faster than sales.', 'Did sales grow faster than in 2022?', 'Are receivables larger than payables?'])('%s: no yes or no of two moves [ASK-READ-1]', (text) => {
  expect(outgrownAsked(text)).toBeNull();
});
