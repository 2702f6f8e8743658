// Economic series: the newest reading or that of a time, how it moved over a year, and the run where one is asked for.
import { metricByField } from '@assay/calc';
import { daysBetween } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import { assumed, growth } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, sentenceCase, type Text } from '../../../../prose/text.ts';
import { dayName } from '../../../../prose/times.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { asksBothWays } from '../../../asked/forms/pace-words.ts';
import type { Block } from '../../../draft.ts';
import { periodsAsked, seriesAsked } from '../asked-of.ts';
import { absent, lackingIn } from './absent.ts';
import { besideYear, clauseOf, levelOf, runOf, shown, sidesOfSpread, subject, timeName, yearEarlier, type Run } from './economy-words.ts';
import { yearsBeside } from './years-beside.ts';
import { asksWholeToo, asksYearly, withoutFrame, yearlyMove } from './economy-yearly.ts';
import { fastestQuarter } from './economy-fastest.ts';
import { areEnds, firstBeyond, isSequential, isWhole } from './economy-times.ts';
import { extremeOf } from '../../course/aggregates.ts';
import { movedFrom } from '../../course/tell-economy.ts';
import { formulaWords } from '../sentences/formula-words.ts';
import { capital, nameOf } from '../sentences/naming.ts';
import { silent, textBlock, together, type Outcome } from '../outcome.ts';
import type { Scene } from '../scene.ts';

export function economy(scene: Scene): Outcome {
  const isOfCurve = asksCurve(scene);
  const ids = [...new Set(seriesAsked(scene))].map((id) => spanned(scene, id));
  const slopes = ids.some(isSlope) ? ids.filter(isSlope) : ['yield_curve_10y2y'];
  const curve = isOfCurve ? slopes.map((id) => curveOutcome(scene, id)) : [];
  return together([...curve, ...ids.filter((id) => !isOfCurve || !isSlope(id)).map((id) => seriesOutcome(scene, id))]);
}

/** The state of the yield curve, beside or instead of a spread by name. */
export function asksCurve({ gathered: { asked } }: Pick<Scene, 'gathered'>): boolean {
  const isCurve = asked.measures.some((measure) => measure.kind === 'subject' && measure.subject === 'yield-curve');
  return isCurve || (sidesAsked.test(asked.text) && asked.measures.some((measure) => measure.kind === 'series' && /^T10Y/.test(measure.id)));
}

/** Which of two yields is the higher is whether the curve is inverted. */
const sidesAsked = /\binver(?:t|s)|\b(?:yield|pay|paid|bring|g[ia]ve|return)\w* (?:\w+ )?(?:less|more|lower|higher)\b|\b(?:less|lower|more|higher) than (?:the )?(?:two|three|2|3)\b/i;

const isSlope = (id: string): boolean => id.startsWith('yield_curve_');

/** "How far did GDP fall from one quarter to another": the move of the level between them, not what each was on its year before. */
function spanned({ gathered: { asked } }: Scene, id: string): string {
  const level = levelOf(id);
  const words = asked.measures.map((measure) => measure.words).join(' ');
  const isSpan = asked.periods.length === 2 && /\b(?:from|between|since|until|to)\b|->|→/i.test(asked.text) && !/\b(?:inflation|growth|rate)\b/i.test(words);
  return level !== null && isSpan ? level : id;
}

