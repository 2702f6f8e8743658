// What a sum of one month comes to in the money of another: the sum times what consumer prices were in the one over what they were in the other.
import type { Unit } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { say } from '../../../../prose/text.ts';
import type { EqualMoney } from '../../../asked/economy/equal-sums.ts';
import { lotWritten } from '../shares/money-put-in.ts';
import { runOf } from './economy-words.ts';
import type { Outcome } from '../outcome.ts';
import type { Scene } from '../scene.ts';

/** Of larger sums the digits of the index do not tell the cents. */
const MOST_WITH_CENTS = 1000;

/** Null where no such sum is asked for, or one of the two months is not at hand. */
export function equalSum(scene: Scene): Outcome | null {
  const { equalMoney } = scene.gathered.asked;
  if (equalMoney === undefined) return null;
  const run = runOf(scene.macro, 'cpi');
  const inMonth = (month: string): Reading | undefined => run.find((reading) => endOf(reading).startsWith(month));
  const [then, now] = [inMonth(equalMoney.of), inMonth(equalMoney.in)];
  if (then === undefined || now === undefined || then.value.lte(0)) return null;
  const dollars: Unit = { kind: 'money', currency: 'USD', per: null };
  const equal: Reading = { ...now, metric: 'equal_sum', value: now.value.times(equalMoney.amount).dividedBy(then.value), unit: dollars, formula: 'sum * last / first', facts: [...now.facts, ...then.facts] };
  const written = lotWritten({ bench: scene }, equalMoney.amount, say`${scene.show(now, 'finest')} ÷ ${scene.show(then, 'finest')}`);
  return { summary: [say`The sum of equal buying power, in dollars of the ${isLater(equalMoney) ? 'later' : 'earlier'} month: ${written} = ${scene.show(equal, equalMoney.amount < MOST_WITH_CENTS ? 'hundredths' : 'whole')}.`], blocks: [], missing: [] };
}

const isLater = ({ of, in: other }: EqualMoney): boolean => other > of;
