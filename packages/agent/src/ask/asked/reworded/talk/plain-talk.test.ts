import { expect, test } from 'vitest';
import { plainTalk } from './plain-talk.ts';

test.each([
  ['What dividend did Marram last pay per share?', "what was Marram's last quarterly dividend?"],
  ['The margin of Marram would help me decide whether to sell.', 'The margin of Marram.'],
  ['Marram sank in May. Which report spooked the stock?', 'Marram sank in May. which news was behind it?'],
  ['What was the announcement that set it off, and the close?', 'which news was behind it, and the close?'],
  ['Joblessness in the States in 2021', 'Joblessness in 2021'],
  ['the latest three payouts of Marram', 'the latest three dividends of Marram'],
  ['the last payout ratio of Marram', 'the last payout ratio of Marram'],
  ['What does Marram owe on accounts payable?', 'What does Marram owe suppliers?'],
  ['sales, debt and what the business did for cash', 'sales, debt and operating cash flow'],
  ['Bottom line per basic share in 2020 and 2023: annualized, what pace is that?', 'earnings per basic share in 2020 and 2023: what is the compound annual growth rate?'],
  ['The close of 3 May 2024 was a shock. What percent did it lose that day?', 'The close of 3 May 2024 was a shock. by what percentage did its share price fall from the day before?'],
  ['How far in the red did Marram end up in 2020?', 'how large was Marram\'s net loss in 2020?'],
  ['What\'s the whole of Marram worth today?', 'what is Marram\'s market capitalization today?'],
  ['2021 was kind. How much did turnover rise on 2020?', '2021 was kind. How much did turnover rise from 2020 to 2021?'],
  ['Where\'s its share price these days?', 'what is its latest share price?'],
  ['What was it, compounded, a year?', 'what is the compound annual growth rate over that span?'],
  ['What was that annualised?', 'what is the compound annual growth rate over that span?'],
  ['How many of the big shots at Marram sold?', 'how many insiders at Marram sold?'],
  ['What would it give me in yield?', 'what is its dividend yield?'],
  ['two-year Uncle Sam paper yielded', 'the two-year Treasury yield'],
  ['A close for a nervous client', 'A close '],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(plainTalk(said)).toBe(plain);
});

test.each(['What percentage loss of net income did Marram have?', 'The biggest client of Marram', 'How many shares were unloaded?'])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(plainTalk(said)).toBe(said);
});
