import { expect, test } from 'vitest';
import { asksOfMany } from './asks-of-many.ts';
import { sayAgain } from './rewording.ts';

test.each([
  ['Who\'s the most profitable company per dollar of sales?', 'which company has the highest net margin?'],
  ['Who\'s got the biggest operating margin?', 'which company has the biggest operating margin?'],
  ['Screen: dividend yield > 3%, net margin > 10%', 'screen companies with dividend yield > 3%, net margin > 10%'],
  ['Give me the five fastest growers by sales', 'Give me the five companies with the fastest sales growth'],
  ['Add up the revenue of Marram, Tussock and Heron', 'what is the combined revenue of Marram, Tussock and Heron'],
  ['Add up Marram\'s and Tussock\'s revenue', 'what is the combined Marram\'s and Tussock\'s revenue'],
  ['Who has raised sales four years in a row?', 'Who has raised sales in each of the last four years?'],
  ['Which companies lost money for two straight years?', 'Which companies lost money in each of the last two years?'],
  ['Which stock is pricier on earnings, Marram or Tussock?', 'Which stock is more expensive on P/E ratio, Marram or Tussock?'],
  ['Is Marram cheaper than Tussock relative to sales?', 'Is Marram cheaper than Tussock on price-to-sales ratio?'],
  ['Based on dividend yield, is Marram pricier than Tussock?', 'is Marram\'s dividend yield lower than Tussock\'s?'],
  ['How leveraged is Marram relative to its equity?', 'what is the debt to equity of Marram?'],
  ['Who keeps more of each sale as profit?', 'Who keeps more of each dollar of sales as profit?'],
  ['Is it more than Marram\'s entire sales?', 'Is it more than Marram\'s sales?'],
  ['What caused the drop in Marram\'s sales in 2023?', 'why did Marram\'s sales fall in 2023?'],
  ['What was behind Marram\'s revenue jump in fiscal 2023?', 'why did Marram\'s revenue rise in fiscal 2023?'],
])('“%s” asks “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, asksOfMany)).toBe(plain);
});

test.each(['Who\'s the chief executive of Marram?', 'Who is most likely to gain?', 'Add up Marram\'s dividends of 2022 and 2023', 'Which is cheaper on its earnings of 2023?', 'Did Marram grow revenue three years in a row?', 'What was behind the deal?', 'Screen: what is it?'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, asksOfMany)).toBe(text);
});
