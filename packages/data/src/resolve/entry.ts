// A company as the lists have it, and what it is called.

export type Entry = {
  /** Place on the SEC's list, which is ordered by market value: the smaller, the better known. */
  readonly rank: number;
  readonly cik: string | null;
  /** As listed, the main one first; preferred shares and earlier tickers too. */
  readonly tickers: string[];
  name: string;
  /** Whether the company is in the S&P 500 or has a name in the table of common names. */
  wellKnown: boolean;
};

/** How a name belongs to a company: `whole` on a list, `common` in everyday use, `former` until a year, `acquired` since a year with the company that bore it. */
export type Naming = { readonly entry: Entry; readonly how: 'whole' | 'common' | 'former' | 'acquired'; readonly said: string; readonly year: number | null };
