// Where cash came from and went to by period.
import { statementTool } from './statement-tool.ts';

export const getCashFlow = statementTool({
  name: 'get_cash_flow', statement: 'cash-flow', spans: ['annual', 'quarterly', 'trailing'],
  description: 'The cash flow statement by year, quarter or trailing twelve months: every line that Yahoo Finance gives in the statements’ currency (outflows are negative), with what share of operating cash flow goes to investment, dividends and repurchases.',
});
