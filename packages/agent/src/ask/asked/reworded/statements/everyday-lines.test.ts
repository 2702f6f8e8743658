import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { everydayLines } from './everyday-lines.ts';

test.each([
  ['On each share, how much did Marram lose in 2022?', 'what was the diluted loss per share of Marram in 2022?'],
  ['Of each dollar Marram took in during 2022, how much went into the lab?', 'how much of each dollar of sales did Marram spend on research and development during 2022?'],
  ['Add up Marram\'s short and long-term borrowings at the end of 2022', 'give Marram\'s total debt at the end of 2022'],
  ['How deep in hock was Marram at the end of 2022, counting short and long debt?', 'what was Marram\'s total debt at the end of 2022?'],
  ['It paid its interest six times over out of operating profit', 'It had an interest coverage of six times'],
  ['How many times did operating income cover the interest bill in 2022?', 'what was the interest coverage in 2022?'],
  ['Marram efficiency ratio 2022 (opex / net revenue)', 'Marram efficiency ratio 2022'],
  ['How much of its sales does Marram keep after paying for everything?', 'what was Marram\'s net margin?'],
  ['How much of Marram\'s profit turned into cash in 2022?', 'what was Marram\'s operating cash flow as a percentage of net income in 2022?'],
  ['Of the cash Marram generated in 2022, how much went on capex?', 'of the operating cash flow of Marram in 2022, how much went on capex?'],
  ['Marram last profitable year and net income', 'When was Marram last profitable, and what was the net income?'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, everydayLines)).toBe(plain);
});
