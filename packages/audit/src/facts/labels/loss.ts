/** Words that name a loss and no income: "net loss", not "net income (loss)". A figure under them that shows no minus is a negative income. */
export function isLoss(words: string): boolean {
  return /\bloss(?:es)?\b/i.test(words) && !/\b(?:income|profits?|earnings|gains?)\b/i.test(words);
}

/** Metrics that a loss is the negative of. */
const incomes = new Set(['net_income', 'operating_income', 'pretax_income', 'basic_eps', 'diluted_eps', 'gross_profit', 'ebit', 'ebitda']);

export function isIncomeMetric(id: string | null): boolean {
  return id !== null && incomes.has(id);
}
