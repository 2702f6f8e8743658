// The funds against which a share is held: the whole market, and the sector that the index puts it in.

/** An exchange-traded fund that holds the S&P 500. */
export const marketFund = 'SPY';

const bySector: Readonly<Record<string, string>> = {
  'Information Technology': 'XLK', 'Communication Services': 'XLC', 'Consumer Discretionary': 'XLY', 'Consumer Staples': 'XLP', 'Health Care': 'XLV', Financials: 'XLF',
  Industrials: 'XLI', Materials: 'XLB', Energy: 'XLE', Utilities: 'XLU', 'Real Estate': 'XLRE',
};

/** The fund of the index's sector; null where the sector is unknown. */
export function sectorFund(sector: string | null): string | null {
  return sector === null ? null : bySector[sector] ?? null;
}
