/** What a company spends is named by its size; statements often show it below nought. */
const outflows = new Set(['capital_expenditure', 'dividends_paid', 'share_repurchases', 'depreciation_amortization', 'cost_of_revenue', 'interest_expense', 'income_tax', 'operating_expenses', 'selling_general_administrative', 'research_and_development']);

export function isSpent(id: string): boolean {
  return outflows.has(id);
}
