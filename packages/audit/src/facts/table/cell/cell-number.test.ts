import { expect, test } from 'vitest';
import { isNoValue, readCellNumber } from './cell-number.ts';

test.each([
  ['$ 1,250', '1250', 0, 'USD', null], ['(1,250)', '-1250', 0, null, null], ['$(265)', '-265', 0, 'USD', null], ['($4)', '-4', 0, 'USD', null], ['−184', '-184', 0, null, null],
  ['(4.1)%', '-4.1', 1, null, 'percent'], ['(8.9%)', '-8.9', 1, null, 'percent'], ['+3.6%', '3.6', 1, null, 'percent'], ['11.6x', '11.6', 1, null, 'multiple'], ['(16) bps', '-16', 0, null, 'basis-points'],
  ['.95', '0.95', 2, null, null], ['5.0 years', '5', 1, null, 'years'], ['€ 12.50', '12.5', 2, 'EUR', null], ['1.30 (1)', '1.3', 2, null, null], ['-149 ( 149 )', '-149', 0, null, null], ['(60.8) % (%)', '-60.8', 1, null, 'percent'],
  ['1,00,000', '100000', 0, null, null],
] as const)('the cell %s is one number [FACT-TABLE-5]', (...[text, digits, decimals, currency, unit]) => {
  expect(readCellNumber(text)).toMatchObject({ digits, decimals, currency, unit });
});

test('a scale word inside the cell is kept apart from the digits', () => {
  expect(readCellNumber('$1.2 billion')).toMatchObject({ digits: '1.2', scale: 9, currency: 'USD' });
});

test.each(['39-40', '28% to 84%', 'Level 1', '5 to 10', '12 months or less', '3M', '', 'Note 5', '1-3 years'])('the cell "%s" is words', (text) => {
  expect(readCellNumber(text)?.scale ?? null).toBe(text === '3M' ? 6 : null);
});

test.each(['—', '-', '$ —', 'n/a', 'N/M', '---', '*', '$-', '—%'])('the cell "%s" holds no value [FACT-TABLE-9]', (text) => {
  expect(isNoValue(text)).toBe(true);
});
