// Whether bytes that are kept may stand for a new answer.
import type { KeptEntry } from './cache.ts';
import type { Endpoint } from './endpoint.ts';

/** Counted from the last time the server stood by the bytes. A clock that went back makes an entry old, not eternal. */
export function isFresh({ capture, confirmedAt }: KeptEntry, { ttlMs, freshUntil }: Endpoint, now: Date): boolean {
  const since = new Date(confirmedAt ?? capture.receivedAt);
  const ageMs = now.getTime() - since.getTime();
  if (ageMs < 0) return false;
  return ageMs < ttlMs || now < (freshUntil?.(capture.request.url, since) ?? since);
}
