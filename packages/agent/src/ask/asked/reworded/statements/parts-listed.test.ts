import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { partsAsked, partsListed } from './parts-listed.ts';

test.each([
  ['What fraction of sales did Marram spend on research and on SG&A in 2023?', 'what was the research as a percentage of revenue and SG&A as a percentage of revenue of Marram in 2023?'],
  ['Marram sold how much in 2023, and what part of it stayed as gross profit, operating profit and net profit?', 'Marram sold how much in 2023, and what was the gross margin, operating margin and net margin?'],
  ['what share of Marram\'s 2022 revenue was operating income and pretax income', 'what was the operating margin and pretax margin of Marram in 2022'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, partsListed)).toBe(plain);
});

test.each(['What share of revenue was operating income, and what was net income?', 'What part of it was paid in dividends and buybacks?'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, partsListed)).toBe(text);
});

test('the parts that are asked for are counted [ASK-READ-9]', () => {
  expect(partsAsked('What percentage of revenue went to R&D, to SG&A and to taxes?')).toBe(3);
  expect(partsAsked('What percentage of revenue was net income?')).toBe(0);
});
