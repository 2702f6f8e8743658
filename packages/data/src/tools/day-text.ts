// Days and moments of an answer as text: a time is no figure.
import { at } from './read-capture.ts';

function secondsIn(value: unknown, path: string): number | null {
  const found = at(value, path);
  const seconds = typeof found === 'object' && found !== null ? at(found, 'raw') : found;
  return typeof seconds === 'number' && Math.abs(seconds) < 8e12 ? seconds : null;
}

/** The day (UTC) of seconds since 1970, or of Yahoo's `{raw, fmt}`; null where there are none. */
export function dayIn(value: unknown, path: string): string | null {
  return momentIn(value, path)?.slice(0, 10) ?? null;
}

/** The moment in ISO form, to the second. */
export function momentIn(value: unknown, path: string): string | null {
  const seconds = secondsIn(value, path);
  return seconds === null ? null : `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;
}
