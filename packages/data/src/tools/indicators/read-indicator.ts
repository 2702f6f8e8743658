// One indicator of the kit over sessions, as a computed value with its method as formula and the sessions it looked at.
import { barMetricIds, computeBarMetric, computeSeriesMetric } from '@assay/calc';
import { instant, type Fact, type Unit } from '@assay/record';
import { statedValue } from '../derive.ts';
import type { ComputedLeaf } from '../leaf.ts';
import { barsOf, closesOf, type Session } from '../prices/session.ts';

export type Indicator = { readonly id: string; readonly label: string; readonly formula: string };
export type ReadIndicator = (indicator: Indicator) => ComputedLeaf | null;

/** Null where the sessions are too few, have a hole, or lack the range or volume that the indicator needs. Money is in the currency of the closes. */
export function indicatorReader(sessions: readonly Session[]): ReadIndicator {
  const last = sessions.at(-1);
  if (last === undefined) return () => null;
  const [closes, bars] = [closesOf(sessions), barsOf(sessions)];
  return ({ id, label, formula }) => {
    const isOfBars = barMetricIds.includes(id);
    const found = isOfBars ? computeBarMetric(id, bars, last.date) : computeSeriesMetric(id, closes, last.date);
    if (found === null || found.to !== last.date) return null;
    const used = sessions.filter(({ date }) => date >= found.from && date <= found.to);
    return statedValue(found.value, { label, metric: id, unit: unitOf(found.unit, last.close), entity: last.close.entity, period: instant(last.date), formula, inputs: inputsOf(used, formula), assumptions: found.inexact ? { arithmetic: 'binary floats' } : {} });
  };
}

/** The kit's levels are money without a currency; those of an index are points of the index. */
function unitOf(unit: Unit, close: Fact): Unit {
  return unit.kind === 'money' ? close.unit : unit;
}

const columns = ['open', 'high', 'low', 'close', 'volume'] as const;

/** The columns that the formula names. */
function inputsOf(sessions: readonly Session[], formula: string): (readonly [string, readonly Fact[]])[] {
  const named = columns.filter((column) => new RegExp(`\\b${column}\\b`).test(formula));
  return named.map((column) => [column, sessions.flatMap((session) => session[column] ?? [])] as const);
}
