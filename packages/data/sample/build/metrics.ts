// What the statements of a bundled company hold: the dictionary's metric ids, their words, XBRL concepts (preferred first) and the aggregator's field.
import type { Unit } from './figure.ts';

/** `flow` can be summed over time; `stock` stands at a day; `average` and `per-share` belong to their own period only. */
export type MetricKind = 'flow' | 'stock' | 'average' | 'per-share';

export type StatementMetric = {
  readonly id: string;
  readonly label: string;
  readonly kind: MetricKind;
  readonly unit: Unit;
  readonly concepts: readonly string[];
  /** Takes the largest of the concepts where a filing uses several for one period, because the smaller one is a part. */
  readonly largest?: boolean;
  /** Section and field of the aggregator. */
  readonly field?: readonly [section: string, field: string];
};

type Line = (...about: readonly [id: string, label: string, concepts: readonly string[], more?: Partial<StatementMetric>]) => StatementMetric;
const flow: Line = (...[id, label, concepts, more]) => ({ id, label, kind: 'flow', unit: 'USD', concepts, ...more });
const stock: Line = (...[id, label, concepts, more]) => ({ id, label, kind: 'stock', unit: 'USD', concepts, ...more });
const income = (field: string): Partial<StatementMetric> => ({ field: ['income_statement', field] });
const balance = (field: string): Partial<StatementMetric> => ({ field: ['balance_sheet', field] });
const cashFlow = (field: string): Partial<StatementMetric> => ({ field: ['cash_flow_statement', field] });
const pretax = 'IncomeLossFromContinuingOperationsBeforeIncomeTaxes';

const incomeStatement: readonly StatementMetric[] = [
  flow('revenue', 'Revenue', ['Revenues', 'RevenueFromContractWithCustomerExcludingAssessedTax', 'SalesRevenueNet', 'RevenueFromContractWithCustomerIncludingAssessedTax'], income('revenues')),
  flow('cost_of_revenue', 'Cost of revenue', ['CostOfRevenue', 'CostOfGoodsAndServicesSold', 'CostOfGoodsSold'], income('cost_of_revenue')),
  flow('gross_profit', 'Gross profit', ['GrossProfit'], income('gross_profit')),
  flow('research_and_development', 'Research and development', ['ResearchAndDevelopmentExpense', 'ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost'], { largest: true, ...income('research_and_development') }),
  flow('selling_general_administrative', 'Selling, general and administrative', ['SellingGeneralAndAdministrativeExpense'], income('selling_general_and_administrative_expenses')),
  flow('selling_and_marketing', 'Selling and marketing', ['SellingAndMarketingExpense']),
  flow('general_and_administrative', 'General and administrative', ['GeneralAndAdministrativeExpense']),
  flow('operating_expenses', 'Operating expenses', ['OperatingExpenses']),
  flow('costs_and_expenses', 'Total costs and expenses', ['CostsAndExpenses']),
  flow('operating_income', 'Operating income', ['OperatingIncomeLoss'], income('operating_income_loss')),
  flow('interest_income', 'Interest income', ['InvestmentIncomeInterest', 'InterestIncomeOther', 'InvestmentIncomeInterestAndDividend']),
  flow('interest_expense', 'Interest expense', ['InterestExpense', 'InterestExpenseNonoperating', 'InterestAndDebtExpense', 'InterestExpenseDebt']),
  flow('net_interest_income', 'Net interest income', ['InterestIncomeExpenseNet'], income('interest_income_expense_operating_net')),
  flow('noninterest_income', 'Non-interest revenues', ['NoninterestIncome'], income('noninterest_income')),
  flow('provision_for_credit_losses', 'Provision for credit losses', ['ProvisionForLoanLeaseAndOtherLosses'], income('provision_for_loan_lease_and_other_losses')),
  flow('noninterest_expense', 'Non-interest expense', ['NoninterestExpense'], income('noninterest_expense')),
  flow('pretax_income', 'Income before taxes', [`${pretax}ExtraordinaryItemsNoncontrollingInterest`, `${pretax}MinorityInterestAndIncomeLossFromEquityMethodInvestments`], income('income_loss_from_continuing_operations_before_tax')),
  flow('income_tax', 'Income taxes', ['IncomeTaxExpenseBenefit'], income('income_tax_expense_benefit')),
  flow('net_income_including_noncontrolling', 'Net income including noncontrolling interests', ['ProfitLoss'], income('net_income_loss')),
  flow('net_income', 'Net income', ['NetIncomeLoss'], income('net_income_loss_attributable_to_parent')),
  flow('net_income_to_common', 'Net income available to common shareholders', ['NetIncomeLossAvailableToCommonStockholdersBasic'], income('net_income_loss_available_to_common_stockholders_basic')),
  { id: 'basic_eps', label: 'Basic earnings per share', kind: 'per-share', unit: 'USD/share', concepts: ['EarningsPerShareBasic'], ...income('basic_earnings_per_share') },
  { id: 'diluted_eps', label: 'Diluted earnings per share', kind: 'per-share', unit: 'USD/share', concepts: ['EarningsPerShareDiluted'], ...income('diluted_earnings_per_share') },
  { id: 'basic_shares', label: 'Basic weighted average shares', kind: 'average', unit: 'shares', concepts: ['WeightedAverageNumberOfSharesOutstandingBasic'], ...income('basic_average_shares') },
  { id: 'diluted_shares', label: 'Diluted weighted average shares', kind: 'average', unit: 'shares', concepts: ['WeightedAverageNumberOfDilutedSharesOutstanding'], ...income('diluted_average_shares') },
  { id: 'dividends_per_share', label: 'Dividends per share', kind: 'per-share', unit: 'USD/share', concepts: ['CommonStockDividendsPerShareDeclared', 'CommonStockDividendsPerShareCashPaid'], ...income('common_stock_dividends') },
];

