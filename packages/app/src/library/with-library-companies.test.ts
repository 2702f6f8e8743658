import { expect, test } from 'vitest';
import type { WantedIngested } from '@assay/data';
import { libraryEntrySchema, type LibraryEntry } from '@assay/record';
import { sampleTools } from '@assay/agent/testing';
import { withLibraryCompanies } from './with-library-companies.ts';

const entry: LibraryEntry = libraryEntrySchema.parse({
  id: 'cap_0123456789abcdef0123', sha256: '0'.repeat(64), source: 'boats.txt', url: 'file:boats.txt', company: { name: 'Lake Boats Hire, Inc.', ticker: 'LKBH', cik: null }, form: '10-K', period: '2019-12-31', filed: null, fiscalYear: 2019,
  chunks: 1, tables: 0, ingestedAt: '2026-01-02T03:04:05.000Z', itemCount: 0, pageCount: null, joined: {},
});
const desk = withLibraryCompanies(sampleTools(), { choose: ({ company }: WantedIngested) => Promise.resolve(company?.name === 'Lake Boats Hire' || company?.ticker === 'LKBH' ? [entry] : []) });

test('a company that no list knows is found among the filings that the user took in, by name or ticker [LIBRARY-COMPANY-1]', async () => {
  for (const query of ['Lake Boats Hire', 'LKBH']) expect(await desk.resolveCompany(query)).toMatchObject({ kind: 'found', company: { ticker: 'LKBH', name: 'Lake Boats Hire, Inc.' }, note: expect.stringContaining('your own library') as string });
});

test('whom the lists know is who they say, and whom nobody knows stays unknown [LIBRARY-COMPANY-1]', async () => {
  expect(await desk.resolveCompany('Boeing')).toMatchObject({ kind: 'found', company: { ticker: 'BA' } });
  expect(await desk.resolveCompany('Zzyzx Moonbeam Works')).toMatchObject({ kind: 'unknown' });
});
