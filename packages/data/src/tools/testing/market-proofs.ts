// What the tools of shares, funds and indices were proved on. Recordings are of 24 and 25 February 2025 unless another day is said.
import type { Proof } from './proof.ts';

const modules = (tool: string, ticker: string, input: Proof['input'] = {}): Proof => ({ tool, input: { ticker, ...input }, kind: 'recorded', on: `Yahoo modules of ${ticker}` });
const prices = (tool: string, input: Proof['input'], more: Partial<Proof> = {}): Proof => ({ tool, input, kind: 'facts', on: `sessions of ${String(input['ticker'])} in Yahoo's form, 2025-02-28`, ...more });
const lines = (tool: string, input: Proof['input'], on: string): Proof => ({ tool, input, kind: 'recorded', on: `Yahoo series of ${on}` });

export const marketProofs: readonly Proof[] = [
  modules('get_stock_info', 'AAPL'), modules('get_stock_info', 'GOOG'), modules('get_stock_info', 'BABA'), modules('get_stock_info', 'QQQ'),
  { tool: 'get_current_price', input: { ticker: 'AAPL' }, kind: 'recorded', on: 'Yahoo quote of AAPL' }, { tool: 'get_current_price', input: { ticker: 'GOOG' }, kind: 'recorded', on: 'Yahoo quote of GOOG' }, { tool: 'get_current_price', input: { ticker: 'BTC-USD' }, kind: 'recorded', on: 'Yahoo quote of BTC-USD' },
  prices('get_historical_prices', { ticker: 'AAPL' }), prices('get_historical_prices', { ticker: 'GOOG', period: '2y', interval: '1wk' }), prices('get_historical_prices', { ticker: 'AAPL', start_date: '2023-01-01', interval: '1mo' }, { asOf: '2024-06-28' }),
  prices('get_dividends', { ticker: 'AAPL' }, { on: "dividends and sessions of AAPL in Yahoo's form, Yahoo modules of AAPL" }), prices('get_dividends', { ticker: 'GOOG' }, { on: "sessions of GOOG in Yahoo's form, without dividends, and Yahoo modules of GOOG" }),
  { tool: 'search_stocks', input: { query: 'AAPL' }, kind: 'recorded', on: 'Yahoo search for AAPL' }, { tool: 'search_stocks', input: { query: 'GOOG' }, kind: 'recorded', on: 'Yahoo search for GOOG' },
  lines('get_income_statement', { ticker: 'AAPL' }, 'AAPL, years to 2024'), lines('get_income_statement', { ticker: 'AAPL', period: 'quarterly' }, 'AAPL, quarters to 2024'), lines('get_income_statement', { ticker: 'GOOG', period: 'quarterly' }, 'GOOG, quarters of 2023'), lines('get_income_statement', { ticker: 'BABA', period: 'quarterly' }, 'BABA in yuan, quarters'),
  lines('get_balance_sheet', { ticker: 'AAPL' }, 'AAPL, years to 2024'), lines('get_balance_sheet', { ticker: 'AAPL', period: 'quarterly' }, 'AAPL, quarters to 2024'), lines('get_cash_flow', { ticker: 'AAPL' }, 'AAPL, years to 2024'), lines('get_cash_flow', { ticker: 'AAPL', period: 'quarterly' }, 'AAPL, quarters to 2024'),
  modules('get_financial_metrics', 'AAPL'), modules('get_financial_metrics', 'GOOG'), modules('get_financial_metrics', 'BABA'),
  modules('get_earnings_data', 'AAPL'), modules('get_earnings_data', 'GOOG'), modules('get_earnings_data', 'BABA'),
  { ...modules('get_earnings_dates', 'AAPL'), on: 'Yahoo modules of AAPL, SEC submissions of AAPL' }, modules('get_earnings_dates', 'GOOG'),
  modules('get_analyst_data', 'AAPL'), modules('get_analyst_data', 'GOOG'), modules('get_upgrades_downgrades', 'AAPL'), { ...modules('get_upgrades_downgrades', 'GOOGL'), on: 'Yahoo module of GOOGL, 2025-10' },
  modules('get_institutional_holders', 'AAPL'), modules('get_institutional_holders', 'GOOG'), modules('get_insider_transactions', 'AAPL'), modules('get_insider_transactions', 'GOOG'), modules('get_insider_transactions', 'ABBV'),
  { tool: 'get_stock_news', input: { ticker: 'AAPL' }, kind: 'recorded', on: 'Yahoo search for AAPL' }, { tool: 'get_stock_news', input: { ticker: 'GOOG' }, kind: 'recorded', on: 'Yahoo search for GOOG' },
  { tool: 'get_options_overview', input: { ticker: 'AAPL', expiration: '2025-02-28' }, kind: 'recorded', on: 'Yahoo options of AAPL, expiry 2025-02-28' }, { tool: 'get_options_overview', input: { ticker: 'GOOG', expiration: '2025-02-28' }, kind: 'recorded', on: 'Yahoo options of GOOG, expiry 2025-02-28' },
  { tool: 'get_index_data', input: {}, kind: 'facts', on: "levels of the S&P 500 (FRED) in Yahoo's form, 2025-02-28" }, { tool: 'get_index_data', input: { index: 'VIX', period: '6mo' }, kind: 'facts', on: "levels of the VIX (CBOE) in Yahoo's form, 2025-02-28" },
];

export const indicatorProofs: readonly Proof[] = [
  prices('get_technical_indicators', { ticker: 'AAPL' }), prices('get_technical_indicators', { ticker: 'GOOG', indicators: 'trend' }), prices('get_price_analysis', { ticker: 'AAPL' }), prices('get_price_analysis', { ticker: 'GOOG', period: '1y' }, { asOf: '2024-06-28' }),
  { tool: 'get_market_regime', input: {}, kind: 'facts', on: "levels of S&P 500 (FRED) and VIX (CBOE) in Yahoo's form, 2025-02-28" },
];
