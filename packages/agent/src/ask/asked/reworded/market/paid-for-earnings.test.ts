import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { paidForEarnings } from './paid-for-earnings.ts';

test.each([
  ['Is Marram fair, judging by what it costs at the last close per dollar of 2023 diluted EPS?', 'Is Marram fair, judging by the P/E at the last close on 2023 diluted EPS?'],
  ['Say what the last close comes to in diluted earnings of 2023', 'Say the P/E at the last close on diluted EPS of 2023'],
  ['How many dollars do people pay for each dollar Marram takes in?', "what is Marram's price-to-sales ratio?"],
  ['How much are you paying for every dollar Marram earned over the past year?', "what is Marram's price-earnings ratio on trailing twelve-month earnings?"],
  ["What is Marram's P/E on the past year's earnings?", "What is Marram's P/E on trailing twelve-month earnings?"],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, paidForEarnings)).toBe(plain);
});

test.each(["What did Marram's earnings come to over the past year?", 'How much did it pay for the company?', 'What does a share cost?'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, paidForEarnings)).toBe(text);
});