/** Whether short terms yielded more than long ones, and when that last was so. */
function curveOutcome(scene: Scene, id: string): Outcome {
  const run = runOf(scene.macro, id);
  const asked = periodsAsked(scene).flatMap((period) => [...within(run, period)]);
  const [first, last] = [asked[0], asked.at(-1)];
  if (first === undefined || last === undefined) return absent(run, id, lackingOf(scene, run));
  const below = asked.filter((reading) => reading.value.isNegative());
  const [from, to] = [below[0], below.at(-1)];
  if (asked.length === 1) return { summary: [say`The yield curve was ${last.value.isNegative() ? 'inverted' : 'not inverted'}: ${clauseOf(scene, last)}${besideYear(scene, last, yearEarlier(run, last))}.`, ...sinceWhen(scene, run, last)], blocks: sidesOfSpread(scene, last).map(textBlock), missing: sinceMissing(scene, run, last) };
  const opening = from === undefined || to === undefined ? say`The yield curve was at no time inverted in that run: ${clauseOf(scene, first)}; ${clauseOf(scene, last)}.` : say`The yield curve was inverted in that run, on its first day so when ${clauseOf(scene, from)}, and on its last when ${clauseOf(scene, to)}.`;
  return together([{ summary: [opening], blocks: [], missing: [] }, stretchOutcome(scene, asked, id)]);
}

function sinceMissing({ gathered: { asked } }: Scene, run: Run, now: Reading): readonly string[] {
  const isOneSign = run.every((reading) => reading.value.isNegative() === now.value.isNegative());
  return isOneSign && /\b(?:since|last|when|first|how long|no longer)\b/i.test(asked.text) ? [`The day on which the sign of the curve last changed: it lies before ${dayName(endOf(run[0]))}, where the series at hand begin; FRED has it when asked live with a key.`] : [];
}

function sinceWhen(scene: Scene, run: Run, now: Reading): readonly Text[] {
  const known = run.filter((reading) => endOf(reading) <= endOf(now));
  const at = known.findLastIndex((reading) => reading.value.isNegative() !== now.value.isNegative());
  const other = known[at];
  if (other === undefined) return [];
  return [now.value.isNegative() ? say`The last day before on which it was not inverted: ${clauseOf(scene, other)}.` : say`The last day before on which it was inverted: ${clauseOf(scene, other)}.`];
}

export const readingsWithin = (run: Run, period: AskedPeriod): Run => within(run, period);

/** From the first of a long month to the first of the next is a day more than a month lasts. */
const LONGER = 1;

function within(run: Run, period: AskedPeriod): Run {
  switch (period.kind) {
    case 'latest': case 'trailing': return run.slice(-1);
    case 'date': { const known = run.filter((reading) => endOf(reading) <= period.on && daysBetween(endOf(reading), period.on) < 100); return known.slice(-1); }
    case 'fiscal': return period.year === null ? run.slice(-1) : run.filter((reading) => inYear(reading, period.year ?? 0, period.part));
    case 'years': return run.filter((reading) => Number(endOf(reading).slice(0, 4)) >= period.from && Number(endOf(reading).slice(0, 4)) <= period.to);
    case 'dates': return run.filter((reading) => endOf(reading) >= period.from && endOf(reading) <= period.to);
    case 'last': { const days = period.count * { day: 1, week: 7, month: 30.5, quarter: 91.4, year: 365.3 }[period.of] + (period.of === 'month' ? LONGER : 0); return run.filter((reading) => daysBetween(endOf(reading), endOf(run.at(-1))) <= days); }
  }
}

const quarters: Readonly<Record<string, readonly [number, number]>> = { FY: [1, 12], Q1: [1, 3], Q2: [4, 6], Q3: [7, 9], Q4: [10, 12], H1: [1, 6], H2: [7, 12], '9M': [1, 9] };

function inYear(reading: Reading, year: number, part: string): boolean {
  const [from, to] = quarters[part] ?? [1, 12];
  const month = Number(endOf(reading).slice(5, 7));
  return Number(endOf(reading).slice(0, 4)) === year && month >= from && month <= to;
}

