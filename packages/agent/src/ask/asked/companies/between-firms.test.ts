import { expect, test } from 'vitest';
import { testDay } from '../testing/sample-desk.ts';
import { betweenFirms } from './between-firms.ts';

test.each([
  ['How many times Boeing\'s revenue was Amazon\'s in fiscal 2024?', 'how many times as large as Boeing\'s revenue was Amazon\'s revenue in fiscal 2024?'],
  ['Microsoft\'s net income in fiscal 2024 is how many times IBM\'s?', 'how many times as large as IBM\'s net income was Microsoft\'s net income in fiscal 2024?'],
  ['Per diluted share, what did Visa earn in 2024, and what did IBM?', 'what did Visa earn per diluted share in 2024, and what did IBM?'],
  ['Operating margin of Visa and IBM. Which has the higher margin?', 'Operating margin of Visa and IBM. Which has the higher operating margin?'],
  ['Phones against software: gross margin of Apple and of Microsoft?', 'gross margin of Apple and of Microsoft?'],
])('“%s” is asked in the plain words for it [ASK-READ-4]', (asked, plain) => {
  expect(betweenFirms(asked, testDay)).toBe(plain);
});

test.each(['Gross or operating margin: which was higher at Visa and IBM?', 'How did the Dow do?', 'Gross margin and net margin of Visa and IBM: who has the better margin?'])('“%s” stays as it is', (asked) => {
  expect(betweenFirms(asked, testDay)).toBe(asked);
});
