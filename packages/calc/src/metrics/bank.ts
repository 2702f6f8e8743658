// Lines of banks and card issuers.
import { metric, type Metric } from './metric.ts';

const flow = { kind: 'flow', unit: 'money' } as const;
const stock = { kind: 'stock', unit: 'money' } as const;

export const bankMetrics: readonly Metric[] = [
  metric('net_interest_income', 'net interest income', { ...flow, good: 'up', also: 'nii; interest income, net', tags: 'InterestIncomeExpenseNet InterestIncomeExpenseAfterProvisionForLoanLoss', not: 'interest_income interest_expense' }),
  metric('noninterest_income', 'noninterest income', { ...flow, good: 'up', also: 'non-interest income; non-interest revenues; noninterest revenue; fee income; total non-interest revenues', tags: 'NoninterestIncome' }),
  metric('noninterest_expense', 'noninterest expense', { ...flow, good: 'down', also: 'non-interest expense; noninterest expenses; non-interest expenses', tags: 'NoninterestExpense' }),
  metric('provision_for_credit_losses', 'provision for credit losses', { ...flow, good: 'down', also: 'provisions for credit losses; credit loss provision; loan loss provision; provision for loan losses; provision for losses; credit provisions', tags: 'ProvisionForLoanLeaseAndOtherLosses ProvisionForLoanAndLeaseLosses ProvisionForCreditLosses' }),
  metric('total_deposits', 'deposits', { ...stock, good: 'up', also: 'total deposits; customer deposits', tags: 'Deposits', not: 'cash' }),
  metric('loans', 'loans', { ...stock, also: 'total loans; net loans; loans outstanding; loan book; loans receivable', tags: 'LoansAndLeasesReceivableNetReportedAmount FinancingReceivableExcludingAccruedInterestAfterAllowanceForCreditLoss' }),
  metric('efficiency_ratio', 'efficiency ratio', { kind: 'ratio', unit: 'percent', good: 'down', also: 'cost-income ratio; cost to income ratio', formula: 'operating_expenses / revenue' }),
  metric('net_interest_margin', 'net interest margin', { kind: 'ratio', unit: 'percent', good: 'up', also: 'nim' }),
  metric('cet1_ratio', 'common equity tier 1 ratio', { kind: 'ratio', unit: 'percent', good: 'up', also: 'cet1 ratio; cet1 capital ratio; tier 1 ratio; tier 1 capital ratio' }),
  metric('equity_to_assets', 'equity to assets', { kind: 'ratio', unit: 'percent', good: 'up', also: 'equity-to-assets ratio; equity-to-assets; ratio of equity to assets', formula: 'shareholders_equity / total_assets' }),
  metric('loan_to_deposit', 'loan-to-deposit ratio', { kind: 'ratio', unit: 'percent', also: 'loans to deposits', formula: 'loans / total_deposits' }),
  metric('provision_ratio', 'provision ratio', { kind: 'ratio', unit: 'percent', good: 'down', also: 'provisions as a share of revenue', formula: 'provision_for_credit_losses / revenue' }),
];