function seriesOutcome(scene: Scene, id: string): Outcome {
  const run = runOf(scene.macro, id);
  const ofEach = withoutFrame(periodsAsked(scene)).map((period) => within(run, period));
  if (ofEach.length > 1 && ofEach.some(({ length }) => length === 0)) return absent(run, id, lackingOf(scene, run));
  const found = areEnds(scene.gathered.asked.text, periodsAsked(scene)) ? ofEach.flatMap((each) => each.slice(-1)) : ofEach.flat();
  const asked: Run = scene.gathered.asked.operation === 'trend' && found.length <= 1 ? within(run, { kind: 'last', count: 2, of: 'year' }) : [...new Map(found.map((reading) => [endOf(reading), reading])).values()].toSorted((left, right) => (endOf(left) < endOf(right) ? -1 : 1));
  return asked.length === 0 ? absent(run, id, lackingOf(scene, run)) : specialOf(scene, id, { run, asked }) ?? besideOutcome(scene, id, { run, asked }) ?? plainOutcome(scene, id, { run, asked });
}

/** The first of the times asked about of which there is no reading. */
function lackingOf(scene: Scene, run: Run): ReturnType<typeof lackingIn> {
  return lackingIn(withoutFrame(periodsAsked(scene)).find((period) => within(run, period).length === 0));
}

type Ran = { readonly run: Run; readonly asked: Run };

/** Whole years beside another time, each by itself; the run stands behind it. */
function besideOutcome(scene: Scene, id: string, { run, asked }: Ran): Outcome | null {
  const summary = ['value', 'change', 'growth'].includes(formOf(scene, id)) ? yearsBeside(scene, run, (period) => within(run, period)) : null;
  return summary === null ? null : { ...stretchOutcome(scene, asked, id), summary };
}

function plainOutcome(scene: Scene, id: string, { run, asked }: Ran): Outcome {
  const last = asked.at(-1);
  if (last === undefined || (asked.length > 1 && !isOfEnd(scene))) return stretchOutcome(scene, asked, id);
  return { summary: [say`${sentenceCase(clauseOf(scene, last))}${besideYear(scene, last, yearEarlier(run, last))}.`, ...levelMoved(scene, id, last)], blocks: [...madeOf(id), ...sidesOfSpread(scene, last).map(textBlock)], missing: [] };
}

const asksMove = /\b(?:higher|lower|up|down|more|less|rise|rose|risen|fall|fell|fallen|climb\w*|increas\w+|decreas\w+|grow\w*|grew|shr[aiu]nk\w*|yoy|y\/y|year[- ](?:on|over)[- ]year)\b/i;

/** A rate of growth that is asked for as a move is told by the level too: from where to where. */
function levelMoved(scene: Scene, id: string, rate: Reading): readonly Text[] {
  const level = levelOf(id);
  if (level === null || !asksMove.test(scene.gathered.asked.text)) return [];
  const run = runOf(scene.macro, level);
  const now = run.find((reading) => endOf(reading) === endOf(rate));
  const before = now === undefined ? null : yearEarlier(run, now);
  if (now === undefined || before === null) return [];
  const { at, time } = timeName(before);
  return [say`${capital(subject(level))} ${rate.value.isNegative() ? 'fell' : 'rose'} ${scene.show({ ...rate, value: rate.value.abs() }, 'rate')} from ${shown(scene, before)} ${at} ${time} to ${shown(scene, now)} ${timeName(now).at} ${timeName(now).time}.`];
}

/** From one quarter to the next, where a quarter is held against the one before: null of other series. */
function quarterMoved(scene: Scene, id: string, asked: Reading | undefined): Outcome | null {
  const level = levelOf(id) ?? id;
  const run = runOf(scene.macro, level);
  const at = asked === undefined ? -1 : run.findIndex((reading) => endOf(reading) === endOf(asked));
  const [before, now] = [run[at - 1], run[at]];
  const rate = before === undefined || now === undefined ? null : growth(now, before);
  if (before === undefined || now === undefined || rate === null || now.unit.kind === 'percent' || daysBetween(endOf(before), endOf(now)) < 80) return null;
  const [from, to] = [timeName(before), timeName(now)];
  const moved = say`${capital(subject(level))} ${rate.value.isNegative() ? 'fell' : 'rose'} ${scene.show({ ...rate, value: rate.value.abs() }, 'rate')} from ${shown(scene, before)} ${from.at} ${from.time} to ${shown(scene, now)} ${to.at} ${to.time}.`;
  return { summary: [...withYearly(scene, moved, [before, now]), ...onYearToo(scene, run, now)], blocks: [], missing: [] };
}

