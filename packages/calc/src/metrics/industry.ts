// Measures of particular trades: banks, insurers, property, software, retail, travel, and the orders of makers.
import { metric, type Metric } from './metric.ts';

const flow = { kind: 'flow', unit: 'money' } as const;
const stock = { kind: 'stock', unit: 'money' } as const;
const percent = { kind: 'ratio', unit: 'percent' } as const;
const counted = { kind: 'count', unit: 'count' } as const;

const banks: readonly Metric[] = [
  metric('investment_banking_fees', 'investment banking fees', { ...flow, good: 'up', also: 'investment banking revenue; investment banking revenues; investment banking income', tags: 'InvestmentBankingRevenue', not: 'revenue noninterest_income' }),
  metric('trading_revenue', 'trading revenue', { ...flow, also: 'principal transactions; trading revenues; trading income; market making revenues; trading gains', tags: 'PrincipalTransactionsRevenue TradingGainsLosses', not: 'revenue' }),
  metric('asset_management_fees', 'asset management fees', { ...flow, good: 'up', also: 'investment management fees; asset management revenue; management and incentive fees; investment advisory fees; asset management and administration fees', tags: 'InvestmentAdvisoryManagementAndAdministrativeFees AssetManagementFees1', not: 'assets_under_management' }),
  metric('commissions', 'commissions and fees', { ...flow, good: 'up', also: 'brokerage commissions; commissions and fees income; fee and commission income; net fee and commission income', tags: 'BrokerageCommissionsRevenue ifrs:FeeAndCommissionIncome', not: 'noninterest_income' }),
  metric('net_charge_offs', 'net charge-offs', { ...flow, good: 'down', also: 'net loan charge-offs; net charge offs; net write-offs; net credit losses', tags: 'FinancingReceivableAllowanceForCreditLossesWriteOffsNet AllowanceForLoanAndLeaseLossesWriteOffsNet', not: 'provision_for_credit_losses' }),
  metric('allowance_for_loan_losses', 'allowance for loan losses', { ...stock, also: 'allowance for credit losses; allowance for loan and lease losses; loan loss reserve; loan loss reserves; credit loss allowance; reserve for loan losses', tags: 'FinancingReceivableAllowanceForCreditLossExcludingAccruedInterest LoansAndLeasesReceivableAllowance', not: 'provision_for_credit_losses allowance_for_doubtful_accounts' }),
  metric('nonperforming_loans', 'nonperforming loans', { ...stock, good: 'down', also: 'non-performing loans; npls; nonaccrual loans; non-accrual loans; impaired loans', tags: 'FinancingReceivableNonaccrual', not: 'loans' }),
  metric('nonperforming_assets', 'nonperforming assets', { ...stock, good: 'down', also: 'non-performing assets; npas', not: 'nonperforming_loans total_assets' }),
  metric('noninterest_bearing_deposits', 'noninterest-bearing deposits', { ...stock, good: 'up', also: 'non-interest-bearing deposits; noninterest bearing deposits; demand deposits', tags: 'NoninterestBearingDepositLiabilities', not: 'total_deposits' }),
  metric('interest_bearing_deposits', 'interest-bearing deposits', { ...stock, also: 'interest bearing deposits', tags: 'InterestBearingDepositLiabilities', not: 'total_deposits' }),
  metric('interest_earning_assets', 'interest-earning assets', { ...stock, also: 'average interest-earning assets; average earning assets; earning assets', not: 'total_assets' }),
  metric('held_to_maturity_securities', 'held-to-maturity securities', { ...stock, also: 'securities held to maturity; debt securities held to maturity; htm securities; held-to-maturity debt securities', tags: 'HeldToMaturitySecurities DebtSecuritiesHeldToMaturityExcludingAccruedInterestAfterAllowanceForCreditLoss', not: 'total_marketable_securities' }),
  metric('trading_assets', 'trading assets', { ...stock, also: 'trading account assets; trading securities; financial assets at fair value through profit or loss', tags: 'TradingSecurities ifrs:FinancialAssetsAtFairValueThroughProfitOrLoss', not: 'total_assets' }),
  metric('resale_agreements', 'securities purchased under agreements to resell', { ...stock, also: 'federal funds sold and securities purchased under resale agreements; resale agreements; reverse repurchase agreements', tags: 'SecuritiesPurchasedUnderAgreementsToResell', not: 'repurchase_agreements' }),
  metric('repurchase_agreements', 'securities sold under agreements to repurchase', { ...stock, also: 'repurchase agreements; federal funds purchased and securities sold under repurchase agreements', tags: 'SecuritiesSoldUnderAgreementsToRepurchase', not: 'resale_agreements share_repurchases' }),
  metric('risk_weighted_assets', 'risk-weighted assets', { ...stock, also: 'risk weighted assets; rwas; rwa; total risk-weighted assets', not: 'total_assets' }),
  metric('tier1_capital', 'tier 1 capital', { ...stock, good: 'up', also: 'total tier 1 capital; tier one capital', not: 'tier1_ratio shareholders_equity' }),
  metric('cet1_capital', 'common equity tier 1 capital', { ...stock, good: 'up', also: 'cet1 capital; common equity tier 1', not: 'cet1_ratio shareholders_equity' }),
  metric('tier1_ratio', 'tier 1 capital ratio', { ...percent, good: 'up', also: 'tier 1 ratio; tier one capital ratio; tier 1 risk-based capital ratio', tags: 'TierOneRiskBasedCapitalToRiskWeightedAssets', not: 'cet1_ratio total_capital_ratio', formula: 'tier1_capital / risk_weighted_assets' }),
  metric('total_capital_ratio', 'total capital ratio', { ...percent, good: 'up', also: 'total risk-based capital ratio; capital adequacy ratio; total capital adequacy ratio', tags: 'CapitalToRiskWeightedAssets', not: 'cet1_ratio tier1_ratio' }),
  metric('tier1_leverage_ratio', 'tier 1 leverage ratio', { ...percent, good: 'up', also: 'leverage capital ratio; uk leverage ratio', tags: 'TierOneLeverageCapitalToAverageAssets', not: 'net_debt_to_ebitda supplementary_leverage_ratio' }),
  metric('supplementary_leverage_ratio', 'supplementary leverage ratio', { ...percent, good: 'up', also: 'slr', not: 'tier1_leverage_ratio' }),
  metric('liquidity_coverage_ratio', 'liquidity coverage ratio', { ...percent, good: 'up', also: 'lcr', not: 'current_ratio' }),
  metric('net_stable_funding_ratio', 'net stable funding ratio', { ...percent, good: 'up', also: 'nsfr', not: 'liquidity_coverage_ratio' }),
  metric('npl_ratio', 'nonperforming loan ratio', { ...percent, good: 'down', also: 'npl ratio; non-performing loan ratio; nonperforming loans to total loans', not: 'net_charge_off_ratio', formula: 'nonperforming_loans / loans' }),
  metric('net_charge_off_ratio', 'net charge-off ratio', { ...percent, good: 'down', also: 'net charge-off rate; net charge-offs to average loans; net charge-offs as a percentage of average loans; net write-off rate', not: 'npl_ratio', formula: 'net_charge_offs / loans' }),
  metric('allowance_ratio', 'allowance to loans', { ...percent, also: 'allowance for loan losses to total loans; reserve ratio; allowance ratio; allowance as a percentage of loans', not: 'provision_ratio', formula: 'allowance_for_loan_losses / loans' }),
  metric('npl_coverage', 'coverage of nonperforming loans', { ...percent, good: 'up', also: 'npl coverage ratio; allowance to nonperforming loans; allowance for loan losses to nonperforming loans; npl coverage', not: 'interest_coverage', formula: 'allowance_for_loan_losses / nonperforming_loans' }),
  metric('cost_of_risk', 'cost of risk', { ...percent, good: 'down', also: 'loan impairment charge rate', not: 'provision_ratio', formula: 'provision_for_credit_losses / loans' }),
  metric('return_on_tangible_equity', 'return on tangible common equity', { ...percent, good: 'up', also: 'rotce; rote; return on tangible equity; return on average tangible common equity; return on tangible common shareholders’ equity', not: 'return_on_equity', formula: 'net_income / tangible_book_value' }),
  metric('assets_under_management', 'assets under management', { ...stock, good: 'up', also: 'aum; assets under supervision; client assets; funds under management; total assets under management', tags: 'AssetsUnderManagementCarryingAmount', not: 'total_assets' }),
  metric('assets_under_custody', 'assets under custody', { ...stock, good: 'up', also: 'assets under custody and administration; assets under custody and/or administration', not: 'total_assets assets_under_management' }),
];

