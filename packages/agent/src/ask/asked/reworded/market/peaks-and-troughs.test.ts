import { expect, test } from 'vitest';
import { peaksAndTroughs } from './peaks-and-troughs.ts';

test.each([
  ['what were the peaks and troughs for Acme, closing prices, from January through to the end of June 2025', 'what were the highest close and the lowest close for Acme, from January to June 2025'],
  ['the peaks and valleys for Acme shares in 2025', 'the highest close and the lowest close for Acme shares in 2025'],
  ['of all days on which Acme traded, find the one that ended at the greatest price and the one that ended at the smallest', 'of all days on which Acme traded, find the highest close and the lowest close'],
  ["What's the most Acme ever finished a session at in 2024?", "What's the highest close of Acme in 2024?"],
  ['Acme stock: worst slide from a high close down to a later low close', 'Acme stock: the maximum drawdown'],
  ['Acme stock: largest percentage decline from a running peak in 2025', 'Acme stock: the maximum drawdown in 2025'],
  ['Take every daily close of Acme in June 2025 and strike the arithmetic mean.', 'what was the average close of Acme in June 2025.'],
  ["Acme shares in 2025: the top and the bottom of its closes, and how much was it up by the year's last bell?", 'Acme shares in 2025: the top and the bottom of its closes, and how much was it up by the last close of 2025?'],
  ['how many pct is Acme stock off its 2025 high at the last close of 2025', 'how many pct is Acme stock off its 2025 high at the close of 31 December 2025'],
  ['acme stock ytd to 30 june 2025', 'acme stock change from 31 December 2024 to 30 june 2025'],
  ['acme stock 1 yr return to 31 dec 2024', 'acme stock return in the year to 31 dec 2024'],
  ['acme % gain 2025', 'acme share price % gain 2025'],
])('%s is of closes [ASK-READ-9]', (said, plain) => {
  expect(peaksAndTroughs(said)).toBe(plain);
});

test.each(['the peak and trough of Acme revenue since 2016', 'peak-to-trough unemployment', 'acme return on equity 2024', 'the biggest drop in Acme revenue', 'Acme dividends, highs and lows of the payout ratio'])('%s is left as it is [ASK-READ-9]', (said) => {
  expect(peaksAndTroughs(said)).toBe(said);
});

test.each([
  ['H1 2025: high close + date, low close + date, % from high to low', 'H1 2025: high close, low close, the fall from the high to the low in percent'],
  ['What was the highest close, what was the lowest close, and how many percent lower was the lowest than the highest?', 'What was the highest close, what was the lowest close, and the fall from the high to the low in percent?'],
  ['Closing prices of 2025: where was the top and when, where was the bottom and when, and what percentage was wiped out between the two?', 'Closing prices of 2025: what was the highest close, what was the lowest close, and what was the fall from the high to the low in percent?'],
])('the way from the one end to the other: %s [ASK-READ-1]', (asked, plain) => {
  expect(peaksAndTroughs(asked)).toBe(plain);
});
