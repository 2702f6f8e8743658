import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { shortForms } from './short-forms.ts';

test.each([
  ['Marram ST + LT debt at 6/30/24', 'Marram total debt at 6/30/24'], ['Marram debt (ST+LT)', 'Marram total debt'], ['Add Marram\'s short-term and its long-term debt', 'give Marram\'s total debt'], ['total its short- and long-term borrowings', 'give its total debt'],
  ['gross profit 3QFY24', 'gross profit Q3 FY24'], ['GM% 2023', 'gross margin 2023'], ['net income, qtr ended 30 June', 'net income, quarter ended 30 June'], ['profit of the quarter ended 6/30/24', 'profit of the quarter ended 30 June 2024'], ['Forget the dividends: how did it do', 'how did it do'], ['how many per cent', 'how many percent'],
  ['sales in its own fiscal 2026 than in its fiscal 2025', 'sales in fiscal 2026 than in fiscal 2025'], ['My receipt for Marram is from 3 May 2011. What was the close?', 'My receipt for Marram is of 3 May 2011. What was the close?'], ['I count my shares every New Year\'s Eve', 'I count my shares regularly'],
  ['52wk hi/lo of Marram', '52-week high and 52-week low of Marram'], ['the headline inflation rate', 'the inflation rate'], ['its close on New Year\'s Eve 2023', 'its close on 31 December 2023'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, shortForms)).toBe(plain);
});

test.each(['Marram\'s short-term debt and its long-term debt, each', 'GM revenue 2023', 'the 52-week high', 'headline of the week'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, shortForms)).toBe(text);
});
