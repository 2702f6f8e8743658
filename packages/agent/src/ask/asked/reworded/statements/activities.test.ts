import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { activities } from './activities.ts';

test.each([
  ['Marram\'s 2019 cash flow statement, the financing bit: what did it net out to?', 'Marram\'s 2019 financing cash flow?'],
  ['the total for cash from or used in financing activities', 'the total for financing cash flow'],
  ['How much money did Marram\'s operations swallow in 2023?', 'what was Marram\'s operating cash flow in 2023?'],
  ['what did the financing activities raise', 'what was the financing cash flow'],
  ['What about financing?', 'What about the financing cash flow?'],
  ['How much cash was spent on investing activities at Marram?', 'what was investing cash flow at Marram?'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, activities)).toBe(plain);
});

test('who finances what is no cash flow [ASK-READ-9]', () => {
  const text = 'How much did its operations grow?';
  expect(sayAgain(text, activities)).toBe(text);
});
