// The S&P 500 list: symbol, name, GICS sector and sub-industry, CIK, day of inclusion. It has a day of its own and tells nothing about a company's figures.
import { readSharedCsv } from './shared.ts';
import { writeRows } from './write-rows.ts';

const listDay = '2026-08-08';
export type Sector = { readonly sector: string | null; readonly industry: string | null };

function readConstituents(): Record<string, string>[] {
  return readSharedCsv(`facts/constituents/sp500_constituents_${listDay}.csv`).toSorted((left, right) => ((left['Symbol'] ?? '') < (right['Symbol'] ?? '') ? -1 : 1));
}

export function sectorOf(ticker: string): Sector {
  const row = readConstituents().find((candidate) => candidate['Symbol'] === ticker);
  return { sector: row?.['GICS Sector'] ?? null, industry: row?.['GICS Sub-Industry'] ?? null };
}

export function makeConstituentsFile(): string {
  const members = readConstituents().map((row) => [
    row['Symbol'] ?? '', row['Security'] ?? '', row['GICS Sector'] ?? '', row['GICS Sub-Industry'] ?? '', (row['CIK'] ?? '').padStart(10, '0'), isoDay(row['Date added'] ?? ''),
  ]);
  const sectors = [...new Set(members.map((member) => member[2] ?? ''))].sort();
  const counts = [['all', members.length], ...sectors.map((sector) => [sector, members.filter((member) => member[2] === sector).length])];
  const header = { schema: 'assay.sample-constituents/1', index: 'S&P 500', asOf: listDay, columns: ['symbol', 'name', 'sector', 'industry', 'cik', 'added'], members };
  return writeRows({ header, list: 'counts', rows: counts });
}

function isoDay(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
}
