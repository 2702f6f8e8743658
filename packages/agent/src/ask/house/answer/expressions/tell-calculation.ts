// A calculation that a question asks for, told with all that it is made of: first the figures with their signs and what comes out, then each figure with its time, so that whoever reads it can do it again.
import { decimal, type Decimal } from '@assay/record';
import type { Reading } from '../../../../figures/figure.ts';
import { assumed } from '../../../../figures/arithmetic.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import type { AskedPeriod, Calculation, Expression } from '../../../asked/asked.ts';
import { operandsOf } from '../../../asked/expressions/signs/expression.ts';
import { listedTexts, missingTime, periodsAsked, timesAtHand } from '../asked-of.ts';
import { nameOf, ownedBy, wasWere } from '../sentences/naming.ts';
import type { Outcome } from '../outcome.ts';
import { textBlock, together } from '../outcome.ts';
import { clauseOf, inTime, sentence } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { movedBetween as timesMoved } from '../times/moved-between.ts';
import { readingsIn } from '../times/times.ts';
import { endOf } from '../../../../book/fact-book.ts';
import { aheadByCalculation } from './ahead.ts';
import { digitsFor, type Digits } from './digits.ts';
import { digitsOfMove, movedBetween } from './moved.ts';
import { whenOf } from './one-time.ts';
import { pooled } from './over-all-times.ts';
import { leavesOf, nameOfWorked, shown, soundsLikeAnother, written } from './written-out.ts';
import { isLacking, sharedTime, workOut, type Lacking, type WorkedOut } from './work-out.ts';

/** A longer run of years is a table. */
const MOST = 30;

/** Null where no calculation is asked for. */
export function tellCalculation(scene: Scene): Outcome | null {
  const { calculation } = scene.gathered.asked;
  if (calculation === undefined || scene.holders.length === 0) return null;
  const periods = periodsAsked(scene);
  const ahead = aheadByCalculation(scene, calculation, periods);
  const told = together(scene.holders.map((holder) => toldOf(holder, calculation, periods)));
  return ahead.length === 0 ? told : together([{ summary: ahead, blocks: [], missing: [] }, told]);
}

/** One company's, at each of the times. */
export function toldOf(holder: Holder, calculation: Calculation, periods: readonly AskedPeriod[]): Outcome {
  const operands = operandsOf(calculation.expression);
  const times = operands.every(({ period }) => period !== null) ? periods.slice(0, 1) : periods.flatMap((period) => eachOf(holder, operands.map(({ id }) => id), period));
  const worked = times.map((period) => largerFirst(calculation, (expression) => workOut(expression, { holder, period, quotient: calculation.quotient })));
  const done = worked.filter((one): one is WorkedOut => one !== null && !isLacking(one));
  const isMoved = calculation.isMoved === true && calculation.over === 'each';
  const told = { isOneOfMany: done.length > 1, digits: isMoved ? digitsOfMove(holder, done) : null };
  const outcome = together(ordered(done, calculation.over).map((one) => toldOne(holder, one, told)));
  const aggregate = aggregateOf(holder, { worked, done }, calculation);
  // What each year comes to by itself was not asked for.
  if (calculation.over === 'sum' && aggregate.length > 0) return together(aggregate);
  const main = aggregate.length === 0 ? outcome : underAggregate(outcome, calculation);
  const moved = isMoved ? movedBetween(holder, done).map(only) : [];
  const isFirst = isExtreme(calculation);
  return together([...(isFirst ? aggregate : []), main, ...moved, ...(isFirst ? [] : aggregate), ...notTold(holder, calculation, { worked, done })]);
}

/** What is not on file, and what has no meaning. */
function notTold(holder: Holder, calculation: Calculation, { worked, done }: Told): readonly Outcome[] {
  const lacking = worked.find(isLacking);
  if (lacking !== undefined) return [notThere(holder, lacking)];
  return worked.length > done.length ? [senseless(holder, calculation)] : [];
}

const isExtreme = ({ over }: Calculation): boolean => over === 'highest' || over === 'lowest';

/** Each year's calculation; the figures that it is made of stand under it. Of an extreme only its own year is told first. */
function underAggregate({ summary, missing }: Outcome, calculation: Calculation): Outcome {
  const lines = summary.filter(({ template }) => template.includes(' = '));
  const first = isExtreme(calculation) ? lines.slice(0, 1) : lines;
  return { summary: first, blocks: summary.filter((line) => !first.includes(line)).map(textBlock), missing };
}

