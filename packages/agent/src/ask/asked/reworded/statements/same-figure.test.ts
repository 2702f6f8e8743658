import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { sameFigure } from './same-figure.ts';

test.each([
  ['debt as a percentage of that revenue', 'debt as a percentage of the revenue'],
  ['what share of those earnings was paid out', 'what share of the earnings was paid out'],
  ['how many times that operating income the debt was', 'how many times the operating income the debt was'],
])('%s [ASK-READ-1]', (text, plain) => { expect(sayAgain(text, sameFigure)).toBe(plain); });

test.each(['what percent of that was profit', 'as a part of that profit margin'])('%s stays [ASK-READ-1]', (text) => { expect(sayAgain(text, sameFigure)).toBe(text); });
