// What several price tools say of a run of sessions: change, highest and lowest, average volume; and the range of 52 weeks, whatever the run.
import { duration, type Entity, type Fact, type IsoDate, type Period, type Unit } from '@assay/record';
import { derive } from '../derive.ts';
import type { ComputedLeaf } from '../leaf.ts';
import { factsOf, type Session } from './session.ts';
import { monthsBefore } from './window.ts';

export type RangeLeaves = { readonly change: ComputedLeaf | null; readonly high: ComputedLeaf | null; readonly low: ComputedLeaf | null; readonly average_volume: ComputedLeaf | null };

const fraction: Unit = { kind: 'fraction' };

export function periodOf(sessions: readonly Session[]): Period | null {
  const [first, last] = [sessions[0], sessions.at(-1)];
  return first === undefined || last === undefined ? null : duration(first.date, last.date);
}

/** Closes without dividends. High and low are of the sessions' ranges; of closes where the source has no ranges. */
export function rangeOf(sessions: readonly Session[]): RangeLeaves {
  const [first, last] = [sessions[0]?.close, sessions.at(-1)?.close];
  const about = { entity: last?.entity ?? null, period: periodOf(sessions) };
  return {
    change: derive('last / first - 1', { last, first }, { ...about, label: 'Price change over the period', unit: fraction }),
    ...extremesOf(sessions, { ...about, unit: last?.unit ?? fraction, of: 'the period' }),
    average_volume: derive('avg(volume)', { volume: factsOf(sessions, 'volume') }, { ...about, label: 'Average daily volume', unit: { kind: 'shares' } }),
  };
}

type About = { readonly entity: Entity | null; readonly period: Period | null; readonly unit: Unit; readonly of: string };

function extremesOf(sessions: readonly Session[], { of, ...about }: About): { readonly high: ComputedLeaf | null; readonly low: ComputedLeaf | null } {
  const isWhole = sessions.every(({ high, low }) => high !== null && low !== null);
  return {
    high: isWhole ? derive('max(high)', { high: factsOf(sessions, 'high') }, { ...about, label: `Highest price of ${of}` }) : derive('max(close)', { close: factsOf(sessions, 'close') }, { ...about, label: `Highest close of ${of}` }),
    low: isWhole ? derive('min(low)', { low: factsOf(sessions, 'low') }, { ...about, label: `Lowest price of ${of}` }) : derive('min(close)', { close: factsOf(sessions, 'close') }, { ...about, label: `Lowest close of ${of}` }),
  };
}

export type YearRange = { readonly high: ComputedLeaf | null; readonly low: ComputedLeaf | null; readonly from_high: ComputedLeaf | null; readonly from_low: ComputedLeaf | null };

/** The 52 weeks up to the last session, out of all sessions at hand; nothing where they do not reach back a year. */
export function yearRangeOf(all: readonly Session[]): YearRange {
  const last = all.at(-1);
  const start = last === undefined ? null : monthsBefore(last.date, 12);
  if (last === undefined || start === null || (all[0]?.date ?? start) > start) return { high: null, low: null, from_high: null, from_low: null };
  const year = all.filter(({ date }) => date > start);
  const isWhole = year.every(({ high, low }) => high !== null && low !== null);
  const about = { entity: last.close.entity, period: periodOf(year) };
  const distance = (fold: 'max' | 'min'): ComputedLeaf | null => {
    const column = isWhole ? { max: 'high', min: 'low' }[fold] as 'high' | 'low' : 'close';
    return derive(`price / ${fold}(${column}) - 1`, { price: last.close, [column]: factsOf(year, column) }, { ...about, label: fold === 'max' ? 'Distance from 52-week high' : 'Distance from 52-week low', unit: fraction });
  };
  return { ...extremesOf(year, { ...about, unit: last.close.unit, of: '52 weeks' }), from_high: distance('max'), from_low: distance('min') };
}

/** Facts of the closes from one day to another. */
export function closesBetween(sessions: readonly Session[], from: IsoDate, to: IsoDate): Fact[] {
  return sessions.flatMap(({ date, close }) => (date >= from && date <= to ? [close] : []));
}
