// What a sum of money put into a share became from one close to another, the calculation written out: dividends are not in it.
import { daysBetween, decimal, type IsoDate } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import { assumed } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { isMoneyPutIn, moneyIn } from '../../../asked/forms/money-amount.ts';
import { metricsAsked, periodsAsked } from '../asked-of.ts';
import { movedBetween } from '../times/moved-between.ts';
import { together, type Outcome } from '../outcome.ts';
import type { Holder, Scene } from '../scene.ts';
import { readingsIn } from '../times/times.ts';

const moves: readonly string[] = ['growth', 'change', 'cagr', 'value'];

/** Null where no sum is put in, or the closes at both ends are not at hand. */
export function moneyPutIn(scene: Scene): Outcome | null {
  const { asked } = scene.gathered;
  const [measure, ...others] = metricsAsked(scene);
  const [period, ...times] = periodsAsked(scene);
  const sum = isMoneyPutIn(asked.text) ? moneyIn(asked.text) : null;
  if (sum === null || measure?.id !== 'price' || !moves.includes(measure.as) || others.length + times.length > 0 || period?.kind !== 'dates') return null;
  const told = scene.holders.flatMap((holder) => {
    const closes = readingsIn(holder.bench.book, 'price', period);
    const [first, last] = [closes[0], closes.at(-1)];
    return first === undefined || last === undefined || first === last || !isAt(first, period.from) ? [] : [become(holder, sum.amount, { first, last })];
  });
  return told.length === 0 ? null : together(told);
}

/** A day without a session lies days, not weeks, from the next close. */
const near = 5;

function isAt(close: Reading, day: IsoDate): boolean {
  return daysBetween(day, endOf(close)) <= near;
}

/** A sum as a count of thousands or hundreds: round numbers need no proof, and what they are multiplied by has one. */
export function roundParts(amount: number): readonly [number, number] | null {
  const by = [1000, 100].find((round) => amount % round === 0 && amount / round < 100);
  return by === undefined ? null : [amount / by, by];
}

/** What writes a figure. */
type Shower = { readonly bench: Pick<Holder['bench'], 'show'> };

/** `3 × 100` where the number is round, `(12 × 1,000 + 5 × 100)` where it is nearly so. */
export function countWritten(holder: Shower, number: number): Text {
  const [thousands, hundreds] = [Math.floor(number / 1000), (number % 1000) / 100];
  const isNearly = roundParts(number) === null && number > 1000 && number < 100_000 && Number.isInteger(hundreds);
  return isNearly ? say`(${times(holder, [thousands, 1000])} + ${times(holder, [hundreds, 100])})` : times(holder, roundParts(number) ?? [number]);
}

function times({ bench }: Shower, parts: readonly number[]): Text {
  return join(parts.filter((part, _, all) => part !== 1 || all.length === 1).map((part) => say`${bench.show(assumed('count', part, { kind: 'count', of: null }))}`), ' × ');
}

/** So many at a price: `100 × $10.00 + 45 × $10.00`. */
export function lotWritten(holder: Shower, number: number, price: Text): Text {
  const isPlain = number <= 100 || roundParts(number) !== null || number >= 100_000 || !Number.isInteger(number);
  const [thousands, hundreds, rest] = [Math.floor(number / 1000), Math.floor((number % 1000) / 100), number % 100];
  const parts = isPlain ? [] : [[thousands, 1000], [hundreds, 100], [rest, 1]].filter(([many]) => many !== 0);
  const each = (count: Text): Text => say`${count} × ${price}`;
  return isPlain ? each(countWritten(holder, number)) : join(parts.map(([many = 0, of = 1]) => each(times(holder, of === 1 ? [many] : [many, of]))), ' + ');
}

/** `10 × 1,000 × $15.00 ÷ $10.00 = $15,000.` */
function become(holder: Holder, amount: number, { first, last }: { readonly first: Reading; readonly last: Reading }): Outcome {
  const { show } = holder.bench;
  const unit = last.unit.kind === 'money' ? { ...last.unit, per: null } : last.unit;
  const worth: Reading = { ...last, metric: 'value_of_amount', value: last.value.times(decimal(amount)).dividedBy(first.value), unit, facts: [...last.facts, ...first.facts], formula: 'amount * last / first' };
  return {
    summary: [say`${movedBetween(holder, first, last)} What was put into ${holder.name} became ${countWritten(holder, amount)} × ${show(last)} ÷ ${show(first)} = ${show(worth, 'whole')}.`],
    blocks: [], missing: [],
  };
}
