// Weeks and months put together from sessions, so that each number keeps the day it is of and an unfinished week says so.
import { addDays, dayNumber, type Fact, type IsoDate } from '@assay/record';
import { derive } from '../derive.ts';
import { figure, type ComputedLeaf, type FigureLeaf } from '../leaf.ts';
import { periodOf } from './price-range.ts';
import { factsOf, type Session } from './session.ts';

export const stepNames = ['1d', '1wk', '1mo'] as const;
export type StepName = (typeof stepNames)[number];

export type StepRow = {
  readonly date: string; readonly last_session: string;
  readonly open: FigureLeaf | null; readonly high: FigureLeaf | null; readonly low: FigureLeaf | null; readonly close: FigureLeaf; readonly adjusted_close: FigureLeaf | null;
  readonly volume: FigureLeaf | ComputedLeaf | null;
};

/** One row a step, dated by its first session. Open is the first session's, close the last one's, high and low those of the sessions that had them. */
export function stepsOf(sessions: readonly Session[], step: StepName): StepRow[] {
  return [...Map.groupBy(sessions, ({ date }) => keyOf(date, step)).values()].flatMap(rowOf);
}

/** Weeks begin on Monday. Day number 0 is Thursday, 1 January 1970. */
function keyOf(date: IsoDate, step: StepName): string {
  if (step === '1d') return date;
  return step === '1mo' ? date.slice(0, 7) : addDays(date, -((dayNumber(date) + 3) % 7));
}

function rowOf(sessions: readonly Session[]): StepRow[] {
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (first === undefined || last === undefined) return [];
  const volumes = factsOf(sessions, 'volume');
  const volume = volumes.length < 2 ? figure(volumes[0]) : derive('sum(volume)', { volume: volumes }, { label: 'Volume', unit: { kind: 'shares' }, entity: last.close.entity, period: periodOf(sessions) });
  return [{
    date: first.date, last_session: last.date, open: figure(first.open), high: figure(extreme(factsOf(sessions, 'high'), 1)), low: figure(extreme(factsOf(sessions, 'low'), -1)),
    close: figure(last.close), adjusted_close: figure(last.adjusted), volume,
  }];
}

function extreme(facts: readonly Fact[], sign: 1 | -1): Fact | null {
  return facts.reduce<Fact | null>((best, fact) => (best === null || sign * (Number(fact.value) - Number(best.value)) > 0 ? fact : best), null);
}
