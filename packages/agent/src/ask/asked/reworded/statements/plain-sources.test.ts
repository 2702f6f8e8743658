import { expect, test } from 'vitest';
import { headings } from '../headings.ts';
import { sayAgain } from '../rewording.ts';
import { plainSources } from './plain-sources.ts';

test.each([
  ["Per its filings, what was Marram's revenue?", "according to its filings, what was Marram's revenue?"],
  ["What does Marram's 10-K for 2023 say its net income was?", "according to Marram's 10-K, what was its net income in 2023?"],
  ["From the 1Q23 10-Q, Marram's debt on 31 March 2023 and on 31 December 2022", "  Marram's debt on 31 March 2023 and on 31 December 2022"],
  ['Take its return on equity apart the DuPont way: net margin, asset turnover', 'Take its return on equity apart : net margin, asset turnover'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, plainSources)).toBe(plain);
});

test.each(["From the 1Q23 10-Q: Marram's cash", 'revenue per employee', 'the sales of DuPont in 2023', 'per share'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, plainSources)).toBe(text);
});

test('a heading over a list is no question on the company at large', () => {
  expect(sayAgain('Marram credit profile 2023: debt, cash', headings)).toBe('Marram figures 2023: debt, cash');
  expect(sayAgain('Marram company profile', headings)).toBe('Marram company profile');
});
