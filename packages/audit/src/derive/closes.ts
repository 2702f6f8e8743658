// The close series of an entity, from the facts of any source that holds daily closes.
import { decimal, type Decimal, type IsoDate } from '@assay/record';
import type { ReadFact } from '../facts/read-fact.ts';
import { factsFor, type Asked } from './facts-for.ts';

export type CloseSeries = { readonly closes: readonly { readonly date: IsoDate; readonly close: Decimal }[]; readonly facts: readonly ReadFact[] };

const cache = new WeakMap<object, Map<string, CloseSeries | null>>();

/** Closes by day, earliest first; null without any. Kept per index, since every indicator of a note reads the same series. */
export function closesOf(asked: Asked): CloseSeries | null {
  const key = asked.entity?.id ?? asked.entity?.ticker ?? asked.entity?.name ?? '';
  const known = cache.get(asked.context.index) ?? new Map<string, CloseSeries | null>();
  cache.set(asked.context.index, known);
  const found = known.get(key);
  if (found !== undefined) return found;
  const series = readCloses(asked);
  known.set(key, series);
  return series;
}

function readCloses(asked: Asked): CloseSeries | null {
  const byDay = new Map<IsoDate, ReadFact>();
  for (const read of factsFor('price', asked)) if (read.fact.period?.kind === 'instant') byDay.set(read.fact.period.on, read);
  if (byDay.size === 0) return null;
  const days = [...byDay].toSorted(([left], [right]) => left.localeCompare(right));
  return { closes: days.map(([date, read]) => ({ date, close: decimal(read.fact.value) })), facts: days.map(([, read]) => read) };
}
