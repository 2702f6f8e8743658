// Whether an answer's first figure lies in a time that the question was read to name. The right measure at another time is an answer to another question.
import type { Company } from '@assay/data';
import { daysBetween, fiscalQuarterOf, type IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../../asked/asked.ts';
import type { GivenFigure } from '../demands/reading/given.ts';

/** A day without a session is answered by the one before; fiscal months end on a weekday. */
const NEAR = 10;

type Span = { readonly from: IsoDate; readonly to: IsoDate };

const isNear = (left: IsoDate, right: IsoDate): boolean => Math.abs(daysBetween(left, right)) <= NEAR;

function spanOf({ from, to }: GivenFigure): Span | null {
  return to === null ? null : { from: from ?? to, to };
}

/** Within the bounds, give or take some days. */
function isWithin(span: Span, from: IsoDate, to: IsoDate): boolean {
  return daysBetween(from, span.from) >= -NEAR && daysBetween(span.to, to) >= -NEAR;
}

/** A state, a flow or a move, anywhere in the time or at one of its ends. */
function isOfDates(figure: GivenFigure, from: IsoDate, to: IsoDate): boolean {
  const span = spanOf(figure);
  return span === null || isWithin(span, from, to) || isNear(span.to, to) || isNear(span.to, from);
}

/** Of balances at the end of a quarter: which one it is, the companies' calendars say. */
export function quarterEnded({ fiscal, from, to }: GivenFigure, companies: readonly Company[]): readonly { readonly year: number; readonly quarter: number }[] {
  if (fiscal !== null || to === null || (from !== null && from !== to)) return [];
  return companies.flatMap(({ fiscalCalendar }) => (fiscalCalendar === null ? [] : [fiscalQuarterOf(to, fiscalCalendar)])).filter((one) => one !== null);
}

function isOfYears({ fiscal, to }: GivenFigure, first: number, last: number): boolean {
  const ofDay = Number(to?.slice(0, 4));
  return [fiscal?.year ?? ofDay, ofDay].some((year) => year >= first && year <= last + 1);
}

/** Fiscal years may end early in the year after the one they are named by; a close of a later day, and twelve months to one, stand for the year only beside a figure of it. */
const LATEST_END = 130;

function isCloseAfter({ fiscal, to }: GivenFigure, period: AskedPeriod): boolean {
  return period.kind === 'fiscal' && period.year !== null && (fiscal === null || fiscal.part === 'TTM') && to !== null && daysBetween(`${String(period.year)}-12-31`, to) > LATEST_END;
}

/** Times that were left open are met by any figure, and so is every time by a figure that has none. */
function isOf(figure: GivenFigure, period: AskedPeriod, companies: readonly Company[]): boolean {
  const { to } = figure;
  if (to === null) return true;
  switch (period.kind) {
    case 'latest': case 'trailing': case 'last': return true;
    case 'date': return isNear(to, period.on) || to.slice(0, 7) === period.on.slice(0, 7);
    case 'dates': return isOfDates(figure, period.from, period.to);
    case 'fiscal': return period.year === null || isOfYears(figure, period.year, period.year) || quarterEnded(figure, companies).some(({ year, quarter }) => year === period.year && period.part === `Q${String(quarter)}`);
    case 'years': return isOfYears(figure, period.from, period.to);
  }
}

/** How a time is named to a reader. */
function saidOf(period: AskedPeriod): string {
  if (period.kind === 'date') return period.on;
  return period.kind === 'dates' || period.kind === 'years' ? `${String(period.from)} to ${String(period.to)}` : 'the time that was named';
}

/** The move of a price over days is told from the first of them: where its closes begin later, it is another one. */
function startsLate(period: AskedPeriod, opening: readonly GivenFigure[]): boolean {
  if (period.kind !== 'dates' || opening[0]?.form !== 'growth') return false;
  const closes = opening.flatMap(({ measure, form, to }) => (measure === 'price' && form === 'value' && to !== null ? [to] : []));
  return closes.length === 2 && closes.every((day) => !isNear(day, period.from)) && closes.some((day) => isNear(day, period.to));
}

const inARow = /\b(?:years in a row|One \(1\) year), /;

/**
 * Times that were named and at which nothing is told: empty where none was named, where nothing dated is told, or where the first figure that stands
 * for itself lies in one of them and begins where it begins.
 */
export function timesNotFollowed({ periods, companies, valuation }: Pick<Asked, 'periods' | 'companies' | 'valuation'>, opening: readonly GivenFigure[]): readonly string[] {
  const told = opening.filter(({ isBeside, to }) => !isBeside && to !== null);
  const [first] = told;
  const [period] = periods;
  if (first === undefined || period === undefined) return [];
  // A multiple of the newest close stands on the figures of the year that is named; a run of years is told from its first one to the one that is named.
  const figures = valuation === undefined && !inARow.test(first.sentence) ? [first] : told;
  const isTold = (one: AskedPeriod): boolean => figures.some((figure) => isOf(figure, one, companies)) && (valuation !== undefined || told.some((figure) => isOf(figure, one, companies) && !isCloseAfter(figure, one)));
  return periods.some(isTold) && !(periods.length === 1 && startsLate(period, told)) ? [] : [saidOf(period)];
}
