// A metric that no statement shows, from the dictionary's own formula over readings of the same time.
import { evaluateFormula, metricById, refuseCurrencies } from '@assay/calc';
import type { Decimal, Period, Unit } from '@assay/record';
import type { Reading } from '../figures/figure.ts';
import type { Anchor } from './anchor.ts';

type Computing = {
  readonly metric: string;
  readonly anchor: Anchor;
  readonly at: (metric: string, anchor: Anchor) => Reading | null;
  readonly shift: (anchor: Anchor, steps: number, of: 'year' | 'quarter') => Anchor | null;
  /** True when the company has shown the line within the year before: then its absence is a gap, not a zero. */
  readonly shownLately: (metric: string, anchor: Anchor) => boolean;
  /** In which the company reports; null when unknown. */
  readonly statementCurrency: string | null;
  /** The price is that of a depositary receipt, the statements count ordinary shares. */
  readonly isReceipt: boolean;
  /** Told why a metric is not computed although its inputs are there. */
  readonly refuse: (metric: string, reason: string) => void;
};
type Input = { readonly metric: string; readonly shift: { readonly steps: number; readonly of: 'year' | 'quarter' } | null; readonly ttm: boolean };

/** Null when the metric has no formula, one of its inputs is missing, or an optional one is missing that the company has shown lately. Percentages come as percent, `44.1`. */
export function computeMetric(computing: Computing): Reading | null {
  const metric = metricById(computing.metric);
  if (metric === undefined || metric.formula === null) return null;
  const used: Reading[] = [];
  const gaps: string[] = [];
  const evaluated = evaluateFormula(metric.formula, (input: Input) => {
    const anchor = anchorOf(input, computing);
    const reading = anchor === null ? null : computing.at(input.metric, anchor);
    if (reading === null) {
      if (anchor !== null && computing.shownLately(input.metric, anchor)) gaps.push(input.metric);
      return null;
    }
    used.push(reading);
    return { value: asFraction(reading), ref: reading };
  });
  if (!evaluated.ok || gaps.length > 0 || used.length === 0) return null;
  const refusal = refuseCurrencies(used, computing.statementCurrency) ?? refuseReceipt(used, computing.isReceipt);
  if (refusal !== null) {
    computing.refuse(computing.metric, refusal);
    return null;
  }
  const unit = resultUnit(metric.unit, used);
  return {
    metric: computing.metric, value: unit.kind === 'percent' ? evaluated.value.times(100) : evaluated.value, unit,
    period: periodOf(computing.anchor, used, metric.kind === 'stock'), formula: metric.formula, facts: used.flatMap((reading) => reading.facts), assumptions: {},
  };
}

const receiptReason = 'The price is that of a depositary receipt, and how many ordinary shares of the statements stand behind one is not on file.';

function refuseReceipt(used: readonly Reading[], isReceipt: boolean): string | null {
  return isReceipt && used.some(({ metric }) => metric === 'price') && used.some(({ metric }) => metric !== 'price') ? receiptReason : null;
}

function anchorOf(input: Input, computing: Computing): Anchor | null {
  const base: Anchor = input.ttm && computing.anchor.length === 'quarter' ? { ...computing.anchor, length: 'day' } : computing.anchor;
  return input.shift === null ? base : computing.shift(base, input.shift.steps, input.shift.of);
}

function asFraction(reading: Reading): Decimal {
  return reading.unit.kind === 'percent' || reading.unit.kind === 'points' ? reading.value.dividedBy(100) : reading.value;
}

function resultUnit(unit: Unit, used: readonly Reading[]): Unit {
  if (unit.kind === 'fraction' || unit.kind === 'points') return { kind: 'percent' };
  if (unit.kind !== 'money') return unit;
  const money = used.map((reading) => reading.unit).find((read) => read.kind === 'money');
  return money?.kind === 'money' ? { ...unit, currency: money.currency } : unit;
}

function periodOf(anchor: Anchor, used: readonly Reading[], isStock: boolean): Period | null {
  if (anchor.length === 'day') return isStock ? used[0]?.period ?? null : { kind: 'instant', on: anchor.end, fiscal: null };
  if (isStock) return { kind: 'instant', on: anchor.end, fiscal: anchor.period?.fiscal ?? null };
  return anchor.period;
}

