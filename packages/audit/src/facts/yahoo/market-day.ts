// Days and moments of a market, from Yahoo's seconds. The exchange's own zone decides to which day a moment belongs.
import type { IsoDate } from '@assay/record';

export type DayOf = (seconds: number) => IsoDate;

/** By the zone's name where there is one (offsets change with the season), else by the offset given, else UTC. */
export function dayOfMarket(zone: string | null, offsetSeconds: number | null): DayOf {
  const format = zone === null ? null : formatFor(zone);
  if (format === null) return (seconds) => new Date((seconds + (offsetSeconds ?? 0)) * 1000).toISOString().slice(0, 10);
  return (seconds) => format.format(new Date(seconds * 1000));
}

/** The Canadian English form of a date is the ISO form. Null for a zone this machine does not know. */
function formatFor(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  } catch {
    return null;
  }
}
