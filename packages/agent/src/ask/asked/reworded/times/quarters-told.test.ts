import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { quartersTold } from './quarters-told.ts';

test.each([
  ['latest 10-Q of Marram: revenue and profit', 'latest quarter of Marram: revenue and profit'],
  ['Marram\'s newest annual report: net income', 'Marram\'s latest fiscal year: net income'],
  ['What did Marram sell in fiscal 2023\'s second quarter?', 'What did Marram sell in Q2 fiscal 2023?'],
  ['fiscal 2023 third-quarter sales of Marram', 'Q3 fiscal 2023 sales of Marram'],
  ['Was Marram\'s profit in May to July 2023 higher than in those months of 2022?', 'Was Marram\'s profit in May to July 2023 higher than in May to July 2022?'],
  ['How much more did Marram sell in the spring quarter of 2024 than in the one of 2023?', 'How much more did Marram sell in the spring quarter of 2024 than in the spring quarter of 2023?'],
  ['Did Marram sell more in the spring quarter of 2024 than in the same quarter a year before?', 'Did Marram sell more in the spring quarter of 2024 than in the spring quarter of 2023?'],
  ['Marram in the autumn quarter of 2022, September to November, please', 'Marram in the autumn quarter of 2022, please'],
  ['In the last three months of its fiscal 2023, what did Marram sell?', 'In the fourth quarter of fiscal 2023, what did Marram sell?'],
  ['In the quarter that ran to the end of April 2024, what did it earn?', 'In the quarter ended end of April 2024, what did it earn?'],
  ['What was its cash at the end of fiscal 2023 in July 2023?', 'What was its cash at the end of fiscal 2023?'],
  ['By what percent did it grow in 2022, and by what percent the year after, in 2023?', 'By what percent did it grow in 2022, and by what percent in 2023?'],
  ['Did its sales fall in both FY21 and FY22?', 'Did its sales fall in both fiscal 2021 and fiscal 2022?'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, quartersTold)).toBe(plain);
});

test.each(['How did sales of the March quarter of 2024 compare with 2023?', 'In the last three months, what was the best close?'])('“%s” stays [ASK-READ-9]', (text) => {
  expect(sayAgain(text, quartersTold)).toBe(text);
});
