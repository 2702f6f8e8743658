import { expect, test } from 'vitest';
import { asksWholeAndYearly, inBothForms } from './whole-and-yearly.ts';

test.each([
  'Marram net income FY21 to FY24: total % growth + CAGR', 'By how many percent in total did Marram’s profit grow from 2021 to 2024, and what compound annual rate is that?',
  'Marram’s profit of 2024 against that of 2021: how much larger in percent, and what does that make per year?', 'Marram op income 2019-2024, % change total and annualized', 'Marram’s sales rose from 2019 to 2024 by how much in all, and how much is that a year, compounded?', 'CAGR and total growth of Marram’s sales from 2020 to 2024?',
])('%s: both forms of one growth [ASK-READ-1]', (text) => {
  expect(asksWholeAndYearly(text)).toBe(true);
});

test.each([
  'How much more, in percent, is its revenue than a year earlier?', 'By how many percent did Marram’s sales grow per year between 2020 and 2024?', 'What was the compound annual growth rate of Marram’s revenue from 2020 to 2024?', 'By how many percent did Marram’s sales grow between 2020 and 2024?', 'What were Marram’s total assets in 2024, and what did it earn per share?',
])('%s: one form alone [ASK-READ-1]', (text) => {
  expect(asksWholeAndYearly(text)).toBe(false);
});

test('of two figures neither form is doubled [ASK-READ-1]', () => {
  const of = (id: string) => ({ kind: 'metric', id, as: 'growth', words: id }) as const;
  const text = 'total % growth + CAGR';
  expect(inBothForms([of('revenue')], text)).toEqual([of('revenue'), { ...of('revenue'), as: 'cagr' }]);
  expect(inBothForms([of('revenue'), of('net_income')], text)).toHaveLength(2);
});
