// What is read of the last dividends of a share.
import { expect, test } from 'vitest';
import { findWindows } from '../course/windows/windows.ts';
import { signedText } from '../course/words/signed-text.ts';
import { readPayments } from './read-payments.ts';

const read = (text: string) => {
  const windows = findWindows(text)?.windows ?? [];
  return readPayments({ text: signedText(text, windows.map(({ start, end }) => ({ start, end, sign: '§' }))), windows });
};

test.each([
  ['what do the last three dividends of ¤ add up to?', { count: 3, times: null, over: null }],
  ['¤ five most recent payouts together, as a yield on the latest close', { count: 5, times: null, over: { kind: 'latest' } }],
  ['the newest quarterly dividend of ¤, annualised, over the close of 3 june 2022', { count: 1, times: 4, over: { kind: 'point', on: '2022-06-03' } }],
  ['what would 12 shares of ¤ pay me in dividends a year at the latest quarterly rate?', { shares: 12, count: 1, times: 4, over: null }],
  ['i own forty ¤ shares, the newest dividend times four', { shares: 40, count: 1, times: 4, over: null }],
])('%s [ASK-ANSWER-3]', (text, found) => {
  expect(read(text)).toEqual(found);
});

test.each(['what is the last dividend of ¤?', 'did ¤ raise its last four dividends, and what do they come to?', 'what did the last four dividends of my 30 shares of ¤ come to?'])('%s asks for another figure [ASK-ANSWER-3]', (text) => {
  expect(read(text)).toBeNull();
});
