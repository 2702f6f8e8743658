// How a measure moved from one time to another: in percent, in points for what is a percentage itself, or both figures where no change can be told plainly.
import { daysBetween } from '@assay/record';
import { change, growth } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { endOf } from '../../../../book/fact-book.ts';
import { say, type Text } from '../../../../prose/text.ts';
import { isOfMarket, isOfTwoTimes, nameOf, ownedBy, wasWere } from '../sentences/naming.ts';
import { clauseOf, sentence, shownOf } from '../sentences/reading-words.ts';
import type { Holder } from '../scene.ts';

export function movedBetween(holder: Holder, first: Reading, last: Reading): Text {
  const by = moveOf(first, last);
  if (by === null && last.unit.kind === 'money' && first.value.isNegative() !== last.value.isNegative()) return say`${sentence(clauseOf(holder, last))} ${sentence(clauseOf(holder, first))}`;
  if (by === null && isRatio(first, last)) return say`${ownedBy(holder.name)} ${nameOf(last.metric)} ${last.value.lt(first.value) ? 'fell' : 'rose'} from ${shownOf(holder, first)} ${timeWords(first)} to ${shownOf(holder, last)} ${timeWords(last)}.`;
  if (by === null) return sentence(say`${clauseOf(holder, last)}, against ${shownOf(holder, first)} ${timeWords(first)}`);
  const size = by.unit.kind === 'percent' ? say`${holder.bench.show(by, 'size')}` : say`by ${holder.bench.show(by, 'size')}`;
  if (by.value.abs().lt('0.05')) return say`${ownedBy(holder.name)} ${nameOf(last.metric)} ${wasWere(last.metric)} ${shownOf(holder, last)} ${timeWords(last)}, against ${shownOf(holder, first)} ${timeWords(first)}.`;
  return say`${ownedBy(holder.name)} ${nameOf(last.metric)} ${by.value.isNegative() ? 'fell' : 'rose'} ${size} from ${shownOf(holder, first)} ${timeWords(first)} to ${shownOf(holder, last)} ${timeWords(last)}.`;
}

/** So many times another, at both times, and not the same: of which it rises or falls. */
function isRatio(first: Reading, last: Reading): boolean {
  return [first, last].every(({ unit, value, metric }) => unit.kind === 'multiple' && value.gt(0) && !isOfTwoTimes(metric)) && !first.value.eq(last.value) && first.value.toFixed(1) !== last.value.toFixed(1);
}

/** The same in its own unit, for who asks by how many dollars; nothing for what is told so already. */
export function amountBetween(holder: Holder, first: Reading, last: Reading): Text {
  if (moveOf(first, last)?.unit.kind !== 'percent' && !isBelowNothing(first, last)) return say``;
  const by = change(last, first);
  return say` ${ownedBy(holder.name)} ${nameOf(last.metric)} ${by.value.isNegative() ? 'fell' : 'rose'} by ${holder.bench.show(by, 'size')} from ${shownOf(holder, first)} ${timeWords(first)} to ${shownOf(holder, last)} ${timeWords(last)}.`;
}

/** Amounts of which no percentage can be told: what lies between them can. */
function isBelowNothing(first: Reading, last: Reading): boolean {
  const isAmount = [first, last].every(({ unit }) => unit.kind === 'money') && !isOfTwoTimes(last.metric) && !areUnlike(first, last);
  return isAmount && !first.value.eq(last.value) && (first.value.lt(0) || last.value.lt(0));
}

/** An amount of a year is no base for that of a quarter. */
function areUnlike({ period: before, unit }: Reading, { period: after }: Reading): boolean {
  const days = [before, after].flatMap((period) => (period?.kind === 'duration' ? [daysBetween(period.start, period.end)] : []));
  return unit.kind === 'money' && days.length === 2 && Math.abs((days[0] ?? 0) - (days[1] ?? 0)) > 40;
}

function moveOf(first: Reading, last: Reading): Reading | null {
  if (isOfTwoTimes(last.metric) || areUnlike(first, last) || first.value.eq(last.value) || first.value.lte(0) || last.value.lte(0)) return null;
  if (last.unit.kind === 'percent' && first.unit.kind === 'percent') return isOfMarket(last.metric) ? null : change(last, first);
  return last.unit.kind === 'money' || last.unit.kind === 'shares' ? growth(last, first) ?? change(last, first) : null;
}

function timeWords(reading: Reading): Text {
  return reading.period?.kind === 'instant' ? say`on ${{ kind: 'time', handle: `on:${endOf(reading)}` }}` : reading.period?.fiscal?.part === 'FY' ? say`in ${{ kind: 'time', handle: `year:${String(reading.period.fiscal.year)}` }}` : say`in ${{ kind: 'time', handle: `quarter:${endOf(reading)}` }}`;
}
