import { expect, test } from 'vitest';
import { closeSince } from './close-since.ts';

const told = (whose: string, on: string): string => `What was the last close of ${whose} and how does that compare in percent with its close on ${on}?`;

test.each([
  ['CAT: most recent close, pct vs 6/30/25', told('CAT', '2025-06-30')],
  ['Where did IBM last settle, and how many percent is that above or below where it stood at the end of 2024?', told('IBM', '2024-12-31')],
  ['CAT: where did it finish most recently, and how much has it put on, in percent, from where it ended 2024?', told('CAT', '2024-12-31')],
  ['Visa’s latest close against its close on 2 January 2025, change in %', told('Visa’s', '2025-01-02')],
])('%s [ASK-COURSE-1]', (text, plain) => {
  expect(closeSince(text.replaceAll('’', '\''))).toBe(plain.replaceAll('’', '\''));
});

test.each([
  'Visa and IBM: last close, % vs 6/30/25', 'Visa: last close, P/E, % vs 6/30/25', 'Visa: last close, % vs 6/30/25 and 12/31/24', 'Visa: last close', 'Visa: revenue up how many percent vs 2024-12-31, latest price', 'What did Visa close at on 6/30/25, and % vs the 2024 close?',
])('another question stays as it was: %s [ASK-COURSE-1]', (text) => {
  expect(closeSince(text)).toBe(text);
});
