import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { monthsOfYear, moveOfMonthlyMean } from './policy-rate-talk.ts';

test.each([
  ['What was unemployment in the final month of 2019?', 'What was unemployment in December 2019?'],
  ['From dear oil to cheap oil: what was the price in June 2022?', 'what was the price in June 2022?'],
  ['From 3% to 5%: what did the Fed do?', 'From 3% to 5%: what did the Fed do?'],
])('“%s” is “%s” [ASK-READ-1]', (text, plain) => {
  expect(sayAgain(text, monthsOfYear)).toBe(plain);
});

test('how far the mean of a month moved between two months is no mean over the months between [ASK-READ-1]', () => {
  expect(moveOfMonthlyMean('How far did the average fed funds rate fall from July to December 2024?')).toBe('How far did the fed funds rate fall from July to December 2024?');
  expect(moveOfMonthlyMean('What was the average fed funds rate from July to December 2024?')).toBe('What was the average fed funds rate from July to December 2024?');
});
