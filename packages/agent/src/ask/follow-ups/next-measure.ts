// Which measure leads one step deeper than another: from the total to what is left of it, from the profit to what earned it. Only measures that nearly
// every filer of the kind states: a suggestion that cannot be answered is worse than none.
import { metricById } from '@assay/calc';
import { isFundLike, type Company, type CompanyKind } from '@assay/data';

const deeper: Readonly<Record<string, readonly string[]>> = {
  revenue: ['net_margin', 'revenue_growth'], revenue_growth: ['net_margin', 'return_on_equity'], cost_of_revenue: ['gross_margin'], gross_profit: ['gross_margin', 'net_margin'],
  gross_margin: ['net_margin', 'return_on_equity'], operating_income: ['operating_margin', 'net_margin'], operating_margin: ['net_margin', 'return_on_equity'], ebitda: ['net_margin', 'return_on_equity'],
  net_income: ['net_margin', 'return_on_equity'], net_margin: ['return_on_equity', 'diluted_eps'], diluted_eps: ['net_income', 'net_margin'], basic_eps: ['diluted_eps', 'net_income'],
  research_and_development: ['revenue_growth', 'net_margin'], selling_general_administrative: ['net_margin'], operating_expenses: ['operating_margin'],
  operating_cash_flow: ['net_income', 'net_margin'], free_cash_flow: ['net_income', 'net_margin'], capital_expenditure: ['revenue', 'net_income'],
  dividends_paid: ['net_income', 'diluted_eps'], dividends_per_share: ['diluted_eps', 'net_income'], share_repurchases: ['diluted_eps', 'net_income'],
  total_debt: ['debt_to_equity', 'net_income'], long_term_debt: ['total_debt', 'debt_to_equity'], debt_to_equity: ['total_debt', 'current_ratio'], cash: ['total_debt', 'current_ratio'],
  current_ratio: ['total_debt', 'cash'], total_assets: ['total_liabilities', 'return_on_assets'], total_liabilities: ['shareholders_equity', 'total_assets'], shareholders_equity: ['return_on_equity', 'total_assets'],
  return_on_equity: ['net_margin', 'return_on_assets'], return_on_assets: ['return_on_equity', 'net_margin'], pe_ratio: ['diluted_eps', 'revenue_growth'], price: ['diluted_eps', 'revenue'],
};

/** A bank's sales, margins and free cash flow are no measure of it. */
const ofBanks: readonly string[] = ['net_income', 'return_on_equity', 'return_on_assets', 'diluted_eps'];
const ofCompanies: readonly string[] = ['revenue', 'net_income', 'net_margin', 'diluted_eps'];
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
