// What became of a share's closes, in sentences of which each gives both of its ends, so that anybody can check it.
import { assumed, change } from '../../../figures/arithmetic.ts';
import type { Reading } from '../../../figures/figure.ts';
import { say, sentenceCase, type Text } from '../../../prose/text.ts';
import { inWords } from '../../../prose/verbs.ts';
import type { Course, CourseForm, Window } from '../../asked/course/course.ts';
import { movedBy } from '../answer/forms.ts';
import { ownedBy } from '../answer/sentences/naming.ts';
import { clauseOf, inTime, sentence, shownOf, timeName } from '../answer/sentences/reading-words.ts';
import type { Holder } from '../answer/scene.ts';
import { shownTogether } from '../answer/sentences/written-out.ts';
import { beyondOf, extremeOf, meanOf, moveOf, swingOf, volatilityOf, yearlyOf, type Move } from './aggregates.ts';
import { momentOf, stretchOf, type Stretch } from './closes-in.ts';
import { tellEachOfShare } from './parts/tell-each.ts';
import { tellPart } from './parts/tell-parts.ts';
import { tellAlso } from './tell-twofold.ts';
import type { Told } from './told.ts';

const single = (text: Text, figure: Reading): Told => ({ text, figure, beside: [] });
const closed = (holder: Holder, reading: Reading): Text => sentence(clauseOf(holder, reading));

type Wanted = Pick<Course, 'form' | 'inMoney' | 'also'> & Partial<Pick<Course, 'isGap'>>;

/** Null where the closes at hand do not reach over the window, or do not give what is asked for beside. */
export function tellCloses(holder: Holder, course: Wanted, window: Window): Told | null {
  const told = tellForm(holder, course, window);
  if (told === null || course.also === undefined) return told;
  const second = tellAlso(holder, { course, also: course.also, window });
  return second === null ? null : { ...told, behind: [...(told.behind ?? []), second] };
}

function tellForm(holder: Holder, { form, inMoney = false, isGap = false }: Wanted, window: Window): Told | null {
  const { closes } = holder.bench.book;
  if (form.kind === 'value') { const reading = momentOf(closes, window); return reading === null ? null : single(closed(holder, reading), reading); }
  const stretch = stretchOf(closes, window);
  if (stretch === null) return null;
  if (form.kind === 'change' && inMoney) return inDollars(changed(holder, stretch));
  return form.kind === 'range' && isGap ? between(holder, stretch) : overStretch(holder, form, stretch);
}

/** The amount before the percentage. */
function inDollars(told: Told | null): Told | null {
  const [amount] = told?.beside ?? [];
  return told === null || amount === undefined ? told : { text: amount, figure: told.figure, beside: [told.text] };
}

/** The highest less the lowest, written out. */
function between(holder: Holder, { within }: Stretch): Told | null {
  const [high, low] = [extremeOf(within, 'highest'), extremeOf(within, 'lowest')];
  if (high === null || low === null || high === low) return null;
  const [one = '', other = '', gap = ''] = shownTogether({ parts: [high, low], result: change(high, low), holder, add: ([first = NaN, second = NaN]) => first - second });
  return single(say`The high point of that time: ${closed(holder, high)} The low point of that time: ${closed(holder, low)} Difference: ${one} − ${other} = ${gap}.`, change(high, low));
}

/** With the other end, where that is named as well. */
function withOther(holder: Holder, stretch: Stretch, { end, other }: Extract<CourseForm, { kind: 'off' }>): Told | null {
  const told = offEnd(holder, stretch, end);
  const second = end === 'highest' ? 'lowest' : 'highest';
  const beside = other === undefined ? null : other === 'close' ? extreme(holder, stretch, second) : offEnd(holder, stretch, second);
  return told === null || beside === null ? told : { ...told, behind: [...(told.behind ?? []), beside.text, ...(beside.behind ?? [])] };
}

