// Periods as people name them, and the days they stand for.
import { addDays, lastDayOfMonth, type IsoDate } from '@assay/record';
import { z } from 'zod';

export const periodNames = ['1d', '5d', '1mo', '3mo', '6mo', '1y', '2y', '5y', '10y', 'ytd', 'max'] as const;
export type PeriodName = (typeof periodNames)[number];
export const periodInput = (usual: PeriodName, names: readonly PeriodName[] = periodNames): z.ZodDefault<z.ZodEnum<Record<PeriodName, PeriodName>>> => z.enum(names as unknown as Record<PeriodName, PeriodName>).default(usual).describe('How far back from the last session.');

const months: Readonly<Partial<Record<PeriodName, number>>> = { '1mo': 1, '3mo': 3, '6mo': 6, '1y': 12, '2y': 24, '5y': 60, '10y': 120 };
/** Sessions, not days. */
const counted: Readonly<Partial<Record<PeriodName, number>>> = { '1d': 1, '5d': 5 };

/** The day after which a period begins: the same day some months earlier, or the last of the month. `ytd` begins with the year. */
export function startOfPeriod(period: PeriodName, end: IsoDate): IsoDate {
  if (period === 'max') return '1900-01-01';
  if (period === 'ytd') return `${end.slice(0, 4)}-01-01`;
  const back = months[period];
  return back === undefined ? addDays(end, -21) : monthsBefore(end, back);
}

/** The rows of a period that ends with the last of them. */
export function cutToPeriod<Row extends { readonly date: IsoDate }>(rows: readonly Row[], period: PeriodName): readonly Row[] {
  const last = rows.at(-1);
  if (last === undefined) return [];
  const sessions = counted[period];
  if (sessions !== undefined) return rows.slice(-sessions);
  const start = startOfPeriod(period, last.date);
  return rows.filter(({ date }) => date >= start);
}

export function monthsBefore(day: IsoDate, back: number): IsoDate {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - back;
  const monthEnd = lastDayOfMonth(Math.floor(index / 12), (index % 12) + 1);
  const sameDay = `${monthEnd.slice(0, 8)}${day.slice(8)}`;
  return sameDay < monthEnd ? sameDay : monthEnd;
}
