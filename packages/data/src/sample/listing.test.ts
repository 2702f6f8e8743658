// What sort of business an index member is, by its industry.
import { expect, test } from 'vitest';
import { companyFromList } from './listing.ts';

test.each([
  ['BlackRock, Inc.', 'Asset Management & Custody Banks', 'company'], ['Bank of New York Mellon Corp', 'Asset Management & Custody Banks', 'bank'], ['NORTHERN TRUST CORP', 'Asset Management & Custody Banks', 'bank'],
  ['Meadow Bancshares', 'Regional Banks', 'bank'], ['Meadow & Co.', 'Investment Banking & Brokerage', 'bank'], ['Meadow Re', 'Reinsurance', 'insurer'], ['Meadow Life', 'Life & Health Insurance', 'insurer'],
  ['Meadow Brokers', 'Insurance Brokers', 'company'], ['Meadow Homes', 'Retail REITs', 'reit'], ['Meadow Machines', 'Industrial Machinery & Supplies & Components', 'company'],
])('%s of the industry “%s” is a %s [DATA-KIND-1]', (name, industry, kind) => {
  const member = { ticker: 'MDW', name, sector: 'Financials', industry, cik: '1', added: null };
  expect(companyFromList({ ticker: 'MDW', cik: '0000000001', name }, member).kind).toBe(kind);
});
