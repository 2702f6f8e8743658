import { expect, test } from 'vitest';
import { listedByName } from './list-words.ts';

test.each([
  ['Boeing in 2024: how much it sold and how that changed, and the net loss', 'Boeing in 2024: its revenue and revenue growth, and the net loss'],
  ['What did Visa earn in 2024, and what did it take in and earn in 2023?', 'What did Visa earn in 2024, and what were its revenue and net income in 2023?'],
  ['Sum up IBM for 2024: sales and what the stock costs in earnings at the last close', 'show IBM for 2024: sales and the price-earnings ratio at the last close'],
])('“%s” names its figures [ASK-PARTS-1]', (asked, named) => {
  expect(listedByName(asked)).toBe(named);
});

test('what names its figures already stays as it is', () => {
  expect(listedByName('What was the sum of IBM’s revenue in 2023 and 2024?')).toBe('What was the sum of IBM’s revenue in 2023 and 2024?');
});
