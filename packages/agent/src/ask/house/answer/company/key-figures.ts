// The figures by which a company is sized up, two fiscal years beside one another: what stands behind an answer on a company at large.
import { say, type FigureStyle } from '../../../../prose/text.ts';
import { linesByYear, type Line } from '../../../../write/lines-by-year.ts';
import { overviewMetrics } from '../../../../write/overview-section.ts';
import type { Anchor } from '../../../../book/anchor.ts';
import { asksWholePicture } from '../../../asked/at-large/whole-picture.ts';
import type { Asked, AskedPeriod } from '../../../asked/asked.ts';
import type { Block } from '../../../draft.ts';
import { periodsAsked } from '../asked-of.ts';
import { tablesOf } from '../sentences/tables.ts';
import { capital, nameOf } from '../sentences/naming.ts';
import type { Holder, Scene } from '../scene.ts';
import { latest } from '../times/times.ts';
import { blocksOf } from './house-notes.ts';

/** In the order of the statements; what a company does not report is left out. */
const yearly: readonly string[] = [
  'revenue', 'revenue_growth', 'gross_margin', 'operating_income', 'operating_margin', 'net_income', 'net_income_growth', 'net_margin', 'diluted_eps', 'research_and_development',
  'operating_cash_flow', 'capital_expenditure', 'free_cash_flow', 'dividends_per_share', 'dividends_paid', 'share_repurchases',
  'cash', 'cash_and_investments', 'total_debt', 'total_assets', 'total_liabilities', 'shareholders_equity', 'current_ratio', 'debt_to_equity', 'return_on_equity',
];
const ofMarket: readonly string[] = ['price', 'return_ytd', 'return_1y', 'market_cap', 'pe_ratio', 'price_to_sales', 'dividend_yield'];
const style: FigureStyle = 'plain';
/** Beside a third company the tables would be longer than what was asked. */
const MOST = 2;

/** A statement that is asked for whole is told whole, and nothing beside it. */
export function isOfCompaniesAtLarge({ operation, text, wholeStatement }: Asked): boolean {
  return wholeStatement === undefined && (operation === 'value' || operation === 'overview' || asksWholePicture(text));
}

/** Of a question that is of companies at large. */
export function keyFigures(scene: Scene): readonly Block[] {
  const { asked } = scene.gathered;
  if (scene.holders.length > MOST) return [];
  const hasOverview = asked.operation === 'overview' && asked.measures.length === 0;
  return scene.holders.flatMap((holder) => [...byYear(holder, hasOverview ? overviewMetrics(holder.company.kind) : [], periodsAsked(scene)), ...today(holder)]);
}

/** `told`: what another table tells by year already. */
function byYear(holder: Holder, told: readonly string[], periods: readonly AskedPeriod[]): readonly Block[] {
  const lines = yearly.filter((metric) => !told.includes(metric)).map((metric): Line => ({ label: capital(nameOf(metric)), metric, style }));
  return blocksOf(linesByYear(holder.bench, lines, yearsOf(holder, periods)), say`Key figures of ${holder.name}`);
}

/** The newest fiscal year that is named, else the newest on file, and the one before. */
function yearsOf({ bench: { book } }: Holder, periods: readonly AskedPeriod[]): readonly Anchor[] {
  const named = periods.flatMap((period) => (period.kind === 'fiscal' && period.year !== null ? [period.year] : []));
  const newest = Math.max(...named);
  const upTo = book.yearAnchors.filter(({ period }) => named.length === 0 || (period?.fiscal?.year ?? 0) <= newest);
  return upTo.slice(-2);
}

function today(holder: Holder): readonly Block[] {
  const known = ofMarket.flatMap((id) => { const reading = latest(holder.bench.book, id); return reading === null ? [] : [{ id, reading }]; });
  return tablesOf(say`The price of ${holder.name}`, known.map(({ id }) => id), [{ holder, cells: known.map(({ reading }) => reading) }]);
}
