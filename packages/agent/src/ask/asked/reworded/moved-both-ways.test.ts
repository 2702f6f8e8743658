import { expect, test } from 'vitest';
import { movedBothWays } from './moved-both-ways.ts';

test.each([
  ['Which companies\' net income fell in 2021 though revenue rose?', 'Which companies had net income growth below 0% and revenue growth above 0% in 2021?'],
  ['Whose free cash flow grew in 2021 although sales shrank?', 'Which companies had free cash flow growth above 0% and sales growth below 0% in 2021?'],
  ['Who raised R&D in 2021 but earned less?', 'Which companies had R&D growth above 0% and net income growth below 0% in 2021?'],
  ['Which of the companies cut capex while their sales rose in fiscal 2021?', 'Which companies had capex growth below 0% and sales growth above 0% in fiscal 2021?'],
  ['How many companies\' earnings fell in 2021 even though turnover rose?', 'How many companies had earnings growth below 0% and turnover growth above 0% in 2021?'],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(movedBothWays(said)).toBe(plain);
});

test.each(['Did its revenue rise though its net income fell?', 'Which companies grew revenue in 2021?', 'In which year did net income fall though revenue rose?'])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(movedBothWays(said)).toBe(said);
});
