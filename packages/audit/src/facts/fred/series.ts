// Unit, scale and frequency of FRED series, which the observations themselves do not carry. From the series pages of FRED.
import { usd, type Unit } from '@assay/record';

export type FredSeries = {
  readonly title: string;
  readonly unit: Unit;
  /** Power of ten that the series' own unit puts on the digits: 9 for billions. */
  readonly scale: number;
  readonly frequency: 'daily' | 'weekly' | 'monthly' | 'quarterly';
};
type Frequency = FredSeries['frequency'];

const rate = (title: string, frequency: Frequency): FredSeries => ({ title, unit: { kind: 'percent' }, scale: 0, frequency });
const spread = (title: string): FredSeries => ({ title, unit: { kind: 'points' }, scale: 0, frequency: 'daily' });
const index = (title: string): FredSeries => ({ title, unit: { kind: 'index' }, scale: 0, frequency: 'monthly' });
const dollars = (title: string, scale: number, frequency: Frequency): FredSeries => ({ title, unit: usd, scale, frequency });
const thousands = (title: string, of: string, frequency: Frequency = 'monthly'): FredSeries => ({ title, unit: { kind: 'count', of }, scale: 3, frequency });

export const fredSeries: Readonly<Record<string, FredSeries>> = {
  FEDFUNDS: rate('Federal funds rate, monthly average', 'monthly'),
  MPRIME: rate('Bank prime loan rate', 'monthly'),
  DGS1: rate('1-year Treasury yield', 'daily'),
  DGS3: rate('3-year Treasury yield', 'daily'),
  DGS7: rate('7-year Treasury yield', 'daily'),
  DGS20: rate('20-year Treasury yield', 'daily'),
  AAA: rate('Aaa corporate bond yield', 'monthly'),
  BAA: rate('Baa corporate bond yield', 'monthly'),
  BAMLH0A0HYM2: spread('High-yield bond spread'),
  A191RL1Q225SBEA: rate('Real output growth, annual rate', 'quarterly'),
  SP500: { title: 'S&P 500', unit: { kind: 'index' }, scale: 0, frequency: 'daily' },
  VIXCLS: { title: 'VIX', unit: { kind: 'index' }, scale: 0, frequency: 'daily' },
  CSUSHPISA: index('Case-Shiller home price index, seasonally adjusted'),
  UMCSENT: index('Consumer sentiment, University of Michigan'),
  PCE: dollars('Personal consumption, annual rate', 9, 'monthly'),
  DFF: rate('Federal funds rate', 'daily'),
  DGS3MO: rate('3-month Treasury yield', 'daily'),
  DGS2: rate('2-year Treasury yield', 'daily'),
  DGS5: rate('5-year Treasury yield', 'daily'),
  DGS10: rate('10-year Treasury yield', 'daily'),
  DGS30: rate('30-year Treasury yield', 'daily'),
  DFII10: rate('10-year inflation-indexed Treasury yield', 'daily'),
  T10Y2Y: spread('10-year minus 2-year Treasury yield'),
  T10Y3M: spread('10-year minus 3-month Treasury yield'),
  T10YIE: rate('10-year breakeven inflation', 'daily'),
  T5YIE: rate('5-year breakeven inflation', 'daily'),
  CPIAUCSL: index('Consumer price index, seasonally adjusted'),
  CPILFESL: index('Core consumer price index, seasonally adjusted'),
  PCEPI: index('Price index of consumption'),
  PCEPILFE: index('Core price index of consumption'),
  PPIACO: index('Producer price index, all commodities'),
  INDPRO: index('Industrial production index'),
  UNRATE: rate('Unemployment rate, seasonally adjusted', 'monthly'),
  U6RATE: rate('U-6 unemployment rate, seasonally adjusted', 'monthly'),
  CIVPART: rate('Labor force participation rate', 'monthly'),
  PAYEMS: thousands('Nonfarm payrolls', 'persons'),
  JTSJOL: thousands('Job openings', 'openings'),
  ICSA: { title: 'Initial jobless claims', unit: { kind: 'count', of: 'claims' }, scale: 0, frequency: 'weekly' },
  HOUST: thousands('Housing starts, annual rate', 'homes'),
  PERMIT: thousands('Building permits, annual rate', 'homes'),
  GDP: dollars('Gross domestic product, annual rate', 9, 'quarterly'),
  GDPC1: dollars('Real gross domestic product, chained 2017 dollars, annual rate', 9, 'quarterly'),
  RSXFS: dollars('Retail sales', 6, 'monthly'),
  M2SL: dollars('M2 money stock', 9, 'monthly'),
  DCOILWTICO: dollars('WTI crude oil, per barrel', 0, 'daily'),
  DCOILBRENTEU: dollars('Brent crude oil, per barrel', 0, 'daily'),
};
