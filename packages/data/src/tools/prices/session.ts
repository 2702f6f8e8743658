// Sessions of a share or index as tools use them: each number is a fact. Bundled closes have neither range nor volume.
import { decimal, type Fact, type IsoDate } from '@assay/record';
import type { Bar, Close } from '@assay/calc';

export type Session = {
  readonly date: IsoDate;
  readonly close: Fact;
  readonly open: Fact | null;
  readonly high: Fact | null;
  readonly low: Fact | null;
  /** Adjusted for dividends too; null before a past day. */
  readonly adjusted: Fact | null;
  readonly volume: Fact | null;
};

export type Event = { readonly date: IsoDate; readonly fact: Fact };
export type SessionFacts = { readonly sessions: readonly Session[]; readonly dividends: readonly Event[]; readonly splits: readonly Event[] };

const columns = { Close: 'close', Open: 'open', High: 'high', Low: 'low', 'Close adjusted for splits and dividends': 'adjusted', Volume: 'volume' } as const;
type Column = (typeof columns)[keyof typeof columns];

/** In ascending order of day. */
export function sessionsOf(facts: readonly Fact[]): SessionFacts {
  const byDay = new Map<IsoDate, Partial<Record<Column, Fact>>>();
  const [dividends, splits]: [Event[], Event[]] = [[], []];
  for (const fact of facts) {
    if (fact.period?.kind !== 'instant') continue;
    const date = fact.period.on;
    const { label } = fact.metric;
    if (label === 'Dividend') dividends.push({ date, fact });
    else if (label.startsWith('Split')) splits.push({ date, fact });
    else if (isColumn(label)) byDay.set(date, { ...byDay.get(date), [columns[label]]: fact });
  }
  const sessions = [...byDay].flatMap(([date, { close, ...rest }]): Session[] => (close === undefined ? [] : [{ date, close, open: rest.open ?? null, high: rest.high ?? null, low: rest.low ?? null, adjusted: rest.adjusted ?? null, volume: rest.volume ?? null }]));
  return { sessions: sessions.toSorted(byDate), dividends: dividends.toSorted(byDate), splits: splits.toSorted(byDate) };
}

function isColumn(label: string): label is keyof typeof columns {
  return Object.hasOwn(columns, label);
}

function byDate(left: { readonly date: IsoDate }, right: { readonly date: IsoDate }): number {
  return left.date < right.date ? -1 : Number(left.date > right.date);
}

/** For the kit. */
export function closesOf(sessions: readonly Session[]): Close[] {
  return sessions.map(({ date, close }) => ({ date, close: decimal(close.value) }));
}

/** For the kit: the sessions with their whole range. */
export function barsOf(sessions: readonly Session[]): Bar[] {
  return sessions.flatMap(({ date, open, high, low, close, volume }) => (open === null || high === null || low === null ? [] : [{
    date, open: decimal(open.value), high: decimal(high.value), low: decimal(low.value), close: decimal(close.value), volume: volume === null ? null : decimal(volume.value),
  }]));
}

/** Facts of one column. */
export function factsOf(sessions: readonly Session[], column: Column): Fact[] {
  return sessions.flatMap((session) => session[column] ?? []);
}
