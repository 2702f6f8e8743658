import { expect, test } from 'vitest';
import type { Company } from '../company.ts';
import { readSubmissions, withSubmissions } from './submissions.ts';

const document = (more: object = {}): Uint8Array => new TextEncoder().encode(JSON.stringify({
  cik: '0000320193', name: 'Apple Inc.', sic: '3571', sicDescription: 'Electronic Computers', exchanges: [null, 'Nasdaq'],
  filings: { recent: { accessionNumber: ['a-1', 'a-2', 'a-3'], filingDate: ['2025-10-31', '2025-10-17', 'soon'], reportDate: ['2025-09-27', '', ''], form: ['10-K', '4', '8-K'], primaryDocument: ['aapl.htm', 'xslF345X05/form4.xml', 'x.htm'] } }, ...more,
}));
const company: Company = { cik: '0000320193', ticker: 'AAPL', name: 'Apple', sector: null, industry: null, exchange: null, fiscalCalendar: null, kind: 'company' };

test('a filing is read with its days; the viewer folder leaves the name of its document', () => {
  expect(readSubmissions(document()).filings).toEqual([
    { accession: 'a-1', form: '10-K', filed: '2025-10-31', reportDate: '2025-09-27', document: 'aapl.htm', items: [] }, { accession: 'a-2', form: '4', filed: '2025-10-17', reportDate: null, document: 'form4.xml', items: [] },
  ]);
});

test('industry and exchange are added, and what was known stays', () => {
  const read = readSubmissions(document());
  expect(withSubmissions(company, read)).toMatchObject({ industry: 'Electronic Computers', exchange: 'Nasdaq', kind: 'company' });
  expect(withSubmissions({ ...company, industry: 'Consumer electronics', kind: 'etf' }, read)).toMatchObject({ industry: 'Consumer electronics', kind: 'etf' });
});

test('the sector follows from the industry class where none is known [DATA-SECTOR-1]', () => {
  const read = readSubmissions(document());
  expect(withSubmissions(company, read).sector).toBe('Information Technology');
  expect(withSubmissions({ ...company, sector: 'Consumer Discretionary' }, read).sector).toBe('Consumer Discretionary');
});

test.each([['6021', 'bank'], ['6282', 'company'], ['6411', 'company'], ['6324', 'company'], ['6331', 'insurer'], ['6798', 'reit'], ['6221', 'fund'], ['3571', 'company'], [null, 'company']])('industry class %s makes it a %s', (sic, kind) => {
  expect(withSubmissions(company, readSubmissions(document({ sic }))).kind).toBe(kind);
});

const listing = (forms: readonly string[], pages: readonly object[] = []): Uint8Array => document({
  filings: { recent: { accessionNumber: forms.map((_, at) => `a-${String(at)}`), filingDate: forms.map(() => '2025-04-01'), reportDate: forms.map(() => ''), form: forms, primaryDocument: forms.map(() => 'x.htm') }, files: pages },
});
const furtherPage = { name: 'CIK0000320193-submissions-001.json', filingFrom: '2001-01-02', filingTo: '2010-01-02' };

test.each([
  ['an annual report on 20-F and receipts registered on F-6', ['6-K', '20-F', 'F-6'], [], 'adr'], ['an annual report on 40-F and no F-6', ['6-K', '40-F'], [], 'company'],
  ['a whole list with 20-F and no F-6', ['20-F', '6-K'], [], 'company'], ['a list that goes on, with 20-F', ['20-F', '6-K'], [furtherPage], 'adr'],
  ['an F-6 of long ago and 10-K since', ['10-K', 'F-6 POS', '20-F'], [], 'company'],
] as const)('shares are depositary receipts or not by the forms filed: %s [DATA-ADR-1]', (...[, forms, pages, kind]) => {
  expect(withSubmissions(company, readSubmissions(listing(forms, pages))).kind).toBe(kind);
});
