// The second figure of a question of two of the same closes, in a sentence beside the first.
import { decimal } from '@assay/record';
import { endOf } from '../../../book/fact-book.ts';
import { assumed } from '../../../figures/arithmetic.ts';
import type { Reading } from '../../../figures/figure.ts';
import { join, say, type Text } from '../../../prose/text.ts';
import type { Also, Course, Window } from '../../asked/course/course.ts';
import { movedBy } from '../answer/forms.ts';
import { roundParts } from '../answer/shares/money-put-in.ts';
import type { Holder } from '../answer/scene.ts';
import { extremeOf, moveOf } from './aggregates.ts';
import { momentOf, stretchOf, type Run } from './closes-in.ts';
import { tellHolding } from './tell-holding.ts';

type Asked = { readonly course: Pick<Course, 'form'>; readonly also: Also; readonly window: Window };

/** Null where the closes at hand do not give it. */
export function tellAlso(holder: Holder, { course, also, window }: Asked): Text | null {
  const { closes } = holder.bench.book;
  const within = stretchOf(closes, window)?.within ?? [];
  switch (also.kind) {
    case 'day': return ofDay(holder, momentOf(closes, window));
    case 'shares': return bought(holder, momentOf(closes, window), also.sum);
    case 'change': return moved(holder, stretchOf(closes, window)?.base, within.at(-1));
    case 'holding': return held(holder, also, { from: stretchOf(closes, window)?.base, to: within.at(-1) });
    case 'swing': return swung(holder, within);
    case 'off': return fromEnd(holder, extremeOf(within, course.form.kind === 'lowest' ? 'lowest' : 'highest'), momentOf(closes, also.at));
  }
}

function moved(holder: Holder, from: Reading | null | undefined, to: Reading | null | undefined): Text | null {
  const move = from === null || from === undefined || to === null || to === undefined || endOf(from) >= endOf(to) ? null : moveOf(from, to);
  return move === null ? null : movedBy(holder, move);
}

function held(holder: Holder, stake: Extract<Also, { kind: 'holding' }>, { from, to }: { readonly from: Reading | undefined; readonly to: Reading | undefined }): Text | null {
  const move = from === undefined || to === undefined || endOf(from) >= endOf(to) ? null : moveOf(from, to);
  return move === null ? null : tellHolding(holder, stake, move);
}

/** Since the close of the session before. */
function ofDay(holder: Holder, reading: Reading | null): Text | null {
  return reading === null ? null : moved(holder, holder.bench.book.closes.findLast((one) => endOf(one) < endOf(reading)), reading);
}

/** From the end that came first to the one that came later. */
function swung(holder: Holder, within: Run): Text | null {
  const [high, low] = [extremeOf(within, 'highest'), extremeOf(within, 'lowest')];
  if (high === null || low === null) return null;
  return endOf(high) < endOf(low) ? moved(holder, high, low) : moved(holder, low, high);
}

/** The close itself may be the end that it is held against. */
function fromEnd(holder: Holder, end: Reading | null, close: Reading | null): Text | null {
  if (end === null || close === null) return null;
  if (endOf(end) === endOf(close)) return say`That is the close it is held against.`;
  return moved(holder, end, close);
}

/** `5 × 1,000 ÷ $150.47 = 33.23 shares`. */
function bought(holder: Holder, close: Reading | null, sum: string): Text | null {
  if (close === null || close.value.lte(0)) return null;
  const { show } = holder.bench;
  const number: Reading = { ...close, metric: 'shares_bought', value: decimal(sum).dividedBy(close.value), unit: { kind: 'shares' }, formula: 'amount / price', assumptions: { amount: decimal(sum) } };
  const parts = (roundParts(Number(sum)) ?? [Number(sum)]).map((part) => say`${show(assumed('count', part, { kind: 'count', of: null }))}`);
  return say`So many shares could be bought for that sum: ${join(parts, ' × ')} ÷ ${show(close)} = ${show(number, 'hundredths')} shares.`;
}
