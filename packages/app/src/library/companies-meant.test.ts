import { expect, test } from 'vitest';
import { captureId, type LibraryEntry } from '@assay/record';
import { bundledSample } from '../compose.ts';
import { filingsMeant } from './companies-meant.ts';

const entry = (number: number, name: string, ticker: string | null): LibraryEntry => ({ id: captureId.parse(`cap_${String(number).padStart(20, '0')}`), sha256: '0'.repeat(64), source: 'a.txt', url: 'file:a.txt', company: { name, ticker, cik: null }, form: '10-K', period: '2023-12-31', filed: null, fiscalYear: 2023, chunks: 1, tables: 0, ingestedAt: '2025-01-01T00:00:00Z', itemCount: 1, pageCount: null, joined: {} });
const held = [entry(1, 'Amazon.com, Inc.', 'AMZN'), entry(2, 'Alphabet Inc.', 'GOOGL'), entry(3, 'Harbour Works plc', null)];
const sample = bundledSample();
const meant = (query: string): string | null => filingsMeant(query, held, sample)?.map((id) => id.slice(-1)).join(' ') ?? null;

test('companies are meant by short names and tickers; others leave the whole library open [INGEST-SEARCH-1]', () => {
  expect([meant('Amazon total net sales in 2019'), meant('How do GOOGL and Amazon compare in capital expenditure?'), meant('What did Netflix say of prices?'), meant('restructuring charges in 2022')]).toEqual(['1', '2 1', null, null]);
});
