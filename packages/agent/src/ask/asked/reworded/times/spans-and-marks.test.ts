import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { markPassed } from './mark-passed.ts';
import { spansAndMarks } from './spans-and-marks.ts';

test.each([
  ['Marram revenue, January-to-March 2023', 'Marram revenue, January to March 2023'],
  ['in the three months up to the last day of March 2023', 'in the quarter ended March 2023'],
  ['profit in the third quarter of 2023, and what had it been in the second?', 'profit in the third quarter of 2023, and what had it been in the second quarter of 2023?'],
  ['its cash, and how many percent less was that than twelve months before', 'its cash, and how many percent less than a year earlier'],
  ['plant when fiscal 2023 ended in June 2023', 'plant when fiscal 2023 ended'],
  ['how many times the revenue does that make?', 'how many times the revenue is that?'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, spansAndMarks)).toBe(plain);
});

test.each([
  ['Which year did Marram first break the hundred-million-dollar barrier in sales, and how much was it exactly?', "in which fiscal year did Marram's sales first exceed $100 million?"],
  ['When did Tussock cross $2 billion in operating profit?', "in which fiscal year did Tussock's operating profit first exceed $2 billion?"],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, markPassed)).toBe(plain);
});

test.each(['the second quarter of 2023', 'Did it hit a record in sales?', 'When did the shares cross $200?'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, [...spansAndMarks, ...markPassed])).toBe(text);
});
