import { expect, test } from 'vitest';
import { readSides } from './sides.ts';

test.each([
  ['Did its dividends and buybacks beat its net income?', ['dividends_paid', 'share_repurchases'], ['net_income'], true],
  ['Did free cash flow cover the dividends and buybacks in 2024?', ['free_cash_flow'], ['dividends_paid', 'share_repurchases'], true],
  ['Did Acme spend more on capex than on dividends?', ['capital_expenditure'], ['dividends_paid'], true],
  ['Is Acme\'s capex less than its stock-based compensation?', ['capital_expenditure'], ['stock_based_compensation'], false],
])('“%s” holds two sides against one another [ASK-ANSWER-1]', (text, ...[left, right, isMore]) => {
  expect(readSides(text)).toMatchObject({ left, right, isMore });
});

test.each(['What did dividends and buybacks come to?', 'Did revenue grow more than net income?', 'Is net income more than 10% of revenue?', 'Was revenue higher than in 2023?', 'Did net income beat net income?'])('“%s” has no two sides [ASK-ANSWER-1]', (text) => {
  expect(readSides(text)).toBeNull();
});
