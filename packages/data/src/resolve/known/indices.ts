// Market indices by Yahoo's symbols. They are no companies: nothing but their level is known.
import type { Company } from '../../company.ts';

/** Names by which tools ask for them. */
export const indexSymbols = {
  SP500: '^GSPC', NASDAQ: '^IXIC', NASDAQ100: '^NDX', DOW: '^DJI', RUSSELL2000: '^RUT', VIX: '^VIX',
  FTSE100: '^FTSE', DAX: '^GDAXI', CAC40: '^FCHI', EUROSTOXX50: '^STOXX50E', NIKKEI225: '^N225', HANGSENG: '^HSI',
} as const;

export const indexNames: Readonly<Record<string, string>> = {
  '^GSPC': 'S&P 500', '^IXIC': 'Nasdaq Composite', '^NDX': 'Nasdaq-100', '^DJI': 'Dow Jones Industrial Average', '^RUT': 'Russell 2000', '^VIX': 'CBOE Volatility Index',
  '^FTSE': 'FTSE 100', '^GDAXI': 'DAX', '^FCHI': 'CAC 40', '^STOXX50E': 'EURO STOXX 50', '^N225': 'Nikkei 225', '^HSI': 'Hang Seng Index',
};

/** An index by its symbol with a caret, or by its whole name; null for anything else. */
export function indexNamed(query: string): Company | null {
  const text = query.trim();
  const symbol = /^\^[A-Z0-9.-]{1,12}$/i.test(text) ? text.toUpperCase() : Object.entries(indexNames).find(([, name]) => name.toLowerCase() === text.toLowerCase())?.[0];
  return symbol === undefined ? null : { ticker: symbol, cik: null, name: indexNames[symbol] ?? symbol, sector: null, industry: null, exchange: null, fiscalCalendar: null, kind: 'index' };
}
