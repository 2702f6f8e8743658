// Behind a measure of the price at two closes: how far the share price moved from the one to the other, by which a multiple of the same figures moved as well.
import { endOf } from '../../../book/fact-book.ts';
import { say } from '../../../prose/text.ts';
import type { Valuation } from '../../asked/multiple/valuation.ts';
import { movedBy } from '../answer/forms.ts';
import type { Outcome } from '../answer/outcome.ts';
import type { Holder } from '../answer/scene.ts';
import { moveOf, type Move } from '../course/aggregates.ts';
import { lostOf, valuationAt } from './valuation-at.ts';

const sameYear = ([first, second]: Valuation['at']): boolean => first?.year !== null && JSON.stringify(first?.year) === JSON.stringify(second?.year);

/** Both, the earlier close first; null where one of them is not at hand or has no meaning. */
function moveBetween(holder: Holder, id: string, at: Valuation['at']): Move | null {
  const both = at.map((one) => valuationAt(holder, id, one)).flatMap((one) => ('lacks' in one || lostOf(one.value.unit, one.inputs) !== null ? [] : [one.price]));
  const [before, now] = both.toSorted((left, right) => endOf(left).localeCompare(endOf(right)));
  return before === undefined || now === undefined || endOf(before) === endOf(now) ? null : moveOf(before, now);
}

/** Nothing of several measures, and of other than two closes. */
export function betweenCloses(holder: Holder, { items: [id, ...others], at, isMoved = false }: Valuation): readonly Outcome[] {
  if (id === undefined || others.length > 0 || at.length !== 2 || !(isMoved || sameYear(at))) return [];
  const move = moveBetween(holder, id, at);
  if (move === null) return [];
  const told = movedBy(holder, move);
  return [{ summary: [sameYear(at) && /^(?:pe_|price_)/.test(id) ? say`The figure it is held against is the same both times, so the multiple went the way of the price: ${told}` : told], blocks: [], missing: [] }];
}
