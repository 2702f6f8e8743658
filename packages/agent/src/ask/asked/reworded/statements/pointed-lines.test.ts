import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { pointedLines } from './pointed-lines.ts';

test.each([
  ['How much total debt did Marram have in 2023, and what was that relative to EBITDA?', 'How much total debt did Marram have in 2023, and how many times EBITDA is that?'],
  ['What was its net income in 2023, and what is that relative to its equity?', 'What was its net income in 2023, and what percentage of equity was that?'],
  ['gross profit, that figure as a share of revenue, and tax', 'gross profit, gross margin, and tax'],
  ['net income and the same amount as % of its total sales', 'net income and net margin'],
  ['dividends, buybacks, and how much percent of free cash flow were both of them combined', 'dividends, buybacks, and both together as a percentage of free cash flow'],
  ['dividends, buybacks and the two over free cash flow', 'dividends, buybacks and both together as a percentage of free cash flow'],
  ['and what share of net income was the pair together?', 'and both together as a percentage of net income?'],
  ['what did the rivals that Acme took over cost it in cash', 'what did Acme spend on acquisitions'],
  ['capex FY19+FY20 as % of revenue, same 2 yrs', 'capex FY19+FY20 as % of revenue in those same years'],
  ['debt, and the cost of the firms it acquired', 'debt, and acquisitions'],
])('%s [ASK-READ-1]', (text, plain) => { expect(sayAgain(text, pointedLines)).toBe(plain); });

test.each(['gross profit, that profit as a percentage of assets', 'what percentage of revenue were they', 'what the goods it bought cost'])('%s stays [ASK-READ-1]', (text) => { expect(sayAgain(text, pointedLines)).toBe(text); });
