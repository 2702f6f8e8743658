// Three cases for what a share is worth. Which model fits depends on what the company has: cash flow, book value, earnings, or only sales.
import { computeModel } from '@assay/calc';
import { decimal, usdPerShare, type Decimal, type Unit } from '@assay/record';
import { assumed, asPercent } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { median } from '../../book/history.ts';
import type { Bench } from '../bench.ts';
import { assumptionsOf, type Assumptions } from './assumptions.ts';
import { refusalOf } from './refused.ts';
import { cashFlowStart } from './cash-flow-start.ts';
import { exitYears, horizonYears } from './horizon.ts';

export type CaseName = 'Bull' | 'Base' | 'Bear';
export type Column = { readonly header: string; readonly read: Reading };
export type ValueCase = { readonly name: CaseName; readonly weight: Reading; readonly columns: readonly Column[]; readonly value: Reading };
export type ValueModel = {
  readonly kind: 'cash-flow' | 'book' | 'earnings' | 'recovery';
  readonly assumptions: Assumptions;
  readonly cases: readonly ValueCase[];
  readonly weighted: Reading;
  /** What the model starts from. */
  readonly start: Readonly<Record<string, Reading>>;
  /** Points moved between bull and bear by the evidence. */
  readonly tilt: number;
  /** The value can be computed again from the sources and the row's own assumptions; else it is a target, and headed as one. */
  readonly isPlain: boolean;
};

const percent: Unit = { kind: 'percent' };
const times: Unit = { kind: 'multiple' };
const lean: Readonly<Record<CaseName, 1 | 0 | -1>> = { Bull: 1, Base: 0, Bear: -1 };
const caseNames: readonly CaseName[] = ['Bull', 'Base', 'Bear'];

type Start = Readonly<Record<string, Reading>>;
type Pricing = { readonly start: Start; readonly assumptions: Assumptions; readonly lean: 1 | 0 | -1 };
type Priced = { readonly columns: readonly Column[]; readonly value: Decimal };

function rate(name: string, value: Decimal): Column {
  return { header: name, read: assumed(name.toLowerCase().replaceAll(' ', '_'), value, percent) };
}

/** Cash flow discounted over ten years and beyond; the rest of the model is the dictionary’s own. */
export function priceCashFlow(pricing: Pricing): Priced | null {
  const { start, assumptions } = pricing;
  const [cash, debt, shares] = [start['free_cash_flow'], start['net_debt'], start['diluted_shares']];
  if (cash === undefined || debt === undefined || shares === undefined) return null;
  const grows = assumptions.growth.plus(assumptions.spread.times(pricing.lean));
  const terminal = assumptions.terminal.plus(decimal('0.5').times(pricing.lean));
  const computed = computeModel('dcf_value_per_share', {
    free_cash_flow: cash.value, net_debt: debt.value, diluted_shares: shares.value,
    growth: grows.dividedBy(100), discount_rate: assumptions.discount.dividedBy(100), terminal_growth: terminal.dividedBy(100), years: decimal(horizonYears),
  });
  if ('error' in computed) return null;
  return { columns: [rate('Growth', grows), { header: 'Years of growth', read: assumed('years', horizonYears, { kind: 'count', of: null }) }, rate('Discount rate', assumptions.discount), rate('Terminal growth', terminal)], value: decimal(computed.value) };
}

/** A bank: book value per share × (return on equity − growth) ÷ (cost of equity − growth). Source: Gordon growth with clean surplus. */
function priceBook(pricing: Pricing): Priced | null {
  const { start, assumptions } = pricing;
  const [book, earned] = [start['book_value_per_share'], start['return_on_equity']];
  if (book === undefined || earned === undefined) return null;
  const grows = decimal(3).plus(decimal('0.5').times(pricing.lean));
  const cost = assumptions.discount;
  const returns = decimal(Math.round(asPercent(earned) * 2) / 2).plus(decimal('1.5').times(pricing.lean));
  if (cost.lte(grows)) return null;
  return { columns: [rate('Return on equity', returns), rate('Growth', grows), rate('Discount rate', cost)], value: book.value.times(returns.minus(grows)).dividedBy(cost.minus(grows)) };
}

