import { expect, test } from 'vitest';
import { oneOffTheOther, returnsOfCash } from './returns-of-cash.ts';

const both = ', and what were dividends paid plus share repurchases as a percentage of free cash flow';
test.each([
  ['How much went out as dividends, how much went on buying back its own stock, and what percent of the free cash were those two combined?', `How much went out as dividends, how much went on buying back its own stock${both}?`],
  ['The money spent buying back stock, the money paid as dividends, and how many percent of free cash flow, operating cash minus capex, went out the door that way all told.', `The money spent buying back stock, the money paid as dividends${both}.`],
  ['What were the dividends, and what percent of free cash flow were they together?', 'What were the dividends, and what percent of free cash flow were they together?'],
])('the part of free cash flow that both took: %s [ASK-READ-9]', (text, plain) => {
  expect(returnsOfCash(text)).toBe(plain);
});

test('of what is owed and the cash, the one off the other is net debt [ASK-READ-9]', () => {
  expect(oneOffTheOther('What did it owe lenders in all, how much cash did it have, and what\'s left if you take the one off the other?')).toBe('What did it owe lenders in all, how much cash did it have, and what was its net debt?');
  expect(oneOffTheOther('What were sales and costs, and what\'s left if you take the one off the other?')).toBe('What were sales and costs, and what\'s left if you take the one off the other?');
});
