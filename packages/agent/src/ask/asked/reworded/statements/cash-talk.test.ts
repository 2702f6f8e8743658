import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { cashTalk } from './cash-talk.ts';

test.each([
  ['what spare cash did Acme have once it had paid for its capital spending?', 'what free cash flow did Acme have?'],
  ['How much stock did Acme hand its people as pay in fiscal 2025?', 'how much stock-based compensation did Acme have in fiscal 2025?'],
  ['Find what Acme laid out in cash on its own stock in 2018.', 'Find what Acme spent on share repurchases in 2018.'],
  ['of every dollar of cash that Acme generated from operations in 2024, how much got sent out to shareholders as dividends, percent-wise', "what percentage of Acme's operating cash flow in 2024 was dividends paid"],
  ['2024 free cash over what it actually paid out, so many times', '2024 how many times did free cash flow cover dividends paid'],
  ['and the cash side, did the operations bring any in that year or burn it, how much', 'what was the operating cash flow in that year'],
  ["what's left of Acme's ocf after capex and divs in 2024", "what was Acme's operating cash flow minus capex minus dividends in 2024"],
  ['how long would it take Acme to pay its debt out of 2024 fcf', "how many times Acme's 2024 free cash flow is its total debt"],
  ['Acme kept better than 20 cents in the dollar as operating profit', 'Acme had an operating margin above 20%'],
])('%s is of a line [ASK-READ-9]', (said, plain) => {
  expect(sayAgain(said, cashTalk)).toBe(plain);
});

test.each(['what spare parts did Acme have?', 'How much stock did Acme hold at the end of 2024?', 'what Acme paid for its own buildings', 'did the business bring out new phones or old ones?', 'free cash flow over revenue'])('%s is left as it is [ASK-READ-9]', (said) => {
  expect(sayAgain(said, cashTalk)).toBe(said);
});
