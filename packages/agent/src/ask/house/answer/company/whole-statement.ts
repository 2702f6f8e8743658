// A whole statement of a company, or its ratios, by fiscal year: the lines that its sources hold, and the two or three that matter most in a sentence each.
import type { Anchor } from '../../../../book/anchor.ts';
import { say, type FigureStyle } from '../../../../prose/text.ts';
import { linesByYear, type Line } from '../../../../write/lines-by-year.ts';
import type { AskedPeriod, WholeStatement } from '../../../asked/asked.ts';
import { isWithoutMeaning } from '../companies/without-meaning.ts';
import { capital, nameOf, ownedBy } from '../sentences/naming.ts';
import { beside, clauseOf, sentence } from '../sentences/reading-words.ts';
import { together, type Outcome } from '../outcome.ts';
import type { Holder, Scene } from '../scene.ts';
import { yearBefore } from '../times/times.ts';
import { blocksOf } from './house-notes.ts';

const lines: Readonly<Record<WholeStatement, { readonly name: string; readonly first: readonly string[]; readonly ids: readonly string[] }>> = {
  income: { name: 'income statement', first: ['revenue', 'operating_income', 'net_income'], ids: ['revenue', 'cost_of_revenue', 'gross_profit', 'research_and_development', 'selling_general_administrative', 'operating_expenses', 'operating_income', 'interest_expense', 'pretax_income', 'income_tax', 'net_income', 'diluted_eps'] },
  balance: { name: 'balance sheet', first: ['total_assets', 'total_liabilities', 'shareholders_equity'], ids: ['cash', 'short_term_investments', 'receivables', 'inventory', 'current_assets', 'property_plant_equipment', 'goodwill', 'total_assets', 'current_liabilities', 'short_term_debt', 'long_term_debt', 'total_liabilities', 'shareholders_equity'] },
  cash: { name: 'cash flow statement', first: ['operating_cash_flow', 'capital_expenditure', 'free_cash_flow'], ids: ['net_income', 'depreciation_and_amortization', 'stock_based_compensation', 'operating_cash_flow', 'capital_expenditure', 'free_cash_flow', 'acquisitions', 'dividends_paid', 'share_repurchases', 'investing_cash_flow', 'financing_cash_flow'] },
  ratios: { name: 'ratios', first: ['net_margin', 'return_on_equity', 'debt_to_equity', 'current_ratio'], ids: ['gross_margin', 'operating_margin', 'net_margin', 'return_on_equity', 'return_on_assets', 'current_ratio', 'debt_to_equity', 'interest_coverage', 'asset_turnover', 'effective_tax_rate'] },
};

/** Columns of a table. */
const YEARS = 4;

function anchorsOf(all: readonly Anchor[], [period]: readonly AskedPeriod[]): readonly Anchor[] {
  if (period?.kind === 'last') return all.slice(-Math.max(2, Math.min(period.count, 2 * YEARS)));
  const last = period?.kind === 'fiscal' && period.year !== null ? all.findIndex(({ period: own }) => own?.fiscal?.year === period.year) : all.length - 1;
  return last < 0 ? [] : all.slice(Math.max(0, last - YEARS + 1), last + 1);
}

const labels: Readonly<Record<string, { readonly unit: string; readonly style: FigureStyle }>> = { percent: { unit: '%', style: 'cell' }, fraction: { unit: '%', style: 'cell' }, multiple: { unit: 'times', style: 'cell' }, 'per-share': { unit: '$', style: 'cell' }, money: { unit: '$ billion', style: 'billions' } };

function lineOf({ bench: { book } }: Holder, metric: string, anchors: readonly Anchor[]): readonly Line[] {
  const reading = anchors.map((anchor) => book.at(metric, anchor)).find((one) => one !== null);
  if (reading === undefined) return [];
  const kind = reading.unit.kind === 'money' && reading.unit.per !== null ? 'per-share' : reading.unit.kind;
  const { unit, style } = labels[kind] ?? { unit: '', style: 'cell' as const };
  return [{ label: `${capital(nameOf(metric))}${unit === '' ? '' : ` (${unit})`}`, metric, style }];
}

function tell(holder: Holder, kind: WholeStatement, periods: readonly AskedPeriod[]): Outcome {
  const { name, first, ids } = lines[kind];
  const { book } = holder.bench;
  const anchors = anchorsOf(book.yearAnchors, periods);
  const newest = anchors.at(-1);
  const rows = ids.flatMap((id) => lineOf(holder, id, anchors));
  if (newest === undefined || rows.length === 0) return { summary: [say`The sources at hand do not hold ${ownedBy(holder.name)} ${name} for the time asked about.`], blocks: [], missing: [`${ownedBy(holder.name)} ${name} for the time asked about.`] };
  const summary = first.flatMap((id) => { const now = book.at(id, newest); return now === null || isWithoutMeaning(holder, now) ? [] : [sentence(say`${clauseOf(holder, now)}${now.unit.kind === 'multiple' ? say`` : beside(holder, now, yearBefore(book, now))}`)]; });
  const absent = ids.filter((id) => !rows.some(({ metric }) => metric === id)).map(nameOf);
  return { summary, blocks: blocksOf(linesByYear(holder.bench, rows, anchors), say`${capital(name)} of ${holder.name} by fiscal year`), missing: absent.length === 0 ? [] : [`Lines of ${ownedBy(holder.name)} ${name} that are not at hand: ${absent.join(', ')}.`] };
}

/** Null where no whole statement is asked for. */
export function wholeStatement({ holders, gathered: { asked } }: Scene): Outcome | null {
  const { wholeStatement: kind, periods } = asked;
  return kind === undefined ? null : together(holders.map((holder) => tell(holder, kind, periods)));
}
