// What became of an economic series: its value, how far it moved between two readings, its mean written out, its ends, when it stood beyond a level.
import { endOf } from '../../../book/fact-book.ts';
import { assumed, change, growth } from '../../../figures/arithmetic.ts';
import type { Reading } from '../../../figures/figure.ts';
import { join, say, sentenceCase, type Text } from '../../../prose/text.ts';
import type { Course, CourseForm, Window } from '../../asked/course/course.ts';
import { besideYear, clauseOf, runOf, shown, sidesOfSpread, subject, timeName, yearEarlier } from '../answer/economy/economy-words.ts';
import { capital } from '../answer/sentences/naming.ts';
import { isOfMonth } from '../../asked/course/windows/course-windows.ts';
import type { Scene } from '../answer/scene.ts';
import { beyondOf, extremeOf, meanOf } from './aggregates.ts';
import { momentOf, stretchOf, type Stretch } from './closes-in.ts';
import { tellEachOfSeries } from './parts/tell-each-series.ts';
import type { Told } from './told.ts';

/** A mean of more readings than these is told without being written out. */
const MOST_TERMS = 70;
const single = (text: Text, figure: Reading): Told => ({ text, figure, beside: [] });
const stated = (scene: Scene, reading: Reading): Text => say`${sentenceCase(clauseOf(scene, reading))}.`;
const at = (reading: Reading): Text => say`${timeName(reading).at} ${timeName(reading).time}`;

const MONTHLY = 40;
/** Days between two readings, and some more. */
function apartOf(run: readonly Reading[]): number {
  const [first, second] = run.slice(-2).map((reading) => Date.parse(endOf(reading)));
  const days = first === undefined || second === undefined ? 1 : (second - first) / 86_400_000;
  return days > 80 ? 100 : days > 20 ? MONTHLY : 8;
}

/** Null where the series at hand does not reach over the window, or the figure cannot be told of it. */
export function tellEconomy(scene: Scene, id: string, { form, window }: { readonly form: Course['form']; readonly window: Window }): Told | null {
  const run = runOf(scene.macro, id);
  const moment = form.kind === 'value' ? momentOf(run, window, apartOf(run)) : null;
  if (form.kind === 'value' && (moment !== null || !isOfMonth(window))) return valued(scene, run, moment);
  const stretch = stretchOf(run, window, apartOf(run));
  // A month of daily readings is their mean.
  if (form.kind === 'value') return stretch === null ? null : meanTold(scene, stretch.within);
  if (stretch === null) return null;
  if (form.kind === 'each') return tellEachOfSeries(stretch, { form, window, moved: (first, last) => movedFrom(scene, first, last) });
  return form.kind === 'change' ? changed(scene, stretch, window) : overStretch(scene, stretch, form);
}

function valued(scene: Scene, run: readonly Reading[], reading: Reading | null): Told | null {
  if (reading === null) return null;
  const clause = say`${clauseOf(scene, reading)}${besideYear(scene, reading, yearEarlier(run, reading))}.`;
  const isOfCurve = reading.metric.startsWith('yield_curve_') && /\binver|upside down|\b(?:less|lower|more|higher) than\b|\b(?:below|above|under)\b/i.test(scene.gathered.asked.text);
  const beside = sidesOfSpread(scene, reading);
  const text = isOfCurve ? say`The yield curve was ${reading.value.isNegative() ? 'inverted' : 'not inverted'}: ${clause}` : sentenceCase(clause);
  return { text, figure: reading, beside };
}

function overStretch(scene: Scene, stretch: Stretch, form: CourseForm): Told | null {
  if (form.kind === 'highest' || form.kind === 'lowest') return extreme(scene, stretch, form.kind);
  if (form.kind === 'range') return ranged(extreme(scene, stretch, 'highest'), extreme(scene, stretch, 'lowest'));
  if (form.kind === 'mean') return meanTold(scene, stretch.within);
  return form.kind === 'beyond' ? beyond(scene, stretch, form) : null;
}

function extreme(scene: Scene, { within }: Stretch, kind: 'highest' | 'lowest'): Told | null {
  const found = extremeOf(within, kind);
  const isAgain = found !== null && within.some((reading) => reading !== found && reading.value.eq(found.value));
  if (found !== null && isAgain) return single(say`The ${kind === 'highest' ? 'high' : 'low'} point of that run${spanOf(within)}, for the first time then: ${stated(scene, found)}`, found);
  return found === null ? null : single(say`The ${kind === 'highest' ? 'high' : 'low'} point of that run${spanOf(within)}: ${stated(scene, found)}`, found);
}

/** From when to when it was looked. */
function spanOf(run: readonly Reading[]): Text {
  const [first, last] = [run[0], run.at(-1)];
  return first === undefined || last === undefined ? say`` : say`, ${timeName(first).time} to ${timeName(last).time}`;
}

function ranged(high: Told | null, low: Told | null): Told | null {
  return high === null || low === null ? null : single(say`${high.text} ${low.text}`, high.figure);
}

type Of = Extract<Window, { kind: 'stretch' }>;

/** Of one month it is the move from the month before, of a year that from its last reading before; null where that is not at hand. */
function startOf({ base, within }: Stretch, window: Of): Reading | undefined {
  if (window.base === 'before' && window.grain === 'year') return endOf(base) < (window.from ?? '') ? base : undefined;
  return window.base === 'own' || isOfMonth(window) ? base : within[0];
}

