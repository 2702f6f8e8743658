import { expect, test } from 'vitest';
import { withoutPaper } from './paper-named.ts';

test.each([
  ['Box for the rates page: the two-year yield on 2 May 2024', 'the two-year yield on 2 May 2024'],
  ['Quick sidebar on Marram: what did it sell?', 'Marram: what did it sell?'],
  ['our Marram block: sales and net income', 'Marram: sales and net income'],
  ['A line on Marram for my note: 2023 sales', 'Marram: 2023 sales'],
  ['Filling the Marram row of my peer table for fiscal 2023: sales', 'Marram for fiscal 2023: sales'],
  ['Tax check on Marram, 2023: what it paid', 'Marram, 2023: what it paid'],
])('%s: paper is no company and no figure [ASK-READ-1]', (question, plain) => {
  expect(withoutPaper(question)).toBe(plain);
});

test.each(['Box: revenue of fiscal 2024', 'Marram balance sheet: cash and debt', 'Marram dividend table: 2023 and 2024', 'Block and Visa: revenue of 2024', 'I want Marram on one page: sales', 'What is a fact box?'])('%s stays as it is [ASK-READ-1]', (question) => {
  expect(withoutPaper(question)).toBe(question);
});
