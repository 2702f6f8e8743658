// How long a provider asks to wait: `retry-after-ms`, seconds or a date (RFC 9110 §10.2.3), or Google's RetryInfo in the body.
import { parseJson } from '@assay/record';
import { z } from 'zod';

const retryInfo = z.object({ error: z.object({ details: z.array(z.object({ retryDelay: z.string().regex(/^\d{1,6}(?:\.\d{1,9})?s$/).optional() })) }) });

function fromBody(body: string | undefined): number | null {
  if (body === undefined || body.length > 100_000) return null;
  try {
    const read = retryInfo.safeParse(parseJson(body));
    const delay = read.success ? read.data.error.details.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay : undefined;
    return delay === undefined ? null : Math.ceil(Number(delay.slice(0, -1)) * 1000);
  } catch {
    return null;
  }
}

/** Milliseconds; null where nothing readable is said. A date counts from the answer's own date, so that no clock is needed. */
export function readRetryAfter(headers: Readonly<Record<string, string>>, body?: string): number | null {
  const precise = headers['retry-after-ms']?.trim() ?? '';
  if (/^\d{1,9}(?:\.\d{1,3})?$/.test(precise)) return Math.ceil(Number(precise));
  const text = headers['retry-after']?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const [at, now] = [Date.parse(text), Date.parse(headers['date'] ?? '')];
  return Number.isNaN(at) || Number.isNaN(now) ? fromBody(body) : Math.max(0, at - now);
}