const balanceSheet: readonly StatementMetric[] = [
  stock('cash', 'Cash and cash equivalents', ['CashAndCashEquivalentsAtCarryingValue']),
  stock('cash_and_restricted_cash', 'Cash, cash equivalents and restricted cash', ['CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents']),
  stock('short_term_investments', 'Short-term investments', ['MarketableSecuritiesCurrent', 'ShortTermInvestments', 'AvailableForSaleSecuritiesDebtSecuritiesCurrent', 'DebtSecuritiesAvailableForSaleExcludingAccruedInterestCurrent', 'AvailableForSaleSecuritiesCurrent']),
  stock('cash_and_investments', 'Cash, cash equivalents and short-term investments', ['CashCashEquivalentsAndShortTermInvestments']),
  stock('long_term_investments', 'Long-term investments', ['MarketableSecuritiesNoncurrent', 'LongTermInvestments', 'AvailableForSaleSecuritiesNoncurrent']),
  stock('receivables', 'Accounts receivable', ['AccountsReceivableNetCurrent', 'ReceivablesNetCurrent'], balance('accounts_receivable')),
  stock('inventory', 'Inventory', ['InventoryNet', 'InventoryNetOfAllowancesCustomerAdvancesAndProgressBillings'], balance('inventory')),
  stock('current_assets', 'Current assets', ['AssetsCurrent'], balance('current_assets')),
  stock('property_plant_equipment', 'Property, plant and equipment', ['PropertyPlantAndEquipmentNet', 'PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization'], balance('fixed_assets')),
  stock('goodwill', 'Goodwill', ['Goodwill']),
  stock('intangible_assets', 'Intangible assets', ['IntangibleAssetsNetExcludingGoodwill', 'FiniteLivedIntangibleAssetsNet']),
  stock('total_assets', 'Total assets', ['Assets'], balance('assets')),
  stock('accounts_payable', 'Accounts payable', ['AccountsPayableCurrent', 'AccountsPayableTradeCurrent'], balance('accounts_payable')),
  stock('commercial_paper', 'Commercial paper', ['CommercialPaper']),
  stock('current_portion_of_long_term_debt', 'Current portion of long-term debt', ['LongTermDebtCurrent', 'LongTermDebtAndCapitalLeaseObligationsCurrent']),
  stock('short_term_debt', 'Short-term debt', ['DebtCurrent']),
  stock('short_term_borrowings', 'Short-term borrowings', ['ShortTermBorrowings']),
  stock('deferred_revenue', 'Deferred revenue, current', ['ContractWithCustomerLiabilityCurrent', 'DeferredRevenueCurrent']),
  stock('current_liabilities', 'Current liabilities', ['LiabilitiesCurrent'], balance('current_liabilities')),
  stock('long_term_debt', 'Long-term debt', ['LongTermDebtNoncurrent', 'LongTermDebtAndCapitalLeaseObligations']),
  stock('total_liabilities', 'Total liabilities', ['Liabilities'], balance('liabilities')),
  stock('temporary_equity', 'Temporary equity', ['TemporaryEquityCarryingAmountIncludingPortionAttributableToNoncontrollingInterests', 'RedeemableNoncontrollingInterestEquityCarryingAmount', 'TemporaryEquityValueExcludingAdditionalPaidInCapital'], balance('temporary_equity')),
  stock('noncontrolling_interest', 'Noncontrolling interests', ['MinorityInterest']),
  stock('retained_earnings', 'Retained earnings', ['RetainedEarningsAccumulatedDeficit']),
  stock('shareholders_equity', 'Shareholders’ equity', ['StockholdersEquity'], balance('equity_attributable_to_parent')),
  stock('total_equity', 'Total equity', ['StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest'], balance('equity')),
  stock('shares_outstanding', 'Shares outstanding', ['dei:EntityCommonStockSharesOutstanding', 'CommonStockSharesOutstanding'], { unit: 'shares' }),
];

