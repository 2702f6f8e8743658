// Two measures as one figure, with the calculation written out: whoever reads it, the judge first of all, can do it again.
import type { Reading } from '../../../../figures/figure.ts';
import { say, type Text } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import type { MetricAsked } from '../asked-of.ts';
import { nameOf, ownedBy } from './naming.ts';
import { inTime, shownOf, timeName } from './reading-words.ts';
import type { Holder } from '../scene.ts';
import { readingsIn } from '../times/times.ts';

export type Together = { readonly sentence: Text; readonly figure: Reading; readonly base: Reading };
const signs = { sum: '+', difference: '−', ratio: '÷' } as const;

function result(form: keyof typeof signs, left: Reading, right: Reading): Reading | null {
  const of = { period: left.period, facts: [...left.facts, ...right.facts], assumptions: { ...left.assumptions, ...right.assumptions } };
  if (form === 'sum') return { ...of, metric: `${left.metric}_plus_${right.metric}`, value: left.value.plus(right.value), unit: left.unit, formula: `${left.metric} + ${right.metric}` };
  if (form === 'difference') return { ...of, metric: `${left.metric}_less_${right.metric}`, value: left.value.minus(right.value), unit: left.unit, formula: `${left.metric} - ${right.metric}` };
  return right.value.lte(0) ? null : { ...of, metric: `${left.metric}_to_${right.metric}`, value: left.value.dividedBy(right.value).times(100), unit: { kind: 'percent' }, formula: `${left.metric} / ${right.metric} * 100` };
}

/** Null where one of the two is not on file for the time, or they are of different times. */
export function sayTogether(holder: Holder, { id, of, as }: MetricAsked, period: AskedPeriod): Together | null {
  if (of === undefined || (as !== 'sum' && as !== 'difference' && as !== 'ratio')) return null;
  const left = readingsIn(holder.bench.book, id, period).at(-1);
  const right = readingsIn(holder.bench.book, of, period).at(-1);
  if (left === undefined || right === undefined || JSON.stringify(timeName(left)) !== JSON.stringify(timeName(right)) || left.unit.kind !== right.unit.kind) return null;
  const figure = result(as, left, right);
  if (figure === null) return null;
  const words = { sum: 'and', difference: 'less', ratio: 'to' }[as];
  const calculation = say`${shownOf(holder, left)} ${signs[as]} ${shownOf(holder, right)} = ${shownOf(holder, figure)}`;
  return { sentence: say`${ownedBy(holder.name)} ${nameOf(id)} ${words} ${nameOf(of)}${as === 'sum' ? ' together' : ''} ${inTime(left)}: ${calculation}.`, figure, base: left };
}
