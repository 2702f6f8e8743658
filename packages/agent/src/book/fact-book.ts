// The analysts' view of the facts: years, quarters, balances, closes and macro series, each reading with the facts it rests on.
import { mainCurrency, metricById } from '@assay/calc';
import { daysBetween, decimal, periodEnd, type Entity, type Fact, type FiscalCalendar, type IsoDate } from '@assay/record';
import type { Reading } from '../figures/figure.ts';
import type { Anchor } from './anchor.ts';
import { computeMetric } from './compute-metric.ts';
import { indexFacts, type Kept, type MetricFacts } from './index-facts.ts';
import { trailingYear } from './trailing.ts';

export type FactBook = {
  /** Reported fiscal years and discrete quarters, ascending. */
  readonly yearAnchors: readonly Anchor[];
  readonly quarterAnchors: readonly Anchor[];
  /** The metric in each fiscal year that has it, ascending; computed by its formula where no statement shows it. */
  readonly years: (metric: string) => readonly Reading[];
  readonly quarters: (metric: string) => readonly Reading[];
  readonly at: (metric: string, anchor: Anchor) => Reading | null;
  /** What a filing gives for about so many days up to the last, as a half year or nine months; null where none does. */
  readonly reported: (metric: string, to: IsoDate, days: number) => Reading | null;
  /** What a service itself gives for the metric on a day; null where none does. */
  readonly given: (metric: string, day: IsoDate) => Reading | null;
  /** The metric on the day of the note: trailing flows, latest balances, the last close. */
  readonly today: (metric: string) => Reading | null;
  /** Balances on fiscal year ends and, last, the newest; ascending. */
  readonly balances: (metric: string) => readonly Reading[];
  readonly closes: readonly Reading[];
  /** A macro series, ascending. */
  readonly macro: (metric: string) => readonly Reading[];
  /** In which the company reports; null when unknown. */
  readonly currency: string | null;
  /** Why a metric is not computed although its inputs are there; null where it is, or where they are not. */
  readonly refused: (metric: string) => string | null;
};

export type BookInput = { readonly facts: readonly Fact[]; readonly subject: Entity; readonly calendar: FiscalCalendar | null; readonly asOf: IsoDate; /** The shares are traded as depositary receipts. */ readonly isReceipt?: boolean };

const anchorMetrics = ['revenue', 'net_income', 'operating_cash_flow', 'pretax_income'];
const none: MetricFacts = { years: [], quarters: [], instants: [], durations: [] };

function ofSubject(fact: Fact, subject: Entity): boolean {
  if (fact.source.kind === 'macro') return false;
  if (fact.entity === null) return true;
  return fact.entity.id !== null && subject.id !== null ? fact.entity.id === subject.id : fact.entity.ticker === subject.ticker;
}

/** Where statements come from; quotes and closes have the currency of their exchange. */
function isStatement({ source, metric }: Fact): boolean {
  return (source.kind === 'filing' || source.kind === 'aggregator') && metricById(metric.id ?? '')?.kind !== 'price';
}

/** A filing may show some figures in a second currency for its readers' convenience; in a series they would be another company's. */
function isTranslation({ source, unit }: Fact, statementCurrency: string | null): boolean {
  return source.kind === 'filing' && unit.kind === 'money' && unit.currency !== null && unit.currency !== statementCurrency;
}

export function readingOf(kept: Kept): Reading {
  const { fact, period } = kept;
  const isFraction = fact.unit.kind === 'fraction';
  return { metric: fact.metric.id ?? fact.metric.label, value: isFraction ? decimal(fact.value).times(100) : decimal(fact.value), unit: isFraction ? { kind: 'percent' } : fact.unit, period, formula: null, facts: [fact], assumptions: {} };
}

