// Names by which people ask for a macro series, and the series of FRED that each is.
export const indicatorAliases = {
  gdp: 'GDP', real_gdp: 'GDPC1', gdp_growth: 'A191RL1Q225SBEA', cpi: 'CPIAUCSL', core_cpi: 'CPILFESL', pce: 'PCEPI', core_pce: 'PCEPILFE', ppi: 'PPIACO', breakeven_inflation: 'T10YIE',
  unemployment: 'UNRATE', nonfarm_payrolls: 'PAYEMS', initial_claims: 'ICSA', job_openings: 'JTSJOL', participation: 'CIVPART',
  fed_funds_rate: 'FEDFUNDS', fed_funds_daily: 'DFF', prime_rate: 'MPRIME', treasury_3m: 'DGS3MO', treasury_2y: 'DGS2', treasury_5y: 'DGS5', treasury_10y: 'DGS10', treasury_30y: 'DGS30', real_10y: 'DFII10',
  yield_spread_10y_2y: 'T10Y2Y', yield_spread_10y_3m: 'T10Y3M', corporate_bond_yield: 'BAA', high_yield_spread: 'BAMLH0A0HYM2',
  sp500: 'SP500', vix: 'VIXCLS', housing_starts: 'HOUST', building_permits: 'PERMIT', case_shiller: 'CSUSHPISA', consumer_sentiment: 'UMCSENT', retail_sales: 'RSXFS', industrial_production: 'INDPRO', m2: 'M2SL',
  wti_oil: 'DCOILWTICO', brent_oil: 'DCOILBRENTEU',
} as const satisfies Readonly<Record<string, string>>;

/** The series of an alias; anything else is taken for a series' own name. */
export function seriesOfIndicator(asked: string): string {
  const alias = asked.trim().toLowerCase().replaceAll(/[\s-]+/g, '_');
  return Object.hasOwn(indicatorAliases, alias) ? indicatorAliases[alias as keyof typeof indicatorAliases] : asked.trim().toUpperCase();
}

/** What the level of a price index hides: its change over a year is what people call inflation. */
export const inflationSeries: ReadonlySet<string> = new Set(['CPIAUCSL', 'CPILFESL', 'PCEPI', 'PCEPILFE', 'PPIACO']);
