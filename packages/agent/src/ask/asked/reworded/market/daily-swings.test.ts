import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { dailySwings } from './daily-swings.ts';

test.each([
  ['How much, at a yearly rate, did Tansy\'s daily closes really swing in 2024?', 'what was the annualised volatility of Tansy\'s daily closes in 2024?'],
  ['How much did Tansy\'s stock bounce around in the first half of 2025, annualised?', 'what was the annualised volatility of Tansy\'s stock in the first half of 2025?'],
  ['the annualised swings of Tansy\'s daily closes in 2024', 'the annualised volatility of Tansy\'s daily closes in 2024'],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(sayAgain(said, dailySwings)).toBe(plain);
});

test.each(['How much did Tansy\'s stock move in 2024?', 'How far did the price swing that day?', 'What was the annualised growth of its sales?'])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(sayAgain(said, dailySwings)).toBe(said);
});
