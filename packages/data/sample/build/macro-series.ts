// The macro series that are bundled, and from when each stored value was known. Series whose owners keep the copyright are not among them.
import type { IsoDate } from '@assay/record';

/** Days on which the stored values were read. A revised series is only true for as-of days near its reading. */
export const readings = { winter: '2026-01-03', summer: '2026-07-30' } as const;
type Reading = keyof typeof readings;

export type MacroSeries = {
  readonly id: string; readonly metric: string; readonly title: string; readonly unit: string; readonly scale: number;
  readonly frequency: 'daily' | 'weekly' | 'monthly' | 'quarterly';
  /** Days from the end of an observation's own time until its stored value stood: publication, and the routine revisions after it. */
  readonly settledAfterDays: number;
  /** As-of days (inclusive) for which a reading holds what was known then. */
  readonly holds: Partial<Readonly<Record<Reading, readonly [from: IsoDate, to: IsoDate]>>>;
};

const always = ['2000-01-01', '2026-07-28'] as const;
const untilWinter = ['2000-01-01', '2026-01-03'] as const;
const rate = { unit: 'percent', scale: 0, frequency: 'daily', settledAfterDays: 1, holds: { summer: always } } as const;
// Yearly revisions: seasonal factors of prices and of the household survey are redone each winter, so summer's values are not last summer's.
const yearlyInWinter = { winter: untilWinter, summer: ['2026-02-20', '2026-07-28'] } as const;

export const macroSeries: readonly MacroSeries[] = [
  { id: 'FEDFUNDS', metric: 'fed_funds_rate', title: 'Federal funds rate, monthly average', unit: 'percent', scale: 0, frequency: 'monthly', settledAfterDays: 4, holds: { summer: always } },
  { id: 'DGS2', metric: 'treasury_2y', title: '2-year Treasury yield', ...rate },
  { id: 'DGS10', metric: 'treasury_10y', title: '10-year Treasury yield', ...rate },
  { id: 'DGS30', metric: 'treasury_30y', title: '30-year Treasury yield', ...rate, holds: { winter: untilWinter } },
  { id: 'T10Y2Y', metric: 'yield_curve_10y2y', title: '10-year minus 2-year Treasury yield', ...rate, unit: 'points' },
  { id: 'T10Y3M', metric: 'yield_curve_10y3m', title: '10-year minus 3-month Treasury yield', ...rate, unit: 'points' },
  { id: 'T10YIE', metric: 'breakeven_10y', title: '10-year breakeven inflation', ...rate },
  { id: 'DFII10', metric: 'real_yield_10y', title: '10-year inflation-indexed Treasury yield', ...rate },
  { id: 'CPIAUCSL', metric: 'cpi', title: 'Consumer price index, seasonally adjusted', unit: 'index', scale: 0, frequency: 'monthly', settledAfterDays: 20, holds: yearlyInWinter },
  { id: 'CPILFESL', metric: 'core_cpi', title: 'Core consumer price index, seasonally adjusted', unit: 'index', scale: 0, frequency: 'monthly', settledAfterDays: 20, holds: yearlyInWinter },
  { id: 'UNRATE', metric: 'unemployment_rate', title: 'Unemployment rate, seasonally adjusted', unit: 'percent', scale: 0, frequency: 'monthly', settledAfterDays: 12, holds: yearlyInWinter },
  // Payrolls, starts and sales are revised for two months after their first print, and once a year in late winter or spring.
  { id: 'PAYEMS', metric: 'payrolls', title: 'Nonfarm payrolls, seasonally adjusted', unit: 'persons', scale: 3, frequency: 'monthly', settledAfterDays: 72, holds: { winter: ['2025-03-15', '2026-01-03'] } },
  { id: 'HOUST', metric: 'housing_starts', title: 'Housing starts, annual rate', unit: 'homes', scale: 3, frequency: 'monthly', settledAfterDays: 84, holds: { winter: ['2025-06-20', '2026-01-03'] } },
  { id: 'RSXFS', metric: 'retail_sales', title: 'Retail sales without food services, seasonally adjusted', unit: 'USD', scale: 6, frequency: 'monthly', settledAfterDays: 78, holds: { winter: ['2025-05-01', '2026-01-03'] } },
  { id: 'ICSA', metric: 'initial_claims', title: 'Initial jobless claims, seasonally adjusted', unit: 'persons', scale: 0, frequency: 'weekly', settledAfterDays: 14, holds: { winter: ['2025-04-15', '2026-01-03'], summer: ['2026-04-20', '2026-07-28'] } },
  { id: 'DCOILWTICO', metric: 'wti_price', title: 'Crude oil price, West Texas Intermediate', unit: 'USD/barrel', scale: 0, frequency: 'daily', settledAfterDays: 7, holds: { winter: untilWinter } },
  // National accounts are redone each September; a quarter's third estimate comes three months after it.
  { id: 'GDPC1', metric: 'real_gdp', title: 'Real gross domestic product, chained 2017 dollars, annual rate', unit: 'USD', scale: 9, frequency: 'quarterly', settledAfterDays: 110, holds: { summer: ['2026-01-31', '2026-07-28'] } },
  { id: 'PCEPILFE', metric: 'core_pce_price_index', title: 'Core price index of consumption', unit: 'index', scale: 0, frequency: 'monthly', settledAfterDays: 75, holds: { summer: ['2026-01-31', '2026-07-28'] } },
];
