// What so many shares, or a sum put into them, became from one close to another: their worth and what was gained or lost, both written out. Dividends are not in it.
import { decimal, type Decimal } from '@assay/record';
import { change } from '../../../figures/arithmetic.ts';
import type { Reading } from '../../../figures/figure.ts';
import { say, type Text } from '../../../prose/text.ts';
import type { Also } from '../../asked/course/course.ts';
import { endOf } from '../../../book/fact-book.ts';
import { dayName } from '../../../prose/times.ts';
import { countWritten } from '../answer/shares/money-put-in.ts';
import { timesWritten } from '../answer/shares/times-written.ts';
import type { Holder } from '../answer/scene.ts';
import type { Move } from './aggregates.ts';

type Stake = Extract<Also, { kind: 'holding' }>;

function made({ now, before }: Move, metric: string, { value, formula }: { readonly value: Decimal; readonly formula: string }): Reading {
  const unit = now.unit.kind === 'money' ? { ...now.unit, per: null } : now.unit;
  return { ...now, metric, value, unit, facts: [...now.facts, ...before.facts], formula };
}

const written = (holder: Holder, { of, amount }: Stake, factor: Text): Text => (of === 'money' ? say`${countWritten(holder, Number(amount))} × ${factor}` : timesWritten(holder, Number(amount), factor));
/** Beside what a sum became, which rests on the closes of two days, no one day stands. */
const onDay = ({ of }: Stake, close: Reading): string => (of === 'money' ? '' : `, on ${dayName(endOf(close))},`);

/** `50 × $15.00 = $750; 50 × ($15.00 − $10.00) = $250.` */
export function tellHolding(holder: Holder, stake: Stake, move: Move): Text | null {
  const { now, before } = move;
  if (before.value.lte(0)) return null;
  const { show } = holder.bench;
  const amount = decimal(stake.amount);
  const isMoney = stake.of === 'money';
  const each = (value: Decimal): Decimal => (isMoney ? value.times(amount).dividedBy(before.value) : value.times(amount));
  const over = isMoney ? say` ÷ ${show(before)}` : say``;
  const worth = made(move, 'value_of_amount', { value: each(now.value), formula: isMoney ? 'amount * last / first' : 'shares * last' });
  const by = change(now, before).value;
  const gained = made(move, 'gain_of_amount', { value: each(by.abs()), formula: isMoney ? 'amount * (last - first) / first' : 'shares * (last - first)' });
  const [more, less] = by.isNegative() ? [before, now] : [now, before];
  const bought = made(move, 'cost_of_amount', { value: each(before.value), formula: 'shares * first' });
  const paid = isMoney ? say`` : say` They had cost${onDay(stake, before)} ${written(holder, stake, say`${show(before)}`)} = ${show(bought, 'whole')}.`;
  return say`What was ${isMoney ? 'put into' : 'bought of'} ${holder.name} became${onDay(stake, now)} ${written(holder, stake, say`${show(now)}`)}${over} = ${show(worth, 'whole')}.${paid} The ${by.isNegative() ? 'loss' : 'gain'}, dividends aside: ${written(holder, stake, say`(${show(more)} − ${show(less)})`)}${over} = ${show(gained, 'whole')}.`;
}