/** Earnings five years out at a multiple, brought back to today. */
function priceEarnings(pricing: Pricing): Priced | null {
  const { start, assumptions } = pricing;
  const [eps, usual] = [start['diluted_eps'], start['usual_multiple']];
  if (eps === undefined || usual === undefined) return null;
  const grows = assumptions.growth.plus(assumptions.spread.times(pricing.lean));
  const exit = usual.value.times(decimal(1).plus(decimal('0.15').times(pricing.lean))).toDecimalPlaces(0);
  const later = eps.value.times(decimal(1).plus(grows.dividedBy(100)).pow(exitYears));
  return {
    columns: [rate('Growth', grows), { header: 'Exit multiple', read: assumed('exit_multiple', exit, times) }, rate('Discount rate', assumptions.discount)],
    value: later.times(exit).dividedBy(decimal(1).plus(assumptions.discount.dividedBy(100)).pow(exitYears)),
  };
}

/** Growth out of a bad year is no guide to the years after it. */
const recoveryCap = 8;
const recoveryFloor = 4;

/** No earnings yet: sales five years out, a margin regained, a multiple, brought back to today less the debt of today. */
function priceRecovery(pricing: Pricing): Priced | null {
  const { start, assumptions } = pricing;
  const [sales, shares, debt] = [start['revenue'], start['diluted_shares'], start['net_debt']];
  if (sales === undefined || shares === undefined) return null;
  const grows = decimal(Math.min(recoveryCap, Math.max(recoveryFloor, assumptions.growth.toNumber()))).plus(decimal(2).times(pricing.lean));
  const usual = start['best_net_margin']?.value ?? decimal(6);
  const margin = usual.plus(usual.dividedBy(3).times(pricing.lean)).times(2).toDecimalPlaces(0).dividedBy(2);
  const exit = decimal(18).plus(decimal(2).times(pricing.lean));
  const earned = sales.value.times(decimal(1).plus(grows.dividedBy(100)).pow(exitYears)).times(margin.dividedBy(100));
  const worth = earned.times(exit).dividedBy(decimal(1).plus(assumptions.discount.dividedBy(100)).pow(exitYears)).minus(debt?.value ?? decimal(0));
  return {
    columns: [rate('Growth', grows), rate('Net margin', margin), { header: 'Exit multiple', read: assumed('exit_multiple', exit, times) }, rate('Discount rate', assumptions.discount)],
    value: notBelowZero(worth.dividedBy(shares.value)),
  };
}

function notBelowZero(value: Decimal): Decimal {
  return value.isNegative() ? decimal(0) : value;
}

type Chosen = { readonly kind: ValueModel['kind']; readonly start: Start; readonly isPlain: boolean; readonly price: (pricing: Pricing) => Priced | null };

/** The trailing figure where four quarters are on file, else that of the last fiscal year. */
function latest(bench: Bench, metric: string): Reading | undefined {
  return bench.book.today(metric) ?? bench.book.years(metric).at(-1);
}

/** What the company has decides the model. Cash flow far below profit means that today's is no measure of the business. */
function choose(bench: Bench): Chosen | null {
  if (refusalOf(bench) !== null) return null;
  if (bench.company.kind === 'bank' || bench.company.kind === 'insurer') return bankStart(bench);
  const cash = cashFlowStart(bench);
  if (cash !== null) return { kind: 'cash-flow', isPlain: cash.isPlain, start: { free_cash_flow: cash.cash, net_debt: cash.debt, diluted_shares: cash.shares }, price: priceCashFlow };
  const eps = latest(bench, 'diluted_eps') ?? perShare(bench);
  if (eps !== undefined && eps.value.isPositive()) return { kind: 'earnings', isPlain: false, start: { diluted_eps: eps, usual_multiple: usualMultiple(bench) }, price: priceEarnings };
  const [sales, shares, debt] = [latest(bench, 'revenue'), bench.book.today('diluted_shares'), bench.book.today('net_debt') ?? bench.book.today('long_term_debt')];
  if (sales === undefined || shares === null) return null;
  return { kind: 'recovery', isPlain: false, start: { revenue: sales, diluted_shares: shares, best_net_margin: bestMargin(bench), ...(debt === null ? {} : { net_debt: debt }) }, price: priceRecovery };
}

/** Net income over diluted shares, where no statement at hand shows earnings per share. */
function perShare(bench: Bench): Reading | undefined {
  const [profit, shares] = [latest(bench, 'net_income'), bench.book.today('diluted_shares')];
  if (profit === undefined || shares === null || shares.value.lte(0)) return undefined;
  return { ...profit, metric: 'net_income_per_diluted_share', value: profit.value.dividedBy(shares.value), unit: usdPerShare, formula: 'net_income / diluted_shares', facts: [...profit.facts, ...shares.facts] };
}

