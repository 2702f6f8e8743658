import { expect, test } from 'vitest';
import { spokenParts } from './spoken-parts.ts';

test.each([
  ['What was Marram at the last time the bell rang?', 'What was Marram at the last close?'],
  ['When did Marram close a day at its very lowest?', 'When did Marram have their lowest close?'],
  ['the rise or fall in percent against the last close of 2021', 'the share price change in percent since the last close of 2021'],
  ['How much money did Tansy lose in 2020, all told, and on every share?', 'how large was Tansy\'s net loss in 2020, and per share?'],
  ['How much did they lose in 2020 per diluted share?', 'how large was its net loss in 2020 per diluted share?'],
  ['Tansy’s operating income (or loss)', 'Tansy’s operating income'],
  ['all it borrowed, long and short, and what\'s still owed once you take away the cash and the papers it could sell', 'the total debt, and what is left after deducting cash and marketable securities'],
  ['what in liabilities all told, and', 'what in total liabilities, and'],
  ['How many folks are on Tansy\'s payroll?', 'how many employees did Tansy have?'],
  ['the margin in 2020, and same again for 2021', 'the margin in 2020, and the same for 2021'],
  ['Revenue less cost of revenue as a share of revenue: where did Tansy land on that in 2021?', 'gross margin: what was that of Tansy in 2021?'],
  ['How many shares of Tansy did he get rid of?', 'How many shares of Tansy did he sell?'],
  ['At the latest close, whose P/E is higher, Tansy on fiscal 2022 or Marram on fiscal 2021?', 'At the latest close, whose P/E is higher, Tansy on fiscal 2022 earnings or Marram on fiscal 2021 earnings?'],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(spokenParts(said)).toBe(plain);
});

test.each(['How much did Tansy shares lose in 2020?', 'How much did Tansy lose on 3 May 2021?', 'How did Tansy get rid of its debt?', 'Its revenue on fiscal 2021, please', 'At the bell of 2020'])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(spokenParts(said)).toBe(said);
});
