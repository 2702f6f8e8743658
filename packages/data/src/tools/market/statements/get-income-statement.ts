// Revenue, costs, profit and earnings per share by period.
import { statementTool } from './statement-tool.ts';

export const getIncomeStatement = statementTool({
  name: 'get_income_statement', statement: 'financials', spans: ['annual', 'quarterly', 'trailing'],
  description: 'The income statement by year, quarter or trailing twelve months: every line that Yahoo Finance gives in the statements’ currency, with margins, tax rate and growth on the year before.',
});
