// How far what was worked out moved from the one time to the other: as an amount, in percent where the earlier is more than nothing, in percentage points of a rate.
import { endOf } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { say, type Text } from '../../../../prose/text.ts';
import type { Holder } from '../scene.ts';
import { timeName } from '../sentences/reading-words.ts';
import { digitsFor, type Digits } from './digits.ts';
import { leavesOf, shown } from './written-out.ts';
import type { WorkedOut } from './work-out.ts';

type Ends = { readonly first: WorkedOut; readonly last: WorkedOut };

/** The formula with every figure of it as it was before. */
const asBefore = ({ formula, metric }: Reading): string => (formula ?? metric).replace(/[a-z][a-z_]*(?![a-z_(])/g, '$&@before');
const asNow = ({ formula, metric }: Reading): string => formula ?? metric;

function endsOf([one, other, ...more]: readonly WorkedOut[]): Ends | null {
  if (one === undefined || other === undefined || more.length > 0) return null;
  const [first, last] = [one, other].toSorted((left, right) => latestOf(left).localeCompare(latestOf(right)));
  const areApart = first !== undefined && last !== undefined && latestOf(first) !== latestOf(last) && JSON.stringify(first.reading.unit) === JSON.stringify(last.reading.unit);
  return areApart ? { first, last } : null;
}

const latestOf = (worked: WorkedOut): string => leavesOf(worked).map(endOf).toSorted().at(-1) ?? '';

/** More than nothing: the larger less the smaller. */
function distanceOf({ first: { reading: before }, last: { reading: now } }: Ends): Reading {
  const isRate = now.unit.kind === 'percent';
  const by = now.value.minus(before.value);
  const [more, less] = by.isNegative() ? [asBefore(before), asNow(now)] : [asNow(now), asBefore(before)];
  return { ...now, metric: `${now.metric}_change`, value: by.abs(), unit: isRate ? { kind: 'points' } : now.unit, formula: `${more} - (${less})`, facts: [...now.facts, ...before.facts] };
}

function rateOf({ first: { reading: before }, last: { reading: now } }: Ends): Reading | null {
  if (before.value.lte(0) || now.unit.kind !== 'money') return null;
  const isFall = now.value.lt(before.value);
  const value = now.value.dividedBy(before.value).minus(1).times(100).abs();
  const growth = `(${asNow(now)}) / (${asBefore(before)})`;
  return { ...now, metric: `${now.metric}_growth`, value, unit: { kind: 'percent' }, formula: isFall ? `(1 - ${growth}) * 100` : `(${growth} - 1) * 100`, facts: [...now.facts, ...before.facts] };
}

function bracketed(holder: Holder, { reading }: WorkedOut, digits: Digits): Text {
  return reading.value.isNegative() ? say`(${shown(holder, reading, digits)})` : shown(holder, reading, digits);
}

function largerFirst({ first, last }: Ends): readonly [WorkedOut, WorkedOut] {
  return last.reading.value.lt(first.reading.value) ? [first, last] : [last, first];
}

function asWorked(ends: Ends): WorkedOut {
  const [larger, smaller] = largerFirst(ends);
  return { expression: { kind: 'combined', sign: '−', left: larger.expression, right: smaller.expression }, reading: distanceOf(ends), parts: [larger, smaller] };
}

/** Each time and the move in the same digits, so that the one can be found in the other. */
export function digitsOfMove(holder: Holder, done: readonly WorkedOut[]): Digits | null {
  const ends = endsOf(done);
  return ends === null ? null : digitsFor(holder, asWorked(ends), shown);
}

/** Nothing of more than two times, and of what did not move. */
export function movedBetween(holder: Holder, done: readonly WorkedOut[]): readonly Text[] {
  const ends = endsOf(done);
  if (ends === null || ends.first.reading.value.eq(ends.last.reading.value)) return [];
  const [larger, smaller] = largerFirst(ends);
  const digits = digitsOfMove(holder, done) ?? 'rounded';
  const rate = rateOf(ends);
  const [from, to] = [ends.first, ends.last].map((end) => timeName(leavesOf(end)[0] ?? end.reading));
  const by = shown(holder, distanceOf(ends), digits);
  const amount = say`${larger === ends.first ? 'Fall' : 'Rise'} from ${from ?? ''} to ${to ?? ''}: ${shown(holder, larger.reading, digits)} − ${bracketed(holder, smaller, digits)} = ${by}.`;
  return rate === null ? [amount] : [amount, say`In percent of what it was: ${by} ÷ ${shown(holder, ends.first.reading, digits)} = ${shown(holder, rate)}.`];
}
