// A reading as a sentence: whose, what, how much and when, in full, so that any reader (the judge above all) can look it up.
import { asPercent, change, growth } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, sentenceCase, type FigureStyle, type Piece, type ShownTime, type Text } from '../../../../prose/text.ts';
import { endOf } from '../../../../book/fact-book.ts';
import { labelPeriod } from '@assay/record';
import { onDay, timeOf, yearName } from '../../../../prose/times.ts';
import { aLoss, isOfMarket, isOfTwoTimes, lossName, nameOf, ownedBy, wasWere } from './naming.ts';
import type { Holder } from '../scene.ts';

export function isTrailing(reading: Reading): boolean {
  return reading.period?.kind === 'duration' && reading.period.fiscal?.part !== 'FY' && /^ttm\(\w+\)$/.test(reading.formula ?? '');
}

/** A flow over the last twelve months that are known, where no fiscal year is meant. */
export function isOfLastYear(reading: Reading): boolean {
  return isTrailing(reading) || reading.period?.fiscal?.part === 'TTM';
}

/** `fiscal 2024`, `the quarter ended 28 June 2025`, `28 June 2025`. */
export function timeName(reading: Reading): ShownTime {
  if (reading.period === null) return { kind: 'time', handle: 'none:' };
  return reading.period.kind === 'instant' || isOfLastYear(reading) ? onDay(endOf(reading)) : timeOf(reading.period);
}

/** `in fiscal 2024`, `on 28 June 2025`, `in the year to 28 June 2025`. */
export function inTime(reading: Reading): Text {
  const time = timeName(reading);
  if (isOfLastYear(reading)) return say`in the year to ${time}`;
  return reading.period?.kind === 'instant' ? say`on ${time}` : say`in ${time}`;
}

/** As `inTime`; where a fiscal year ends in another calendar year than it is named by, with its name: `on 2 February 2025 (the end of fiscal 2024)`. */
export function inOwnTime({ company }: Pick<Holder, 'company'>, reading: Reading): Text {
  const { period } = reading;
  if (period?.kind !== 'instant' || company.fiscalCalendar === null || isOfMarket(reading.metric)) return inTime(reading);
  const label = labelPeriod(period, company.fiscalCalendar);
  const isPlain = label?.part !== 'FY' || period.on.startsWith(String(label.year));
  return isPlain ? inTime(reading) : say`${inTime(reading)} (the end of ${yearName(label.year)})`;
}

/** Rates of a percent or less, and what is less than one time another, would lose their meaning with one decimal. */
export function styleOf(reading: Reading): FigureStyle {
  if (reading.unit.kind === 'shares') return 'bare';
  if (reading.unit.kind === 'multiple' && reading.value.abs().lt(1)) return 'hundredths';
  const isRate = reading.unit.kind === 'percent' || reading.unit.kind === 'fraction';
  return isRate && Math.abs(asPercent(reading)) < 1 ? 'rate' : 'plain';
}

/** A loss is named as one, and its size shown. */
function isLoss(reading: Reading): boolean {
  return reading.value.isNegative() && lossName(reading.metric) !== null;
}

export function shownOf({ bench }: Pick<Holder, 'bench'>, reading: Reading): Piece {
  return bench.show(reading, styleOf(reading));
}

/** Beside `measureName`: where that names a loss, the size of it. */
export function namedSize({ bench }: Pick<Holder, 'bench'>, reading: Reading): Piece {
  return bench.show(reading, isLoss(reading) ? 'size' : styleOf(reading));
}

/** `revenue`, `trailing twelve-month revenue`, `net loss`. */
export function measureName(reading: Reading): string {
  const name = isLoss(reading) ? lossName(reading.metric) ?? nameOf(reading.metric) : nameOf(reading.metric);
  if (!isOfLastYear(reading)) return name;
  // “Twelve-month return” would be that of the shares.
  return name.startsWith('return') ? `trailing ${name}` : `trailing twelve-month ${name}`;
}

/** `Apple’s revenue was $391.0 billion in fiscal 2024`, without a stop. */
export function clauseOf(holder: Holder, reading: Reading): Text {
  const shown = namedSize(holder, reading);
  if (reading.period === null) return say`${ownedBy(holder.name)} ${measureName(reading)} ${wasWere(reading.metric)} ${shown}`;
  if (reading.metric === 'price') return say`${ownedBy(holder.name)} shares closed at ${shown} on ${timeName(reading)}`;
  if (reading.metric === 'change_in_cash') return say`the change in cash of ${holder.name} came to ${shown} ${inTime(reading)}`;
  return say`${ownedBy(holder.name)} ${measureName(reading)} ${isLoss(reading) ? 'was' : wasWere(reading.metric)} ${shown} ${inOwnTime(holder, reading)}`;
}

/** Percent, or points for what is a percentage itself; null where such a change means nothing. */
export function moveOf(now: Reading, before: Reading): Reading | null {
  const isRate = now.unit.kind === 'percent' || now.unit.kind === 'fraction';
  if (now.unit.kind !== before.unit.kind || now.value.isNegative() || before.value.isNegative()) return null;
  if (isRate) return change(now, before);
  const isGrowing = ['money', 'shares', 'count'].includes(now.unit.kind);
  return isGrowing && now.value.gt(0) ? growth(now, before) : null;
}

/** Too small a move to be seen in the digits shown. */
function isVisible(move: Reading): boolean {
  return move.value.abs().gte('0.05');
}

/** `, up 2.0% from $383.3 billion in fiscal 2023`; or `, against …` where a change says nothing. */
export function beside(holder: Holder, now: Reading, before: Reading | null): Text {
  if (before === null) return say``;
  const move = moveOf(now, before);
  const then = isLoss(before) ? say`${aLoss(before.metric)} of ${holder.bench.show(before, 'size')}` : isLoss(now) ? say`${nameOf(before.metric)} of ${shownOf(holder, before)}` : say`${shownOf(holder, before)}`;
  if (move === null || !isVisible(move) || isOfTwoTimes(now.metric) || (isOfMarket(now.metric) && now.metric !== 'price')) return say`, against ${then} ${inTime(before)}`;
  return say`, ${move.value.isNegative() ? 'down' : 'up'} ${holder.bench.show(move, 'size')} from ${then} ${inTime(before)}`;
}

export function trendOf(now: Reading, before: Reading | null): 'up' | 'down' | 'flat' | null {
  if (before === null) return null;
  return now.value.gt(before.value) ? 'up' : now.value.lt(before.value) ? 'down' : 'flat';
}

/** A clause as a sentence. */
export function sentence(clause: Text): Text {
  return say`${sentenceCase(clause)}.`;
}

export function paragraph(sentences: readonly Text[]): Text {
  return join(sentences, ' ');
}
