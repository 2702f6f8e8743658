// How it is said who comes first: held against the others, never as a superlative, which the judge would have to prove of companies that nobody looked at.
import { metricById } from '@assay/calc';
import type { Reading } from '../../../../../figures/figure.ts';
import { say, type Text } from '../../../../../prose/text.ts';
import { isOfMarket, nameOf } from '../../sentences/naming.ts';
import { isOfLess } from '../end-asked.ts';
import { isPaid } from '../without-meaning.ts';

/** Of money there is more or less; of a rate not. */
function isAmount(id: string): boolean {
  const metric = metricById(id);
  return !isOfMarket(id) && (metric?.kind === 'flow' || metric?.kind === 'stock' || id === 'net_debt' || id === 'free_cash_flow') && metric?.unit.kind === 'money';
}

/** `what`: its name where it is told in a form of its own. */
export type Lead = { readonly name: string; readonly id: string; readonly isLow: boolean; readonly what?: string };

/** `NVIDIA leads the companies at hand on net margin`, `Apple has more revenue than any other of the companies at hand`. */
export function firstOfAll({ name, id, isLow, what = nameOf(id) }: Lead): Text {
  if (isPaid(id)) return say`${name} is ${isLow ? 'cheaper' : 'more expensive'} on ${what} than any other of the companies at hand`;
  if (isAmount(id) && what === nameOf(id)) return say`${name} has ${isLow ? 'less' : 'more'} ${what} than any other of the companies at hand`;
  if (isLow || isOfLess(id)) return say`${name} is at the ${isLow ? 'bottom' : 'top'} of the companies at hand on ${what}`;
  return say`${name} leads the companies at hand on ${what}`;
}

const ends: Readonly<Record<string, 'high' | 'low'>> = { distance_from_52w_high: 'high', distance_from_52w_low: 'low' };

/** `Boeing has more distance from the 52-week high than the other`: of a distance its size is held against the others, and not its sign; null of other figures. */
export function furtherOff(id: string, order: readonly { readonly holder: { readonly name: string }; readonly reading: Reading }[]): Text | null {
  const [first, second] = order;
  const end = ends[id];
  if (end === undefined || first === undefined || second === undefined) return null;
  const isFurther = first.reading.value.abs().gt(second.reading.value.abs());
  return say`${first.holder.name} has ${isFurther ? 'more' : 'less'} distance from the 52-week ${end} than the other${order.length > 2 ? 's' : ''}`;
}
