import type { Proof } from './proof.ts';

const histories = 'FRED histories of ../shared/facts, 2025-02-28';

export const macroProofs: readonly Proof[] = [
  { tool: 'get_economic_indicator', input: { indicator: 'cpi' }, kind: 'facts', on: histories, asOf: '2025-02-28' },
  { tool: 'get_economic_indicator', input: { indicator: 'DGS10', start_date: '2024-01-01', limit: 250 }, kind: 'facts', on: histories, asOf: '2025-02-28' },
  { tool: 'get_economic_indicators', input: {}, kind: 'facts', on: histories, asOf: '2025-02-28' },
  { tool: 'get_treasury_yields', input: {}, kind: 'facts', on: histories, asOf: '2025-02-28' },
  { tool: 'get_yield_curve', input: {}, kind: 'facts', on: histories, asOf: '2025-02-28' },
];

export const calendarProofs: readonly Proof[] = [
  { tool: 'get_market_status', input: {}, kind: 'rules', on: 'published holidays of the exchanges, calendar.test.ts' },
  { tool: 'is_trading_day', input: { date: '2025-04-18' }, kind: 'rules', on: 'published holidays of the exchanges, calendar.test.ts' },
  { tool: 'get_trading_calendar', input: { exchange: 'XHKG', start_date: '2025-01-01' }, kind: 'rules', on: 'published holidays of the exchanges, calendar.test.ts' },
];