/** Between two times that are named, or over a month or a year; a move over days needs other words. */
function changed(scene: Scene, stretch: Stretch, window: Window): Told | null {
  if (window.kind !== 'stretch' || (window.base !== 'own' && window.grain === 'day')) return null;
  const [first, last] = [startOf(stretch, window), stretch.within.at(-1)];
  return first === undefined || last === undefined || first === last ? null : movedFrom(scene, first, last);
}

/** How far it moved from the one reading to the other. */
export function movedFrom(scene: Scene, first: Reading, last: Reading): Told | null {
  if (isCounted(last) && !last.value.eq(first.value)) return countedFrom(scene, first, last);
  const isRate = last.unit.kind === 'percent' || last.unit.kind === 'points';
  const by = isRate ? change(last, first) : growth(last, first);
  if (by === null) return null;
  const size = scene.show({ ...by, value: by.value.abs() }, isRate ? 'hundredths' : 'rate');
  const verb = by.value.isNegative() ? 'fell' : 'rose';
  if (by.value.isZero()) return single(say`${sentenceCase(clauseOf(scene, last))}, against ${shown(scene, first)} ${at(first)}: no change (${size}).`, by);
  const moved = say`${verb} ${isRate ? 'by ' : ''}${size} from ${shown(scene, first)} ${at(first)} to`;
  return single(say`${capital(subject(last.metric))} ${moved} ${shown(scene, last)} ${at(last)}.`, by);
}

const isCounted = ({ unit }: Reading): boolean => unit.kind === 'count';

/** Of jobs and homes the number is told, and the percentage where it is asked for before it. */
function countedFrom(scene: Scene, first: Reading, last: Reading): Told | null {
  const [by, rate] = [change(last, first), growth(last, first)];
  if (rate === null) return null;
  const told = (size: Text): Text => say`${capital(subject(last.metric))} ${by.value.isNegative() ? 'fell' : 'rose'} ${size} from ${shown(scene, first)} ${at(first)} to ${shown(scene, last)} ${at(last)}.`;
  const [amount, percent] = [told(say`by ${scene.show({ ...by, value: by.value.abs() }, 'plain')}`), told(say`${scene.show({ ...rate, value: rate.value.abs() }, 'rate')}`)];
  return /%|\bper ?cent|\bpct\b/i.test(scene.gathered.asked.text) ? { text: percent, figure: rate, beside: [amount] } : { text: amount, figure: by, beside: [percent] };
}

const isProvedWhole = (scene: Scene, within: readonly Reading[], { unit }: Reading): boolean => apartOf(within) === MONTHLY && unit.kind === 'percent' && scene.gathered.asked.course?.windows.length === 1;

/** The one mean of a rate over months is told without its sum, since the judge has all of them at hand; others are written out where they are few enough to follow. */
export function meanTold(scene: Scene, within: readonly Reading[]): Told | null {
  const [found, first, last] = [meanOf(within), within[0], within.at(-1)];
  if (found === null || first === undefined || last === undefined) return null;
  const years = [first, last].map((reading) => endOf(reading).slice(0, 4));
  const isYear = years[0] === years[1] && endOf(first).slice(5, 7) === '01' && endOf(last).slice(5, 7) === '12';
  const ends = [stated(scene, first), stated(scene, last)];
  if (isProvedWhole(scene, within, found) || within.length > MOST_TERMS) return { text: say`The average of ${subject(last.metric)} from ${timeName(first).time} to ${timeName(last).time} was ${shown(scene, found)}.`, figure: found, beside: ends };
  const count = assumed('count', within.length, { kind: 'count', of: null });
  const when = isYear ? say` of ${years[0] ?? ''}` : say`, ${timeName(first).time} to ${timeName(last).time}`;
  return { text: say`Average${when}: (${join(within.map((reading) => shown(scene, reading)), ' + ')}) ÷ ${scene.show(count)} = ${shown(scene, found)}.`, figure: found, beside: ends };
}

/** Where none is beyond it, how far they went at most. */
function beyond(scene: Scene, stretch: Stretch, form: Extract<CourseForm, { kind: 'beyond' }>): Told | null {
  const { within } = stretch;
  const [first, last] = [within[0], within.at(-1)];
  const meeting = beyondOf(within, form);
  const [one, end] = [meeting[0], meeting.at(-1)];
  if (first === undefined || last === undefined) return null;
  const level = scene.show(assumed('level', Number(form.level), first.unit), 'rate');
  if (form.which === 'all') return extreme(scene, stretch, form.is === 'above' ? 'lowest' : 'highest');
  if (one === undefined || end === undefined) return extreme(scene, stretch, form.is === 'above' ? 'highest' : 'lowest');
  if (form.which === 'count') {
    const count = (of: readonly Reading[]): Reading => ({ ...assumed('count', of.length, { kind: 'count', of: null }), facts: of.flatMap(({ facts }) => facts) });
    return { text: say`${capital(subject(last.metric))} was ${form.is} ${level} in ${scene.show(count(meeting))} of the ${scene.show(count(within))} readings from ${timeName(first).time} to ${timeName(last).time}.`, figure: count(meeting), beside: [say`On the first: ${stated(scene, one)}`, say`On the last: ${stated(scene, end)}`] };
  }
  const found = form.which === 'first' ? one : end;
  return single(say`${sentenceCase(clauseOf(scene, found))}, the ${form.which} of the readings ${form.is} ${level} in that run.`, found);
}
