import type { ClaimRow } from '@assay/record/api';
import { expect, test } from 'vitest';
import { asTsv, readTable, rowsFor, untouched, valuesOf, writeTable } from './table-state.ts';

function row(number: number, more: Partial<ClaimRow>): ClaimRow {
  return { number, verdict: 'verified', strength: 'strong', word: 'Verified', text: `$${String(number)} million`, section: 'Cash', metric: 'cash', entity: 'HLDN', period: 'FY2025', value: '1', source: '10-K', rule: 'equal', reason: 'It says so.', right: null, ...more };
}

const rows = [row(1, {}), row(2, { strength: 'contradicted', word: 'Contradicted', section: 'Debt', value: '=1+1', reason: 'The filing\tsays otherwise.' }), row(3, { strength: 'partial', word: 'Supported', period: 'FY2024', text: '−4.2%' }), row(10, { value: '-7' })];

test('filters and order stand in the address and are read back from it [WEB-EVIDENCE-1]', () => {
  const state = { ...untouched, word: 'Contradicted', section: 'Debt & leases', words: 'long term', sort: 'value' as const, down: true };
  expect(readTable(writeTable(state))).toEqual(state);
  expect(writeTable(untouched)).toBe('');
  expect(readTable('?sort=__proto__')).toEqual(untouched);
});

test('rows fit every filter and every word, and are sorted by what a column means [WEB-EVIDENCE-1]', () => {
  const numbers = (state: Partial<typeof untouched>): readonly number[] => rowsFor(rows, { ...untouched, ...state }).map(({ number }) => number);
  expect(numbers({ section: 'Cash' })).toEqual([1, 3, 10]);
  expect(numbers({ words: 'FILING otherwise' })).toEqual([2]);
  expect(numbers({ sort: 'word' })).toEqual([1, 10, 3, 2]);
  expect(numbers({ sort: 'number', down: true })).toEqual([10, 3, 2, 1]);
  expect(numbers({ words: 'nowhere' })).toEqual([]);
  expect(valuesOf(rows, 'period')).toEqual(['FY2024', 'FY2025']);
});

test('rows are copied for a sheet: a line each, and no text is taken for a formula [WEB-EVIDENCE-2]', () => {
  const lines = asTsv(rows).split('\n').map((line) => line.split('\t'));
  expect(lines.map((line) => line.length)).toEqual([12, 12, 12, 12, 12]);
  expect(lines[2]?.[7]).toBe("'=1+1");
  expect(lines[4]?.[7]).toBe('-7');
});
