import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { finishesInWords } from './finishes.ts';

test.each([
  ['Is Marram up or down since 2023 ended?', 'Is Marram up or down since the end of 2023?'],
  ['its move since the last bell of 2023, New Year\'s Eve', 'its move since the last close of 2023'],
  ['What was the dearest Marram ever finished at in 2023, and what was the cheapest?', 'What was the highest close of Marram in 2023, and what was the lowest close?'],
  ['the best and the worst finishes it had', 'the highest close and the lowest close'],
  ['If you took every day\'s closing price for Marram in May 2023 and evened them out, what would you get?', 'what was the average close of Marram in May 2023?'],
  ['Marram close 5/12/23, % vs 5/11', 'Marram close 5/12/23, % vs 5/11/23'],
  ['I have $2,000 to spare. How many shares would that get me?', 'I have $2,000 to spare. how many shares would $2,000 buy?'],
  ['moved to the close on March 31, 2023, and by how many from there to the close on June 30', 'moved to March 31, 2023, and by how many percent from March 31, 2023 to June 30, 2023'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, finishesInWords)).toBe(plain);
});

test.each(['since 2023', 'the best and worst of times', 'sold 5/12/23 and 5/11/23', 'How many shares would that be?'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, finishesInWords)).toBe(text);
});
