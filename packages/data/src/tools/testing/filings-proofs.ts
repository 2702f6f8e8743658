import type { Proof } from './proof.ts';

export const filingsProofs: readonly Proof[] = [
  { tool: 'get_sec_filings', input: { ticker: 'AAPL', form: '10-K' }, kind: 'recorded', on: 'SEC submissions of AAPL' },
  { tool: 'get_sec_financial_data', input: { ticker: 'AAPL' }, kind: 'recorded', on: 'SEC company facts of AAPL as of 2025-02-28', asOf: '2025-02-27' },
  { tool: 'get_sec_financial_data', input: { ticker: 'NVDA', years: 10, quarters: 12 }, kind: 'recorded', on: 'SEC company facts of NVDA as of 2025-02-28', asOf: '2025-02-27' },
  { tool: 'get_filing_section', input: { ticker: 'AAPL', item: '7' }, kind: 'recorded', on: 'the 10-K of AAPL filed 2024-11-01', asOf: '2025-02-27' },
  { tool: 'get_filing_section', input: { ticker: 'AAPL', form: '10-Q', item: 'II.1A', period: '2024-06-29' }, kind: 'recorded', on: 'the 10-Q of AAPL filed 2024-08-02', asOf: '2025-02-27' },
  { tool: 'search_filings', input: { ticker: 'AAPL', query: 'net sales by product: iPhone, Mac and services', limit: 4 }, kind: 'recorded', on: 'the 10-K of AAPL filed 2024-11-01', asOf: '2024-12-01' },
  { tool: 'search_filings', input: { ticker: 'AAPL', query: 'What drove gross margin in the third quarter?', form: '10-Q', year: 2024, section: 'MD&A', limit: 3 }, kind: 'recorded', on: 'the 10-Q of AAPL filed 2024-08-02', asOf: '2024-10-01' },
  { tool: 'get_insider_trades', input: { ticker: 'SNOW' }, kind: 'recorded', on: 'Forms 4 and 5 of Snowflake; the list of filings is built' },
  { tool: 'get_manager_holdings', input: { manager: '0000913990' }, kind: 'recorded', on: 'a Form 13F information table; the list of filings and its folder are built' },
];
