import { expect, test } from 'vitest';
import { moneyAgo } from './money-ago.ts';

test.each([
  ['If I had invested $10,000 in Acme two years ago, what would it be worth?', 'If I had invested $10,000 in Acme on May 20, 2024, what would it be worth now?'],
  ['I put $500 into Acme six months ago. What is it worth today?', 'I put $500 into Acme on November 20, 2025. What is it worth today?'],
])('“%s” is of the day so long ago [ASK-COURSE-1]', (text, dated) => {
  expect(moneyAgo(text, '2026-05-20')).toBe(dated);
});

test.each(['What did Acme earn two years ago?', 'If I had invested $10,000 in Acme in 2023, what was it worth a year ago?'])('“%s” stays as it was [ASK-COURSE-1]', (text) => {
  expect(moneyAgo(text, '2026-05-20')).toBe(text);
});