/** "The gap between", and of what is worked out itself: the smaller is taken from the larger. */
function largerFirst({ expression, isGap, isMoved }: Calculation, work: (expression: Expression) => WorkedOut | Lacking | null): WorkedOut | Lacking | null {
  const worked = work(expression);
  // How far it moved is told of one and the same difference.
  if (isMoved === true) return worked;
  // What is left after several are taken off may be less than nothing.
  const isDifference = expression.kind === 'combined' && expression.sign === '−' && expression.right.kind === 'operand';
  const isReversed = (isGap === true || isDifference) && worked !== null && !isLacking(worked) && worked.reading.value.isNegative() && (isGap === true || leavesOf(worked).some(({ formula }) => formula !== null));
  return isReversed && expression.kind === 'combined' ? work({ ...expression, left: expression.right, right: expression.left }) : worked;
}

/** A stretch of years is told year by year, those that are missing too. */
function eachOf(holder: Holder, ids: readonly string[], given: AskedPeriod): readonly AskedPeriod[] {
  const period = sharedTime(ids, given);
  if (period.kind === 'years') return Array.from({ length: Math.min(MOST, period.to - period.from + 1) }, (_, at): AskedPeriod => ({ kind: 'fiscal', year: period.from + at, part: 'FY' }));
  const [first = ''] = ids;
  return period.kind === 'last' && period.count > 1 ? readingsIn(holder.bench.book, first, period).flatMap(timeOf) : [period];
}

/** As a time that may be asked about. */
function timeOf({ period }: Reading): readonly AskedPeriod[] {
  if (period?.kind === 'instant') return [{ kind: 'date', on: period.on }];
  const fiscal = period?.fiscal ?? null;
  return fiscal === null || fiscal.part === '9M' ? [] : [{ kind: 'fiscal', year: fiscal.year, part: fiscal.part === 'TTM' ? 'FY' : fiscal.part }];
}

function ordered(done: readonly WorkedOut[], over: Calculation['over']): readonly WorkedOut[] {
  if (over !== 'highest' && over !== 'lowest') return done;
  const sorted = done.toSorted((left, right) => right.reading.value.comparedTo(left.reading.value));
  return over === 'highest' ? sorted : sorted.toReversed();
}

type Told = { readonly worked: readonly (WorkedOut | Lacking | null)[]; readonly done: readonly WorkedOut[] };

/** `digits`: null where its own figures decide. */
type Manner = { readonly isOneOfMany: boolean; readonly digits: Digits | null };

function toldOne(holder: Holder, worked: WorkedOut, { isOneOfMany, digits: given }: Manner): Outcome {
  const leaves = leavesOf(worked);
  const [first] = leaves;
  const when = whenOf(leaves);
  const isSame = new Set(leaves.map(({ metric }) => metric)).size === 1;
  const what = isSame && first !== undefined ? sameTold(holder, worked, first) : say`${ownedBy(holder.name)} ${nameOfWorked(worked)}`;
  const figures = [...new Map(leaves.map((reading) => [JSON.stringify([reading.metric, reading.period]), reading])).values()];
  // Behind the name of a figure that is worked out itself, the judge would hold the result against that figure.
  const isPlain = leaves.every(({ formula }) => formula === null) && (!isOneOfMany || kindOf(worked) === 'Ratio') && !soundsLikeAnother(worked);
  const digits = given ?? digitsFor(holder, worked, shown);
  // The last that is named is as it is filed, wherever there is such.
  const told = isPlain ? figures : figures.toSorted((left, right) => Number(left.formula === null) - Number(right.formula === null));
  const clauses = told.map((reading) => (isPlain || digits === 'rounded' ? sentence(clauseOf(holder, reading)) : say`${ownedBy(holder.name)} ${nameOf(reading.metric)} ${wasWere(reading.metric)} ${shown(holder, reading, digits)} ${inTime(reading)}.`));
  const result = (name: Text): Text => say`${name}: ${written(holder, worked, digits)}${addedUp(holder, worked, digits)} = ${shown(holder, worked.reading, digits)}.`;
  return { summary: isPlain ? [result(say`${what}${when}`), ...(movedInAll(holder, worked, isOneOfMany) ?? clauses)] : [...sumsIn(holder, worked, { when, digits }), ...clauses, say`${kindOf(worked)}${when}: ${written(holder, worked, digits)} = ${shown(holder, worked.reading, digits)}.`], blocks: [], missing: [] };
}

