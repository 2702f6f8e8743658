import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { linesAtLength, soldInTime } from './lines-at-length.ts';

test.each([
  ['Of the profit that Acme made before tax in 2024, what percentage went to income tax?', 'Of Acme\'s pretax profit in 2024, what percentage went to income tax?'],
  ['What did it show for the cost of the goods it sold?', 'What did it show for cost of goods sold?'],
  ['revenue, gross margin, and how much per diluted share?', 'revenue, gross margin, and what were the diluted earnings per share?'],
  ['What was its net income and how much of it was paid out as dividends?', 'What was its net income, the dividends paid and the payout ratio?'],
  ['how many dollars were left of revenue after the cost of revenue, and what percentage of revenue is that?', 'what was the gross profit, and what percentage of revenue is that?'],
  ['and what did a share earn, diluted?', 'and what were the diluted earnings per share?'],
])('%s is of a line by its name [ASK-READ-1]', (text, said) => {
  expect(sayAgain(text, linesAtLength)).toBe(said);
});

test.each(['What did Acme pay in dividends per diluted share?', 'How many years of 2024 earnings, per diluted share, do I pay for?', 'How many diluted shares were there?', 'What was the pretax profit?'])('%s stays as it is [ASK-READ-1]', (text) => {
  expect(sayAgain(text, linesAtLength)).toBe(text);
});

test('what a company sold in a time is its revenue, and what a person sold is shares [ASK-READ-1]', () => {
  expect(soldInTime('How much did IBM sell in the quarter to March 2025?')).toBe('What was IBM\'s revenue in the quarter to March 2025?');
  expect(soldInTime('How much did Ada Byron sell in May 2025?')).toBe('How much did Ada Byron sell in May 2025?');
  expect(soldInTime('How much did IBM insiders sell in May 2025?')).toBe('How much did IBM insiders sell in May 2025?');
});
