import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { finishesInWords } from './finishes.ts';

test.each([
  ['Is Marram up or down since 2023 ended?', 'Is Marram up or down since the end of 2023?'],
  ['its move since the last bell of 2023, New Year\'s Eve', 'its move since the last close of 2023'],
  ['What was the dearest Marram ever finished at in 2023, and what was the cheapest?', 'What was the highest close of Marram in 2023, and what was the lowest close?'],
  ['NVDA 2025 low', 'NVDA 2025 lowest close'], ['MRM high and low in 2023', 'MRM highest close and lowest close in 2023'], ['How far is it below its all-time high?', 'How far is it below its highest close?'],
  ['record low of its margin', 'record low of its margin'],
  ['the best and the worst finishes it had', 'the highest close and the lowest close'],
  ['Marram close 5/12/23, % vs 5/11', 'Marram close 5/12/23, % vs 5/11/23'],
  ['I have $2,000 to spare. How many shares would that get me?', 'I have $2,000 to spare. how many shares would $2,000 buy?'],
  ['how many percent to the close on March 31, 2023, and by how many from there to the close on June 30', 'how many percent to March 31, 2023, and by how many percent from March 31, 2023 to June 30, 2023'],
  ['If you bought at that close, how far ahead were you when the market shut on 3 May 2023?', 'by how many percent had the share price changed from that day to 3 May 2023?'],
  ['What is the P/E and how far has it sunk?', 'What is the P/E and how far has it sunk?'],
  ['what target do the analysts have on average, and the last close?', 'what target do the analysts have, and the last close?'],
  ['the last close and how much it has slid since 2021', 'the last close and by how many percent has its share price changed since 2021'],
  ['How far shy is that of its priciest finish?', 'how many percent is that below its priciest finish?'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, finishesInWords)).toBe(plain);
});

test.each(['since 2023', 'the best and worst of times', 'sold 5/12/23 and 5/11/23', 'How many shares would that be?'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, finishesInWords)).toBe(text);
});
