import { expect, test } from 'vitest';
import { sayAgain } from './rewording.ts';
import { whichOne } from './which-one.ts';

test.each([
  ['max drawdown 2024 MSFT UNH GS, worst one?', 'max drawdown 2024 MSFT UNH GS, which is the worst?'],
  ['P/E of Visa, IBM and Boeing: the cheapest of the lot?', 'P/E of Visa, IBM and Boeing, which is the cheapest?'],
  ['Which of Visa and IBM is the best one?', 'Which of Visa and IBM is the best one?'],
  ['What was its best day, and its worst?', 'What was its best day, and its worst?'],
])('“%s” asks which of those that are named [ASK-READ-4]', (asked, plain) => {
  expect(sayAgain(asked, [whichOne])).toBe(plain);
});
