import { expect, test } from 'vitest';
import { clubSessions } from './club-sessions.ts';

test.each([
  ['Where was Tansy when the bell rang on 31 March 2021?', 'where did Tansy close on 31 March 2021?'],
  ['It got hammered on May 30, 2021. How bad was it in percent, and where did it close the night before and that evening?', 'It got hammered on May 30, 2021. by how many percent did it fall that day, and where did it close the day before and that day?'],
  ['Take the best finish Tansy has had in a year. How many percent shy of that did it end up at the last bell?', "how many percent below its 52-week high was Tansy's last close?"],
  ['Suppose somebody had bought Tansy at the worst time in 2021 and got out at the very bottom after it. Going by closes, what percent would they have lost?', 'what was the maximum drawdown of Tansy in 2021?'],
  ['On Friday the 13th of June 2025, how far was the close off the Thursday\'s finish?', 'On Friday the 13th of June 2025, how far was the close off the previous close?'],
  ['Where did it finish in the April scare, on the 8th, in 2021?', 'Where did it finish on April 8, 2021?'],
  ['Give the last close and tell me the number of shares I could acquire with $5,000 at that level.', 'Give the last close, and how many shares would $5,000 buy.'],
  ['TAN last close; $5k = how many shs', 'TAN last close, and how many shares would $5k buy'],
  ['We have two thousand dollars to spare. Where did Tansy last close, and how many shares would that get us?', 'Where did Tansy last close, and how many shares would two thousand dollars buy?'],
  ['TAN close 8/29/21 - over 340?', 'TAN close 8/29/21, was it over $340?'],
  ['Could it pay when fiscal 2021 ended? I want the current ratio for then and for the end of fiscal 2020.', 'Could it pay when fiscal 2021 ended? I want the current ratio at the end of fiscal 2021 and at the end of fiscal 2020.'],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(clubSessions(said)).toBe(plain);
});

test.each(['It fell on Monday, August 5, 2021; how far was it against the Friday close of August 2?', 'On Friday the 13th of June 2025, how far was it off the Monday\'s finish?', 'How many shares has it bought?', 'How bad was it in 2021?'])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(clubSessions(said)).toBe(said);
});
