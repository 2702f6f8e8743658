// Oscillators over the range of recent sessions. Binary floats; where the range is nothing there is no value.
import { ATR, CCI, StochasticOscillator, WilliamsR } from 'trading-signals';
import { WARM_UP_CLOSES } from '../series/averages.ts';
import { lastCloses, unbrokenTail, type History, type SeriesValue } from '../series/history.ts';
import { binaryValue, perShare } from '../series/series-value.ts';
import { candleOf, type Bar } from './bar.ts';

type Read = (history: History<Bar>) => SeriesValue | null;

/** Wilder's average true range, in money per share. */
export function averageTrueRange(length: number): Read {
  return (history) => {
    const bars = unbrokenTail(history, WARM_UP_CLOSES);
    const range = new ATR(length);
    return binaryValue(bars.map((bar) => range.update(candleOf(bar), false)).at(-1), perShare, bars);
  };
}

/** Lane's stochastic: %K is where the close stands in the range of fourteen sessions, %D the mean of three %K. 0 to 100. */
export function stochastic(line: 'stochK' | 'stochD'): Read {
  return (history) => {
    const bars = lastCloses(history, 16);
    if (bars === null || [0, 1, 2].some((start) => isFlat(bars.slice(start, start + 14)))) return null;
    const oscillator = new StochasticOscillator({ kPeriod: 14, kSlowingPeriod: 1, dPeriod: 3 });
    return binaryValue(bars.map((bar) => oscillator.update(candleOf(bar), false)).at(-1)?.[line], { kind: 'index' }, bars);
  };
}

/** Lambert's commodity channel index: the typical price over its mean, in units of 0.015 mean deviations. */
export function commodityChannel(length: number): Read {
  return (history) => {
    const bars = lastCloses(history, length);
    if (bars === null || isFlat(bars)) return null;
    const index = new CCI(length);
    return binaryValue(bars.map((bar) => index.update(candleOf(bar), false)).at(-1), { kind: 'index' }, bars);
  };
}

/** Williams %R: how far the close stands below the highest high of the range, −100 to 0. */
export function williamsRange(length: number): Read {
  return (history) => {
    const bars = lastCloses(history, length);
    if (bars === null || isFlat(bars)) return null;
    const range = new WilliamsR(length);
    return binaryValue(bars.map((bar) => range.update(candleOf(bar), false)).at(-1), { kind: 'index' }, bars);
  };
}

function isFlat(bars: readonly Bar[]): boolean {
  return bars.every((bar) => bar.high.equals(bar.low) && bar.high.equals(bars[0]?.high ?? bar.high));
}
