// Wall-clock time of a zone as an instant, and back, by the platform's own zone data.
import type { IsoDate } from '@assay/record';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' });
  formats.set(zone, known);
  return known;
}

/** Day and time `HH:MM` in a zone. */
export function wallClock(instant: Date, zone: string): { readonly day: IsoDate; readonly time: string } {
  const parts = Object.fromEntries(formatOf(zone).formatToParts(instant).map(({ type, value }) => [type, value]));
  return { day: `${parts['year'] ?? ''}-${parts['month'] ?? ''}-${parts['day'] ?? ''}`, time: `${parts['hour'] ?? ''}:${parts['minute'] ?? ''}` };
}

/** The instant of a wall-clock time. Markets do not open or close in the hour that a clock change skips or repeats. */
export function instantOf(day: IsoDate, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const shown = (at: number): number => {
    const wall = wallClock(new Date(at), zone);
    return Date.parse(`${wall.day}T${wall.time}:00Z`);
  };
  const first = wanted - (shown(wanted) - wanted);
  return new Date(first - (shown(first) - wanted));
}
