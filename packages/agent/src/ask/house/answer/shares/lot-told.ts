// What so many shares come to at one close.
import type { Reading } from '../../../../figures/figure.ts';
import { endOf } from '../../../../book/fact-book.ts';
import { say, type Text } from '../../../../prose/text.ts';
import { dayName } from '../../../../prose/times.ts';
import type { Holder } from '../scene.ts';
import { lotWritten } from './money-put-in.ts';

/** Cents only where there are some. */
export const centsOf = ({ value }: Reading): 'whole' | 'hundredths' => (value.toDecimalPlaces(2).isInteger() ? 'whole' : 'hundredths');

/** `So many shares of Example on 31 July 2025: 40 × $10.00 = $400.` */
export function lotTold({ bench, name }: Holder, close: Reading, number: number): Text {
  const unit = close.unit.kind === 'money' ? { ...close.unit, per: null } : close.unit;
  const worth: Reading = { ...close, metric: 'value_of_shares', value: close.value.times(number), unit, formula: 'shares * price' };
  return say`So many shares of ${name} on ${dayName(endOf(close))}: ${lotWritten({ bench }, number, say`${bench.show(close)}`)} = ${bench.show(worth, centsOf(worth))}.`;
}
