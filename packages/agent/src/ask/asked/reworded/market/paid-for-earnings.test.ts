import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { paidForEarnings } from './paid-for-earnings.ts';

test.each([
  ['Is Marram fair, judging by what it costs at the last close per dollar of 2023 diluted EPS?', 'Is Marram fair, judging by the P/E at the last close on 2023 diluted EPS?'],
  ['Say what the last close comes to in diluted earnings of 2023', 'Say the P/E at the last close on diluted EPS of 2023'],
  ['How many dollars do people pay for each dollar Marram takes in?', "How many dollars do people pay for each dollar of Marram's sales?"],
  ['How much are you paying for every dollar Marram earned over the past year?', "How much are you paying for every dollar of Marram's trailing earnings?"],
  ['What does its price work out to over 2023 EPS?', 'what is the P/E at the last close on diluted EPS of 2023?'],
  ['What are we paying per dollar of fiscal 2023 earnings?', 'what is the P/E at the last close on fiscal 2023 diluted EPS?'],
  ['What does a share go for against 2023 earnings?', 'what is the P/E at the last close on 2023 diluted EPS?'],
  ['Going by the past year\'s EPS, how many times would you be paying when you pick up Marram?', 'on trailing twelve-month earnings, what is Marram\'s price-earnings ratio?'],
  ["What is Marram's P/E on the past year's earnings?", "What is Marram's P/E on trailing twelve-month earnings?"],
  ['Which of them costs less per dollar of 2023 diluted earnings?', 'Which of them has the lower P/E at the last close on 2023 diluted EPS?'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, paidForEarnings)).toBe(plain);
});

test.each(["What did Marram's earnings come to over the past year?", 'How much did it pay for the company?', 'What does a share cost?', 'Of each dollar Marram sold, what stayed?', 'What does it cost against its earnings?'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, paidForEarnings)).toBe(text);
});

test('several P/Es are no company, and who costs less by them is no cost of the business [ASK-READ-9]', () => {
  expect(sayAgain('Give both P/Es and say which costs less.', paidForEarnings)).toBe('Give both P/E ratios and say which is cheaper.');
  expect(sayAgain('Which of the two costs less to run?', paidForEarnings)).toBe('Which of the two costs less to run?');
});