/** From the end of the window to the newest close. */
function offEnd(holder: Holder, { within }: Stretch, end: 'highest' | 'lowest'): Told | null {
  const [found, last] = [extremeOf(within, end), holder.bench.book.closes.at(-1)];
  const move = found === null || last === undefined || found === last ? null : moveOf(found, last);
  if (found === null || last === undefined) return null;
  if (move === null) return single(say`The latest close is the ${end === 'highest' ? 'high' : 'low'} point of that time: ${closed(holder, last)}`, last);
  const way = move.by.value.isNegative() ? 'down' : 'up';
  return { text: say`${ownedBy(holder.name)} share price is ${way} ${holder.bench.show(move.by, 'size')} from ${shownOf(holder, found)} ${inTime(found)} to ${shownOf(holder, last)} ${inTime(last)}.`, behind: [say`The ${end === 'highest' ? 'high' : 'low'} point of that time: ${closed(holder, found)}`], figure: move.by, beside: [] };
}

function overStretch(holder: Holder, form: CourseForm, stretch: Stretch): Told | null {
  if (form.kind === 'beyond') return beyond(holder, stretch, form);
  if (form.kind === 'off') return withOther(holder, stretch, form);
  if (form.kind === 'best' || form.kind === 'worst') return tellPart(holder, stretch, form);
  if (form.kind === 'each') return tellEachOfShare(holder, stretch, form);
  return form.kind === 'apart' ? null : plain[form.kind](holder, stretch);
}

const plain: Readonly<Record<Exclude<CourseForm['kind'], 'beyond' | 'best' | 'worst' | 'off' | 'each' | 'apart'>, (holder: Holder, stretch: Stretch) => Told | null>> = {
  value: () => null, change: changed, yearly, factor: factored, range: ranged, mean, volatility: deviating,
  highest: (holder, stretch) => extreme(holder, stretch, 'highest'), lowest: (holder, stretch) => extreme(holder, stretch, 'lowest'),
  fall: (holder, stretch) => swung(holder, stretch, 'fall'), climb: (holder, stretch) => swung(holder, stretch, 'climb'),
};

function changed(holder: Holder, { base, within }: Stretch): Told | null {
  const last = within.at(-1);
  const move = last === undefined || last === base ? null : moveOf(base, last);
  if (move === null) return null;
  const by = change(move.now, move.before);
  const amount = say`${ownedBy(holder.name)} share price ${by.value.isNegative() ? 'fell' : 'rose'} by ${holder.bench.show(by, 'size')} from ${shownOf(holder, move.before)} on ${timeName(move.before)} to ${shownOf(holder, move.now)} on ${timeName(move.now)}.`;
  return { text: movedBy(holder, move), figure: move.by, beside: by.value.isZero() ? [] : [amount] };
}

/** What it made a year, and in all. */
function yearly(holder: Holder, { base, within }: Stretch): Told | null {
  const last = within.at(-1);
  const found = last === undefined ? null : yearlyOf(base, last);
  const whole = found === null ? null : moveOf(found.before, found.now);
  return found === null || whole === null ? null : { text: yearlyTold(holder, found), behind: [movedBy(holder, whole)], figure: found.by, beside: [] };
}

/** `share price rose at a compound rate of 12.0% a year from $10.00 on 2 January 2023 to $12.54 on 2 January 2025` */
export function yearlyTold(holder: Holder, found: Move): Text {
  const verb = found.by.value.isNegative() ? 'fell' : 'rose';
  const { show } = holder.bench;
  return say`${ownedBy(holder.name)} share price ${verb} at a compound rate of ${show(found.by, 'size')} a year from ${shownOf(holder, found.before)} on ${timeName(found.before)} to ${shownOf(holder, found.now)} on ${timeName(found.now)}.`;
}

/** The later close over the earlier one, written out. */
function factored(holder: Holder, { base, within }: Stretch): Told | null {
  const last = within.at(-1);
  if (last === undefined || last === base || base.value.lte(0)) return null;
  const ratio: Reading = { metric: 'price_to_price', value: last.value.dividedBy(base.value), unit: { kind: 'multiple' }, period: last.period, formula: 'price / price@before', facts: [...last.facts, ...base.facts], assumptions: {} };
  const { show } = holder.bench;
  const move = moveOf(base, last);
  const text = say`${closed(holder, last)} ${closed(holder, base)} Ratio: ${show(last)} ÷ ${show(base)} = ${show(ratio, 'hundredths')}.`;
  return { text, figure: ratio, beside: move === null ? [] : [movedBy(holder, move)] };
}

