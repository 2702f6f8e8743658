import { expect, test } from 'vitest';
import { asksOfEachYear } from './each-year-words.ts';

test.each(['How far did sales fall in both FY21 and FY22?', 'Marram sales yoy % 2021, 2022', 'By how much did it grow in 2021, and by how much in 2022?', 'What was the change in each of the years?'])('“%s” asks for a move of each year [ASK-ANSWER-13]', (text) => {
  expect(asksOfEachYear(text)).toBe(true);
});

test.each(['How much did sales grow from 2021 to 2022?', 'Sales growth between 2021 and 2022', 'yoy change of sales in 2022', 'What is the rise in each of Marram\'s sales and debt from 2021 to 2022?', 'How far did it fall in 2021, and how far above that of 2021 was it in 2022?'])('“%s” asks for one [ASK-ANSWER-13]', (text) => {
  expect(asksOfEachYear(text)).toBe(false);
});
