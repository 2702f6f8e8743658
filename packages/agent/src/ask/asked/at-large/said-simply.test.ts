import { expect, test } from 'vitest';
import { saidSimply } from './said-simply.ts';

test.each([
  ['What would Acme be worth at a P/E of 25?', 'What would a share of Acme cost at 25 times earnings?'],
  ['What was Acme\'s best year?', 'In which fiscal year were Acme\'s net income and revenue highest?'],
  ['What was Acme\'s most profitable year?', 'In which fiscal year was Acme\'s net income highest?'],
  ['What has been Acme\'s least profitable year so far?', 'In which fiscal year was Acme\'s net income lowest?'],
  ['Who grew faster in the last three years, Acme or Globex?', 'Which had the higher compound annual growth rate of revenue over the last three years, Acme or Globex?'],
  ['Which stock did best over the past year?', 'Order the companies by one-year return, best first'],
  ['Which company\'s shares rose the least in the last six months?', 'Order the companies by six-month return, worst first'],
  ['What stock has fallen the most this year?', 'Order the companies by year-to-date return, worst first'],
  ['Which company is furthest below its 52-week high?', 'Which company has the lowest distance from its 52-week high?'],
  ['Who bought back the most shares in fiscal 2024?', 'Which company has the largest share repurchases in fiscal 2024?'],
])('“%s” asks “%s” [ASK-READ-14]', (text, plain) => {
  expect(saidSimply(text)).toBe(plain);
});

test.each([['How much did Acme go up in 2024?', 'By what percentage did Acme\'s share price change in 2024?'], ['how much has Globex gone down since 2023', 'By what percentage did Globex\'s share price change since 2023?']])('“%s” is of its share [ASK-READ-14]', (text, plain) => {
  expect(saidSimply(text)).toBe(plain);
});

test.each(['How much did Acme\'s revenue go up in 2024?', 'How much has it gone up?', 'how much did inflation go up in 2022'])('“%s” is of what it names [ASK-READ-14]', (text) => {
  expect(saidSimply(text)).toBe(text);
});

test.each(['What would Acme be worth?', 'What was revenue in Acme\'s best year?', 'Who grew faster in 2024, Acme or Globex?', 'Which stock did Acme buy over the past year?', 'Which stock should I buy this year?', 'How far is Acme below its high?'])('“%s” stays as it was [ASK-READ-14]', (text) => {
  expect(saidSimply(text)).toBe(text);
});
