// The close series as the technical analyst reads it. Indicators come from the kit; this only knows days.
import { computeSeriesMetric } from '@assay/calc';
import { addDays, type IsoDate, type Unit } from '@assay/record';
import { endOf, type FactBook } from '../../book/fact-book.ts';
import { growth } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { highest } from '../../book/history.ts';

export type DayMove = { readonly rate: Reading; readonly from: Reading; readonly to: Reading };
export type Tape = {
  readonly last: Reading;
  readonly indicator: (metric: string) => Reading | null;
  /** The 52-week extremes of the closes. */
  readonly high: Reading | null;
  readonly low: Reading | null;
  /** How far the last close is from them. */
  readonly fromHigh: Reading | null;
  readonly fromLow: Reading | null;
  /** The highest close on file. */
  readonly peak: Reading;
  /** The close about `days` calendar days before the last one. */
  readonly back: (days: number) => Reading | null;
  /** The largest one-day move of the last half year. */
  readonly largestDay: DayMove | null;
  readonly support: Reading | null;
  readonly resistance: Reading | null;
};

const tapes = new WeakMap<FactBook, Tape>();

/** Null without a quarter's worth of closes. */
export function makeTape(book: FactBook): Tape | null {
  const known = tapes.get(book);
  if (known !== undefined) return known;
  const last = book.closes.at(-1);
  if (last === undefined || book.closes.length < 60) return null;
  const series = book.closes.map((close) => ({ date: endOf(close), close: close.value }));
  const indicator = (metric: string): Reading | null => {
    const computed = computeSeriesMetric(metric, series, endOf(last));
    if (computed === null) return null;
    const facts = book.closes.filter((close) => endOf(close) === computed.from || endOf(close) === computed.to).flatMap((close) => close.facts);
    const isFraction = computed.unit.kind === 'fraction';
    const unit: Unit = isFraction ? { kind: 'percent' } : computed.unit.kind === 'money' ? last.unit : computed.unit;
    return { metric, value: isFraction ? computed.value.times(100) : computed.value, unit, period: last.period, formula: `${metric}(closes)`, facts, assumptions: {} };
  };
  const [high, fromHigh] = extremeOf(book, 'high', { on: endOf(last), indicator });
  const [low, fromLow] = extremeOf(book, 'low', { on: endOf(last), indicator });
  const tape: Tape = {
    last, indicator, high, low, fromHigh, fromLow,
    peak: highest(book.closes) ?? last,
    back: (days) => { const day = addDays(endOf(last), -days); return book.closes.findLast((close) => endOf(close) <= day) ?? null; },
    largestDay: largestMove(book.closes, addDays(endOf(last), -182)),
    support: indicator('support'), resistance: indicator('resistance'),
  };
  tapes.set(book, tape);
  return tape;
}

/** A quote of the day knows the range of the sessions, the closes only that of their ends: the extreme and the distance are told of one of them. */
function extremeOf(book: FactBook, which: 'high' | 'low', { on, indicator }: { readonly on: IsoDate; readonly indicator: Tape['indicator'] }): readonly [Reading | null, Reading | null] {
  const [extreme, distance] = [`price_52w_${which}`, `distance_from_52w_${which}`];
  const given = [book.given(extreme, on), book.given(distance, on)] as const;
  return given[0] === null || given[1] === null ? [indicator(extreme), indicator(distance)] : given;
}

function largestMove(closes: readonly Reading[], since: IsoDate): DayMove | null {
  let best: DayMove | null = null;
  for (let index = 1; index < closes.length; index += 1) {
    const [before, to] = [closes[index - 1], closes[index]];
    if (before === undefined || to === undefined || endOf(to) < since) continue;
    const rate = growth(to, before);
    if (rate !== null && (best === null || rate.value.abs().gt(best.rate.value.abs()))) best = { rate, from: before, to };
  }
  return best;
}
