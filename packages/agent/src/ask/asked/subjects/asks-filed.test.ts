// Which words ask for the report behind a figure, or for the day on which it was filed.
import { expect, test } from 'vitest';
import { asksFiled } from './asks-filed.ts';

test.each([
  ['When did Deere hand in its annual report?', true], ['10-Q filing date please', true], ['which form is that number from', true], ['on what day was the quarterly report published', true],
  ['10-Q date Deere', true], ['Deere 10-K dt FY24', true], ['Latest filing Deere?', true], ['Which form did Deere file last?', true], ['What\'s the newest thing Deere has filed with the SEC?', true], ['Day of Deere\'s annual filing for 2024?', true],
  ['When is the next 10-K due?', false], ['What does the latest 10-K say about competition?', false], ['risk factors in the newest filing', false], ['What was revenue in the latest 10-Q?', false], ['How did sales change in the last quarterly report?', false],
  ['What does the annual report say of tariffs?', false], ['When was the last insider trade filed?', false], ['What was revenue?', false], ['Before we submit: the last close of Deere?', false],
])('%s [ASK-READ-1]', (question, isAsked) => {
  expect(asksFiled(question)).toBe(isAsked);
});
