// Behind a measure of the price at two closes: whether it rose or fell, and how far the share price moved from the one to the other, by which a multiple of the same figures moved as well.
import { metricById } from '@assay/calc';
import { endOf } from '../../../book/fact-book.ts';
import { renderText } from '../../../prose/render.ts';
import { say } from '../../../prose/text.ts';
import type { Valuation } from '../../asked/multiple/valuation.ts';
import { movedBy } from '../answer/forms.ts';
import { nameOf, ownedBy } from '../answer/sentences/naming.ts';
import { shownOf, timeName } from '../answer/sentences/reading-words.ts';
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

/** "Did the multiple go up or down": each close has figures of its own, so that the price alone does not tell. Nothing where the two are shown alike. */
function wayOf(holder: Holder, id: string, at: Valuation['at']): readonly Outcome[] {
  const both = at.map((one) => valuationAt(holder, id, one)).flatMap((one) => ('lacks' in one || lostOf(one.value.unit, one.inputs) !== null ? [] : [one]));
  const [before, now] = both.map(({ value }) => value).toSorted((left, right) => endOf(left).localeCompare(endOf(right)));
  if (before === undefined || now === undefined || endOf(before) === endOf(now)) return [];
  const isLess = now.value.lt(before.value);
  // The dictionary's name is that of the newest figures by the day; under another the two figures stand already, each with its calculation.
  const isOfNewest = both.every(({ isNewest }) => isNewest);
  const told = isOfNewest ? say`${ownedBy(holder.name)} ${nameOf(id)} ${isLess ? 'fell' : 'rose'} from ${shownOf(holder, before)} on ${timeName(before)} to ${shownOf(holder, now)} on ${timeName(now)}.` : say`The later ${metricById(id)?.unit.kind === 'percent' ? 'yield' : 'multiple'} is the ${isLess ? 'lower' : 'higher'} of the two.`;
  return renderText(say`${shownOf(holder, before)}`) === renderText(say`${shownOf(holder, now)}`) ? [] : [{ summary: [told], blocks: [], missing: [] }];
}

/** How far the share price moved. */
function priceMoved(holder: Holder, id: string, at: Valuation['at']): readonly Outcome[] {
  const move = moveBetween(holder, id, at);
  if (move === null) return [];
  const told = movedBy(holder, move);
  return [{ summary: [sameYear(at) && /^(?:pe_|price_)/.test(id) ? say`The figure it is held against is the same both times, so the multiple went the way of the price: ${told}` : told], blocks: [], missing: [] }];
}

/** Nothing of several measures, and of other than two closes. */
export function betweenCloses(holder: Holder, { items: [id, ...others], at, isMoved = false, isWay }: Valuation): readonly Outcome[] {
  if (id === undefined || others.length > 0 || at.length !== 2) return [];
  const way = isWay === true && !sameYear(at) ? wayOf(holder, id, at) : [];
  return isMoved || sameYear(at) ? [...way, ...priceMoved(holder, id, at)] : way;
}
