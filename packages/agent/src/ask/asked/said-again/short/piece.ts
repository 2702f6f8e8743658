// The figure that a short ask is a form of, and the ask itself: its words, with the time and the figure that it names taken out.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../../asked.ts';
import { inWords, momentWords, saidAfter, type SaidAfter } from '../../times/follow/figure-before.ts';
import { relativeTo } from '../../times/follow/relative-times.ts';
import { ownedBy } from '../owned-by.ts';

export type Fiscal = Extract<AskedPeriod, { readonly kind: 'fiscal' }> & { readonly year: number };
/** `times`: one or more of one kind, the earliest first. */
export type Base = { readonly id: string; readonly whose: string; readonly words: string; readonly times: readonly Fiscal[]; readonly inPoints: boolean };
/** `words` has TIME and FIGURE where these stood; `other` is the id of that figure. */
export type Piece = { readonly words: string; readonly time: Fiscal | null; readonly other: string | null };

const MOST_TIMES = 3;

export const orderOf = ({ year, part }: Fiscal): string => `${String(year)}${part}`;
export const isFiscal = (period: AskedPeriod): period is Fiscal => period.kind === 'fiscal' && period.year !== null;

/** Fiscal times of one kind; null where there is any other. */
function alike(periods: readonly AskedPeriod[]): readonly Fiscal[] | null {
  const times = periods.filter(isFiscal);
  const isPlain = times.length === periods.length && times.length > 0 && times.length <= MOST_TIMES && times.every(({ part }) => part === times[0]?.part);
  return isPlain ? times.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other))) : null;
}

const isWorked = ({ calculation, multiple, valuation, insiders, course, claims, group }: Asked): boolean => group !== null || [calculation, multiple, valuation, insiders, course, claims].some((one) => one !== undefined);

/** Null where it was anything but one plain figure of one company in fiscal times of one kind. */
export function baseOf(earlier: Asked): Base | null {
  const [[company, ...others], [measure, ...more]] = [earlier.companies, earlier.measures];
  const metric = measure?.kind === 'metric' && measure.as === 'value' && measure.of === undefined ? metricById(measure.id) : undefined;
  const times = alike(earlier.periods);
  if (company === undefined || metric === undefined || times === null || others.length + more.length > 0 || isWorked(earlier)) return null;
  return { id: metric.id, whose: ownedBy(company.name), words: inWords(metric.label), times, inPoints: metric.unit.kind === 'percent' || metric.unit.kind === 'fraction' };
}

const lead = /^(?:(?:and|so|but|ok(?:ay)?|now|then|also|right|thanks|please|sorry|show(?: me)?|give me|tell me|put it|express it|what about|how about|what(?:'s| is| was| were| are)|the|its|that|this|it|same)[,:]? )+/i;
const tail = /(?:[, ]+(?:please|pls|too|as well|also|again|then|i mean|i meant|that is|instead|that year|for (?:each|both|all)(?: of them)?|in (?:each|both)(?: years?)?|each(?: year)?|both(?: years?)?|thanks))+$/i;
const yearBefore = /\b(?:the |a )?(?:(?:fiscal )?(?:year|quarter|one) (?:before|earlier|prior)(?: that| it)?|(?:previous|prior|preceding|last) (?:fiscal )?(?:year|quarter|one))\b/i;
/** Words of forms that are no figure of their own. */
const ofForm = /^(?:margins?|growth|change|share)$/i;

type Named = { readonly start: number; readonly end: number };
const without = (text: string, place: Named | undefined, by: string): string => (place === undefined ? text : `${text.slice(0, place.start)}${by}${text.slice(place.end)}`);

/** The one time, told or from that of before; undefined where it is of another kind, or there are several. */
function timeOf({ text, times }: SaidAfter, base: Base): { readonly period: Fiscal | null; readonly place: Named | undefined } | undefined {
  const last = base.times.at(-1);
  const [found, ...others] = times.filter(({ period }) => period.kind !== 'fiscal' || period.year !== null);
  if (others.length > 0 || last === undefined) return undefined;
  const relative = found === undefined ? relativeTo(text, [last]) : null;
  const period = found?.period ?? relative;
  if (period !== null && !(isFiscal(period) && period.part === last.part)) return undefined;
  const place = yearBefore.exec(text);
  return { period, place: found ?? (relative === null || place === null ? undefined : { start: place.index, end: place.index + place[0].length }) };
}

/** The one figure that it names; undefined where it is none of a statement, or there are several. */
function figureOf({ text, figures }: SaidAfter): { readonly id: string | null; readonly place: Named | undefined } | undefined {
  const [figure, ...more] = figures.filter(({ start, end }) => !ofForm.test(text.slice(start, end)));
  if (more.length > 0) return undefined;
  if (figure === undefined) return { id: null, place: undefined };
  return figure.measure.kind === 'metric' && figure.measure.of === undefined ? { id: figure.measure.id, place: figure } : undefined;
}

/** Null where it names more than one time or figure. */
export function pieceOf(text: string, base: Base, today: IsoDate): Piece | null {
  const said = saidAfter(text, today);
  const [time, figure] = said === null ? [] : [timeOf(said, base), figureOf(said)];
  if (time === undefined || figure === undefined) return null;
  const isTimeLater = (time.place?.start ?? 0) > (figure.place?.start ?? 0);
  const cut = isTimeLater ? without(without(text, time.place, 'TIME'), figure.place, 'FIGURE') : without(without(text, figure.place, 'FIGURE'), time.place, 'TIME');
  return { words: cut.replace(lead, '').replace(tail, '').trim(), time: time.period, other: figure.id };
}

export const timed = (times: readonly Fiscal[]): string => times.map((time) => `in ${momentWords(time)}`).join(' and ');
