// Facts by metric and kind of time. Segments and other dimensions stay out: the book speaks of the whole company.
import { durationClass, labelPeriod, periodDays, periodEnd, type Fact, type FiscalCalendar, type Period } from '@assay/record';
import { preferFact } from './choose-fact.ts';

export type Kept = { readonly fact: Fact; readonly period: Period };
export type MetricFacts = { readonly years: readonly Kept[]; readonly quarters: readonly Kept[]; readonly instants: readonly Kept[]; /** Every duration, of whatever length. */ readonly durations: readonly Kept[] };

type Shelf = 'years' | 'quarters' | 'instants' | 'other';

/** What is held of a metric, by its id: ascending by the end of the period, one fact a period. */
export type FactIndex = (metric: string) => MetricFacts | undefined;

/** A book holds hundreds of metrics and is asked for a few: each is put in order when it is first asked for. */
export function indexFacts(facts: readonly Fact[], calendar: FiscalCalendar | null): FactIndex {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    if (fact.metric.id === null) continue;
    const group = groups.get(fact.metric.id);
    if (group === undefined) groups.set(fact.metric.id, [fact]);
    else group.push(fact);
  }
  const shelved = new Map<string, MetricFacts>();
  return (metric) => {
    const known = shelved.get(metric);
    const group = groups.get(metric);
    if (known !== undefined || group === undefined) return known;
    const made = shelve(byPeriod(group, calendar), calendar);
    shelved.set(metric, made);
    return made;
  };
}

function byPeriod(facts: readonly Fact[], calendar: FiscalCalendar | null): ReadonlyMap<string, readonly Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = groupKey(fact, calendar);
    if (key === null) continue;
    const same = groups.get(key);
    if (same === undefined) groups.set(key, [fact]);
    else same.push(fact);
  }
  return groups;
}

function groupKey(fact: Fact, calendar: FiscalCalendar | null): string | null {
  if (fact.period === null || Object.keys(fact.dimensions).length > 0) return null;
  const shelf = shelfOf(fact.period, calendar);
  if (shelf === null) return null;
  return `${shelf}|${shelf === 'other' && fact.period.kind === 'duration' ? `${fact.period.start}/` : ''}${periodEnd(fact.period) ?? ''}`;
}

function shelfOf(period: Period, calendar: FiscalCalendar | null): Shelf | null {
  if (period.kind === 'instant') return 'instants';
  const days = periodDays(period);
  if (days === null) return null;
  const length = durationClass(days);
  if (length === 'quarter') return 'quarters';
  return length === 'year' && labelled(period, calendar).fiscal?.part === 'FY' ? 'years' : 'other';
}

function labelled(period: Period, calendar: FiscalCalendar | null): Period {
  if (period.fiscal !== null || calendar === null || period.kind === 'labelled') return period;
  return { ...period, fiscal: labelPeriod(period, calendar) };
}

function shelve(group: ReadonlyMap<string, readonly Fact[]>, calendar: FiscalCalendar | null): MetricFacts {
  const kept: Record<Shelf, Kept[]> = { years: [], quarters: [], instants: [], other: [] };
  for (const [key, versions] of group) {
    const fact = preferFact(versions);
    const shelf = (['years', 'quarters', 'instants', 'other'] as const).find((name) => key.startsWith(name));
    if (fact === undefined || fact.period === null || shelf === undefined) continue;
    kept[shelf].push({ fact, period: labelled(fact.period, calendar) });
  }
  for (const list of Object.values(kept)) list.sort(byEnd);
  const durations = [...kept.years, ...kept.quarters, ...kept.other].sort(byEnd);
  return { years: kept.years, quarters: kept.quarters, instants: kept.instants, durations };
}

/** Days in ISO form stand in the order of their letters; to compare them as words of a language takes twenty times as long. */
function byEnd(left: Kept, right: Kept): number {
  const [one, other] = [endOf(left), endOf(right)];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function endOf(kept: Kept): string {
  return periodEnd(kept.period) ?? '';
}
