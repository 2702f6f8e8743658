// What figures that are told each for itself come to: what went to the owners in both ways, and by how much a balance moved from the one time to the other.
import { say, type Text } from '../../../../prose/text.ts';
import { endOf } from '../../../../book/fact-book.ts';
import { isMoment, metricsAsked, periodsAsked } from '../asked-of.ts';
import { digitsFor } from '../expressions/digits.ts';
import { moveOfPart } from '../expressions/move-of-part.ts';
import { isLacking, workOut } from '../expressions/work-out.ts';
import { shown, written } from '../expressions/written-out.ts';
import { amountBetween } from './moved-between.ts';
import { isBalance } from '../sentences/naming.ts';
import { inTime } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { readingsIn } from './times.ts';

const returned: readonly string[] = ['dividends_paid', 'share_repurchases'];

/** Empty where nothing is to be said beside them. */
export function besideTold(scene: Scene): readonly Text[] {
  const [holder, ...others] = scene.holders;
  if (holder === undefined || others.length > 0 || scene.gathered.asked.operation !== 'look-up') return [];
  const { text } = scene.gathered.asked;
  return [...sumOfReturned(scene, holder), ...moveOfBalance(scene, holder), ...metricsAsked(scene).flatMap((measure) => moveOfPart(holder, measure, { periods: periodsAsked(scene), text }))];
}

/** Dividends and buybacks of one time. */
function sumOfReturned(scene: Scene, holder: Holder): readonly Text[] {
  const [first, second, ...more] = metricsAsked(scene);
  const [period, ...times] = periodsAsked(scene);
  if (first === undefined || second === undefined || period === undefined || more.length + times.length > 0) return [];
  const arePair = [first, second].every(({ id, as }) => as === 'value' && returned.includes(id)) && first.id !== second.id;
  const operand = ({ id, words }: typeof first) => ({ kind: 'operand' as const, id, words, period: null });
  const worked = arePair ? workOut({ kind: 'combined', sign: '+', left: operand(first), right: operand(second) }, { holder, period, quotient: 'times' }) : null;
  if (worked === null || isLacking(worked)) return [];
  const digits = digitsFor(holder, worked, shown);
  return [say`Sum ${inTime(worked.reading)}: ${written(holder, worked, digits)} = ${shown(holder, worked.reading, digits)}.`];
}

/** One balance at two moments. */
function moveOfBalance(scene: Scene, holder: Holder): readonly Text[] {
  const [only, ...more] = metricsAsked(scene);
  const periods = periodsAsked(scene);
  if (only?.as !== 'value' || more.length > 0 || !isBalance(only.id) || periods.length !== 2 || !periods.every(isMoment)) return [];
  const [first, last] = periods.flatMap((period) => readingsIn(holder.bench.book, only.id, period).slice(-1)).toSorted((left, right) => endOf(left).localeCompare(endOf(right)));
  return first === undefined || last === undefined || endOf(first) === endOf(last) ? [] : [amountBetween(holder, first, last)].flatMap((text) => (text.template === '' ? [] : [{ ...text, template: text.template.trimStart() }]));
}
