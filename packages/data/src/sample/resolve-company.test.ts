import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Company } from '../company.ts';
import { editDistance, plainName } from './nearest.ts';
import { resolveCompany, type KnownNames } from './resolve-company.ts';

const apple: Company = { ticker: 'AAPL', cik: '0000320193', name: 'Apple Inc.', sector: 'Information Technology', industry: 'Hardware', exchange: 'Nasdaq', fiscalCalendar: { month: 9, named: 'end-year' }, kind: 'company' };
const alphabet: Company = { ...apple, ticker: 'GOOGL', cik: '0001652044', name: 'Alphabet Inc.' };
const names: KnownNames = {
  bundled: [apple, alphabet],
  listed: [
    { ticker: 'AAPL', cik: '0000320193', name: 'Apple Inc.' }, { ticker: 'GOOG', cik: '0001652044', name: 'Alphabet Inc.' }, { ticker: 'GOOGL', cik: '0001652044', name: 'Alphabet Inc.' },
    { ticker: 'BRK-B', cik: '0001067983', name: 'BERKSHIRE HATHAWAY INC' }, { ticker: 'JPM', cik: '0000019617', name: 'JPMORGAN CHASE & CO' }, { ticker: 'APLE', cik: '0001418121', name: 'Apple Hospitality REIT, Inc.' },
    { ticker: 'UAL', cik: '0000100517', name: 'United Airlines Holdings, Inc.' }, { ticker: 'UPS', cik: '0001090727', name: 'United Parcel Service Inc' },
  ],
  members: new Map([['JPM', { ticker: 'JPM', name: 'JPMorgan Chase', sector: 'Financials', industry: 'Diversified Banks', cik: '0000019617', added: null }]]),
};

const found = (query: string): string | null => {
  const resolved = resolveCompany(query, names);
  return resolved.kind === 'found' ? resolved.company.ticker : null;
};

test.each([['AAPL', 'AAPL'], ['aapl', 'AAPL'], ['$AAPL', 'AAPL'], [' brk.b ', 'BRK-B'], ['320193', 'AAPL'], ['CIK0000019617', 'JPM'], ['Apple', 'AAPL'], ['apple inc', 'AAPL'], ['Berkshire', 'BRK-B']])('%s finds %s [SAMPLE-FIND-1]', (query, ticker) => {
  expect(found(query)).toBe(ticker);
});

test('a name shared by two share classes finds the class with figures [SAMPLE-FIND-1]', () => {
  expect(found('Alphabet')).toBe('GOOGL');
});

test('the beginning of several names is ambiguous [SAMPLE-FIND-1]', () => {
  expect(resolveCompany('United', names)).toMatchObject({ kind: 'ambiguous', candidates: [{ ticker: 'UAL' }, { ticker: 'UPS' }] });
});

test.each([['APPL', 'AAPL'], ['AALP', 'AAPL'], ['JPMM', 'JPM'], ['berkshir', 'BRK-B'], ['Alphabett', 'GOOG']])('%s brings %s first [SAMPLE-FIND-1]', (query, ticker) => {
  const resolved = resolveCompany(query, names);
  expect(resolved.kind === 'unknown' && resolved.suggestions[0]).toMatchObject({ cik: names.listed.find((listed) => listed.ticker === ticker)?.cik });
});

test('nothing near brings nothing', () => {
  expect(resolveCompany('QQQQQQQQ', names)).toEqual({ kind: 'unknown', suggestions: [] });
});

test('a company of the index takes sector and kind from it', () => {
  expect(resolveCompany('JPM', names)).toMatchObject({ kind: 'found', company: { name: 'JPMorgan Chase', sector: 'Financials', kind: 'bank', fiscalCalendar: null } });
});

test('a plain name has no legal form, case or punctuation', () => {
  expect(plainName('The Home Depot, Inc.')).toBe(plainName('HOME DEPOT INC'));
});

test('the distance is zero only for equal words, the same both ways, and never above the limit by more than one', () => {
  const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), maxLength: 6 });
  fc.assert(fc.property(word, word, (left, right) => {
    const distance = editDistance(left, right, 2);
    expect(distance === 0).toBe(left === right);
    expect(distance).toBe(editDistance(right, left, 2));
    expect(distance).toBeLessThanOrEqual(3);
  }));
});
