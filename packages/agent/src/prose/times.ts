// Times in prose. The period's own dates or the company's own fiscal name, never an invented one.
import { periodEnd, type IsoDate, type Period } from '@assay/record';
import type { ShownTime } from './text.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** `31 July 2025`. */
export function dayName(day: IsoDate): string {
  return `${String(Number(day.slice(8, 10)))} ${monthName(day)}`;
}

function monthName(day: IsoDate): string {
  return `${months[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;
}

export function onDay(day: IsoDate): ShownTime {
  return { kind: 'time', handle: `on:${day}` };
}

export function inMonth(day: IsoDate): ShownTime {
  return { kind: 'time', handle: `month:${day}` };
}

/** `fiscal 2024`, `the quarter ended 28 June 2025`, or the day of an instant. */
export function timeOf(period: Period): ShownTime {
  if (period.fiscal?.part === 'FY') return { kind: 'time', handle: `year:${String(period.fiscal.year)}` };
  const end = periodEnd(period);
  if (end === null) return { kind: 'time', handle: `label:${String(period.fiscal?.year ?? '')}-${period.fiscal?.part ?? ''}` };
  return { kind: 'time', handle: `${period.kind === 'instant' ? 'on' : 'quarter'}:${end}` };
}

/** The day of a balance, even where it is also a year's end. */
export function dayOf(period: Period): ShownTime {
  const end = periodEnd(period);
  return end === null ? timeOf(period) : onDay(end);
}

export function yearName(year: number): ShownTime {
  return { kind: 'time', handle: `year:${String(year)}` };
}

/** Renders a time handle; null when the text is none. */
export function renderTime(handle: string): string | null {
  const cut = handle.indexOf(':');
  const value = handle.slice(cut + 1);
  switch (cut < 0 ? '' : handle.slice(0, cut)) {
    case 'year': return `fiscal ${value}`;
    case 'Year': return `Fiscal ${value}`;
    case 'on': return dayName(value);
    case 'month': return monthName(value);
    case 'quarter': return `the quarter ended ${dayName(value)}`;
    case 'ended': return `Quarter ended ${dayName(value)}`;
    default: return null;
  }
}
