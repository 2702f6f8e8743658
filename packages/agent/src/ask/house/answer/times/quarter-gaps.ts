// Quarters within a run that the sources do not hold: said beside it, so that nobody takes eight with a gap for eight in a row.
import type { Reading } from '../../../../figures/figure.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { listed, nameOf, ownedBy } from '../sentences/naming.ts';
import type { Holder } from '../scene.ts';

const ordinals = ['first', 'second', 'third', 'fourth'] as const;
const quartersOfYear = ordinals.length;

/** Counted through all years; null of what is no quarter. */
function indexOf({ period }: Reading): number | null {
  const fiscal = period?.fiscal;
  const quarter = /^Q([1-4])$/.exec(fiscal?.part ?? '')?.[1];
  return fiscal === null || fiscal === undefined || quarter === undefined ? null : fiscal.year * quartersOfYear + Number(quarter) - 1;
}

/** Null where none is missing between the first and the last, and of a run that is none of quarters. */
export function quartersMissing(holder: Holder, readings: readonly Reading[]): string | null {
  const there = readings.flatMap((reading) => indexOf(reading) ?? []);
  const [first] = readings;
  if (first === undefined || there.length < readings.length || there.length < 3) return null;
  const [from, to] = [Math.min(...there), Math.max(...there)];
  const gone = Array.from({ length: to - from }, (_, step) => from + step).filter((index) => !there.includes(index));
  const named = gone.map((index) => `the ${ordinals[index % quartersOfYear] ?? ''} quarter of fiscal ${String(Math.floor(index / quartersOfYear))}`);
  return named.length === 0 ? null : `The sources at hand do not hold ${ownedBy(holder.name)} ${nameOf(first.metric)} for ${listed(named)}.`;
}

/** Fewer than were asked for: null where as many are there, and where no number of quarters is asked for. */
export function fewerQuarters(holder: Holder, readings: readonly Reading[], periods: readonly AskedPeriod[]): string | null {
  const [first] = readings;
  const [only] = periods;
  if (first === undefined || only?.kind !== 'last' || only.of !== 'quarter' || readings.length >= only.count) return null;
  return `The sources at hand do not hold ${ownedBy(holder.name)} ${nameOf(first.metric)} for the other quarters that are asked for.`;
}
