// Several persons who are to be put in order by what they traded: that it is an order, and from which end, is said before each is told.
import { say } from '../../../../prose/text.ts';
import type { InsiderAsk } from '../../../asked/insiders/insider-ask.ts';
import type { Outcome } from '../outcome.ts';
import { listed } from '../sentences/naming.ts';
import { byOwner, type Trades } from './chosen-trades.ts';
import { namesOf, plainName, verbOf } from './trade-sentences.ts';

const ordered = /\b(?:rank(?:ed|ing)?|in order|order (?:them|these|those|by)|sort(?:ed)?|line (?:them|these) up|put (?:them|these) in (?:an )?order|(?:most|largest|highest|biggest|more) (?:first|to (?:the )?(?:least|fewest|smallest|lowest))|(?:least|fewest|smallest|lowest) (?:first|to (?:the )?(?:most|largest|highest|biggest)))\b/i;
const fromLeast = /\b(?:least|fewest|smallest|lowest) (?:first|to (?:the )?(?:most|largest|highest|biggest))\b|\bascending\b/i;

/** Empty where no order is asked for, or where some of them bought and others sold. */
export function inTheOrder(trades: Trades, { isByMoney }: Pick<InsiderAsk, 'isByMoney'>, text: string): readonly Outcome[] {
  const names = byOwner(trades, isByMoney).map((own) => plainName(namesOf(own)[0] ?? ''));
  if (!ordered.test(text) || names.length < 2 || new Set(trades.map(({ isPurchase }) => isPurchase)).size > 1) return [];
  const inOrder = fromLeast.test(text) ? names.toReversed() : names;
  const place = fromLeast.test(text) ? 'at the bottom' : 'ahead';
  return [{ summary: [say`In the order of ${isByMoney ? 'money for shares' : 'shares'} ${verbOf(trades)} ${inOrder[0] ?? ''} is ${place}: ${listed(inOrder)}.`], blocks: [], missing: [] }];
}
