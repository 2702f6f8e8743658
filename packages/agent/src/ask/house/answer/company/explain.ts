// Why a measure moved: the lines that it is made of, largest move first, and what the analysts say of them.
import { formulaInputs, metricById } from '@assay/calc';
import { periodEnd } from '@assay/record';
import { change, growth } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import type { Topic } from '../../../../specialists/topic.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { isMoment, metricsAsked, missingTime, periodsAsked, timesAtHand, type MetricAsked } from '../asked-of.ts';
import { sayMeasure } from '../forms.ts';
import { notesOn, paragraphOf, partsOf } from './house-notes.ts';
import { grownBy, isOfMarket, nameOf } from '../sentences/naming.ts';
import { silent, textBlock, together, type Outcome } from '../outcome.ts';
import { computedFrom } from '../sentences/provenance.ts';
import { beside, clauseOf } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { tablesOf, type Row } from '../sentences/tables.ts';
import { readingsIn, yearBefore } from '../times/times.ts';

/** What stands behind a measure, beside the inputs of its own formula. */
const drivers: Readonly<Record<string, readonly string[]>> = {
  revenue: ['gross_profit', 'operating_income'],
  gross_margin: ['revenue', 'cost_of_revenue', 'cost_of_revenue_ratio'],
  gross_profit: ['revenue', 'cost_of_revenue'],
  operating_margin: ['gross_margin', 'research_intensity', 'sga_ratio', 'revenue', 'operating_income'],
  operating_income: ['revenue', 'gross_profit', 'research_and_development', 'selling_general_administrative'],
  net_margin: ['gross_margin', 'operating_margin', 'research_intensity', 'sga_ratio', 'effective_tax_rate'],
  net_income: ['revenue', 'gross_profit', 'operating_income', 'interest_expense', 'income_tax'],
  diluted_eps: ['net_income', 'diluted_shares', 'operating_income'],
  free_cash_flow: ['operating_cash_flow', 'capital_expenditure', 'net_income'],
  operating_cash_flow: ['net_income', 'depreciation_amortization', 'stock_based_compensation'],
  return_on_assets: ['net_margin', 'asset_turnover', 'net_income', 'total_assets'],
  return_on_equity: ['net_income', 'shareholders_equity', 'net_margin', 'asset_turnover', 'equity_multiplier'],
};

const topicsOf: Readonly<Record<string, readonly Topic[]>> = {
  revenue: ['growth', 'quarter'], gross_margin: ['margins', 'costs'], operating_margin: ['margins', 'costs', 'growth'], net_margin: ['margins', 'costs'], net_income: ['growth', 'margins', 'costs'], operating_income: ['growth', 'margins', 'costs'],
  diluted_eps: ['growth', 'shares'], free_cash_flow: ['cash'], operating_cash_flow: ['cash'], return_on_equity: ['returns', 'balance'], return_on_assets: ['returns', 'balance'],
};

export function explain(scene: Scene): Outcome {
  const asked = metricsAsked(scene);
  const measures: readonly MetricAsked[] = asked.length > 0 ? asked : [{ kind: 'metric', id: 'net_income', as: 'value', words: 'results' }];
  const [period] = periodsAsked(scene);
  if (period === undefined) return silent;
  return together(scene.holders.flatMap((holder) => measures.slice(0, 2).map((measure) => explainOne({ holder, scene }, measure, period))));
}

type At = { readonly holder: Holder; readonly scene: Scene };