const cashFlowStatement: readonly StatementMetric[] = [
  flow('operating_cash_flow', 'Operating cash flow', ['NetCashProvidedByUsedInOperatingActivities'], cashFlow('net_cash_flow_from_operating_activities')),
  flow('depreciation_amortization', 'Depreciation and amortization', ['DepreciationDepletionAndAmortization', 'DepreciationAmortizationAndAccretionNet', 'DepreciationAndAmortization'], { largest: true }),
  flow('stock_based_compensation', 'Stock-based compensation', ['ShareBasedCompensation']),
  flow('capital_expenditure', 'Capital expenditure', ['PaymentsToAcquirePropertyPlantAndEquipment', 'PaymentsToAcquireProductiveAssets']),
  flow('acquisitions', 'Acquisitions, net of cash acquired', ['PaymentsToAcquireBusinessesNetOfCashAcquired']),
  flow('investing_cash_flow', 'Investing cash flow', ['NetCashProvidedByUsedInInvestingActivities'], cashFlow('net_cash_flow_from_investing_activities')),
  flow('dividends_paid', 'Dividends paid', ['PaymentsOfDividends', 'PaymentsOfDividendsCommonStock', 'PaymentsOfOrdinaryDividends']),
  flow('share_repurchases', 'Share repurchases', ['PaymentsForRepurchaseOfCommonStock']),
  flow('financing_cash_flow', 'Financing cash flow', ['NetCashProvidedByUsedInFinancingActivities'], cashFlow('net_cash_flow_from_financing_activities')),
  flow('exchange_rate_effect', 'Effect of exchange rates on cash', ['EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents', 'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsIncludingDisposalGroupAndDiscontinuedOperations'], cashFlow('exchange_gains_losses')),
  flow('change_in_cash', 'Change in cash', ['CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect'], cashFlow('net_cash_flow')),
];

export const statementMetrics: readonly StatementMetric[] = [...incomeStatement, ...balanceSheet, ...cashFlowStatement];

/** Dividend by dividend and split by split, from the calendar of corporate actions. */
export const eventMetrics: readonly { readonly id: string; readonly label: string; readonly unit: Unit }[] = [
  { id: 'dividend', label: 'Dividend per share by ex-dividend day', unit: 'USD/share' },
  { id: 'split_ratio', label: 'Stock split, new shares for one old', unit: 'multiple' },
];

/** Only a lender has these; elsewhere the aggregator fills them by guess. */
export const bankOnly = new Set(['net_interest_income', 'noninterest_income', 'provision_for_credit_losses', 'noninterest_expense']);
/** A lender's statements do not have these; the aggregator fills them by guess. */
export const neverBank = new Set(['cost_of_revenue', 'gross_profit', 'operating_income', 'current_assets', 'current_liabilities', 'inventory', 'selling_general_administrative']);