/** Beside the move on the quarter before, that on the year before, where both are asked for. */
function onYearToo(scene: Scene, run: Run, now: Reading): readonly Text[] {
  const before = asksBothWays(scene.gathered.asked.text) ? yearEarlier(run, now) : null;
  const told = before === null ? null : movedFrom(scene, before, now);
  return told === null ? [] : [told.text];
}

/** The move over the whole time, and what it comes to a year where that is asked for: first where nothing else is. */
function withYearly(scene: Scene, moved: Text, [before, now]: readonly [Reading, Reading]): readonly Text[] {
  const { text } = scene.gathered.asked;
  const yearly = asksYearly(text) ? yearlyMove(scene, before, now) : null;
  return yearly === null ? [moved] : asksWholeToo(text) ? [moved, yearly] : [yearly, moved];
}

/** What is asked for of a series, where it is more than its value. */
function formOf({ gathered: { asked } }: Scene, id: string): string {
  const measure = asked.measures.find((one) => (one.kind === 'series' ? metricByField('fred', one.id)?.id ?? one.id : one.kind === 'metric' ? one.id : null) === id);
  if (measure === undefined || !('as' in measure) || measure.as !== 'value') return measure !== undefined && 'as' in measure ? measure.as : 'value';
  return /\b(?:average[ds]?|mean|avg)\b/i.test(asked.text) && asked.periods.length === 1 ? 'average' : /\b(?:highest|peak(?:ed)?|record|maximum|fastest)\b/i.test(asked.text) ? 'highest' : /\b(?:lowest|trough|minimum|bottom(?:ed)?|slowest)\b/i.test(asked.text) ? 'lowest' : 'value';
}

/** Only the last reading of a time is asked for. */
function isOfEnd({ gathered: { asked } }: Scene): boolean {
  return asked.periods.length === 1 && /\bend(?:ed)? of\b|\bye\b|year[- ]end\b|\bend \d{4}\b/i.test(asked.text);
}

/** Another figure than the readings of the time one by one; null where these are asked for. */
function specialOf(scene: Scene, id: string, ran: Ran): Outcome | null {
  const fastest = fastestQuarter(scene, id, ran.asked);
  if (fastest !== null) return fastest;
  const { text } = scene.gathered.asked;
  const quarterly = isSequential(text, ran.asked) ? quarterMoved(scene, id, ran.asked.at(-1)) : null;
  const beyond = quarterly === null ? firstBeyond(text, ran.asked) : null;
  if (beyond !== null) return { summary: [say`${sentenceCase(clauseOf(scene, beyond))}.`], blocks: stretchOutcome(scene, ran.asked, id).blocks, missing: [] };
  return quarterly ?? ofForm(scene, id, ran);
}

const plainForms: readonly string[] = ['value', 'change', 'growth', 'cagr'];

function ofForm(scene: Scene, id: string, { run, asked }: Ran): Outcome | null {
  const form = formOf(scene, id);
  const isOne = asked.length === 1;
  const { periods } = scene.gathered.asked;
  if (!plainForms.includes(form) && !isWhole(asked, periods[0])) return absent(run, id, lackingIn(periods[0]));
  // One reading that is named has neither a high nor a low point.
  const isNamed = isOne && periods.some(({ kind }) => kind === 'date' || kind === 'dates');
  const special = (form === 'highest' || form === 'lowest') && !isNamed ? extreme(scene, isOne ? run : asked, form) : form === 'average' && !isOne ? averagesOf(scene, { run, asked }) : null;
  return special === null || isOne ? special : together([special, { ...stretchOutcome(scene, asked, id), summary: [] }]);
}