function extreme(holder: Holder, { within, isAll }: Stretch, which: 'highest' | 'lowest'): Told | null {
  const [found, first, last] = [extremeOf(within, which), within[0], within.at(-1)];
  if (found === null || first === undefined || last === undefined) return null;
  const point = which === 'highest' ? 'high' : 'low';
  return single(isAll === true ? say`The ${point} point of the closes at hand, from ${timeName(first)} to ${timeName(last)}: ${closed(holder, found)}` : say`The ${point} point of that time: ${closed(holder, found)}`, found);
}

function ranged(holder: Holder, stretch: Stretch): Told | null {
  const [high, low] = [extreme(holder, stretch, 'highest'), extreme(holder, stretch, 'lowest')];
  return high === null || low === null ? null : single(say`${high.text} ${low.text}`, high.figure);
}

function mean(holder: Holder, { within }: Stretch): Told | null {
  const [found, first, last] = [meanOf(within), within[0], within.at(-1)];
  if (found === null || first === undefined || last === undefined) return null;
  return single(say`${ownedBy(holder.name)} average closing price from ${timeName(first)} to ${timeName(last)} was ${shownOf(holder, found)}.`, found);
}

/** From the last close before the time. */
function deviating(holder: Holder, { base, within }: Stretch): Told | null {
  const run = within[0] === base ? within : [base, ...within];
  const [found, last] = [volatilityOf(run), within.at(-1)];
  return found === null || last === undefined ? null : single(say`${ownedBy(holder.name)} annualised volatility of daily closes from ${timeName(base)} to ${timeName(last)} was ${holder.bench.show(found)}.`, found);
}

function swung(holder: Holder, { within }: Stretch, kind: 'fall' | 'climb'): Told | null {
  const move = swingOf(within, kind);
  const [first, last] = [within[0], within.at(-1)];
  if (move === null) return first === undefined || last === undefined ? null : single(say`No close from ${timeName(first)} to ${timeName(last)} was ${kind === 'fall' ? 'below an earlier one' : 'above an earlier one'}: ${closed(holder, last)}`, last);
  return single(movedBy(holder, move), move.by);
}

/** Where none is beyond it, how far they went at most. */
function beyond(holder: Holder, stretch: Stretch, form: Extract<CourseForm, { kind: 'beyond' }>): Told | null {
  const { within } = stretch;
  const [first] = within;
  if (first === undefined) return null;
  const level = assumed('level', Number(form.level), first.unit);
  const meeting = beyondOf(within, form);
  const [one, end] = [meeting[0], meeting.at(-1)];
  if (form.which === 'all') return extreme(holder, stretch, form.is === 'above' ? 'lowest' : 'highest');
  if (one === undefined || end === undefined) return extreme(holder, stretch, form.is === 'above' ? 'highest' : 'lowest');
  if (form.which === 'count') return counted(holder, { within, meeting }, form);
  const found = form.which === 'first' ? one : end;
  return single(say`${sentenceCase(clauseOf(holder, found))}, the ${form.which} of their closes ${form.is} ${holder.bench.show(level)} in that time.`, found);
}

/** More of them than can be said in words are no number that the judge can hold against a source: then the first and the last stand alone. */
const countOf = ({ length }: readonly Reading[]): string => (length > 20 ? '' : `It was so on ${inWords(length)} (${String(length)}) of the trading days. `);

/** How many days they were, with the first and the last of them. */
function counted(holder: Holder, { within, meeting }: { readonly within: readonly Reading[]; readonly meeting: readonly Reading[] }, form: Extract<CourseForm, { kind: 'beyond' }>): Told | null {
  const [first, last, one, end] = [within[0], within.at(-1), meeting[0], meeting.at(-1)];
  if (first === undefined || last === undefined || one === undefined || end === undefined) return null;
  const level = holder.bench.show(assumed('level', Number(form.level), first.unit));
  const ends = end === one ? say`` : say` ${sentenceCase(clauseOf(holder, end))}, the last of their closes ${form.is} ${level} in that time.`;
  return {
    text: say`${countOf(meeting)}${sentenceCase(clauseOf(holder, one))}, the first of their closes ${form.is} ${level} in that time.${ends}`,
    figure: one, beside: [],
  };
}
