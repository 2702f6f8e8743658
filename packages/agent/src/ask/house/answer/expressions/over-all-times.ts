// A calculation over all of several years: each figure added up over the years, and the calculation done with the sums. Yearly ratios cannot be added up.
import { decimal, type Decimal } from '@assay/record';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import type { Sign } from '../../../asked/asked.ts';
import { listedTexts } from '../asked-of.ts';
import type { Outcome } from '../outcome.ts';
import type { Holder } from '../scene.ts';
import { nameOf, ownedBy, wasWere } from '../sentences/naming.ts';
import { inTime } from '../sentences/reading-words.ts';
import { digitsFor } from './digits.ts';
import { combined, type WorkedOut } from './work-out.ts';
import { leavesOf, shown, written } from './written-out.ts';

const kinds: Readonly<Record<Sign, string>> = { '+': 'Sum', '−': 'Difference', '÷': 'Ratio' };

/** The same calculation with sums in the place of its figures; null where a figure is no amount of money. */
function overAll(years: readonly WorkedOut[]): WorkedOut | null {
  const [first] = years;
  if (first === undefined) return null;
  const { expression, parts, reading } = first;
  if (parts === null || expression.kind === 'operand') { const sum = summedUp(years.map((year) => year.reading)); return sum === null ? null : { expression, reading: sum, parts: null }; }
  const [left, right] = ([0, 1] as const).map((side) => overAll(years.flatMap((year) => year.parts?.[side] ?? [])));
  if (left === null || right === null || left === undefined || right === undefined) return null;
  const done = combined(expression.sign, { left: left.reading, right: right.reading, quotient: reading.unit.kind === 'percent' ? 'percent' : 'times' });
  return done === null ? null : { expression, reading: done, parts: [left, right] };
}

function summedUp(readings: readonly Reading[]): Reading | null {
  const last = readings.at(-1);
  if (last === undefined || readings.some(({ unit, period }) => unit.kind !== 'money' || unit.per !== null || period?.kind !== 'duration')) return null;
  return { ...last, value: readings.reduce((sum: Decimal, { value }) => sum.plus(value), decimal(0)), formula: `sum(${last.metric})`, facts: readings.flatMap(({ facts }) => facts) };
}

/** Empty where the figures cannot be added up over years. */
export function pooled(holder: Holder, years: readonly WorkedOut[]): readonly Outcome[] {
  const whole = overAll(years);
  if (whole === null || whole.parts === null || whole.expression.kind === 'operand') return [];
  const { expression, parts } = whole;
  const digits = digitsFor(holder, whole, shown);
  // What is added up comes right behind its figures: behind another one's the judge would hold it against that.
  const sides = parts.flatMap((part, side) => [...addedUp(holder, years.flatMap((year) => year.parts?.[side] ?? []), part), ...(part.expression.kind === 'operand' ? [] : [stepOf(holder, part, written(holder, part, digits))])]);
  return [{ summary: [...sides, stepOf(holder, whole, join(parts.map(({ reading }) => shown(holder, reading, digits)), ` ${expression.sign} `))], blocks: [], missing: [] }];
}

function stepOf(holder: Holder, step: WorkedOut, calculation: Text): Text {
  const name = step.expression.kind === 'operand' ? 'Figure' : kinds[step.expression.sign];
  return say`${name} over all those years: ${calculation} = ${shown(holder, step.reading)}.`;
}

function addedUp(holder: Holder, years: readonly WorkedOut[], whole: WorkedOut): readonly Text[] {
  return leavesOf(whole).flatMap((sum, index) => ofEach(holder, years.flatMap((year) => leavesOf(year)[index] ?? []), sum));
}

function ofEach(holder: Holder, readings: readonly Reading[], sum: Reading): readonly Text[] {
  const parts = readings.map((reading) => say`${shown(holder, reading)} ${inTime(reading)}`);
  return [say`${ownedBy(holder.name)} ${nameOf(sum.metric)} ${wasWere(sum.metric)} ${listedTexts(parts)}.`, say`Together: ${join(readings.map((reading) => shown(holder, reading)), ' + ')} = ${shown(holder, sum)}.`];
}