function extreme(scene: Scene, run: Run, form: 'highest' | 'lowest'): Outcome {
  const end = extremeOf(run, form);
  // A level that was reached more than once is told of the first time.
  const isAgain = end !== null && run.some((reading) => reading !== end && reading.value.eq(end.value));
  return end === null ? silent : { summary: [say`The ${form === 'highest' ? 'high' : 'low'} point of the run at hand${isAgain ? ', for the first time then' : ''}: ${clauseOf(scene, end)}.`], blocks: [], missing: [] };
}

/** A mean is written out: only so can everybody follow it. */
const MOST_TERMS = 70;

/** Of one time, or of each of several years that are at hand whole. */
function averagesOf(scene: Scene, { run, asked }: Ran): Outcome | null {
  const { periods } = scene.gathered.asked;
  if (periods.length === 1) return averageOf(scene, asked, '');
  const each = periods.map((period) => {
    const [one, year] = [within(run, period), period.kind === 'fiscal' && period.part === 'FY' ? period.year : null];
    return year === null || one.length < 2 || !isWhole(one, period) ? null : averageOf(scene, one, ` of ${String(year)}`);
  });
  return each.includes(null) ? null : together(each.flatMap((one) => one ?? []));
}

/** The plain mean of the readings of a time. */
function averageOf(scene: Scene, run: Run, of: string): Outcome | null {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || run.length > MOST_TERMS) return null;
  const sum = run.slice(1).reduce((total, reading) => total.plus(reading.value), first.value);
  const mean: Reading = { ...last, value: sum.dividedBy(run.length), formula: `avg(${last.metric})`, facts: run.flatMap(({ facts }) => facts) };
  const count = assumed('count', run.length, { kind: 'count', of: null });
  return { summary: [say`Average${of}: (${join(run.map((reading) => shown(scene, reading)), ' + ')}) ÷ ${scene.show(count)} = ${shown(scene, mean)}.`], blocks: [], missing: [] };
}

function madeOf(id: string): readonly Block[] {
  const words = formulaWords(id);
  return words === null ? [] : [textBlock(say`${capital(nameOf(id))} is ${words}.`)];
}

/** More rows than these are a chart. */
const MOST_ROWS = 26;
const MOST_POINTS = 60;

function stretchOutcome(scene: Scene, run: Run, id: string): Outcome {
  const sorted = run.toSorted((left, right) => left.value.comparedTo(right.value));
  const [first, last, low, high] = [run[0], run.at(-1), sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || low === undefined || high === undefined) return silent;
  const title = say`${capital(nameOf(id))} over time`;
  const step = Math.ceil(run.length / MOST_POINTS);
  const points = run.filter((_, index) => (run.length - 1 - index) % step === 0);
  const rows = run.length > MOST_ROWS ? [] : run.map((reading) => [say`${timeName(reading).time}`, say`${shown(scene, reading)}`]);
  return {
    summary: withYearly(scene, say`${sentenceCase(clauseOf(scene, last))}${besideYear(scene, last, first)}.`, [first, last]),
    blocks: [
      ...(low === high ? [] : [textBlock(say`The high point of that run: ${clauseOf(scene, high)}. The low point: ${clauseOf(scene, low)}.`)]), ...madeOf(id),
      ...(rows.length === 0 ? [] : [{ kind: 'table' as const, title, headers: [say`Time`, say`${capital(nameOf(id))}`], rows }]),
      { kind: 'chart', title, chart: 'line', xLabel: 'Time', yLabel: capital(nameOf(id)), series: [{ name: capital(nameOf(id)), points: points.map((reading) => ({ x: endOf(reading), figure: scene.show(reading).figure })) }] },
    ],
    missing: [],
  };
}