/** Builds the book. Facts about other companies, segments and later days are left out. */
export function makeBook(input: BookInput): FactBook {
  const known = input.facts.filter((fact) => fact.period === null || (periodEnd(fact.period) ?? '') <= input.asOf);
  const subjects = known.filter((fact) => ofSubject(fact, input.subject));
  const statementCurrency = mainCurrency(subjects.filter(isStatement).map((fact) => fact.unit));
  const own = indexFacts(subjects.filter((fact) => !isTranslation(fact, statementCurrency)), input.calendar);
  const macro = indexFacts(known.filter((fact) => fact.source.kind === 'macro'), null);
  const shelf = (metric: string): MetricFacts => own(metric) ?? none;
  const yearAnchors = anchorsOf(shelf, 'years');
  const quarterAnchors = anchorsOf(shelf, 'quarters');
  const closes = shelf('price').instants.map(readingOf);
  const shift = (anchor: Anchor, steps: number, of: 'year' | 'quarter'): Anchor | null => {
    if (anchor.length === 'day') return { ...anchor, end: `${String(Number(anchor.end.slice(0, 4)) + (of === 'year' ? steps : 0))}${anchor.end.slice(4)}` };
    return shiftAnchor(anchor.length === 'year' ? yearAnchors : quarterAnchors, anchor, of === 'year' ? steps * 365.25 : steps * 91.3);
  };
  const shownLately = (metric: string, anchor: Anchor): boolean => shelf(metric).instants.some((kept) => { const days = daysBetween(periodEnd(kept.period) ?? '', anchor.end); return days > 0 && days <= 380 && decimal(kept.fact.value).gt(0); });
  const cache = new Map<string, Reading | null>();
  const refusals = new Map<string, string>();
  const refuse = (metric: string, reason: string): void => { refusals.set(metric, reason); };
  const at = (metric: string, anchor: Anchor): Reading | null => {
    const key = `${metric}|${anchor.length}|${anchor.end}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    cache.set(key, null);
    const direct = metric === 'price' ? closeOn(closes, anchor.end) : readAt(shelf(metric), metric, anchor);
    const compute = (): Reading | null => computeMetric({ metric, anchor, at, shift, shownLately, statementCurrency, isReceipt: input.isReceipt === true, refuse });
    const read = direct === null ? compute() : isOfPrice(metric) ? givenOrMade({ direct, anchor, isValue: metricById(metric)?.kind === 'stock', isReceipt: input.isReceipt === true }, compute) : direct;
    cache.set(key, read);
    return read;
  };
  const over = (metric: string, anchors: readonly Anchor[]): Reading[] => anchors.map((anchor) => at(metric, anchor)).filter((read) => read !== null);
  const today: Anchor = { length: 'day', end: closes.at(-1) === undefined ? input.asOf : endOf(closes.at(-1)), period: null };
  return {
    yearAnchors, quarterAnchors, at, closes, currency: statementCurrency,
    years: (metric) => unbroken(yearAnchors, (anchor) => at(metric, anchor)),
    quarters: (metric) => currentOnly(over(metric, quarterAnchors), quarterAnchors.at(-1)),
    reported: (metric, to, days) => reportedIn(shelf(metric), to, days),
    given: (metric, day) => { const read = readAt(shelf(metric), metric, { length: 'day', end: day, period: null }); return read === null || endOf(read) !== day ? null : read; },
    today: (metric) => at(metric, today),
    balances: (metric) => balancesOf(metric, { yearAnchors, quarterAnchors, at }),
    macro: (metric) => macroReadings(macro(metric) ?? none),
    refused: (metric) => (at(metric, today) === null ? refusals.get(metric) ?? null : null),
  };
}

/** A ratio over the price, or a value made of it: what a service gives of it rests on its own price, often of another day. */
function isOfPrice(metric: string): boolean {
  return /\bprice\b/.test(metricById(metric)?.formula ?? '');
}

type Given = { readonly direct: Reading; readonly anchor: Anchor; readonly isValue: boolean; readonly isReceipt: boolean };

/** A value of the whole company stands as it is given, on the day of its own; a multiple is made of the statements and the close where that can be. */
function givenOrMade({ direct, anchor, isValue, isReceipt }: Given, compute: () => Reading | null): Reading | null {
  if (isValue) return direct;
  return compute() ?? (isReceipt ? null : ofTheDay(direct, anchor));
}

function ofTheDay(reading: Reading, anchor: Anchor): Reading | null {
  return anchor.length !== 'day' || endOf(reading) === anchor.end ? reading : null;
}

/** The run of years without a gap that ends with the latest one; a series that has stopped earlier is no news of the company. */
function unbroken(anchors: readonly Anchor[], at: (anchor: Anchor) => Reading | null): Reading[] {
  const run: Reading[] = [];
  for (let index = anchors.length - 1; index >= 0; index -= 1) {
    const [anchor, later] = [anchors[index], anchors[index + 1]];
    const isGap = later !== undefined && anchor !== undefined && daysBetween(anchor.end, later.end) > 380;
    const read = anchor === undefined || isGap ? null : at(anchor);
    if (read === null) break;
    run.unshift(read);
  }
  return run;
}

function currentOnly(readings: readonly Reading[], last: Anchor | undefined): readonly Reading[] {
  return last !== undefined && endOf(readings.at(-1)) === last.end ? readings : [];
}

function balancesOf(metric: string, book: Pick<FactBook, 'yearAnchors' | 'quarterAnchors' | 'at'>): Reading[] {
  const lastYear = book.yearAnchors.at(-1)?.end ?? '';
  const anchors = [...book.yearAnchors, ...book.quarterAnchors.filter((anchor) => anchor.end > lastYear).slice(-1)];
  const found = anchors.map((anchor) => book.at(metric, anchor)).filter((read) => read !== null);
  return endOf(found.at(-1)) >= lastYear ? found : [];
}

function closeOn(closes: readonly Reading[], day: IsoDate): Reading | null {
  return closes.findLast((close) => endOf(close) <= day) ?? null;
}

function macroReadings(facts: MetricFacts): Reading[] {
  return [...facts.instants, ...facts.durations].map(readingOf).sort((left, right) => endOf(left).localeCompare(endOf(right)));
}

export function endOf(reading: Reading | undefined): IsoDate {
  return reading === undefined || reading.period === null ? '' : periodEnd(reading.period) ?? '';
}

function anchorsOf(shelf: (metric: string) => MetricFacts, length: 'years' | 'quarters'): Anchor[] {
  const byEnd = new Map<string, Anchor>();
  for (const metric of anchorMetrics) {
    for (const kept of shelf(metric)[length]) {
      const end = periodEnd(kept.period);
      if (end !== null && !byEnd.has(end)) byEnd.set(end, { length: length === 'years' ? 'year' : 'quarter', end, period: kept.period });
    }
  }
  return [...byEnd.values()].sort((left, right) => left.end.localeCompare(right.end));
}

function keptEnd(kept: Kept): IsoDate {
  return periodEnd(kept.period) ?? '';
}

function reportedIn({ durations }: MetricFacts, to: IsoDate, days: number): Reading | null {
  const kept = durations.find(({ period }) => period.kind === 'duration' && period.end === to && Math.abs(daysBetween(period.start, to) + 1 - days) <= 8);
  return kept === undefined ? null : readingOf(kept);
}

function readAt(facts: MetricFacts, metric: string, anchor: Anchor): Reading | null {
  if (anchor.length === 'day') return readOnDay(facts, metric, anchor.end);
  const isStock = metricById(metric)?.kind === 'stock';
  const list = isStock ? facts.instants : anchor.length === 'year' ? facts.years : facts.quarters;
  const kept = [...list, ...(isStock ? [] : facts.instants)].find((entry) => keptEnd(entry) === anchor.end);
  return kept === undefined ? null : readingOf(kept);
}

/** Flows are the trailing year; balances, and averages such as share counts, the latest ones. */
function readOnDay(facts: MetricFacts, metric: string, day: IsoDate): Reading | null {
  const definition = metricById(metric);
  const isFlow = definition?.kind === 'flow' || definition?.kind === 'per-share';
  if (isFlow && definition.unit.kind !== 'shares') return freshYear(trailingYear(facts.durations.map(readingOf), day), day);
  const list = definition?.kind === 'stock' ? facts.instants : [...facts.instants, ...facts.years, ...facts.quarters].sort((left, right) => keptEnd(left).localeCompare(keptEnd(right)));
  const kept = list.findLast((entry) => keptEnd(entry) <= day);
  return kept === undefined || daysBetween(keptEnd(kept), day) > freshDays ? null : readingOf(kept);
}

/** A balance or trailing year that ended longer ago says nothing about today. */
const freshDays = 400;

function freshYear(reading: Reading | null, on: IsoDate): Reading | null {
  return reading === null || daysBetween(endOf(reading), on) > freshDays ? null : reading;
}

function shiftAnchor(anchors: readonly Anchor[], from: Anchor, days: number): Anchor | null {
  return anchors.find((anchor) => Math.abs(daysBetween(from.end, anchor.end) - days) <= 20) ?? null;
}
