import { expect, test } from 'vitest';
import { isMoneyPutIn, moneyIn } from './money-amount.ts';
import { asMoneyPutIn } from '../reworded/market/money-put-in.ts';

test.each([['$10,000 put in', 10_000], ['10k in ACME', 10_000], ['ten grand', 10_000], ['five thousand dollars', 5000], ['1500 bucks', 1500], ['$2.5 million', 2_500_000]])('“%s” is a sum of money [ASK-READ-1]', (text, amount) => {
  expect(moneyIn(text)?.amount).toBe(amount);
});

test.each(['a 10-K', '12 shares', 'five thousand employees', 'in 2020'])('“%s” is none [ASK-READ-1]', (text) => {
  expect(moneyIn(text)).toBe(null);
});

test('a sum that a company spent is not put into its share [ASK-READ-1]', () => {
  expect([isMoneyPutIn('what would $1,000 put into Acme in 2020 be worth?'), isMoneyPutIn('did Acme put $1,000 million into capex?')]).toEqual([true, false]);
});

test.each([
  ['My aunt put ten grand into Acme as 2020 ended. Leaving dividends aside, what is the stake worth at the last close?', 'If I had put $10,000 into Acme stock on 2020-12-31, what would it be worth now (by the share price)?'],
  ['Suppose I\'d bought Acme stock for ten thousand dollars at the closing price of December 29, 2023. Leaving dividends aside, how much would I have had when the market closed on New Year\'s Eve 2024?', 'If I had put $10,000 into Acme stock on 2023-12-29, what would it be worth on 2024-12-31 (by the share price)?'],
  ['What was the dividend yield at the final close of 2020?', 'What was the dividend yield on December 31, 2020?'],
])('what became of money is told by the price of the share: %s [ASK-READ-1]', (said, plain) => {
  expect(asMoneyPutIn(said)).toBe(plain);
});
