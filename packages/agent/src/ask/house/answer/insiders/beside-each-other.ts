// Two persons, or two times of one of them, held beside each other: whether both traded the same, and by how much the one is more.
import { amountOf, sharesOf } from '../../../../book/insider-trades.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { say, type Text } from '../../../../prose/text.ts';
import type { InsiderAsk } from '../../../asked/insiders/insider-ask.ts';
import type { Holder } from '../scene.ts';
import { listed } from '../sentences/naming.ts';
import { within, type Trades } from './chosen-trades.ts';
import { namesOf, plainName, verbOf } from './trade-sentences.ts';

type Pair = readonly [Trades, Trades];

/** Null where it is not two persons, or one of them, or all, at two times. */
function pairOf(trades: Trades, { whose, spans }: InsiderAsk): Pair | null {
  if (whose.kind === 'all-but') return null;
  const owners = whose.kind === 'owners' ? whose.owners : [];
  const groups = owners.length > 1 ? owners.map((owner) => within(trades, spans).filter((trade) => trade.owner === owner)) : spans.map((span) => within(trades, [span]));
  const [one, other, ...more] = groups;
  return one === undefined || other === undefined || more.length > 0 || one.length === 0 || other.length === 0 ? null : [one, other];
}

/** By money, by shares, or by how many they were. */
const sizeOf = (trades: Trades, ask: InsiderAsk): Reading => ((ask.basis === 'money' || (ask.isByMoney && ask.basis === undefined) ? amountOf(trades) : null) ?? sharesOf(trades));

const isOfHeads = ({ basis, figures }: InsiderAsk): boolean => basis === 'heads' || (basis === undefined && figures.includes('heads') && !figures.includes('shares') && !figures.includes('money'));

function sameLead([one, other]: Pair, ask: InsiderAsk, holder: Holder): Text {
  if (isOfHeads(ask)) return namesOf(one).length === namesOf(other).length ? say`Yes: as many insiders of ${holder.name} in both times.` : say`No: not as many insiders of ${holder.name} in both times.`;
  const [left, right] = [sizeOf(one, ask), sizeOf(other, ask)];
  const what = left.unit.kind === 'shares' ? 'number of shares' : 'amount';
  const names = ask.whose.kind === 'all' ? [`insiders of ${holder.name}`] : [...new Set([one, other].flatMap(namesOf).map(plainName))];
  const who = `${listed(names)} ${verbOf(one)}`;
  return left.value.equals(right.value) ? say`Yes: ${who} the same ${what}${names.length === 1 ? ' both times' : ''}.` : say`No: ${who} not the same ${what}${names.length === 1 ? ' both times' : ''}.`;
}

function apartOf([one, other]: Pair, ask: InsiderAsk, { bench: { show } }: Holder): Text {
  const sizes = [sizeOf(one, ask), sizeOf(other, ask)].toSorted((left, right) => right.value.comparedTo(left.value));
  const [more, less] = sizes;
  if (more === undefined || less === undefined) return say``;
  const by: Reading = { ...more, facts: [...more.facts, ...less.facts], value: more.value.minus(less.value), formula: `${more.formula ?? ''} - ${less.formula ?? ''}` };
  return say`Difference: ${show(more, 'whole')} − ${show(less, 'whole')} = ${show(by, 'whole')}.`;
}

/** What opens the answer, and what ends it. */
export function besideEachOther(holder: Holder, trades: Trades, ask: InsiderAsk): { readonly lead: readonly Text[]; readonly apart: readonly Text[] } {
  const pair = ask.isSame === true || ask.isApart === true ? pairOf(trades, ask) : null;
  if (pair === null) return { lead: [], apart: [] };
  return { lead: ask.isSame === true ? [sameLead(pair, ask, holder)] : [], apart: ask.isApart === true && ask.isSame !== true ? [apartOf(pair, ask, holder)] : [] };
}
