import { expect, test } from 'vitest';
import { withoutStoryOfDay } from './beside-a-day.ts';
import { withoutOwnClause } from './own-clause.ts';

test.each([
  ['Just after the export ban, on 15 April 2025, what did Nvidia close at?', 'on 15 April 2025, what did Nvidia close at?'],
  ['When the strike began, where did Boeing finish the day on September 13, 2024?', 'where did Boeing finish the day on September 13, 2024?'],
  ['What did IBM close at on 24 July 2025, the day after earnings?', 'What did IBM close at on 24 July 2025?'],
])('what went on around a day is no question of news: %s', (said, plain) => {
  expect(withoutStoryOfDay(said)).toBe(plain);
});

test.each(['Why did Boeing close lower on 13 September 2024 after the strike news?', 'What did Visa close at before the crash on 2 April 2025 and after it on 9 April 2025?', 'After the ruling, what did Google close at?'])('where it is asked about, or no day is named, it stays: %s', (said) => {
  expect(withoutStoryOfDay(said)).toBe(said);
});

test.each([
  ['Rent is killing me lately, what did Home Depot charge in 2024?', 'what did Home Depot charge in 2024?'],
  ['Apple bores me, what was its revenue?', 'Apple bores me, what was its revenue?'],
])('what the asker tells of himself before he asks: %s', (said, plain) => {
  expect(withoutOwnClause(said)).toBe(plain);
});
