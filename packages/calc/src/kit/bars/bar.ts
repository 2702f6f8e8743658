// One session with its range and volume. Our bundled closes have neither; live sources do.
import type { Decimal } from '@assay/record';
import type { OpenHighLowCloseVolume } from 'trading-signals';
import type { Close } from '../series/history.ts';

/** Prices on one basis (all adjusted for splits, or none); volume in shares, null where the source has none. */
export type Bar = Close & { readonly open: Decimal; readonly high: Decimal; readonly low: Decimal; readonly volume: Decimal | null };

/** The bar in binary floats, as the indicator library takes it. */
export function candleOf(bar: Bar): OpenHighLowCloseVolume {
  return { open: bar.open.toNumber(), high: bar.high.toNumber(), low: bar.low.toNumber(), close: bar.close.toNumber(), volume: bar.volume?.toNumber() ?? Number.NaN };
}
