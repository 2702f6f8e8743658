// A metric that no statement shows, from the dictionary's own formula over readings of the same time.
import { commonFlowEnd, evaluateFormula, metricById, refuseCurrencies, runsOverMonths, type FlowInput, type Metric } from '@assay/calc';
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

/**
 * Null when the metric has no formula, one of its inputs is missing, or an optional one is missing that the company has shown lately. Percentages come as
 * percent, `44.1`. On a day, flows are the twelve months up to it: where one of them ends earlier than the others, all are read up to its end.
 */
export function computeMetric(computing: Computing): Reading | null {
  const metric = metricById(computing.metric);
  if (metric === undefined || metric.formula === null) return null;
  const first = evaluated(metric.formula, computing, computing.anchor);
  const common = first === null || computing.anchor.length !== 'day' ? null : commonFlowEnd(first.flows);
  const taken = common === null ? first : evaluated(metric.formula, computing, { ...computing.anchor, end: common });
  if (taken === null || (common !== null && commonFlowEnd(taken.flows) !== null)) return null;
  const { used } = taken;
  const refusal = refuseCurrencies(used, computing.statementCurrency) ?? refuseReceipt(used, computing.isReceipt);
  if (refusal !== null) {
    computing.refuse(computing.metric, refusal);
    return null;
  }
  const unit = resultUnit(metric.unit, used);
  return {
    metric: computing.metric, value: unit.kind === 'percent' ? taken.value.times(100) : taken.value, unit,
    period: periodOf(computing.anchor, used, metric), formula: metric.formula, facts: used.flatMap((reading) => reading.facts), assumptions: {},
  };
}

type Evaluated = { readonly value: Decimal; readonly used: readonly Reading[]; readonly flows: readonly FlowInput[] };

/** `flowsTo` is the anchor for what runs over months; balances and prices stay on their own day. */
function evaluated(formula: string, computing: Computing, flowsTo: Anchor): Evaluated | null {
  const used: Reading[] = [];
  const flows: FlowInput[] = [];
  const gaps: string[] = [];
  const outcome = evaluateFormula(formula, (input: Input) => {
    const anchor = anchorOf(input, computing, runsOverMonths(input.metric) ? flowsTo : computing.anchor);
    const reading = anchor === null ? null : computing.at(input.metric, anchor);
    if (reading === null) {
      if (anchor !== null && computing.shownLately(input.metric, anchor)) gaps.push(input.metric);
      return null;
    }
    used.push(reading);
    flows.push({ metric: input.metric, isShifted: input.shift !== null, facts: reading.facts });
    return { value: asFraction(reading), ref: reading };
  });
  return outcome.ok && gaps.length === 0 && used.length > 0 ? { value: outcome.value, used, flows } : null;
}

const receiptReason = 'The price is that of a depositary receipt, and how many ordinary shares of the statements stand behind one is not on file.';

function refuseReceipt(used: readonly Reading[], isReceipt: boolean): string | null {
  return isReceipt && used.some(({ metric }) => metric === 'price') && used.some(({ metric }) => metric !== 'price') ? receiptReason : null;
}

function anchorOf(input: Input, computing: Computing, anchor: Anchor): Anchor | null {
  const base: Anchor = input.ttm && anchor.length === 'quarter' ? { ...anchor, length: 'day' } : anchor;
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

function periodOf(anchor: Anchor, used: readonly Reading[], { id, kind }: Metric): Period | null {
  if (anchor.length === 'day') return (runsOverMonths(id) ? monthsOf(used) : kind === 'stock' ? used[0]?.period : null) ?? { kind: 'instant', on: anchor.end, fiscal: null };
  if (kind === 'stock') return { kind: 'instant', on: anchor.end, fiscal: anchor.period?.fiscal ?? null };
  return anchor.period;
}

/** What was earned in the course of months is of these months, whatever the day on which it is asked for. */
function monthsOf(used: readonly Reading[]): Period | null {
  return used.find(({ period }) => period?.kind === 'duration')?.period ?? null;
}
