// Companies bundled only to be held beside others: no note is written about them, so a few lines of theirs are enough.
import { bundledCompanies, type BundledCompany } from './companies.ts';

const pricesDay = '2025-07-31';
const december = { month: 12, named: 'end-year' } as const;
const shared = { exchange: 'NYSE', kind: 'company', calendar: december, asOf: pricesDay, aggregator: true } as const;

const onlyPeers: readonly BundledCompany[] = [
  { ...shared, ticker: 'AXP', cik: '0000004962', name: 'American Express Company', kind: 'bank' },
  { ...shared, ticker: 'SHW', cik: '0000089800', name: 'The Sherwin-Williams Company' },
  { ...shared, ticker: 'TRV', cik: '0000086312', name: 'The Travelers Companies, Inc.' },
  { ...shared, ticker: 'TSLA', cik: '0001318605', name: 'Tesla, Inc.', exchange: 'Nasdaq', aggregator: false, filings: ['TSLA_10-K_2025-01-30', 'TSLA_10-Q_2025-07-24'] },
];

/** Trailing earnings that cannot be priced: a loss, or a quarter without earnings per share. */
const unpriced = new Set(['BA', 'CRM', 'V']);

export const peerCompanies: readonly BundledCompany[] = [...bundledCompanies.filter((company) => !unpriced.has(company.ticker)), ...onlyPeers];

/** The days on which companies are held beside one another: the as-of days of the notes. */
export const peerDays: readonly string[] = [...new Set(bundledCompanies.map((company) => company.asOf))].sort();
