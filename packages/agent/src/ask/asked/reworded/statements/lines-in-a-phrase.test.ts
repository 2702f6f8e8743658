import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { linesInAPhrase } from './lines-in-a-phrase.ts';

test.each([
  ['what Marram has in current assets against what it owes in current liabilities', "Marram's current assets against its current liabilities"],
  ['How much cash did it generate from or use in operating activities?', 'How much cash did it generate from operating activities?'],
  ['how many dollars came in from operations after paying for capital expenditure?', 'what was free cash flow?'],
  ['how much was the burn once capital spending is counted too?', 'what was its free cash flow?'],
  ['what is still owed if that pile went to paying it down?', 'what was its net debt?'],
  ['what does the market say all of Marram is worth?', 'what is the market capitalization of Marram?'],
  ['Out of every hundred dollars of sales in fiscal 2024, how many were net profit, and how many percent were sales up?', 'what was the net margin in fiscal 2024, and how many percent were sales up?'],
])('%s [ASK-READ-4]', (asked, plain) => {
  expect(sayAgain(asked, linesInAPhrase)).toBe(plain);
});

test.each([
  'What does the market say about Marram?',
  'What came in from operations in 2024?',
  'What does the market say a share of Marram is worth per share?',
  'Out of every hundred dollars of sales, how many were net profit?',
  'how much was the burn in 2024?',
])('%s stays as it is', (asked) => {
  expect(sayAgain(asked, linesInAPhrase)).toBe(asked);
});
