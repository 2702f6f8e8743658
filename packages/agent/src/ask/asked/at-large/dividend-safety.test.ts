import { expect, test } from 'vitest';
import { dividendSafety } from './dividend-safety.ts';

test.each([
  ['How safe is IBM\'s dividend?', 'IBM: dividends per share as a percentage of diluted EPS'],
  ['How well covered was the dividend of Procter & Gamble in fiscal 2024?', 'Procter & Gamble: dividends per share as a percentage of diluted EPS in fiscal 2024'],
  ['Is Johnson & Johnson’s dividend well covered by earnings?', 'Johnson & Johnson: dividends per share as a percentage of diluted EPS'],
  ['Can Home Depot afford its dividend?', 'Home Depot: dividends per share as a percentage of diluted EPS'],
])('“%s” asks “%s” [ASK-READ-12]', (text, plain) => {
  expect(dividendSafety(text)).toBe(plain);
});

test.each(['What is IBM\'s dividend yield?', 'How much of its dividend is covered by free cash flow at IBM?', 'Is IBM safe?', 'Did IBM raise its dividend?'])('“%s” stays as it was [ASK-READ-12]', (text) => {
  expect(dividendSafety(text)).toBe(text);
});
