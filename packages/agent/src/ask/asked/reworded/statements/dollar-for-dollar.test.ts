import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { eachTimeAgain } from '../times/each-time-again.ts';
import { dollarForDollar } from './dollar-for-dollar.ts';

test.each([
  ["How many dollars did Marram owe in borrowings per dollar of shareholders' money?", "what was Marram's ratio of total debt to shareholders' equity?"],
  ['how many dollars of current assets did it hold per dollar of bills due within the year?', "what was it's ratio of current assets to current liabilities?"],
  ['Of every dollar Marram sold in 2023, how much was ploughed back into the labs?', 'what was the research and development as a percentage of revenue of Marram in 2023?'],
  ['Out of every dollar that came in at Marram in fiscal 2023, how much was left as profit?', 'what was the net margin of Marram in fiscal 2023?'],
  ['For every share, on the diluted count, what did Marram lose in 2023?', 'what were the diluted earnings per share of Marram in 2023?'],
  ['how much of each sales dollar went to overheads and how much to the labs in 2023', 'how much of each sales dollar went to overheads and how much of each sales dollar went to the labs in 2023'],
  ['How geared is Marram: dollars of inventory per dollar of sales in 2023', 'How geared is Marram: the ratio of inventory to revenue in 2023'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, dollarForDollar)).toBe(plain);
});

test.each([
  ['By how many percent did sales go up in 2021, and by how many in 2023?', 'By how many percent did sales go up in each of 2021 and 2023?'],
  ['op inc yoy % 2022, 2023', 'op inc yoy % in each of 2022 and 2023'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, eachTimeAgain)).toBe(plain);
});

test.each(['How many dollars of cash does it have?', 'By how many percent did sales go up in 2023?'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, [...dollarForDollar, ...eachTimeAgain])).toBe(text);
});
