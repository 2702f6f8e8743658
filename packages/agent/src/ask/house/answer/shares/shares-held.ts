// So many shares at a price, a price beside its moving average: the calculation written out.
import { decimal } from '@assay/record';
import type { Reading } from '../../../../figures/figure.ts';
import { say } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { countIn } from '../../../asked/forms/shares-count.ts';
import { metricsAsked, periodsAsked } from '../asked-of.ts';
import { together, type Outcome } from '../outcome.ts';
import { lotTold } from './lot-told.ts';
import { moneyPutIn } from './money-put-in.ts';
import { ownedBy } from '../sentences/naming.ts';
import { inTime, shownOf } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { latest, readingsIn } from '../times/times.ts';

const amount = /(?:\$|USD ?)\d/i;
const howMany = /\bhow many (?:whole |full )?(?:[\w&.'’-]+ ){0,4}?shares?\b/i;

/** "My two tech stocks": companies, and no shares of each. */
const ofEach = /\bshares? (?:each|apiece|of each|of both|in each|in both|of either)\b|\b(?:each|apiece)\b[^?]*\bshares?\b/i;

type At = { readonly holder: Holder; readonly price: Reading };

function worthOf({ holder, price }: At, number: number): Outcome {
  return { summary: [say`${ownedBy(holder.name)} shares closed at ${shownOf(holder, price)} ${inTime(price)}. ${lotTold(holder, price, number)}`], blocks: [], missing: [] };
}

/** What was gained or lost is a move of the price. */
const gained = /\b(?:made|gain(?:ed)?|los[et]|earn(?:ed)?|profit\w*|bought|purchased)\b/i;

const isElse = (text: string): boolean => gained.test(text) || amount.test(text) || howMany.test(text);

/** Null where the price alone is not what is asked about. */
export function sharesHeld(scene: Scene): Outcome | null {
  const { asked } = scene.gathered;
  const grown = moneyPutIn(scene);
  if (grown !== null) return grown;
  const [measure, ...others] = metricsAsked(scene);
  const [period, ...times] = periodsAsked(scene);
  if (measure?.id !== 'price' || measure.as !== 'value' || period === undefined || others.length + times.length > 0 || isElse(asked.text)) return null;
  const number = scene.holders.length > 1 && !ofEach.test(asked.text) ? null : countIn(asked.text);
  if (number === null) return null;
  return each(scene, period, (at) => worthOf(at, number));
}

function each(scene: Scene, period: AskedPeriod, tell: (at: At) => Outcome): Outcome | null {
  const told = scene.holders.flatMap((holder) => { const price = readingsIn(holder.bench.book, 'price', period).at(-1); return price === undefined ? [] : [tell({ holder, price })]; });
  return told.length === 0 ? null : together(told);
}

const beside = /\b(?:above|below|under|over|beneath|dropped|fallen|fell|crossed|broke\w*|vs\.?|versus|against|higher|lower)\b/i;

/** On which side of its moving average the share closed; null where it is not asked. */
export function besideAverage(scene: Scene): Outcome | null {
  const averages = metricsAsked(scene).filter(({ id }) => id.startsWith('sma_'));
  if (averages.length === 0 || !beside.test(scene.gathered.asked.text) || periodsAsked(scene).some(({ kind }) => kind !== 'latest')) return null;
  const told = scene.holders.flatMap((holder) => averages.flatMap(({ id }): Outcome[] => {
    const [price, average] = [latest(holder.bench.book, 'price'), latest(holder.bench.book, id)];
    if (price === null || average === null) return [];
    const side = price.value.lt(average.value) ? 'below' : price.value.eq(decimal(average.value)) ? 'at' : 'above';
    return [{ summary: [say`${ownedBy(holder.name)} shares closed at ${shownOf(holder, price)} ${inTime(price)}, ${side} that average.`], blocks: [], missing: [] }];
  }));
  return told.length === 0 ? null : together(told);
}
