import { expect, test } from 'vitest';
import { wholeStatementIn } from './whole-statement.ts';

test.each([
  ['Show me the full income statement of          ', 'income'], ['        \'s balance sheet, please', 'balance'], ['        cash flow statement     ', 'cash'], ['What are the key ratios of        ?', 'ratios'], ['       P&L for       ', 'income'],
])('“%s” asks for a whole statement [ASK-READ-13]', (rest, kind) => {
  expect(wholeStatementIn(rest)).toBe(kind);
});

test.each(['What was the net income on the income statement of      ', 'goodwill on the balance sheet of        ', 'does it have a strong balance sheet', 'the ratio of debt to equity', 'what were the two ratios?', 'its revenue'])('“%s” does not [ASK-READ-13]', (rest) => {
  expect(wholeStatementIn(rest)).toBeNull();
});
