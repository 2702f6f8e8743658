// Levels at which an owner or a buyer would act. All of them are judgment, and each has its rule.
import type { Reading } from '../figures/figure.ts';
import type { Bench } from '../specialists/bench.ts';
import { makeTape, type Tape } from '../specialists/technical/tape.ts';
import type { ValueModel } from '../specialists/value/model.ts';
import { usdPerShare, type Decimal, type Unit } from '@assay/record';

export type Levels = { readonly entry: Reading | null; readonly trim: Reading | null; readonly stop: Reading | null; readonly support: Reading | null; readonly resistance: Reading | null };

/** A buyer wants a tenth off the weighted value; an owner would trim above the bull case or a fifth over the weighted value, whichever is higher. */
const margin = '0.9';
const excess = '1.2';
/** A stop stands a little under the support. */
const slack = '0.97';

function level(metric: string, value: Decimal, unit: Unit): Reading {
  return { metric, value, unit, period: null, formula: null, facts: [], assumptions: { [metric]: value } };
}

/** Prices in steps that a person would name: a dollar above 50, half a dollar below. */
function stepped(value: Decimal): Decimal {
  const step = value.gte(50) ? 1 : 0.5;
  return value.dividedBy(step).toDecimalPlaces(0).times(step);
}

/** A stop is no further away than this from the price. */
const nearest = '0.88';

/** A little under the support, or under the low of the year; never so far that it would not protect. */
function stopOf(tape: Tape): Decimal {
  const floor = tape.support?.value ?? tape.low?.value ?? tape.last.value.times(nearest);
  const [under, near] = [floor.times(slack), tape.last.value.times(nearest)];
  return under.gt(near) ? under : near;
}

/** Where an owner would trim: above the bull case or well over the weighted value, whichever is higher. */
function trimOf(model: ValueModel): Decimal {
  const bull = model.cases.find((entry) => entry.name === 'Bull')?.value.value ?? model.weighted.value;
  const over = model.weighted.value.times(excess);
  return bull.gt(over) ? bull : over;
}

function priced(metric: string, value: Decimal | undefined, unit: Unit): Reading | null {
  return value === undefined || value.lte(0) ? null : level(metric, stepped(value), unit);
}

export function levelsOf(bench: Bench, model: ValueModel | null): Levels {
  const tape = makeTape(bench.book);
  return {
    entry: priced('entry', model?.weighted.value.times(margin), usdPerShare), trim: priced('trim', model === null ? undefined : trimOf(model), usdPerShare),
    stop: priced('stop', tape === null ? undefined : stopOf(tape), tape?.last.unit ?? usdPerShare), support: tape?.support ?? null, resistance: tape?.resistance ?? null,
  };
}
