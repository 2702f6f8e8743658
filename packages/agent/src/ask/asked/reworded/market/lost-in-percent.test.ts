import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { lostInPercent } from './lost-in-percent.ts';

test.each([
  ['How many percent did Visa lose on 3 April 2025?', 'by what percentage did the share price of Visa fall on 3 April 2025?'],
  ['What percentage of its value did it lose that day?', 'by what percentage did its share price fall that day?'],
  ['What percent did Home Depot gain in 2023?', 'by what percentage did the share price of Home Depot rise in 2023?'],
])('%s asks for a move of the price', (text, plain) => {
  expect(sayAgain(text, lostInPercent)).toBe(plain);
});

test.each(['How many percent did sales and profit lose?', 'What percentage of its sales did it lose?', 'How much did Boeing lose in 2024?', 'What percentage of its customers did Visa lose in 2024?'])('%s asks for something else', (text) => {
  expect(sayAgain(text, lostInPercent)).toBe(text);
});
