// Sectors by the Standard Industrial Classification under which the SEC files a company (its published list of codes), in the names of the index's own sectors.
// The classes are of 1987: a company of the internet is found where it was when it registered, so the sector is the class's, not always the market's.

type Range = readonly [from: number, to: number, sector: string];

/** In order; the first that holds a code decides, so that parts stand before the group that they are cut out of. */
const ranges: readonly Range[] = [
  [800, 899, 'Materials'], [100, 999, 'Consumer Staples'],
  [1200, 1399, 'Energy'], [1000, 1499, 'Materials'], [1520, 1531, 'Consumer Discretionary'], [1500, 1799, 'Industrials'],
  [2000, 2199, 'Consumer Staples'], [2200, 2399, 'Consumer Discretionary'], [2450, 2459, 'Consumer Discretionary'], [2400, 2499, 'Materials'], [2500, 2519, 'Consumer Discretionary'], [2520, 2599, 'Industrials'],
  [2600, 2699, 'Materials'], [2700, 2749, 'Communication Services'], [2750, 2799, 'Industrials'], [2833, 2836, 'Health Care'], [2840, 2844, 'Consumer Staples'], [2800, 2899, 'Materials'],
  [2900, 2949, 'Energy'], [2950, 2999, 'Materials'], [3000, 3021, 'Consumer Discretionary'], [3050, 3099, 'Materials'], [3100, 3199, 'Consumer Discretionary'], [3200, 3419, 'Materials'],
  [3570, 3579, 'Information Technology'], [3420, 3599, 'Industrials'], [3630, 3639, 'Consumer Discretionary'], [3650, 3659, 'Consumer Discretionary'], [3660, 3679, 'Information Technology'], [3600, 3699, 'Industrials'],
  [3713, 3713, 'Industrials'], [3715, 3715, 'Industrials'], [3710, 3719, 'Consumer Discretionary'], [3750, 3759, 'Consumer Discretionary'], [3700, 3799, 'Industrials'],
  [3826, 3826, 'Health Care'], [3840, 3859, 'Health Care'], [3822, 3822, 'Industrials'], [3820, 3829, 'Information Technology'], [3861, 3861, 'Information Technology'], [3870, 3879, 'Consumer Discretionary'], [3800, 3819, 'Industrials'],
  [3910, 3949, 'Consumer Discretionary'], [3900, 3999, 'Industrials'],
  [4600, 4699, 'Energy'], [4700, 4700, 'Consumer Discretionary'], [4000, 4799, 'Industrials'], [4800, 4899, 'Communication Services'], [4922, 4923, 'Energy'], [4950, 4959, 'Industrials'], [4900, 4999, 'Utilities'],
  [5010, 5013, 'Consumer Discretionary'], [5045, 5045, 'Information Technology'], [5047, 5047, 'Health Care'], [5065, 5065, 'Information Technology'], [5094, 5099, 'Consumer Discretionary'], [5122, 5122, 'Health Care'],
  [5130, 5139, 'Consumer Discretionary'], [5140, 5159, 'Consumer Staples'], [5160, 5169, 'Materials'], [5170, 5179, 'Energy'], [5180, 5189, 'Consumer Staples'], [5000, 5199, 'Industrials'],
  [5330, 5399, 'Consumer Staples'], [5400, 5499, 'Consumer Staples'], [5912, 5912, 'Consumer Staples'], [5200, 5999, 'Consumer Discretionary'],
  [6324, 6324, 'Health Care'], [6500, 6599, 'Real Estate'], [6798, 6798, 'Real Estate'], [6792, 6792, 'Energy'], [6795, 6795, 'Materials'], [6000, 6799, 'Financials'],
  [7310, 7319, 'Communication Services'], [7370, 7379, 'Information Technology'], [7300, 7399, 'Industrials'], [7510, 7519, 'Industrials'], [7000, 7299, 'Consumer Discretionary'], [7500, 7699, 'Consumer Discretionary'],
  [7800, 7899, 'Communication Services'], [7900, 7999, 'Consumer Discretionary'], [8000, 8099, 'Health Care'], [8200, 8399, 'Consumer Discretionary'], [8731, 8731, 'Health Care'], [8100, 8199, 'Industrials'], [8600, 8999, 'Industrials'],
];

/** Null for codes of no trade (shells, governments) and for what is no code. */
export function sectorOfSic(sic: string | null): string | null {
  if (sic === null || !/^\d{3,4}$/.test(sic)) return null;
  const code = Number(sic);
  return ranges.find(([from, to]) => code >= from && code <= to)?.[2] ?? null;
}
