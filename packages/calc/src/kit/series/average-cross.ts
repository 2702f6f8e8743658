// The last crossing of the 50-day and the 200-day average: golden when the shorter rises above the longer, death when it falls below.
import { Decimal, type IsoDate } from '@assay/record';
import { historyAt, lastCloses, type Close } from './history.ts';
import { averagesOver } from './rolling-averages.ts';

export type AverageCross = { readonly kind: 'golden' | 'death'; readonly on: IsoDate };

/** The last cross within some sessions up to a day; null when there was none, or the closes do not reach so far. A touch is no cross. */
export function lastAverageCross(closes: readonly Close[], on: IsoDate, sessions: number): AverageCross | null {
  const history = historyAt(closes, on);
  const used = history === null ? null : lastCloses(history, 200 + sessions);
  if (used === null) return null;
  const short = averagesOver(used.slice(150), 50);
  const sides = averagesOver(used, 200).map((long, index) => Decimal.sign((short[index] ?? long).minus(long)));
  return lastTurn(sides, used.slice(199));
}

function lastTurn(sides: readonly number[], days: readonly Close[]): AverageCross | null {
  let last: AverageCross | null = null;
  let side = 0;
  sides.forEach((now, index) => {
    const day = days[index];
    if (now === 0 || day === undefined) return;
    if (side !== 0 && now !== side) last = { kind: now > 0 ? 'golden' : 'death', on: day.date };
    side = now;
  });
  return last;
}