function explainOne(at: At, given: MetricAsked, period: AskedPeriod): Outcome {
  const { holder, scene } = at;
  const id = grownBy(given.id) ?? given.id;
  const measure: MetricAsked = { ...given, id, as: given.as === 'share' ? 'share' : 'growth' };
  const said = sayMeasure(holder, measure, period) ?? sayMeasure(holder, { ...measure, as: 'value' }, period);
  if (said === null) return { summary: [timesAtHand(holder, id)], blocks: [], missing: [missingTime(holder, id)] };
  const moves = movesOf(holder, id, said.base);
  const parts = partsOf(holder, scene);
  const notes = scene.holders.length > 1 ? [] : notesOn(parts, topicsOf[id] ?? (isOfMarket(id) ? ['momentum', 'trend', 'range', 'multiple'] : []), isMoment(period) && period.kind !== 'latest' ? 0 : 4);
  const source = computedFrom(holder, said.base);
  return {
    summary: [said.sentence, ...ofLoss(said.base), ...leading(holder, moves)],
    blocks: [...(source === null ? [] : [textBlock(source)]), ...driversBlock(holder, moves.slice(2)), ...tableOf(holder, id, moves), ...paragraphOf(notes)],
    missing: scene.gathered.results.some(({ step }) => step.kind === 'data' && step.tool === 'search_filings') ? [] : [`What the company itself says of the reasons: no passages of ${holder.name}’s filings are at hand.`],
  };
}

/** What a price is held against has to be earned: of a loss there is no multiple. */
function ofLoss({ metric, unit, value }: Reading): readonly Text[] {
  return isOfMarket(metric) && unit.kind === 'multiple' && value.isNegative() ? [say`A negative ${nameOf(metric)} has no meaning, and screens show none: the amount that the price is held against is a loss.`] : [];
}

type Moved = { readonly id: string; readonly now: Reading; readonly before: Reading; /** How far it moved, to be held against the others. */ readonly size: number };

function movesOf(holder: Holder, id: string, base: Reading): readonly Moved[] {
  const formula = metricById(id)?.formula;
  const inputs = formula === undefined || formula === null ? [] : formulaInputs(formula).filter(({ shift }) => shift === null).map(({ metric }) => metric);
  const ids = [...new Set([...(drivers[id] ?? []), ...inputs])].filter((one) => one !== id && one !== 'price');
  const period = timeOf(base);
  return ids.flatMap((one): readonly Moved[] => {
    const now = readingsIn(holder.bench.book, one, period).at(-1);
    const before = now === undefined ? null : yearBefore(holder.bench.book, now);
    return now === undefined || before === null ? [] : [{ id: one, now, before, size: sizeOf(now, before) }];
  }).toSorted((left, right) => right.size - left.size);
}

/** The lines behind a figure are those of its own time: a ratio of balances has a day and no fiscal name. */
function timeOf({ period }: Reading): AskedPeriod {
  const fiscal = period?.fiscal ?? null;
  if (fiscal !== null && fiscal.part !== 'TTM') return { kind: 'fiscal', year: fiscal.year, part: fiscal.part as 'FY' };
  const day = period?.kind === 'instant' ? periodEnd(period) : null;
  return day === null ? { kind: 'latest' } : { kind: 'date', on: day };
}

/** Points of a percentage and percent of an amount are held against each other as they are. */
function sizeOf(now: Reading, before: Reading): number {
  const move = now.unit.kind === 'percent' ? change(now, before) : growth(now, before);
  return move === null ? 0 : Math.abs(move.value.toNumber());
}

function leading(holder: Holder, moves: readonly Moved[]): readonly Text[] {
  const [first, second] = moves;
  if (first === undefined) return [];
  const told = [first, ...(second === undefined ? [] : [second])].map(({ now, before }) => say`${clauseOf(holder, now)}${beside(holder, now, before)}`);
  return [say`Behind it: ${join(told, '; ')}.`];
}

function driversBlock(holder: Holder, moves: readonly Moved[]): readonly ReturnType<typeof textBlock>[] {
  if (moves.length === 0) return [];
  return [textBlock(say`Beside that, ${join(moves.slice(0, 4).map(({ now, before }) => say`${clauseOf(holder, now)}${beside(holder, now, before)}`), '; ')}.`)];
}

function tableOf(holder: Holder, id: string, moves: readonly Moved[]): Outcome['blocks'] {
  const flows = moves.filter(({ now }) => now.period?.kind === 'duration');
  if (flows.length < 2) return [];
  const row = (pick: (move: Moved) => Reading): Row => ({ holder, cells: flows.map(pick) });
  return tablesOf(say`What stands behind ${nameOf(id)} of ${holder.name}`, flows.map((move) => move.id), [row(({ before }) => before), row(({ now }) => now)]);
}

