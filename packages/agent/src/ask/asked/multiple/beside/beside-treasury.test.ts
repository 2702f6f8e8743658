import { expect, test } from 'vitest';
import { withTreasuryOfDay } from './beside-treasury.ts';

test.each([
  ['Marram earnings yield 30 Jul 2025 (FY24 dil. EPS / close) vs 10y UST same day', 'Marram earnings yield on FY24 diluted EPS at the close of July 30, 2025, and what was the ten-year Treasury yield on July 30, 2025'],
  ['On July 30, 2025, what was Marram\'s earnings yield, its fiscal 2024 diluted earnings per share over that day\'s close, and how did it compare with the 10-year Treasury yield of that day?', 'On July 30, 2025, what was Marram\'s earnings yield on fiscal 2024 diluted EPS at the close of July 30, 2025, and what was the ten-year Treasury yield on July 30, 2025?'],
])('each yield is asked for with its day: %s [ASK-READ-9]', (said, plain) => {
  expect(withTreasuryOfDay(said)).toBe(plain);
});

test.each(['How far was Marram\'s earnings yield above the ten-year Treasury yield of the same day, July 30, 2025?', 'What was the ten-year Treasury yield on July 30, 2025?'])('how far two yields lie apart, and one yield, stay as they are: %s [ASK-READ-9]', (said) => {
  expect(withTreasuryOfDay(said)).toBe(said);
});
