import { expect, test } from 'vitest';
import { readTokens } from '@assay/audit';
import type { Company } from '@assay/data';
import { bundledCompanies } from '../testing/index.ts';
import { tradeOf } from './trade-of.ts';
import type { Trade } from './trade.ts';

const unknown: Company = { cik: null, ticker: 'XYZ', name: 'Xyz', sector: null, industry: null, exchange: null, fiscalCalendar: null, kind: 'company' };
const industries = ['Semiconductors', 'Application Software', 'Specialty Retail', 'Pharmaceuticals', 'Property & Casualty Insurance'];
const sectors = ['Information Technology', 'Communication Services', 'Consumer Discretionary', 'Consumer Staples', 'Industrials', 'Materials', 'Energy', 'Utilities', 'Real Estate', 'Health Care', 'Financials'];

function allTrades(): Trade[] {
  return [
    ...bundledCompanies().map(tradeOf), ...industries.map((industry) => tradeOf({ ...unknown, industry })), ...sectors.map((sector) => tradeOf({ ...unknown, sector })),
    tradeOf({ ...unknown, kind: 'bank' }), tradeOf({ ...unknown, kind: 'etf' }), tradeOf({ ...unknown, kind: 'insurer' }), tradeOf({ ...unknown, kind: 'reit' }), tradeOf(unknown),
  ];
}

function wordsOf(trade: Trade): string[] {
  return [trade.business, trade.next, trade.watch, ...trade.hazards, ...Object.values(trade.why), ...Object.values(trade.reads ?? {}), ...trade.macro.map((link) => link.because)];
}

test('what is said of a trade holds no number, time, direction or rank [AGENT-TEXT-3]', () => {
  const claims = allTrades().flatMap(wordsOf).flatMap((words) => readTokens(words).filter((token) => token.kind !== 'identifier').map((token) => `${token.text} in: ${words}`));
  expect([...new Set(claims)]).toEqual([]);
});

test('every sector has a trade of its own, and a company of no known sector still has one', () => {
  expect(new Set(sectors.map((sector) => tradeOf({ ...unknown, sector }).business)).size).toBe(sectors.length);
  expect(tradeOf(unknown).business).toBe('a listed company');
});

test('a company is known by its CIK, not by its ticker', () => {
  expect(tradeOf({ ...unknown, ticker: 'AAPL' }).business).toBe('a listed company');
});
