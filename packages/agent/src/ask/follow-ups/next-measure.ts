// Which measure leads one step deeper than another: from the total to what is left of it, from the profit to the cash behind it.
import { metricById } from '@assay/calc';
import { isFundLike, type Company, type CompanyKind } from '@assay/data';

const deeper: Readonly<Record<string, readonly string[]>> = {
  revenue: ['operating_margin', 'revenue_growth'], revenue_growth: ['operating_margin', 'net_margin'], cost_of_revenue: ['gross_margin'], gross_profit: ['gross_margin', 'operating_margin'],
  gross_margin: ['operating_margin', 'net_margin'], operating_income: ['operating_margin', 'free_cash_flow'], operating_margin: ['net_margin', 'return_on_equity'], ebitda: ['operating_margin', 'free_cash_flow'],
  net_income: ['net_margin', 'free_cash_flow'], net_margin: ['return_on_equity', 'free_cash_flow'], diluted_eps: ['net_income', 'free_cash_flow'], basic_eps: ['diluted_eps', 'net_income'],
  research_and_development: ['operating_margin', 'revenue_growth'], selling_general_administrative: ['operating_margin'], operating_expenses: ['operating_margin'],
  operating_cash_flow: ['free_cash_flow', 'capital_expenditure'], free_cash_flow: ['capital_expenditure', 'net_income'], capital_expenditure: ['free_cash_flow'],
  dividends_paid: ['free_cash_flow', 'net_income'], dividends_per_share: ['diluted_eps', 'free_cash_flow'], share_repurchases: ['free_cash_flow', 'diluted_eps'],
  total_debt: ['debt_to_equity', 'free_cash_flow'], long_term_debt: ['total_debt', 'debt_to_equity'], debt_to_equity: ['total_debt', 'current_ratio'], cash: ['total_debt', 'current_ratio'],
  current_ratio: ['total_debt', 'cash'], total_assets: ['total_liabilities', 'return_on_assets'], total_liabilities: ['shareholders_equity', 'total_assets'], shareholders_equity: ['return_on_equity', 'total_assets'],
  return_on_equity: ['net_margin', 'return_on_assets'], return_on_assets: ['return_on_equity', 'net_margin'], pe_ratio: ['diluted_eps', 'revenue_growth'], price: ['diluted_eps', 'revenue'],
};

/** A bank's sales, margins and free cash flow are no measure of it. */
const ofBanks: readonly string[] = ['net_income', 'return_on_equity', 'return_on_assets', 'diluted_eps'];
const ofCompanies: readonly string[] = ['revenue', 'net_income', 'operating_margin', 'free_cash_flow'];
const financial: ReadonlySet<CompanyKind> = new Set(['bank', 'insurer']);

/** Measures that every filer of the kind states, most telling first. */
export function usualMeasures({ kind }: Pick<Company, 'kind'>): readonly string[] {
  if (isFundLike(kind)) return [];
  return financial.has(kind) ? ofBanks : ofCompanies;
}

/** The next that was not asked about; null where nothing lies deeper. */
export function nextMeasure(asked: readonly string[], company: Pick<Company, 'kind'>): string | null {
  const usual = usualMeasures(company);
  const near = asked.flatMap((id) => deeper[id] ?? []);
  const fitting = financial.has(company.kind) ? usual : usual.length === 0 ? [] : [...near, ...usual];
  return fitting.find((id) => !asked.includes(id) && metricById(id) !== undefined) ?? null;
}
