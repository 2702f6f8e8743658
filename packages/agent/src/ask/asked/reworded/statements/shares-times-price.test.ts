import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { sharesTimesPrice } from './shares-times-price.ts';

test.each([
  ['Multiply Marram\'s number of shares by the last closing price', 'market capitalization of Marram'],
  ['Marram: shares in issue × share price', 'Marram: market capitalization'],
  ['closing price times outstanding shares of Marram', 'market capitalization Marram'],
  ['Taking its share count and the latest price, what is Marram\'s worth?', 'what is Marram\'s worth?'],
  ['How many shares does Marram have, and what are they all worth at the close?', 'How many shares does Marram have, and what is the market capitalization at the close?'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, sharesTimesPrice)).toBe(plain);
});

test.each(['How many shares did the chairman buy, and what are they worth?', 'Shares outstanding at the close of 2024', 'The share count and the price of Marram'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, sharesTimesPrice)).toBe(text);
});
