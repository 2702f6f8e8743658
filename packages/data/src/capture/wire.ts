// One request over the wire: deadline, size cap, whole body. The only call of fetch in the repository.
import type { Clock, Fetch, Sleep } from '../effects.ts';

export type WireRequest = { readonly method: 'GET' | 'POST'; readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string | null };

export type Received = {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** ISO time at which the last byte had come. */
  readonly receivedAt: string;
};

export type WireProblem = { readonly kind: 'unreachable' | 'timed-out' | 'too-large' | 'cut-short' | 'unsafe-address'; readonly why: string };
export type WireResult = { readonly ok: true; readonly received: Received } | { readonly ok: false; readonly problem: WireProblem };

export type WireLimits = {
  /** For the first byte of the answer. */
  readonly headersMs: number;
  /** For the whole body after that. */
  readonly bodyMs: number;
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
};

export type WireTools = { readonly fetch: Fetch; readonly clock: Clock; readonly sleep: Sleep };

const brokenOff = 'the answer broke off before its end';

/** Thrown by a guarded fetch: the address, or one that it redirects to, must not be connected to. */
export class UnsafeAddress extends Error {}
class Late extends Error {}
class TooLarge extends Error {}

/** Sends once. Redirects are handed back, never followed: where one leads is for the caller to check. */
export async function sendOnce(request: WireRequest, limits: WireLimits, tools: WireTools): Promise<WireResult> {
  const stop = new AbortController();
  const signal = limits.signal === undefined ? stop.signal : AbortSignal.any([stop.signal, limits.signal]);
  try {
    const init: RequestInit = { method: request.method, headers: { ...request.headers }, body: request.body, redirect: 'manual', signal };
    const response = await within(limits.headersMs, tools.fetch(request.url, init), tools.sleep);
    const bytes = await within(limits.bodyMs, readBody(response, limits.maxBytes), tools.sleep);
    if (isShort(response, bytes.length)) return { ok: false, problem: { kind: 'cut-short', why: brokenOff } };
    return { ok: true, received: received(request, response, { bytes, at: tools.clock() }) };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  } finally {
    stop.abort();
  }
}

function received(request: WireRequest, response: Response, body: { readonly bytes: Uint8Array; readonly at: Date }): Received {
  const mediaType = (response.headers.get('content-type') ?? 'application/octet-stream').split(';')[0] ?? '';
  return { url: request.url, status: response.status, headers: response.headers, mediaType: mediaType.trim().toLowerCase(), bytes: body.bytes, receivedAt: body.at.toISOString() };
}

/** Settles with the work, or rejects as late. Does not rely on the work to notice an abort: a fetch that was passed in may not. */
async function within<T>(ms: number, work: Promise<T>, sleep: Sleep): Promise<T> {
  const done = new AbortController();
  const late = sleep(ms, done.signal).then((): never => {
    throw new Late();
  });
  late.catch(() => undefined);
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
  }
}

async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) throw new TooLarge();
  if (response.body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > maxBytes) throw new TooLarge();
    parts.push(next.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A body shorter than announced. An answer without a body may announce the length that it would have. With a content encoding the announced length is that of the packed bytes and says nothing here. */
function isShort(response: Response, size: number): boolean {
  const announced = response.headers.get('content-length');
  return response.status !== 304 && announced !== null && response.headers.get('content-encoding') === null && Number(announced) > size;
}

function problemOf(error: unknown): WireProblem {
  if (error instanceof Late) return { kind: 'timed-out', why: 'no answer in time' };
  if (error instanceof UnsafeAddress) return { kind: 'unsafe-address', why: error.message };
  if (error instanceof TooLarge) return { kind: 'too-large', why: 'the answer is larger than what is read' };
  const why = reasonOf(error);
  return /terminated|other side closed|premature/i.test(why) ? { kind: 'cut-short', why: brokenOff } : { kind: 'unreachable', why };
}

const plainWords: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name cannot be looked up', EAI_AGAIN: 'its name cannot be looked up', ECONNREFUSED: 'the connection is refused', ECONNRESET: 'the connection was dropped',
  ETIMEDOUT: 'the connection timed out', UND_ERR_CONNECT_TIMEOUT: 'the connection timed out', ENETUNREACH: 'there is no network', EHOSTUNREACH: 'there is no way to it',
};

/** Node hides the true reason of "fetch failed" in the cause, and behind a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in inner && typeof inner.code === 'string' ? inner.code : '';
  const plain = Object.hasOwn(plainWords, code) ? plainWords[code] : undefined;
  return plain ?? `${code} ${inner.message}`.trim();
}
