import { expect, test } from 'vitest';
import { saidPlainly } from './said-plainly.ts';

test.each([
  ['Acme in 2023 and in 2024, each in percent from the last close of the year before to the last close of the year, which year was better?', 'Acme in 2023 and in 2024 in percent, which year was better?'],
  ['Acme price return 2023 vs 2024, year-end closes, better year?', 'Acme price return 2023 vs 2024 , which year was better?'],
  ['Acme price change from year-end 2023 to year-end 2024', 'Acme price change from year-end 2023 to year-end 2024'],
  ['Acme from New Year to New Year, 2024', 'Acme in 2024'],
  ['$5,000 in Acme at the close of Jan 2, 2024 = how many shares', '$5,000 in Acme at the close of Jan 2, 2024, how many shares could be bought?'],
  ['Suppose Acme deserved 18 times what it earned per diluted share in 2024. What would the stock be worth?', 'What price per share would Acme have at 18 times its 2024 diluted EPS?'],
  ['In 2025, what was the most and the least an Acme share cost at the close?', 'In 2025, what was the highest and the lowest close of Acme?'],
  ['How hard was Acme hit in May 2025?', 'how did the Acme share price move in May 2025?'],
  ['How strongly did Acme bounce back by June?', 'how did Acme move by June?'],
  ['How far did Acme plummet that day?', 'How far did Acme fall that day?'],
  ['Acme cratered in May, the fall of a tank maker', 'Acme fell in May, the fall of a tank maker'],
  ['What was the low of Acme in 2024, and how far is the latest close above it?', 'What was the low of Acme in 2024, and how far above it is the latest close?'],
  ['A memo quotes the top close of Acme in 2024. What level was that, and when was it?', 'what was the top close of Acme in 2024, and when was it?'],
  ['What was the least that one Acme share ever cost in 2024?', 'What was the lowest close of Acme in 2024?'],
])('%s is said as the readers know it [ASK-COURSE-1]', (text, plain) => {
  expect(saidPlainly(text)).toBe(plain);
});
