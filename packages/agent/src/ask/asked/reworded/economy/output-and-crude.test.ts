import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { outputAndCrude } from './output-and-crude.ts';

test.each([
  ['Adjusted for inflation, by what percent was output in Q3 2025 above Q3 2024?', 'Adjusted for inflation, by what percent was real GDP in Q3 2025 above Q3 2024?'],
  ['By what percent was real output up?', 'By what percent was real GDP up?'],
  ['What did a barrel of the American benchmark crude, West Texas, cost?', 'What did a barrel of WTI crude cost?'],
  ['I need the state of the curve on August 29, 2025: what did the ten-year yield?', 'On August 29, 2025, what did the ten-year yield?'],
])('%s is of a series by its name [ASK-READ-1]', (text, said) => {
  expect(sayAgain(text, outputAndCrude)).toBe(said);
});

test.each(['What was industrial output in the US?', 'What is Acme’s output of machines?', 'Is Acme of West Texas a good buy?'])('%s stays as it is [ASK-READ-1]', (text) => {
  expect(sayAgain(text, outputAndCrude)).toBe(text);
});
