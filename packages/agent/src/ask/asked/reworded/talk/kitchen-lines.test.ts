import { expect, test } from 'vitest';
import { kitchenLines } from './kitchen-lines.ts';

test.each([
  ['the part Tansy hung on to of its sales in 2021 as gross profit', "Tansy's gross margin in 2021"],
  ['how much both got to keep of sales as net income', 'the net margin of both'],
  ['How much of the cash Tansy throws off from its operations', "How much of Tansy's operating cash flow"],
  ['cash from running the shop', 'operating cash flow'],
  ['what went on new plants and machines', 'what went on new capital expenditure'],
  ["What's in the kitty?", 'what is its cash?'],
  ["the quick ratio and everything it's borrowed, and that against equity", 'the quick ratio and total debt, and debt to equity'],
  ['Out of each dollar of total assets, how much is owed to outsiders?', 'what percentage of total assets were total liabilities?'],
  ['salted away against sour loans', 'set aside against sour loans'],
  ["What's this free cash flow lark, and how much was it?", 'what does "free cash flow" mean, and how much was it?'],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(kitchenLines(said)).toBe(plain);
});

test.each(['What did Tansy keep in cash?', "What's in the report?", 'It went on servers', "What's this quarter's revenue?"])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(kitchenLines(said)).toBe(said);
});