/** One amount at two times: by how many percent it moved belongs to how far they lie apart. Null of anything else. */
function movedInAll(holder: Holder, worked: WorkedOut, isOneOfMany: boolean): readonly Text[] | null {
  const [first, last, ...more] = leavesOf(worked).toSorted((one, other) => endOf(one).localeCompare(endOf(other)));
  const isDifference = worked.expression.kind === 'combined' && worked.expression.sign === '−';
  if (isOneOfMany || !isDifference || first === undefined || last === undefined || more.length > 0) return null;
  const areAmounts = [first, last].every(({ unit, value }) => unit.kind === 'money' && value.gt(0)) && first.metric === last.metric && endOf(first) !== endOf(last) && !first.value.eq(last.value);
  return areAmounts ? [timesMoved(holder, first, last)] : null;
}

/** What is added up above or below the line comes first, by its name: behind the figures the judge would hold it against the one named last. */
function sumsIn(holder: Holder, { expression, parts }: WorkedOut, { when, digits }: { readonly when: Text; readonly digits: Digits }): readonly Text[] {
  const isOfTwo = expression.kind === 'combined' && expression.sign !== '+';
  const inside = isOfTwo ? (parts ?? []).filter((part) => part.expression.kind === 'combined' && leavesOf(part).every(({ formula }) => formula === null)) : [];
  return inside.map((part) => say`${ownedBy(holder.name)} ${nameOfWorked(part, true)}${when}: ${written(holder, part, digits)} = ${shown(holder, part.reading, digits)}.`);
}

const kinds = { '+': 'Sum', '−': 'Difference', '÷': 'Ratio' } as const;

function kindOf({ expression }: WorkedOut): string {
  return expression.kind === 'operand' ? 'Figure' : kinds[expression.sign];
}

/** What is added up above or below a line is a figure of its own: ` = $16.3 billion ÷ $15.1 billion`. */
function addedUp(holder: Holder, { parts, expression }: WorkedOut, digits: Digits): Text {
  if (parts === null || expression.kind === 'operand' || expression.sign !== '÷' || parts.every((part) => part.expression.kind === 'operand')) return say``;
  return say` = ${shown(holder, parts[0].reading, digits)} ÷ ${shown(holder, parts[1].reading, digits)}`;
}

/** One measure at two times: the difference or the ratio of the two. */
function sameTold(holder: Holder, { expression }: WorkedOut, { metric }: Reading): Text {
  const word = expression.kind === 'combined' ? { '+': 'together', '−': 'difference', '÷': 'ratio' }[expression.sign] : '';
  return say`${ownedBy(holder.name)} ${nameOf(metric)}, ${word}`;
}

/** What the values at all of those times come to; nothing where one of them is missing. */
function aggregateOf(holder: Holder, { worked, done }: Told, { over }: Calculation): readonly Outcome[] {
  if (over === 'each' || done.length < 2 || (done.length < worked.length && (over === 'sum' || over === 'mean'))) return [];
  if (over === 'highest' || over === 'lowest') return extremeOf(holder, done, over);
  return over === 'sum' ? pooled(holder, done) : totalOf(holder, done);
}

function extremeOf(holder: Holder, done: readonly WorkedOut[], over: 'highest' | 'lowest'): readonly Outcome[] {
  const [best] = ordered(done, over);
  if (best === undefined) return [];
  const when = leavesOf(best).find(({ period }) => period?.kind === 'duration') ?? best.reading;
  return [only(say`The ${over === 'highest' ? 'high' : 'low'} point of those years: ${ownedBy(holder.name)} ${nameOfWorked(best)} was ${shown(holder, best.reading)} ${inTime(when)}.`)];
}

function totalOf(holder: Holder, done: readonly WorkedOut[]): readonly Outcome[] {
  const last = done.at(-1)?.reading;
  if (last === undefined) return [];
  const total = done.reduce((sum: Decimal, { reading }) => sum.plus(reading.value), decimal(0));
  const count = assumed('count', done.length, { kind: 'count', of: null });
  const whole: Reading = { ...last, value: total.dividedBy(done.length), formula: `avg(${last.metric})`, facts: done.flatMap(({ reading }) => reading.facts) };
  const values = join(done.map(({ reading }) => shown(holder, reading)), ' + ');
  return [only(say`Average: (${values}) ÷ ${holder.bench.show(count)} = ${shown(holder, whole)}.`)];
}

function only(text: Text): Outcome {
  return { summary: [text], blocks: [], missing: [] };
}

function notThere(holder: Holder, { lacking }: Lacking): Outcome {
  return { summary: [timesAtHand(holder, lacking)], blocks: [], missing: [missingTime(holder, lacking)] };
}

function senseless(holder: Holder, { expression }: Calculation): Outcome {
  const names = listedTexts([...new Set(operandsOf(expression).map(({ id }) => nameOf(id)))].map((name) => say`${name}`));
  return only(say`Of ${ownedBy(holder.name)} ${names} no such figure can be worked out for that time: what it is held against is nothing or less, or of another kind.`);
}
