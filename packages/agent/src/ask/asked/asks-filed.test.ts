// Which words ask for the report behind a figure, or for the day on which it was filed.
import { expect, test } from 'vitest';
import { asksFiled } from './asks-filed.ts';

test.each([
  ['When did Deere hand in its annual report?', true], ['10-Q filing date please', true], ['which form is that number from', true], ['on what day was the quarterly report published', true],
  ['What does the annual report say of tariffs?', false], ['When was the last insider trade filed?', false], ['What was revenue?', false],
])('%s [ASK-READ-1]', (question, isAsked) => {
  expect(asksFiled(question)).toBe(isAsked);
});
