import { expect, test } from 'vitest';
import { againstEnd } from './against-end.ts';

test.each([
  ['CAT: last close, 2025 low on closes, % up from that low', 'How far in percent is the last close of CAT above its lowest close of 2025?'],
  ['What did Visa last close at, what was its highest close of the past twelve months, and by what percentage does it fall short?', 'How far in percent is the last close of Visa below its highest close of the last twelve months?'],
  ['IBM newest close vs 52-week closing high, % off', 'How far in percent is the last close of IBM below its highest close of the last twelve months?'],
])('%s [ASK-COURSE-1]', (text, plain) => {
  expect(againstEnd(text)).toBe(plain);
});

test.each([
  'Visa: P/E at the last close, % below the 2024 closing high', 'Visa and IBM: last close, 2024 high, % off', 'Last close of Visa, its 2024 high and its 2025 low, % between', 'Visa: 2024 closing high',
])('another question stays as it was: %s [ASK-COURSE-1]', (text) => {
  expect(againstEnd(text)).toBe(text);
});
