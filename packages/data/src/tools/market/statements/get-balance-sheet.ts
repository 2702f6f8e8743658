// What a company owns and owes at period ends.
import { statementTool } from './statement-tool.ts';

export const getBalanceSheet = statementTool({
  name: 'get_balance_sheet', statement: 'balance-sheet', spans: ['annual', 'quarterly'],
  description: 'The balance sheet by year or quarter: every line that Yahoo Finance gives in the statements’ currency, with current ratio and the shares of liabilities and equity.',
});
