import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { termPairs } from './term-pairs.ts';

test.each([
  ['diluted vs basic EPS, Acme 2023', 'diluted earnings per share vs basic earnings per share, Acme 2023'],
  ['Acme shows two profits per share, basic and diluted', 'Acme shows basic earnings per share and diluted earnings per share'],
  ['Interest coverage: what goes on top and what underneath?', 'Interest coverage: how is it calculated?'],
  ['Debt to equity, and what it tells a banker', 'Debt to equity, and what it means'],
  ['basic and diluted EPS of Acme', 'basic and diluted EPS of Acme'],
])('“%s” is “%s” [ASK-READ-1]', (text, plain) => {
  expect(sayAgain(text, termPairs)).toBe(plain);
});
