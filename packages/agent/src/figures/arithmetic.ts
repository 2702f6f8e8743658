// What analysts do with two readings. Each result carries its formula in the dictionary's words, so that anyone can run it again.
import { decimal, type Decimal, type Unit } from '@assay/record';
import type { Reading } from './figure.ts';

const percent: Unit = { kind: 'percent' };
const points: Unit = { kind: 'points' };

function made(from: readonly Reading[], result: Pick<Reading, 'metric' | 'value' | 'unit' | 'formula'>): Reading {
  return { ...result, period: from[0]?.period ?? null, facts: from.flatMap((reading) => reading.facts), assumptions: Object.assign({}, ...from.map((reading) => reading.assumptions)) as Reading['assumptions'] };
}

type Maybe = Reading | null | undefined;

function isThere(reading: Maybe): reading is Reading {
  return reading !== null && reading !== undefined;
}

/** Percent change; null from a base that is not positive, where a growth rate means nothing. */
export function growth(now: Maybe, before: Maybe): Reading | null {
  if (!isThere(now) || !isThere(before) || before.value.lte(0)) return null;
  return made([now, before], { metric: `${now.metric}_growth`, value: now.value.dividedBy(before.value).minus(1).times(100), unit: percent, formula: `(${now.metric} / ${now.metric}@before - 1) * 100` });
}

/** The difference: in percentage points for percentages, in the metric's own unit otherwise. */
export function change(now: Reading, before: Reading): Reading {
  const isRate = now.unit.kind === 'percent' || now.unit.kind === 'fraction';
  const difference = now.value.minus(before.value);
  const value = now.unit.kind === 'fraction' ? difference.times(100) : difference;
  return made([now, before], { metric: `${now.metric}_change`, value, unit: isRate ? points : now.unit, formula: `${now.metric} - ${now.metric}@before` });
}

/** Part of a whole in percent; null of a whole that is not positive. */
export function share(part: Maybe, whole: Maybe): Reading | null {
  if (!isThere(part) || !isThere(whole) || whole.value.lte(0)) return null;
  return made([part, whole], { metric: `${part.metric}_to_${whole.metric}`, value: part.value.dividedBy(whole.value).times(100), unit: percent, formula: `${part.metric} / ${whole.metric} * 100` });
}

/** Compound growth a year over `years`, in percent; null where an end is not positive. */
export function compound(last: Maybe, first: Maybe, years: number): Reading | null {
  if (!isThere(first) || !isThere(last) || first.value.lte(0) || last.value.lte(0) || years < 1) return null;
  const rate = last.value.dividedBy(first.value).pow(decimal(1).dividedBy(years)).minus(1).times(100);
  return made([last, first], { metric: `${last.metric}_cagr`, value: rate, unit: percent, formula: `(pow(${last.metric} / ${last.metric}@-${String(years)}y, 1 / ${String(years)}) - 1) * 100` });
}

/** A number of judgment: its own input. */
export function assumed(name: string, value: Decimal | number, unit: Unit): Reading {
  const read = decimal(value);
  return { metric: name, value: read, unit, period: null, formula: null, facts: [], assumptions: { [name]: read } };
}

/** A percentage as a plain number: 44.1, whether it is kept as 44.1% or 0.441. */
export function asPercent(reading: Pick<Reading, 'unit' | 'value'>): number {
  return (reading.unit.kind === 'fraction' ? reading.value.times(100) : reading.value).toNumber();
}
