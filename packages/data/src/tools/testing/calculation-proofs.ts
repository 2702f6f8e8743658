import type { Proof } from './proof.ts';

const apple = 'SEC company facts of AAPL as of 2025-02-28';
const given = { free_cash_flow: 100e6, net_debt: 50e6, diluted_shares: 10e6 };

export const calculationProofs: readonly Proof[] = [
  { tool: 'calc_ratios', input: { ticker: 'AAPL' }, kind: 'computed', on: apple, asOf: '2025-02-28' },
  { tool: 'calc_growth', input: { ticker: 'AAPL', years: 6 }, kind: 'computed', on: apple, asOf: '2025-02-28' },
  { tool: 'calc_dcf', input: { ticker: 'AAPL' }, kind: 'computed', on: apple, asOf: '2025-02-28' },
  { tool: 'calc_dcf', input: given, kind: 'computed', on: 'given inputs' },
  { tool: 'calc_reverse_dcf', input: { ...given, price: 200 }, kind: 'computed', on: 'given inputs' },
  { tool: 'calc_graham', input: { diluted_eps: 6, book_value_per_share: 40 }, kind: 'computed', on: 'given inputs' },
  { tool: 'calc_epv', input: { ticker: 'AAPL' }, kind: 'computed', on: apple, asOf: '2025-02-28' },
  { tool: 'calc_scenarios', input: { scenarios: [{ name: 'bear', weight: 0.25, value: 80 }, { name: 'base', weight: 0.5, value: 100 }, { name: 'bull', weight: 0.25, value: 150 }] }, kind: 'computed', on: 'given inputs' },
  { tool: 'calc_comparables', input: { ticker: 'AAPL', peers: ['NVDA', 'GOOGL', 'AMZN', 'CRM'] }, kind: 'sample', on: 'bundled figures' },
];
