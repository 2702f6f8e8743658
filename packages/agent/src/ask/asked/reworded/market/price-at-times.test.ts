import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { priceAtTimes } from './price-at-times.ts';

test.each([
  ['MRM: 22x FY2024 diluted EPS = what price? % drop from last close to that', 'MRM: price at 22 times FY2024 diluted EPS, % drop from last close to that'],
  ['22 times Marram\'s fiscal 2024 diluted EPS is what price, and how many percent down from the last close is that?', 'price at 22 times Marram\'s fiscal 2024 diluted EPS,, and how many percent down from the last close is that?'],
  ['MRM 22 * FY24 EPS = ? vs last close %', 'MRM price at 22 times FY24 EPS, and how many percent above or below the last close'],
  ['20x FY25 diluted EPS of Marram = what price, how far from the last close in %', 'price at 20 times FY25 diluted EPS of Marram,, how far from the last close in %'],
])('%s asks for the price at that multiple [ASK-MULTIPLE-1]', (text, plain) => {
  expect(sayAgain(text, priceAtTimes)).toBe(plain);
});

test.each(['Is 22x FY2024 EPS a fair price for Marram?', 'Marram trades at 22 times its 2024 diluted EPS', '3 times 2024 revenue is how much?'])('%s is left as it was asked [ASK-MULTIPLE-1]', (text) => {
  expect(sayAgain(text, priceAtTimes)).toBe(text);
});
