import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { sharesNow } from './shares-now.ts';

test.each([
  ['I put some of the shop\'s savings into Salesforce a while back and I\'ve got 45 shares now. What is one worth?', 'I have 45 shares of Salesforce. What is one worth?'],
  ['We bought into Home Depot years ago, and we hold 1,200 shares. What is the lot worth?', 'I have 1,200 shares of Home Depot. What is the lot worth?'],
  ['I put $5,000 into Visa in 2024 and I have 20 shares. What did I gain?', 'I put $5,000 into Visa in 2024 and I have 20 shares. What did I gain?'],
])('how many shares somebody has: %s [ASK-READ-1]', (asked, plain) => {
  expect(sayAgain(asked, sharesNow)).toBe(plain);
});
