// Clauses that say in passing what a figure is of.
import { expect, test } from 'vitest';
import { inPlainClauses } from './plain-clauses.ts';

test.each([
  ['What share of IBM\'s 2024 revenue was left as operating income, and what share as net income?', 'What share of IBM\'s 2024 revenue was left as operating income, and what share of IBM\'s 2024 revenue as net income?'],
  ['In the quarter that ended on 30 June 2025, what were its sales?', 'In the quarter ended 30 June 2025, what were its sales?'],
  ['Set operating income for fiscal 2024 against interest expense and give me the multiple.', 'what was the ratio of operating income for fiscal 2024 to interest expense.'],
  ['On which day did the quarter end, and at which price?', 'On which day did the quarter end, and at which price?'],
])('%s says in every part what it is of [ASK-READ-9]', (question, plain) => {
  expect(inPlainClauses(question)).toBe(plain);
});
