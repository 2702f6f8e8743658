import { expect, test } from 'vitest';
import { readTokens } from '../read-tokens.ts';

test.each([
  'Form 10-K', 'Form 4', '8-K', 'Item 7A', 'Note 12', 'ASC 606', 'Exhibit 10.1', 'Rule 10b5-1(c)', 'S&P 500', 'Nasdaq 100', 'Russell 2000', 'Notes 3, 4 and 5', 'Sections 302 and 906',
])('%j is a name of a document, a rule or an index [NUM-NAME-1]', (text) => {
  expect(readTokens(`see ${text}.`).map((token) => [token.kind, token.text])).toEqual([['identifier', text]]);
});

test.each([
  '401k', '401(k)', 'COVID-19', '5G', 'H100', 'A100', 'iPhone 15', '737 MAX', '737-10', '777X', '14-day', '52-week', '10-year', 'two-year', '53-week', 'v1.4', '10.0.0.1', '0000320193-24-000123', 'cap_ab12ef', '09:12 UTC', 'john9@example.com', '(408) 996-1010',
  '2-for-1', '24/7', '15(d)', 'https://www.sec.gov/Archives/000032.htm', 'B2B', '28nm', '180mm', '[2]',
])('%j is a name by its shape [NUM-NAME-1]', (text) => {
  expect(readTokens(`the ${text} here`).map((token) => [token.kind, token.text])).toEqual([['identifier', text]]);
});

test.each([['revenue(1) rose', '(1)'], ['RSI(14)', '(14)'], ['drive value by (1) expanding', '(1)'], ['(1)Includes', '(1)'], ['in 2025(2), we', '(2)'], ['revenue¹', '¹']])('the mark in %j is no number [NUM-NAME-1]', (text, mark) => {
  expect(readTokens(text).filter((token) => token.kind === 'identifier').map((token) => token.text)).toEqual([mark]);
});

test('a year behind a maker of models stays a year [NUM-NAME-1]', () => {
  expect(readTokens('the Boeing 2018 report').map((token) => token.kind)).toEqual(['period']);
});

test.each(['the Nasdaq at 18,000', 'the Dow closed at 40,000', 'Sales 500 stores', '$10-million loan'])('%j keeps its number [NUM-NAME-1]', (text) => {
  expect(readTokens(text).map((token) => token.kind)).toContain('number');
});
