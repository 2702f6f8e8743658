// The exchange of a Yahoo symbol, by its ending: `7203.T` is Tokyo's. A symbol without an ending is New York's or Nasdaq's, which keep the same hours.
import { exchanges, type Exchange } from '../calendar/exchanges.ts';

const endings: Readonly<Record<string, Exchange>> = { L: exchanges.XLON, DE: exchanges.XETR, PA: exchanges.XPAR, T: exchanges.XTKS, HK: exchanges.XHKG };
const indices: Readonly<Record<string, Exchange>> = {
  '^GSPC': exchanges.XNYS, '^DJI': exchanges.XNYS, '^IXIC': exchanges.XNAS, '^RUT': exchanges.XNYS, '^VIX': exchanges.XNYS, '^FTSE': exchanges.XLON, '^GDAXI': exchanges.XETR, '^FCHI': exchanges.XPAR, '^N225': exchanges.XTKS, '^HSI': exchanges.XHKG,
};

/** Null for currencies, coins, futures, and exchanges whose sessions are not known here. */
export function exchangeOfSymbol(symbol: string): Exchange | null {
  if (symbol.startsWith('^')) return Object.hasOwn(indices, symbol) ? indices[symbol] ?? null : null;
  if (/^[A-Z]{1,5}(?:-[A-C])?$/.test(symbol)) return exchanges.XNYS;
  const ending = /^[A-Z0-9-]{1,8}\.([A-Z]{1,2})$/.exec(symbol)?.[1] ?? '';
  return Object.hasOwn(endings, ending) ? endings[ending] ?? null : null;
}
