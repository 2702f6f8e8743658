// Quarters of a year taken together: their sum written out, and beside those of another year the change between the two sums.
import { change, growth } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { yearName } from '../../../../prose/times.ts';
import type { AskedPeriod, Expression } from '../../../asked/asked.ts';
import { areSeveralQuarters, quartersOf, type SeveralQuarters } from '../../../asked/times/several-quarters.ts';
import { metricsAsked, periodsAsked, type MetricAsked } from '../asked-of.ts';
import { digitsFor, type Digits } from '../expressions/digits.ts';
import { isLacking, workOut, type WorkedOut } from '../expressions/work-out.ts';
import { leavesOf, shown, written } from '../expressions/written-out.ts';
import { asForm } from '../forms.ts';
import { textBlock, together, type Outcome } from '../outcome.ts';
import type { Holder, Scene } from '../scene.ts';
import { isAdditive, isOfTwoTimes, nameOf, ownedBy, wasWere } from '../sentences/naming.ts';
import { beside, clauseOf, sentence } from '../sentences/reading-words.ts';
import { reportedIn } from './reported-in.ts';
import { yearBefore } from './times.ts';

type Quarters = Extract<AskedPeriod, { readonly kind: 'fiscal' }> & { readonly year: number; readonly part: SeveralQuarters };
type Of = { readonly holder: Holder; readonly measure: MetricAsked; /** No other measure is asked for: what is taken together are its quarters. */ readonly isAlone: boolean };
type Added = { readonly quarters: Quarters; readonly worked: WorkedOut };
type Sum = { readonly quarters: Quarters; readonly worked: WorkedOut | null; /** As a filing gives it for all of the quarters. */ readonly reported: Reading | null };

const areQuarters = (period: AskedPeriod): period is Quarters => period.kind === 'fiscal' && period.year !== null && areSeveralQuarters(period.part);
const formsAdded: readonly MetricAsked['as'][] = ['value', 'total', 'growth', 'change'];
const asksYearBefore = /\b(?:(?:a|one|the) year (?:before|earlier|ago)|year[- ](?:ago|earlier)|(?:the )?(?:previous|prior|preceding) year|last year|yoy|y\/y|year[- ](?:on|over)[- ]year)\b/i;

/** Each measure of the one company; of one stretch whose move is asked for, beside the year before. Null where one cannot be added up, or is not on file for all of the quarters. */
export function quartersAdded(scene: Scene): Outcome | null {
  const [holder, ...others] = scene.holders;
  const measures = metricsAsked(scene).map(asForm);
  const periods = periodsAsked(scene);
  if (holder === undefined || others.length > 0 || measures.length === 0 || periods.length > 2 || !periods.every(areQuarters)) return null;
  const isMove = measures.some(({ as }) => as === 'growth' || as === 'change') || asksYearBefore.test(scene.gathered.asked.text);
  const told = measures.flatMap((measure) => addedOf({ holder, measure, isAlone: measures.length === 1 }, withYearBefore(periods, isMove)) ?? []);
  return told.length < measures.length ? null : together(told);
}

/** The newer first. */
function withYearBefore(periods: readonly Quarters[], isMove: boolean): readonly Quarters[] {
  const [only, ...others] = periods;
  const all = only !== undefined && others.length === 0 && isMove ? [only, { ...only, year: only.year - 1 }] : periods;
  return all.toSorted((left, right) => right.year - left.year || right.part.localeCompare(left.part));
}

function addedOf(of: Of, all: readonly Quarters[]): Outcome | null {
  const { holder, measure: { id, as } } = of;
  if (!isAdditive(id) || isOfTwoTimes(id) || !formsAdded.includes(as)) return null;
  const sums = all.flatMap((quarters) => sumIn(of, quarters) ?? []);
  if (sums.length < all.length) return null;
  const summary = reportedTold(of, sums) ?? sumsTold(of, sums);
  const quarters = sums.flatMap(({ worked }) => (worked === null ? [] : leavesOf(worked))).map((reading) => quarterSentence(holder, reading));
  return summary === null ? null : { summary, blocks: quarters.length === 0 ? [] : [textBlock(join(quarters, ' '))], missing: [] };
}