/** A bank's equity per share: by the dictionary's formula, else over diluted shares. */
function bankStart(bench: Bench): Chosen | null {
  const earned = bench.book.years('return_on_equity').at(-1);
  const [equity, shares] = [bench.book.today('shareholders_equity'), bench.book.today('diluted_shares')];
  const book = bench.book.today('book_value_per_share') ?? (equity === null || shares === null ? null : { ...equity, metric: 'book_value_per_share', value: equity.value.dividedBy(shares.value), unit: usdPerShare, formula: 'shareholders_equity / diluted_shares', facts: [...equity.facts, ...shares.facts] });
  if (earned === undefined || book === null) return null;
  return { kind: 'book', isPlain: false, start: { book_value_per_share: book, return_on_equity: earned, ...(equity === null ? {} : { shareholders_equity: equity }), ...(shares === null ? {} : { diluted_shares: shares }) }, price: priceBook };
}

/** Two thirds of the best net margin on file, between 3% and 12%: a repaired company rarely gets all of it back. */
function bestMargin(bench: Bench): Reading {
  const best = Math.max(0, ...bench.book.years('net_margin').map(asPercent));
  return assumed('net_margin', decimal(Math.min(12, Math.max(3, (best * 2) / 3)).toFixed(1)), percent);
}

/** What an ordinary company is worth in years of earnings. */
const ordinaryMultiple = 18;

/** The middle of the company's own year-end multiples, or halfway from an ordinary one to today's; within what a patient buyer would pay. */
function usualMultiple(bench: Bench): Reading {
  const seen = yearEndMultiples(bench).map((read) => read.value.toNumber());
  const today = bench.book.today('pe_ratio')?.value.toNumber() ?? ordinaryMultiple;
  const middle = seen.length < 3 ? (ordinaryMultiple + today) / 2 : median(seen);
  return assumed('exit_multiple', decimal(Math.round(Math.min(24, Math.max(11, middle)))), times);
}

/** Price over diluted earnings per share at each fiscal year's end, where both are known. */
export function yearEndMultiples(bench: Bench): Reading[] {
  return bench.book.yearAnchors.slice(-6).flatMap((anchor) => {
    const eps = bench.book.at('diluted_eps', anchor);
    const close = bench.book.closes.findLast((read) => read.period?.kind === 'instant' && read.period.on <= anchor.end);
    const isNear = close?.period?.kind === 'instant' && close.period.on >= `${anchor.end.slice(0, 8)}01`.slice(0, 8);
    if (eps === null || close === undefined || !isNear || eps.value.lte(0)) return [];
    return [{ metric: 'pe_ratio', value: close.value.dividedBy(eps.value), unit: times, period: anchor.period, formula: 'price / diluted_eps', facts: [...close.facts, ...eps.facts], assumptions: {} }];
  });
}

function weightsOf(tilt: number): Readonly<Record<CaseName, number>> {
  return { Bull: 25 + tilt, Base: 50, Bear: 25 - tilt };
}

/** Builds the cases; null when the figures do not allow any model. `tilt` moves points from bear to bull. */
export function makeModel(bench: Bench, tilt: number): ValueModel | null {
  const chosen = choose(bench);
  if (chosen === null) return null;
  const assumptions = assumptionsOf(bench);
  const cases: ValueCase[] = [];
  for (const name of caseNames) {
    const priced = chosen.price({ start: chosen.start, assumptions, lean: lean[name] });
    if (priced === null) return null;
    const inputs = Object.assign({}, ...priced.columns.map((column) => column.read.assumptions)) as Record<string, Decimal>;
    const facts = Object.values(chosen.start).flatMap((reading) => reading.facts);
    cases.push({
      name, weight: assumed('weight', weightsOf(tilt)[name], percent), columns: priced.columns,
      value: { metric: 'value_per_share', value: priced.value, unit: usdPerShare, period: null, formula: `${chosen.kind} model`, facts, assumptions: inputs },
    });
  }
  const total = cases.reduce((sum, entry) => sum.plus(entry.value.value.times(entry.weight.value).dividedBy(100)), decimal(0));
  const weighted: Reading = { metric: 'value_per_share', value: total, unit: usdPerShare, period: null, formula: 'weighted sum of the cases', facts: [], assumptions: Object.fromEntries(cases.map((entry) => [entry.name.toLowerCase(), entry.value.value])) };
  return { kind: chosen.kind, assumptions, cases, weighted, start: chosen.start, tilt, isPlain: chosen.isPlain };
}
