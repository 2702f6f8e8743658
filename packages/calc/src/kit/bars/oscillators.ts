// Oscillators over the range of recent sessions. Binary floats; where the range is nothing there is no value.
import { ATR, CCI, StochasticOscillator, WilliamsR } from 'trading-signals';
import { WARM_UP_CLOSES } from '../series/averages.ts';
import { lastCloses, unbrokenTail, type History, type SeriesValue } from '../series/history.ts';
import { binaryValue, perShare } from '../series/series-value.ts';
import { candleOf, type Bar } from './bar.ts';

type Read = (history: History<Bar>) => SeriesValue | null;

/** Wilder's average true range (1978), in money per share: the smoothed mean of max(high − low, |high − close before|, |low − close before|). Null with too few bars. */
export function averageTrueRange(length: number): Read {
  return (history) => {
    const bars = unbrokenTail(history, WARM_UP_CLOSES);
    const range = new ATR(length);
    return binaryValue(bars.map((bar) => range.update(candleOf(bar), false)).at(-1), perShare, bars);
  };
}

/** Lane's stochastic, 0 to 100: %K = 100 × (close − lowest low) ÷ (highest high − lowest low) of fourteen sessions, %D the mean of three %K. Null for a flat range and with too few bars. */
export function stochastic(line: 'stochK' | 'stochD'): Read {
  return (history) => {
    const bars = lastCloses(history, 16);
    if (bars === null || [0, 1, 2].some((start) => isFlat(bars.slice(start, start + 14)))) return null;
    const oscillator = new StochasticOscillator({ kPeriod: 14, kSlowingPeriod: 1, dPeriod: 3 });
    return binaryValue(bars.map((bar) => oscillator.update(candleOf(bar), false)).at(-1)?.[line], { kind: 'index' }, bars);
  };
}

/** Lambert's commodity channel index (1980), without bounds: (typical price − its mean) ÷ (0.015 × mean deviation), typical price = (high + low + close) ÷ 3. Null for a flat range and with too few bars. */
export function commodityChannel(length: number): Read {
  return (history) => {
    const bars = lastCloses(history, length);
    if (bars === null || isFlat(bars)) return null;
    const index = new CCI(length);
    return binaryValue(bars.map((bar) => index.update(candleOf(bar), false)).at(-1), { kind: 'index' }, bars);
  };
}

/** Williams %R, −100 to 0: −100 × (highest high − close) ÷ (highest high − lowest low). Null for a flat range and with too few bars. */
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
