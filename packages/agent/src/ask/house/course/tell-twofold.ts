// The second figure of a question of two of the same closes, in a sentence beside the first.
import { decimal } from '@assay/record';
import { endOf } from '../../../book/fact-book.ts';
import { assumed, change, growth } from '../../../figures/arithmetic.ts';
import type { Reading } from '../../../figures/figure.ts';
import { join, say, type Text } from '../../../prose/text.ts';
import type { Also, Course, Window } from '../../asked/course/course.ts';
import { movedBy } from '../answer/forms.ts';
import { ownedBy } from '../answer/sentences/naming.ts';
import { clauseOf, sentence, shownOf, timeName } from '../answer/sentences/reading-words.ts';
import { lotTold } from '../answer/shares/lot-told.ts';
import { roundParts } from '../answer/shares/money-put-in.ts';
import type { Holder } from '../answer/scene.ts';
import { extremeOf, meanOf, moveOf } from './aggregates.ts';
import { momentOf, stretchOf, type Run, type Stretch } from './closes-in.ts';
import { tellHolding } from './tell-holding.ts';
import { tellStated } from './stated/tell-stated.ts';

type Asked = { readonly course: Pick<Course, 'form'>; readonly also: Also; readonly window: Window };

const withinOf = (stretch: Stretch | null): Run => stretch?.within ?? [];

/** Null where the closes at hand do not give it. */
export function tellAlso(holder: Holder, { course, also, window }: Asked): Text | null {
  const { closes } = holder.bench.book;
  const within = withinOf(stretchOf(closes, window));
  switch (also.kind) {
    case 'day': return ofDay(holder, momentOf(closes, window));
    case 'shares': return bought(holder, momentOf(closes, window), also.sum);
    case 'lot': return lotAt(holder, momentOf(closes, window), also.amount);
    case 'close': case 'newest': return closeBeside(holder, also);
    case 'stated': return tellStated(holder, also, momentOf(closes, window));
    case 'change': return overAll(holder, stretchOf(closes, window));
    case 'holding': return held(holder, also, stretchOf(closes, window));
    case 'amount': return amountMoved(holder, stretchOf(closes, window));
    case 'swing': return swung(holder, within);
    case 'off': return away(holder, endMeant(course, also), { within, close: momentOf(closes, also.at), isFrom: also.isFrom === true });
  }
}

const endMeant = (course: Pick<Course, 'form'>, { end }: Extract<Also, { kind: 'off' }>): Pick<Course, 'form'> => (end === undefined ? course : { form: { kind: end } });

function moved(holder: Holder, from: Reading | null | undefined, to: Reading | null | undefined): Text | null {
  const move = from === null || from === undefined || to === null || to === undefined || endOf(from) >= endOf(to) ? null : moveOf(from, to);
  return move === null ? null : movedBy(holder, move);
}

/** `by $55.69 from $260.35 on 29 December 2023 to $316.04 on 31 December 2024` */
function amountMoved(holder: Holder, stretch: Stretch | null): Text | null {
  const [from, to] = [stretch?.base, stretch?.within.at(-1)];
  return from === undefined || to === undefined ? null : amountBetween(holder, from, to)?.[0] ?? null;
}

/** One sentence; none where nothing lies between them. */
function amountBetween(holder: Holder, from: Reading, to: Reading): readonly Text[] | null {
  const by = change(to, from);
  if (endOf(from) >= endOf(to) || by.value.isZero()) return null;
  return [say`${ownedBy(holder.name)} share price ${by.value.isNegative() ? 'fell' : 'rose'} by ${holder.bench.show(by, 'size')} from ${shownOf(holder, from)} on ${timeName(from)} to ${shownOf(holder, to)} on ${timeName(to)}.`];
}

function closeBeside(holder: Holder, also: Extract<Also, { kind: 'close' } | { kind: 'day' | 'change' | 'newest' | 'swing' }>): Text | null {
  const close = momentOf(holder.bench.book.closes, also.kind === 'close' ? also.at : { kind: 'latest' });
  const told = close === null ? null : sentence(clauseOf(holder, close));
  return told === null || also.kind === 'close' ? told : say`The newest close: ${told}`;
}

function overAll(holder: Holder, stretch: Stretch | null): Text | null {
  return moved(holder, stretch?.base, stretch?.within.at(-1));
}

function held(holder: Holder, stake: Extract<Also, { kind: 'holding' }>, stretch: Stretch | null): Text | null {
  const [from, to] = [stretch?.base, stretch?.within.at(-1)];
  const move = from === undefined || to === undefined || endOf(from) >= endOf(to) ? null : moveOf(from, to);
  return move === null ? null : tellHolding(holder, stake, move);
}

/** From the mean, or from the end that is looked for. */
function away(holder: Holder, { form }: Pick<Course, 'form'>, { within, close, isFrom }: { readonly within: Run; readonly close: Reading | null; readonly isFrom: boolean }): Text | null {
  const end = extremeOf(within, form.kind === 'lowest' ? 'lowest' : 'highest');
  if (isFrom) return moved(holder, close, end);
  return form.kind === 'mean' ? fromMean(holder, meanOf(within), close) : fromEnd(holder, end, close);
}

/** Since the close of the session before. */
function ofDay(holder: Holder, reading: Reading | null): Text | null {
  const before = reading === null ? undefined : holder.bench.book.closes.findLast((one) => endOf(one) < endOf(reading));
  const told = moved(holder, before, reading);
  return told === null || before === undefined || reading === null ? told : join([told, ...(amountBetween(holder, before, reading) ?? [])], ' ');
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

const lotAt = (holder: Holder, close: Reading | null, amount: string): Text | null => (close === null ? null : lotTold(holder, close, Number(amount)));

/** The close, and how far it lies from the mean, written out. */
function fromMean(holder: Holder, mean: Reading | null, close: Reading | null): Text | null {
  const by = mean === null || close === null ? null : growth(close, mean);
  if (mean === null || close === null || by === null) return null;
  const { show } = holder.bench;
  const isBelow = by.value.isNegative();
  const [more, less] = isBelow ? [mean, close] : [close, mean];
  const size: Reading = { ...by, metric: 'distance_from_mean', value: by.value.abs(), formula: isBelow ? '(mean - close) / mean * 100' : '(close - mean) / mean * 100' };
  return say`${sentence(clauseOf(holder, close))} That is ${isBelow ? 'below' : 'above'} that average; the difference in percent: (${show(more)} − ${show(less)}) ÷ ${show(mean)} = ${show(size)}.`;
}

/** `5 × 1,000 ÷ $150.47 = 33.23 shares`. */
function bought(holder: Holder, close: Reading | null, sum: string): Text | null {
  if (close === null || close.value.lte(0)) return null;
  const { show } = holder.bench;
  const number: Reading = { ...close, metric: 'shares_bought', value: decimal(sum).dividedBy(close.value), unit: { kind: 'shares' }, formula: 'amount / price', assumptions: { amount: decimal(sum) } };
  const parts = (roundParts(Number(sum)) ?? [Number(sum)]).map((part) => say`${show(assumed('count', part, { kind: 'count', of: null }))}`);
  return say`So many shares could be bought for that sum: ${join(parts, ' × ')} ÷ ${show(close)} = ${show(number, 'hundredths')} shares.`;
}
