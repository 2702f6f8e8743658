// Volume with the direction of the price. Without volume in every session there is no value.
import { Decimal } from '@assay/record';
import { CMF } from 'trading-signals';
import { lastCloses, unbrokenTail, type History, type SeriesValue } from '../series/history.ts';
import { binaryValue, exactValue } from '../series/series-value.ts';
import { candleOf, type Bar } from './bar.ts';

/** Sessions over which on-balance volume is summed: its level means nothing by itself, so the start must be the same for everyone. */
const BALANCE_SESSIONS = 252;

/** Granville's on-balance volume (1963) over 252 sessions, in shares: Σ volume of rising days − Σ volume of falling days. Null with fewer sessions or one without volume. */
export function onBalanceVolume(history: History<Bar>): SeriesValue | null {
  const bars = lastCloses(history, BALANCE_SESSIONS + 1);
  if (bars === null || bars.some((bar) => bar.volume === null)) return null;
  const signed = bars.slice(1).map((bar, index) => new Decimal(bar.volume ?? 0).times(Decimal.sign(bar.close.minus(bars[index]?.close ?? bar.close))));
  return exactValue(Decimal.sum(0, ...signed), { kind: 'shares' }, bars);
}

/** Chaikin's money flow, −1 to 1: Σ volume × ((close − low) − (high − close)) ÷ (high − low), over Σ volume. Null with fewer sessions or one without volume. */
export function moneyFlow(length: number): (history: History<Bar>) => SeriesValue | null {
  return (history) => {
    const bars = unbrokenTail(history, length);
    if (bars.length < length || bars.some((bar) => bar.volume === null) || bars.every((bar) => bar.volume?.isZero())) return null;
    const flow = new CMF(length);
    return binaryValue(bars.map((bar) => flow.update(candleOf(bar), false)).at(-1), { kind: 'index' }, bars);
  };
}
