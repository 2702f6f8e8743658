// Wilder's directional movement: +DI, −DI and ADX (New Concepts in Technical Trading Systems, 1978). Binary floats.
// The library starts its averages one bar too early, with a bar that has no bar before it; so only its smoothing is used.
import { getTrueRange, WSMA, type OpenHighLowCloseVolume } from 'trading-signals';
import { WARM_UP_CLOSES } from '../series/averages.ts';
import { unbrokenTail, type History, type SeriesValue } from '../series/history.ts';
import { binaryValue } from '../series/series-value.ts';
import { candleOf, type Bar } from './bar.ts';

export type DirectionalLine = 'adx' | 'plus' | 'minus';
type Movement = Readonly<Record<DirectionalLine, number | null>>;

/** +DI and −DI are 100 × smoothed rise (fall) ÷ smoothed true range, ADX the smoothed mean of 100 × |+DI − −DI| ÷ (+DI + −DI); 0 to 100. Null with too few bars. */
export function directionalMovement(line: DirectionalLine, length: number): (history: History<Bar>) => SeriesValue | null {
  return (history) => {
    const bars = unbrokenTail(history, WARM_UP_CLOSES);
    return binaryValue(movementOf(bars.map(candleOf), length)[line], { kind: 'index' }, bars);
  };
}

function movementOf(candles: readonly OpenHighLowCloseVolume[], length: number): Movement {
  const [range, up, down, index] = [new WSMA(length), new WSMA(length), new WSMA(length), new WSMA(length)];
  let now: Movement = { adx: null, plus: null, minus: null };
  candles.slice(1).forEach((candle, at) => {
    const before = candles[at];
    if (before === undefined) return;
    const rise = candle.high - before.high;
    const fall = before.low - candle.low;
    const smoothRange = range.update(getTrueRange(candle, before.close), false);
    const plus = share(up.update(rise > fall && rise > 0 ? rise : 0, false), smoothRange);
    const minus = share(down.update(fall > rise && fall > 0 ? fall : 0, false), smoothRange);
    if (plus !== null && minus !== null) now = { adx: index.update(plus + minus === 0 ? 0 : (100 * Math.abs(plus - minus)) / (plus + minus), false), plus, minus };
  });
  return now;
}

function share(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole === 0 ? null : (100 * part) / whole;
}
