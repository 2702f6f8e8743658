// Lines of banks and card issuers.
import { metric, type Metric } from './metric.ts';

const flow = { kind: 'flow', unit: 'money' } as const;
const stock = { kind: 'stock', unit: 'money' } as const;

export const bankMetrics: readonly Metric[] = [
  metric('net_interest_income', 'net interest income', { ...flow, good: 'up', also: 'nii; interest income, net; net interest revenue; interest income (expense), net', tags: 'InterestIncomeExpenseNet InterestIncomeExpenseAfterProvisionForLoanLoss ifrs:InterestRevenueExpense', not: 'interest_income interest_expense net_interest_expense net_interest_margin', fmp: 'netInterestIncome' }),
  metric('noninterest_income', 'noninterest income', { ...flow, good: 'up', also: 'non-interest income; non-interest revenues; noninterest revenue; fee income; total non-interest revenues; total noninterest income; total noninterest revenue; non interest income', tags: 'NoninterestIncome' }),
  metric('noninterest_expense', 'noninterest expense', { ...flow, good: 'down', also: 'non-interest expense; noninterest expenses; non-interest expenses; total noninterest expense; total noninterest expenses; non interest expense', tags: 'NoninterestExpense' }),
  metric('provision_for_credit_losses', 'provision for credit losses', { ...flow, good: 'down', also: 'provisions for credit losses; credit loss provision; loan loss provision; provision for loan losses; provision for losses; credit provisions; provision for loan and lease losses; loan impairment charges; credit impairment charges; impairment losses on loans; expected credit losses charge; credit impairment losses', tags: 'ProvisionForLoanLeaseAndOtherLosses ProvisionForLoanAndLeaseLosses ProvisionForCreditLosses', not: 'allowance_for_loan_losses net_charge_offs' }),
  metric('total_deposits', 'deposits', { ...stock, good: 'up', also: 'total deposits; customer deposits; customer accounts; deposits from customers; deposits by customers', tags: 'Deposits ifrs:DepositsFromCustomers', not: 'cash customer_deposits_received' }),
  metric('loans', 'loans', { ...stock, also: 'total loans; net loans; loans outstanding; loan book; loans receivable; loans and advances to customers; loans and leases; total loans and leases; loans, net; loan portfolio; loans and advances', tags: 'LoansAndLeasesReceivableNetReportedAmount FinancingReceivableExcludingAccruedInterestAfterAllowanceForCreditLoss ifrs:LoansAndAdvancesToCustomers' }),
  metric('efficiency_ratio', 'efficiency ratio', { kind: 'ratio', unit: 'percent', good: 'down', also: 'cost-income ratio; cost to income ratio; cost/income ratio; cost-to-income ratio', formula: 'noninterest_expense / revenue' }),
  metric('net_interest_margin', 'net interest margin', { kind: 'ratio', unit: 'percent', good: 'up', also: 'nim' }),
  metric('cet1_ratio', 'common equity tier 1 ratio', { kind: 'ratio', unit: 'percent', good: 'up', also: 'cet1 ratio; cet1 capital ratio; common equity tier 1 capital ratio; cet1; cet 1 ratio; common equity tier one ratio', tags: 'CommonEquityTierOneCapitalRatio', not: 'tier1_ratio cet1_capital' }),
  metric('equity_to_assets', 'equity to assets', { kind: 'ratio', unit: 'percent', good: 'up', also: 'equity-to-assets ratio; equity-to-assets; ratio of equity to assets', formula: 'shareholders_equity / total_assets' }),
  metric('loan_to_deposit', 'loan-to-deposit ratio', { kind: 'ratio', unit: 'percent', also: 'loans to deposits', formula: 'loans / total_deposits' }),
  metric('provision_ratio', 'provision ratio', { kind: 'ratio', unit: 'percent', good: 'down', also: 'provisions as a share of revenue', formula: 'provision_for_credit_losses / revenue' }),
];
