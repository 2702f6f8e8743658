// Economic series: the newest reading or that of a time, how it moved over a year, and the run where one is asked for.
import { metricById } from '@assay/calc';
import { daysBetween, type IsoDate } from '@assay/record';
import { endOf, type FactBook } from '../../../book/fact-book.ts';
import { change, growth } from '../../../figures/arithmetic.ts';
import type { Reading } from '../../../figures/figure.ts';
import { say, sentenceCase, type ShownTime, type Text } from '../../../prose/text.ts';
import { inMonth, onDay, timeOf } from '../../../prose/times.ts';
import type { AskedPeriod } from '../../asked/asked.ts';
import type { Block } from '../../draft.ts';
import { periodsAsked, seriesAsked } from './asked-of.ts';
import { formulaWords } from './formula-words.ts';
import { capital, nameOf } from './naming.ts';
import { silent, textBlock, together, type Outcome } from './outcome.ts';
import type { Scene } from './scene.ts';

export function economy(scene: Scene): Outcome {
  const ids = [...new Set(seriesAsked(scene))];
  return ids.length === 0 ? silent : together(ids.map((id) => seriesOutcome(scene, id)));
}

type Run = readonly Reading[];

/** A series, or what its formula makes of one: growth on the reading a year before. */
function runOf(book: FactBook, id: string): Run {
  const own = book.macro(id);
  if (own.length > 0) return own;
  const base = /^\((\w+) - \1@-1y\) \/ (?:abs\()?\1@-1y\)?$/.exec(metricById(id)?.formula ?? '')?.[1];
  const levels = base === undefined ? [] : book.macro(base);
  return levels.flatMap((level): Run => {
    const before = yearEarlier(levels, level);
    const rate = before === null ? null : growth(level, before);
    return rate === null ? [] : [{ ...rate, metric: id, formula: metricById(id)?.formula ?? null }];
  });
}

function yearEarlier(run: Run, reading: Reading): Reading | null {
  return run.find((other) => Math.abs(daysBetween(endOf(other), endOf(reading)) - 365) <= 4) ?? null;
}

/** Monthly series are dated by the first of their month. */
function timeName(reading: Reading): { readonly at: 'in' | 'on'; readonly time: ShownTime } {
  if (reading.period?.kind === 'duration') return { at: 'in', time: timeOf({ ...reading.period, fiscal: null }) };
  const day: IsoDate = endOf(reading);
  return day.endsWith('-01') ? { at: 'in', time: inMonth(day) } : { at: 'on', time: onDay(day) };
}

const bare = /inflation|GDP|prices?$|claims|payrolls|production|sales|starts|permits|confidence|sentiment|loans|earnings|orders|openings/i;

function subject(id: string): string {
  const name = nameOf(id);
  return bare.test(name) ? name : `the ${name}`;
}

function shown(scene: Scene, reading: Reading): ReturnType<Scene['show']> {
  return scene.show(reading, reading.unit.kind === 'percent' ? 'rate' : reading.unit.kind === 'points' ? 'rate' : 'plain');
}

function clauseOf(scene: Scene, reading: Reading): Text {
  const { at, time } = timeName(reading);
  const verb = /(?:claims|payrolls|starts|permits|sales|orders|openings|prices|loans)$/i.test(nameOf(reading.metric)) ? 'were' : 'was';
  return say`${subject(reading.metric)} ${verb} ${shown(scene, reading)} ${at} ${time}`;
}

function within(run: Run, period: AskedPeriod): Run {
  switch (period.kind) {
    case 'latest': case 'trailing': return run.slice(-1);
    case 'date': { const known = run.filter((reading) => endOf(reading) <= period.on && daysBetween(endOf(reading), period.on) < 100); return known.slice(-1); }
    case 'fiscal': return period.year === null ? run.slice(-1) : run.filter((reading) => inYear(reading, period.year ?? 0, period.part));
    case 'years': return run.filter((reading) => Number(endOf(reading).slice(0, 4)) >= period.from && Number(endOf(reading).slice(0, 4)) <= period.to);
    case 'dates': return run.filter((reading) => endOf(reading) >= period.from && endOf(reading) <= period.to);
    case 'last': { const days = period.count * { day: 1, week: 7, month: 30.5, quarter: 91.4, year: 365.3 }[period.of]; return run.filter((reading) => daysBetween(endOf(reading), endOf(run.at(-1))) <= days); }
  }
}

const quarters: Readonly<Record<string, readonly [number, number]>> = { FY: [1, 12], Q1: [1, 3], Q2: [4, 6], Q3: [7, 9], Q4: [10, 12], H1: [1, 6], H2: [7, 12] };

function inYear(reading: Reading, year: number, part: string): boolean {
  const [from, to] = quarters[part] ?? [1, 12];
  const month = Number(endOf(reading).slice(5, 7));
  return Number(endOf(reading).slice(0, 4)) === year && month >= from && month <= to;
}

function seriesOutcome(scene: Scene, id: string): Outcome {
  const run = runOf(scene.macro, id);
  const found = periodsAsked(scene).flatMap((period) => [...within(run, period)]);
  const asked = scene.gathered.asked.operation === 'trend' && found.length <= 1 ? within(run, { kind: 'last', count: 2, of: 'year' }) : [...new Map(found.map((reading) => [endOf(reading), reading])).values()];
  const last = asked.at(-1);
  if (last === undefined) return absent(run, id);
  const before = yearEarlier(run, last);
  if (asked.length === 1) return { summary: [say`${sentenceCase(clauseOf(scene, last))}${besideYear(scene, last, before)}.`], blocks: madeOf(id), missing: [] };
  return stretchOutcome(scene, asked, id);
}

function besideYear(scene: Scene, now: Reading, before: Reading | null): Text {
  if (before === null) return say``;
  const { at, time } = timeName(before);
  const isPlain = now.value.gt(0) && before.value.gt(0) && now.formula === null;
  const isRate = now.unit.kind === 'percent' || now.unit.kind === 'points';
  const by = !isPlain ? null : isRate ? change(now, before) : growth(now, before);
  if (by === null || by.value.abs().lt('0.05')) return say`, against ${shown(scene, before)} ${at} ${time}`;
  return say`, ${by.value.isNegative() ? 'down' : 'up'} ${scene.show(by, 'size')} from ${shown(scene, before)} ${at} ${time}`;
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
    summary: [say`${sentenceCase(clauseOf(scene, last))}; ${clauseOf(scene, first)}.`],
    blocks: [
      ...(low === high ? [] : [textBlock(say`The high point of that run: ${clauseOf(scene, high)}. The low point: ${clauseOf(scene, low)}.`)]), ...madeOf(id),
      ...(rows.length === 0 ? [] : [{ kind: 'table' as const, title, headers: [say`Time`, say`${capital(nameOf(id))}`], rows }]),
      { kind: 'chart', title, chart: 'line', xLabel: 'Time', yLabel: capital(nameOf(id)), series: [{ name: capital(nameOf(id)), points: points.map((reading) => ({ x: endOf(reading), figure: scene.show(reading).figure })) }] },
    ],
    missing: [],
  };
}

function absent(run: Run, id: string): Outcome {
  const [first, last] = [run[0], run.at(-1)];
  const text = first === undefined || last === undefined ? say`The series at hand do not hold ${subject(id)}.` : say`The series at hand do not hold ${subject(id)} for the time asked about; they run from ${timeName(first).time} to ${timeName(last).time}.`;
  return { summary: [text], blocks: [], missing: [`${capital(nameOf(id))} for the time asked about; FRED has it when asked live with a key.`] };
}
