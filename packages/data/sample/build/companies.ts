// The bundled companies and what is particular to each. `asOf` is the last day on which closes and newest statements are both current.
import type { FiscalCalendar, IsoDate } from '@assay/record';

export type BundledCompany = {
  readonly ticker: string;
  readonly cik: string;
  readonly name: string;
  readonly exchange: 'Nasdaq' | 'NYSE';
  readonly kind: 'company' | 'bank';
  readonly calendar: FiscalCalendar;
  readonly asOf: IsoDate;
  /** Last split on or before `asOf`: share figures filed before it are on another basis and stay out. */
  readonly split?: IsoDate;
  /** Company facts as the SEC served them. */
  readonly companyFacts?: string;
  /** Facts read from single filings. */
  readonly filings?: readonly string[];
  /** Whether statements of the aggregator are at hand. */
  readonly aggregator: boolean;
  /** The company's own statements show operating income; else the aggregator's is its own construction. */
  readonly reportsOperatingIncome?: boolean;
  /** Metrics whose figures here would mislead. */
  readonly omit?: readonly string[];
  /** Concepts that this company uses for a metric, before the usual ones. */
  readonly concepts?: Readonly<Record<string, readonly string[]>>;
  /** The listed class, where per-share figures are stated by class only. */
  readonly shareClass?: string;
};

const december: FiscalCalendar = { month: 12, named: 'end-year' };
const equityInAll = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';
const restricted = 'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents';
// The aggregator's newest row was filed on 4 September 2025, so every filing up to that day is in it.
const aggregatorDay = '2025-09-04';
const pricesDay = '2025-07-31';

export const bundledCompanies: readonly BundledCompany[] = [
  { ticker: 'AAPL', cik: '0000320193', name: 'Apple Inc.', exchange: 'Nasdaq', kind: 'company', calendar: { month: 9, named: 'end-year' }, asOf: '2026-03-24', split: '2020-08-31', companyFacts: 'CIK0000320193_2026-03-25', aggregator: false },
  { ticker: 'NVDA', cik: '0001045810', name: 'NVIDIA Corporation', exchange: 'Nasdaq', kind: 'company', calendar: { month: 1, named: 'end-year' }, asOf: '2026-05-15', split: '2024-06-10', companyFacts: 'CIK0001045810_2026-07-09', aggregator: false },
  { ticker: 'GOOGL', cik: '0001652044', name: 'Alphabet Inc.', exchange: 'Nasdaq', kind: 'company', calendar: december, asOf: '2026-05-15', split: '2022-07-18', companyFacts: 'CIK0001652044_2026-07-09', aggregator: false, concepts: { depreciation_amortization: ['DepreciationDepletionAndAmortization', 'Depreciation'] } },
  { ticker: 'MSFT', cik: '0000789019', name: 'Microsoft Corporation', exchange: 'Nasdaq', kind: 'company', calendar: { month: 6, named: 'end-year' }, asOf: aggregatorDay, companyFacts: 'CIK0000789019_2022-04', aggregator: true, reportsOperatingIncome: true },
  { ticker: 'AMZN', cik: '0001018724', name: 'Amazon.com, Inc.', exchange: 'Nasdaq', kind: 'company', calendar: december, asOf: aggregatorDay, split: '2022-06-06', companyFacts: 'CIK0001018724_2022-04', filings: ['AMZN_10-K_2025-02-07'], aggregator: true, reportsOperatingIncome: true },
  { ticker: 'BA', cik: '0000012927', name: 'The Boeing Company', exchange: 'NYSE', kind: 'company', calendar: december, asOf: pricesDay, filings: ['BA_10-K_2025-02-03', 'BA_10-Q_2025-07-29'], aggregator: true, reportsOperatingIncome: true, concepts: { shares_outstanding: ['dei:EntityCommonStockSharesOutstanding'] } },
  { ticker: 'CAT', cik: '0000018230', name: 'Caterpillar Inc.', exchange: 'NYSE', kind: 'company', calendar: december, asOf: pricesDay, aggregator: true, reportsOperatingIncome: true, omit: ['cost_of_revenue', 'gross_profit'] },
  { ticker: 'CRM', cik: '0001108524', name: 'Salesforce, Inc.', exchange: 'NYSE', kind: 'company', calendar: { month: 1, named: 'end-year' }, asOf: aggregatorDay, filings: ['CRM_10-K_2025-03-05'], aggregator: true, reportsOperatingIncome: true },
  { ticker: 'GS', cik: '0000886982', name: 'The Goldman Sachs Group, Inc.', exchange: 'NYSE', kind: 'bank', calendar: december, asOf: aggregatorDay, aggregator: true },
  { ticker: 'HD', cik: '0000354950', name: 'The Home Depot, Inc.', exchange: 'NYSE', kind: 'company', calendar: { month: 1, named: 'start-year' }, asOf: pricesDay, filings: ['HD_10-K_2025-03-21'], aggregator: true, reportsOperatingIncome: true, concepts: { deferred_revenue: ['DeferredRevenueCurrent'] } },
  { ticker: 'IBM', cik: '0000051143', name: 'International Business Machines Corporation', exchange: 'NYSE', kind: 'company', calendar: december, asOf: pricesDay, filings: ['IBM_10-Q_2025-07-24'], aggregator: true, omit: ['operating_income', 'current_portion_of_long_term_debt'] },
  { ticker: 'JNJ', cik: '0000200406', name: 'Johnson & Johnson', exchange: 'NYSE', kind: 'company', calendar: december, asOf: pricesDay, filings: ['JNJ_10-K_2025-02-13', 'JNJ_10-Q_2025-07-24'], aggregator: true, omit: ['short_term_borrowings', 'current_portion_of_long_term_debt', 'commercial_paper'], concepts: { shareholders_equity: ['StockholdersEquity', equityInAll], short_term_debt: ['ShortTermBorrowings'] } },
  { ticker: 'MCD', cik: '0000063908', name: 'McDonald’s Corporation', exchange: 'NYSE', kind: 'company', calendar: december, asOf: pricesDay, aggregator: true, reportsOperatingIncome: true, omit: ['cost_of_revenue', 'gross_profit'] },
  { ticker: 'PG', cik: '0000080424', name: 'The Procter & Gamble Company', exchange: 'NYSE', kind: 'company', calendar: { month: 6, named: 'end-year' }, asOf: pricesDay, filings: ['PG_10-Q_2025-04-24'], aggregator: true, reportsOperatingIncome: true, concepts: { pretax_income: ['IncomeLossIncludingPortionAttributableToNoncontrollingInterest'], cash: ['CashAndCashEquivalentsAtCarryingValue', restricted] } },
  { ticker: 'UNH', cik: '0000731766', name: 'UnitedHealth Group Incorporated', exchange: 'NYSE', kind: 'company', calendar: december, asOf: aggregatorDay, filings: ['UNH_10-K_2025-02-27'], aggregator: true, reportsOperatingIncome: true, omit: ['cost_of_revenue', 'gross_profit', 'selling_general_administrative', 'inventory'] },
  { ticker: 'V', cik: '0001403161', name: 'Visa Inc.', exchange: 'NYSE', kind: 'company', calendar: { month: 9, named: 'end-year' }, asOf: aggregatorDay, filings: ['V_10-K_2024-11-13'], aggregator: true, reportsOperatingIncome: true, omit: ['dividends_per_share', 'basic_shares', 'cost_of_revenue', 'gross_profit'], shareClass: 'CommonClassAMember', concepts: { shareholders_equity: [equityInAll], shares_outstanding: ['v:SharesOutstandingAsConvertedBasis'] } },
];
