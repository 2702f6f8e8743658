// Round values for an axis, and where values and days fall on it.
import { dayNumber, type IsoDate } from '@assay/record';

export type Axis = { readonly low: number; readonly high: number; readonly ticks: readonly number[] };

/** Three to five round ticks that enclose the values. */
export function makeAxis(values: readonly number[], options: { readonly fromZero: boolean }): Axis {
  const bottom = Math.min(...values, ...(options.fromZero ? [0] : []));
  const top = Math.max(...values, ...(options.fromZero ? [0] : []));
  const step = roundStep((top - bottom || Math.abs(top) || 1) / 3.5);
  const first = Math.floor(bottom / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(top / step - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
  return { low: first * step, high: last * step, ticks };
}

/** The next of 1, 2, 2.5, 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10) * power;
}

/** 0 at the top of the axis, 1 at its foot. */
export function fallOn(axis: Axis, value: number): number {
  return (axis.high - value) / (axis.high - axis.low);
}

export type DayTick = { readonly at: number; readonly label: string };
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** First days of years, half-years or quarters between two days, and the first day itself where it stands clear, as fractions of the way. Six at most. */
export function dayTicks(first: IsoDate, last: IsoDate): DayTick[] {
  const from = dayNumber(first);
  const span = Math.max(1, dayNumber(last) - from);
  const months = span > 1100 ? 12 : span > 460 ? 6 : span > 200 ? 3 : 1;
  const place = (day: IsoDate): DayTick => ({ at: (dayNumber(day) - from) / span, label: months === 12 ? day.slice(0, 4) : `${monthNames[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}` });
  const starts = periodStarts(first, last, months).map(place).filter(({ at }) => at >= 0 && at <= 0.97);
  const ticks = (starts[0]?.at ?? 1) > 0.16 ? [place(first), ...starts] : starts;
  const every = Math.ceil(ticks.length / 6);
  return ticks.filter((_, index) => index % every === 0);
}

function periodStarts(first: IsoDate, last: IsoDate, months: number): IsoDate[] {
  const days: IsoDate[] = [];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year += 1) {
    for (let month = 1; month <= 12; month += months) days.push(`${String(year)}-${String(month).padStart(2, '0')}-01`);
  }
  return days;
}
