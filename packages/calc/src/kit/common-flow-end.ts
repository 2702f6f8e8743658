// Trailing flows that one formula takes together. A company may show one of them every quarter and another once a year: twelve months to June less
// a year to December is nobody's free cash flow.
import { daysBetween, periodEnd, type Fact, type IsoDate } from '@assay/record';
import { metricById } from '../metrics/dictionary.ts';
import type { Dictionary } from '../metrics/metric.ts';

export type FlowInput = { readonly metric: string; /** Another year's or quarter's by intent, as the base of a growth. */ readonly isShifted: boolean; readonly facts: readonly Pick<Fact, 'period'>[] };

/** Calendars of 52 and 53 weeks wobble by a few days. */
const maxApartDays = 6;

/** Money that is earned or spent in the course of months, for the whole company or a share of it; an average count of shares is none. */
export function runsOverMonths(metric: string, dictionary?: Dictionary): boolean {
  const definition = metricById(metric, dictionary);
  return definition !== undefined && (definition.kind === 'flow' || definition.kind === 'per-share') && definition.unit.kind !== 'shares';
}

function endOfFlow({ metric, isShifted, facts }: FlowInput, dictionary: Dictionary | undefined): IsoDate[] {
  if (isShifted || !runsOverMonths(metric, dictionary)) return [];
  return facts.flatMap(({ period }) => (period?.kind === 'duration' ? [periodEnd(period) ?? ''] : [])).sort().slice(-1);
}

/** Where the inputs' months end on different days: the earliest of these, up to which all of them can be read. Null where they agree. */
export function commonFlowEnd(inputs: readonly FlowInput[], dictionary?: Dictionary): IsoDate | null {
  const ends = inputs.flatMap((input) => endOfFlow(input, dictionary)).sort();
  const [first, last] = [ends[0], ends.at(-1)];
  return first === undefined || last === undefined || daysBetween(first, last) <= maxApartDays ? null : first;
}