const insurers: readonly Metric[] = [
  metric('gross_written_premiums', 'gross written premiums', { ...flow, good: 'up', also: 'gross premiums written; direct premiums written; gwp', tags: 'DirectPremiumsWritten', not: 'premiums net_written_premiums' }),
  metric('net_written_premiums', 'net written premiums', { ...flow, good: 'up', also: 'net premiums written; premiums written', tags: 'PremiumsWrittenNet', not: 'premiums' }),
  metric('loss_reserves', 'loss and loss adjustment expense reserves', { ...stock, also: 'claims and claim adjustment expense reserves; loss reserves; claims reserves; unpaid claims and claim adjustment expenses; unpaid losses and loss adjustment expenses; insurance reserves', tags: 'LiabilityForClaimsAndClaimsAdjustmentExpense', not: 'loss_ratio' }),
  metric('unearned_premiums', 'unearned premiums', { ...stock, also: 'unearned premium reserves; unearned premium reserve', tags: 'UnearnedPremiums', not: 'premiums deferred_revenue' }),
  metric('deferred_policy_costs', 'deferred policy acquisition costs', { ...stock, also: 'deferred acquisition costs; dac', tags: 'DeferredPolicyAcquisitionCosts', not: 'acquisition_costs' }),
  metric('combined_ratio', 'combined ratio', { ...percent, good: 'down', also: 'combined operating ratio', not: 'loss_ratio expense_ratio' }),
  metric('loss_ratio', 'loss ratio', { ...percent, good: 'down', also: 'claims ratio; loss and loss adjustment expense ratio; loss and lae ratio', not: 'combined_ratio medical_cost_ratio' }),
  metric('expense_ratio', 'expense ratio', { ...percent, good: 'down', also: 'underwriting expense ratio', not: 'combined_ratio efficiency_ratio' }),
  metric('solvency_ratio', 'solvency II ratio', { ...percent, good: 'up', also: 'solvency coverage ratio; solvency ii coverage ratio; solvency ii cover ratio', not: 'equity_ratio' }),
];

