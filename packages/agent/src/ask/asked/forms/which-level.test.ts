import { expect, test } from 'vitest';
import { whichLevel } from './which-level.ts';

test.each([
  ['Compare Caterpillar and Boeing on total revenue in 2024: what did each take in, by what percentage did each change from 2023, and which was the larger?', 'Compare Caterpillar and Boeing on total revenue in 2024: what did each take in, by what percentage did each change, and which total revenue was larger?'],
  ['V vs IBM net income 2024, growth for each, which is bigger', 'V vs IBM net income 2024, growth for each, which net income is bigger'],
])('the larger of two figures is asked for beside their growth: %s [ASK-READ-1]', (asked, plain) => {
  expect(whichLevel(asked)).toBe(plain);
});

test.each([
  'How much did revenue of IBM and Visa grow in 2024, which was bigger?',
  'Visa vs IBM revenue growth fiscal 2024, which is larger?',
  'Revenue of IBM and Visa in 2024, which is larger?',
  'Revenue and net income of IBM and Visa in 2024, their growth, which is larger?',
  'Revenue of IBM and Visa in 2024, the growth of each, which grew faster?',
])('where growth alone is compared, or several figures are: %s [ASK-READ-1]', (asked) => {
  expect(whichLevel(asked)).toBe(asked);
});
