// What a statement says beside its lines: margins, growth on the same period a year before, and the balance's proportions.
import { daysBetween, type Fact, type IsoDate, type Unit } from '@assay/record';
import { derive } from '../../derive.ts';
import type { ComputedLeaf } from '../../leaf.ts';
import type { StatementName } from './statement-lines.ts';

type Ratio = { readonly name: string; readonly label: string; readonly formula: string; readonly parts: readonly string[]; readonly unit: Unit };
/** A line of a period. */
export type LineAt = (line: string, end: IsoDate) => Fact | null;

const fraction: Unit = { kind: 'fraction' };
const share = (name: string, label: string, [part, whole]: readonly [string, string]): Ratio => ({ name, label, formula: `${part} / ${whole}`, parts: [part, whole], unit: fraction });

const ratios: Readonly<Record<StatementName, readonly Ratio[]>> = {
  'financials': [
    share('gross_margin', 'Gross margin', ['gross_profit', 'revenue']), share('operating_margin', 'Operating margin', ['operating_income', 'revenue']), share('net_margin', 'Net margin', ['net_income', 'revenue']),
    share('research_share', 'Research and development, of revenue', ['research_and_development', 'revenue']), share('tax_rate', 'Effective tax rate', ['income_tax', 'pretax_income']),
  ],
  'balance-sheet': [
    { name: 'current_ratio', label: 'Current ratio', formula: 'current_assets / current_liabilities', parts: ['current_assets', 'current_liabilities'], unit: { kind: 'multiple' } },
    share('liabilities_share', 'Liabilities, of assets', ['total_liabilities', 'total_assets']), share('equity_share', "Shareholders' equity, of assets", ['shareholders_equity', 'total_assets']),
  ],
  'cash-flow': [
    { name: 'capex_share', label: 'Capital expenditure, of operating cash flow', formula: 'abs(capital_expenditure) / operating_cash_flow', parts: ['capital_expenditure', 'operating_cash_flow'], unit: fraction },
    { name: 'dividends_share', label: 'Dividends paid, of operating cash flow', formula: 'abs(dividends_paid) / operating_cash_flow', parts: ['dividends_paid', 'operating_cash_flow'], unit: fraction },
    { name: 'repurchases_share', label: 'Share repurchases, of operating cash flow', formula: 'abs(share_repurchases) / operating_cash_flow', parts: ['share_repurchases', 'operating_cash_flow'], unit: fraction },
  ],
};

const grown: Readonly<Record<StatementName, readonly (readonly [string, string])[]>> = {
  'financials': [['revenue', 'Revenue'], ['operating_income', 'Operating income'], ['net_income', 'Net income'], ['diluted_eps', 'Diluted earnings per share']],
  'balance-sheet': [['total_assets', 'Total assets'], ['shareholders_equity', "Shareholders' equity"]],
  'cash-flow': [['operating_cash_flow', 'Operating cash flow']],
};

export type RatioRow = { readonly name: string; readonly label: string; readonly at: ReadonlyMap<IsoDate, ComputedLeaf> };

/** Rows that have a value in at least one of the periods shown; `all` are the periods known, of which one is a year earlier. */
export function ratiosOf(statement: StatementName, lineAt: LineAt, { shown, all }: { readonly shown: readonly IsoDate[]; readonly all: readonly IsoDate[] }): RatioRow[] {
  const row = (name: string, label: string, valueAt: (end: IsoDate) => ComputedLeaf | null): RatioRow => ({ name, label, at: new Map(shown.flatMap((end) => {
    const leaf = valueAt(end);
    return leaf === null ? [] : [[end, leaf] as const];
  })) });
  const proportions = ratios[statement].map(({ name, label, formula, parts, unit }) => row(name, label, (end) => {
    const facts = Object.fromEntries(parts.map((part) => [part, lineAt(part, end)]));
    return derive(formula, facts, { label, unit, ...aboutOf(Object.values(facts)) });
  }));
  const growth = grown[statement].map(([line, label]) => row(`${line}_growth`, `${label}, growth on the year before`, (end) => growthAt({ line, label, end }, { lineAt, all })));
  return [...proportions, ...growth].filter(({ at }) => at.size > 0);
}

/** Growth from a loss or from nothing has no meaning. */
function growthAt({ line, label, end }: { readonly line: string; readonly label: string; readonly end: IsoDate }, { lineAt, all }: { readonly lineAt: LineAt; readonly all: readonly IsoDate[] }): ComputedLeaf | null {
  const yearBefore = all.find((other) => {
    const days = daysBetween(other, end);
    return days >= 350 && days <= 380;
  });
  const [now, before] = [lineAt(line, end), yearBefore === undefined ? null : lineAt(line, yearBefore)];
  if (now === null || before === null || Number(before.value) <= 0) return null;
  return derive(`${line} / year_before - 1`, { [line]: now, year_before: before }, { label: `${label}, growth on the year before`, unit: fraction, ...aboutOf([now]) });
}

function aboutOf(facts: readonly (Fact | null)[]): { readonly entity: Fact['entity']; readonly period: Fact['period'] } {
  const [first] = facts;
  return { entity: first?.entity ?? null, period: first?.period ?? null };
}