const trades: readonly Metric[] = [
  metric('funds_from_operations', 'funds from operations', { ...flow, good: 'up', also: 'ffo; nareit ffo; ffo attributable to common shareholders', not: 'operating_cash_flow net_income' }),
  metric('adjusted_funds_from_operations', 'adjusted funds from operations', { ...flow, good: 'up', also: 'affo; core ffo; normalized ffo; adjusted ffo', not: 'funds_from_operations' }),
  metric('ffo_per_share', 'FFO per share', { kind: 'per-share', unit: 'share', good: 'up', also: 'funds from operations per share; ffo per diluted share', not: 'diluted_eps', formula: 'funds_from_operations / diluted_shares' }),
  metric('property_operating_income', 'property net operating income', { ...flow, good: 'up', also: 'noi; same-store noi; property operating income; net property income', not: 'operating_income' }),
  metric('occupancy_rate', 'occupancy rate', { ...percent, good: 'up', also: 'occupancy; portfolio occupancy; average occupancy', not: 'load_factor' }),
  metric('capitalization_rate', 'capitalization rate', { ...percent, also: 'cap rate; capitalisation rate; net initial yield', not: 'dividend_yield' }),
  metric('loan_to_value', 'loan to value', { ...percent, good: 'down', also: 'loan-to-value ratio; ltv; loan-to-value', not: 'loan_to_deposit debt_to_assets' }),
  metric('same_store_sales_growth', 'comparable sales growth', { ...percent, good: 'up', also: 'same-store sales growth; comparable store sales growth; like-for-like sales growth; comparable sales; same-store sales; like-for-like sales; comparable store sales; comp sales; lfl sales; comparable-store sales; same store sales', not: 'revenue_growth retail_sales' }),
  metric('organic_revenue_growth', 'organic revenue growth', { ...percent, good: 'up', also: 'organic sales growth; organic growth; underlying sales growth; underlying revenue growth; organic net sales growth', not: 'revenue_growth' }),
  metric('constant_currency_growth', 'constant-currency revenue growth', { ...percent, good: 'up', also: 'constant currency growth; revenue growth at constant currency; growth at constant exchange rates; constant currency revenue growth; currency-neutral growth; constant-currency growth', not: 'revenue_growth organic_revenue_growth' }),
  metric('gross_merchandise_volume', 'gross merchandise volume', { ...flow, good: 'up', also: 'gmv; gross merchandise value; gross bookings; gross order value', not: 'revenue' }),
  metric('payment_volume', 'payment volume', { ...flow, good: 'up', also: 'payments volume; total payment volume; tpv; gross payment volume; gross dollar volume; gdv; purchase volume', not: 'revenue volume' }),
  metric('take_rate', 'take rate', { ...percent, good: 'up', also: 'net take rate', not: 'gross_margin', formula: 'revenue / gross_merchandise_volume' }),
  metric('subscription_revenue', 'subscription revenue', { ...flow, good: 'up', also: 'subscription revenues; subscriptions revenue; subscription and support revenue; subscription and support revenues; recurring revenue', not: 'revenue annual_recurring_revenue' }),
  metric('license_revenue', 'license revenue', { ...flow, good: 'up', also: 'licence revenue; licensing revenue; license revenues; license fees; software license revenue', tags: 'LicensesRevenue', not: 'revenue' }),
  metric('advertising_revenue', 'advertising revenue', { ...flow, good: 'up', also: 'advertising revenues; ad revenue; ads revenue; advertising sales', tags: 'AdvertisingRevenue', not: 'revenue advertising_expense' }),
  metric('royalty_revenue', 'royalty revenue', { ...flow, good: 'up', also: 'royalty income; royalty revenues', tags: 'RoyaltyRevenue', not: 'revenue' }),
  metric('franchise_revenue', 'franchise revenue', { ...flow, good: 'up', also: 'franchise revenues; franchise fees; franchised revenues', tags: 'FranchiseRevenue', not: 'revenue' }),
  metric('other_revenue', 'other revenue', { ...flow, also: 'other revenues; other net sales; other operating revenue', tags: 'ifrs:OtherRevenue', not: 'revenue other_income' }),
  metric('annual_recurring_revenue', 'annual recurring revenue', { ...stock, good: 'up', also: 'arr; annualized recurring revenue; annualised recurring revenue; annual run-rate revenue', not: 'revenue subscription_revenue' }),
  metric('billings', 'billings', { ...flow, good: 'up', also: 'calculated billings; total billings', not: 'revenue', formula: 'revenue + deferred_revenue - deferred_revenue@-1y' }),
  metric('orders', 'order intake', { ...flow, good: 'up', also: 'orders received; net orders; total orders; order bookings; new bookings', not: 'revenue remaining_performance_obligation' }),
  metric('book_to_bill', 'book-to-bill ratio', { kind: 'ratio', unit: 'times', good: 'up', also: 'book-to-bill; book to bill', not: 'price_to_book', formula: 'orders / revenue' }),
  metric('net_revenue_retention', 'net revenue retention', { ...percent, good: 'up', also: 'net revenue retention rate; nrr; net dollar retention; net retention rate; dollar-based net retention rate; dollar-based net expansion rate; net expansion rate', not: 'retention_ratio' }),
  metric('churn_rate', 'churn rate', { ...percent, good: 'down', also: 'churn; customer churn; subscriber churn', not: 'net_revenue_retention' }),
  metric('revenue_per_user', 'average revenue per user', { kind: 'ratio', unit: 'money', good: 'up', also: 'arpu; average revenue per paying member; average revenue per membership; revenue per user; average revenue per account', not: 'revenue revenue_per_share' }),
  metric('daily_active_users', 'daily active users', { ...counted, good: 'up', also: 'daus; dau; daily active people; dap', not: 'monthly_active_users' }),
  metric('monthly_active_users', 'monthly active users', { ...counted, good: 'up', also: 'maus; mau; monthly active people', not: 'daily_active_users' }),
  metric('subscribers', 'subscribers', { ...counted, good: 'up', also: 'paid memberships; paying subscribers; subscriber count; number of subscribers; paid members', not: 'customers' }),
  metric('customers', 'number of customers', { ...counted, good: 'up', also: 'customer count; total customers; active customers', not: 'subscribers' }),
  metric('store_count', 'number of stores', { ...counted, good: 'up', also: 'store count; stores in operation; number of restaurants; number of locations; total stores', not: 'same_store_sales_growth' }),
  metric('load_factor', 'load factor', { ...percent, good: 'up', also: 'passenger load factor', not: 'occupancy_rate' }),
  metric('revenue_per_room', 'revenue per available room', { kind: 'ratio', unit: 'money', good: 'up', also: 'revpar', not: 'revenue average_daily_rate' }),
  metric('average_daily_rate', 'average daily rate', { kind: 'ratio', unit: 'money', good: 'up', also: 'average room rate', not: 'revenue_per_room' }),
  metric('aircraft_deliveries', 'deliveries', { ...counted, good: 'up', also: 'commercial deliveries; vehicle deliveries; aircraft deliveries; total deliveries', not: 'orders' }),
];

export const industryMetrics: readonly Metric[] = [...banks, ...insurers, ...trades];
