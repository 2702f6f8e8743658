// How long a server asks to wait (RFC 9110 §10.2.3): seconds, or a date.

/** Milliseconds from `now`; null when the header is absent or unreadable. Never negative. */
export function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