/** As filings give them; null where they do not give all of them. */
function reportedTold({ holder, measure: { id }, isAlone }: Of, sums: readonly Sum[]): readonly Text[] | null {
  const found = sums.flatMap(({ quarters, reported }) => (reported === null ? [] : [{ reading: reported, time: nameOfQuarters(quarters) }]));
  if (found.length < sums.length) return null;
  const what = say`${ownedBy(holder.name)} ${nameOf(id)}`;
  const told = found.map(({ reading, time }) => say`${what} ${wasWere(id)} ${shown(holder, reading)} in ${time}${isAlone ? ' taken together' : ''}.`);
  const [now, before] = found;
  if (now === undefined || before === undefined || now.reading.value.lte(0) || before.reading.value.lte(0) || now.reading.value.eq(before.reading.value)) return told;
  const rate = growth(now.reading, before.reading);
  const verb = now.reading.value.lt(before.reading.value) ? 'fell' : 'rose';
  const ends = say`from ${shown(holder, before.reading)} in ${before.time} to ${shown(holder, now.reading)} in ${now.time}`;
  return [...told, ...(rate === null ? [] : [say`${what} ${verb} ${holder.bench.show(rate, 'size')} ${ends}.`]), say`${what} ${verb} by ${holder.bench.show(change(now.reading, before.reading), 'size')} ${ends}.`];
}

function sumsTold({ holder, measure: { id } }: Of, sums: readonly Sum[]): readonly Text[] | null {
  const added = sums.flatMap(({ quarters, worked }): readonly Added[] => (worked === null ? [] : [{ quarters, worked }]));
  if (added.length < sums.length) return null;
  const digits = added.some(({ worked }) => digitsFor(holder, worked, shown) === 'all') || digitsOfMove(holder, added) === 'all' ? 'all' : 'rounded';
  const told = added.map(({ quarters, worked }) => say`${ownedBy(holder.name)} ${nameOf(id)} together in ${nameOfQuarters(quarters)}: ${written(holder, worked, digits)} = ${shown(holder, worked.reading, digits)}.`);
  return [...told, ...moveBetween(holder, added, digits)];
}

/** Null where neither all of the quarters nor a filing of their sum is there. */
function sumIn({ holder, measure: { id, words } }: Of, quarters: Quarters): Sum | null {
  const operands = quartersOf[quarters.part].map((part): Expression => ({ kind: 'operand', id, words, period: { ...quarters, part } }));
  const expression = operands.slice(1).reduce<Expression>((left, right) => ({ kind: 'combined', sign: '+', left, right }), operands[0] ?? { kind: 'operand', id, words, period: quarters });
  const worked = workOut(expression, { holder, period: quarters, quotient: 'times' });
  const reported = reportedIn(holder.bench.book, id, quarters);
  return (worked === null || isLacking(worked)) && reported === null ? null : { quarters, worked: worked === null || isLacking(worked) ? null : worked, reported };
}

const partNames: Readonly<Record<SeveralQuarters, string>> = { H1: 'first half', H2: 'second half', '9M': 'first nine months' };
const nameOfQuarters = ({ part, year }: Quarters): Text => say`the ${partNames[part]} of ${yearName(year)}`;

/** Each quarter beside its own year before, so that every figure of the sums has a sentence that proves it. */
function quarterSentence(holder: Holder, reading: Reading): Text {
  return sentence(say`${clauseOf(holder, reading)}${beside(holder, reading, yearBefore(holder.bench.book, reading))}`);
}

function differenceOf([now, before]: readonly Added[]): WorkedOut | null {
  if (now === undefined || before === undefined) return null;
  const [left, right] = [now.worked, before.worked];
  return { expression: { kind: 'combined', sign: '−', left: left.expression, right: right.expression }, parts: [left, right], reading: { ...left.reading, value: left.reading.value.minus(right.reading.value), facts: [...left.reading.facts, ...right.reading.facts] } };
}

function digitsOfMove(holder: Holder, sums: readonly Added[]): Digits {
  const difference = differenceOf(sums);
  return difference === null ? 'rounded' : digitsFor(holder, difference, shown);
}

/** In percent and in money; a rate over a loss has no meaning. */
function moveBetween(holder: Holder, sums: readonly Added[], digits: Digits): readonly Text[] {
  const difference = differenceOf(sums);
  const [now, before] = sums.map(({ worked }) => worked.reading);
  if (difference === null || now === undefined || before === undefined) return [];
  const show = (reading: Reading): Text => shown(holder, reading, digits);
  const rate = now.value.lt(0) ? null : growth(now, before);
  const gap = say`Difference: ${show(now)} − ${show(before)} = ${show(difference.reading)}.`;
  if (rate === null) return [gap];
  // A fall by its size: behind a sum below nothing the judge would look for a figure of that name.
  const isFall = rate.value.isNegative();
  const [more, less] = isFall ? [before, now] : [now, before];
  return [say`${isFall ? 'Decrease' : 'Change'}: (${show(more)} − ${show(less)}) ÷ ${show(before)} = ${holder.bench.show(rate, isFall ? 'size' : 'plain')}.`, gap];
}
