import { expect, test } from 'vitest';
import { dailyMeans } from './daily-means.ts';

test.each([
  ['If you took every day\'s closing price for Marram in May 2023 and evened them out, what would you get?', 'what was the average close of Marram in May 2023?'],
  ['Each trading day\'s close of Tansy in 2021, averaged: what comes out?', 'the average close of Tansy in 2021?'],
  ['What was Tansy\'s mean daily finish in May 2021?', 'What was Tansy\'s average close in May 2021?'],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(dailyMeans(said)).toBe(plain);
});

test.each(['What did the daily closes average?', 'At the day\'s close, what was it?', 'Take every day\'s close of Tansy'])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(dailyMeans(said)).toBe(said);
});
