import { expect, test } from 'vitest';
import { reword } from '../reword.ts';

test.each([
  ['Of each dollar Acme’s operations generated in 2023, how many cents went into property?'.replace('’', "'"), "what was Acme's capital expenditure as a percentage of operating cash flow in 2023"],
  ['How many cents of every dollar of that year\'s sales was that?', 'what percentage of that year\'s sales was that?'],
  ['What debts were falling due within twelve months?', 'short-term debt'],
  ['What was its liquidity on 31 March 2024 (cash and short-term investments)?', 'cash and short-term investments on 31 March 2024'],
  ['What did Acme earn in net interest?', 'earn in net interest income'],
  ['What was its debt at the end of fiscal 2022 (January 29, 2023)?', 'at the end of fiscal 2022?'],
  ['What share of that, in dollars, was owned by shareholders?', "what were its shareholders' equity"],
])('%s [ASK-READ-1]', (text, said) => {
  expect(reword(text)).toContain(said);
});

test('debt due in a year that is named is none that is due within a year [ASK-READ-1]', () => {
  expect(reword('What borrowings come due in 2031?')).not.toContain('short-term');
});
