// From a request to bytes that are kept: fresh cache, then live, then stale cache. Nothing is parsed before it is captured.
import { AssayError, captureId, contentId, type CapturedBytes, type Entity, type IsoDate, type Sha256 } from '@assay/record';
import type { Clock } from '../effects.ts';
import { cacheKey, readEntry, writeEntry, type KeptEntry } from './cache.ts';
import { conditionalHeaders, validatorsOf } from './conditional.ts';
import type { Endpoint, Explained } from './endpoint.ts';
import type { Exchange, Exchanged } from './exchange.ts';
import { sourceFailure, type SourceFailure } from './failure.ts';
import { isFresh } from './freshness.ts';
import { redactBody, redactText, redactUrl } from './redact.ts';
import type { Store } from './store.ts';
import type { Received, WireLimits, WireRequest } from './wire.ts';

export type CaptureRequest = {
  readonly endpoint: Endpoint;
  /** For the cache and for replay this stands for the request, also where `send` adds a crumb. */
  readonly wire: WireRequest;
  readonly entity: Entity | null;
  /** Nothing published after this day is to be read from the bytes. */
  readonly asOf: IsoDate | null;
  /** Values that must not be stored anywhere, beyond the parameters known by name. */
  readonly secrets?: readonly string[];
  readonly signal?: AbortSignal | undefined;
  /** How the response is had, where one request is not enough (cookie and crumb first); by default the request itself. `conditions` ask for news only; the exchange adds them by itself. */
  readonly send?: (exchange: Exchange, limits: WireLimits, conditions: Readonly<Record<string, string>>) => Promise<Exchanged>;
};

export type CaptureOutcome =
  /** `note` says when an older copy had to do. */
  | { readonly ok: true; readonly captured: CapturedBytes; readonly note: string | null }
  | { readonly ok: false; readonly failure: SourceFailure };

export type Capturer = (request: CaptureRequest) => Promise<CaptureOutcome>;

export type CapturerTools = {
  readonly exchange: Exchange;
  readonly store: Store;
  readonly clock: Clock;
  readonly sha256: Sha256;
  /** In replay nothing is asked: what is not stored is an error. */
  readonly replay: boolean;
};

export function openCapturer(tools: CapturerTools): Capturer {
  const asked = new Map<string, Promise<CaptureOutcome>>();
  return async (request) => {
    const key = cacheKey(request.wire, tools.sha256);
    const running = asked.get(key) ?? obtain(request, key, tools).finally(() => asked.delete(key));
    asked.set(key, running);
    return forRequest(await running, request);
  };
}

/** Every asker gets bytes of their own, under their own entity and day. */
function forRequest(outcome: CaptureOutcome, request: CaptureRequest): CaptureOutcome {
  if (!outcome.ok) return outcome;
  const { capture, bytes } = outcome.captured;
  return { ...outcome, captured: { capture: { ...capture, request: { ...capture.request }, entity: request.entity, asOf: request.asOf }, bytes: bytes.slice() } };
}

async function obtain(request: CaptureRequest, key: string, tools: CapturerTools): Promise<CaptureOutcome> {
  const kept = await readEntry(tools.store, key, tools.sha256);
  if (tools.replay) {
    if (kept === null) throw new AssayError('replay-miss', `The stored run holds no answer to ${redactUrl(request.wire.url, request.secrets)}.`, { remedy: 'Replay with the same question and day as the run, or run it anew.' });
    return { ok: true, captured: withOrigin(kept, 'replay'), note: null };
  }
  if (kept !== null && isFresh(kept, request.endpoint, tools.clock())) return { ok: true, captured: withOrigin(kept, 'fresh-cache'), note: null };
  const { validators, confirmedAt, ...live } = await askLive(request, kept, tools);
  if (live.ok) {
    await writeEntry(tools.store, key, { ...live.captured, validators, confirmedAt });
    return live;
  }
  if (kept === null) return live;
  return { ok: true, captured: withOrigin(kept, 'stale-cache'), note: `${live.failure.message} An earlier copy is used.` };
}

function withOrigin({ capture, bytes }: KeptEntry, origin: 'fresh-cache' | 'stale-cache' | 'replay'): CapturedBytes {
  return { capture: { ...capture, origin }, bytes };
}

/** What the server said, with what is to be kept beside its bytes. */
type Asked = CaptureOutcome & Pick<KeptEntry, 'validators' | 'confirmedAt'>;

async function askLive(request: CaptureRequest, kept: KeptEntry | null, tools: CapturerTools): Promise<Asked> {
  const { endpoint, wire } = request;
  const limits: WireLimits = { ...endpoint.limits, signal: request.signal };
  const conditions = conditionalHeaders(kept);
  // A tag is of one address: a window of days that has moved on is another document.
  const isKept = (url: string): boolean => kept !== null && redactUrl(url, request.secrets) === kept.capture.request.url;
  const exchange: Exchange = (asked, given) => tools.exchange(isKept(asked.url) ? { ...asked, headers: { ...asked.headers, ...conditions } } : asked, given);
  const exchanged = await (request.send === undefined ? exchange(wire, limits) : request.send(exchange, limits, conditions));
  if (!exchanged.ok) {
    const host = exchanged.code === 'silent-host' ? '' : `${new URL(wire.url).host}: `;
    const message = `${endpoint.sourceName} cannot be had (${host}${redactText(exchanged.why, request.secrets ?? [])}).`;
    return { ok: false, failure: sourceFailure(exchanged.code, { source: endpoint.sourceName, message }), validators: null, confirmedAt: null };
  }
  const { received } = exchanged;
  // The same bytes still stand: they are renewed without being sent again.
  if (received.status === 304 && kept !== null) return { ok: true, captured: withOrigin(kept, 'fresh-cache'), note: null, validators: kept.validators, confirmedAt: received.receivedAt };
  return { ...judge(received, request, tools), validators: validatorsOf(received.headers), confirmedAt: null };
}

/** Keeps the bytes first, then looks at status and form. */
function judge(received: Received, request: CaptureRequest, tools: CapturerTools): CaptureOutcome {
  const captured = keep(received, request, tools);
  const { endpoint } = request;
  const source = endpoint.sourceName;
  const { status } = received;
  if (status < 200 || status > 299) return explained(endpoint.explain?.(received) ?? statusMeans(status, source), captured, request);
  const problem = endpoint.check(captured, tools.sha256);
  if (problem === null) return { ok: true, captured, note: null };
  if (problem.as !== undefined) return explained(problem.as, captured, request);
  const message = `${source}: the field ${problem.field} ${problem.why}.`;
  return { ok: false, failure: sourceFailure('malformed', { source, message }, { status, field: problem.field, captured }) };
}

/** A service may repeat in its error what it was sent, key and all. */
function explained({ code, message, remedy }: Explained, captured: CapturedBytes, { endpoint, secrets }: CaptureRequest): CaptureOutcome {
  const said = { source: endpoint.sourceName, message: redactText(message, secrets ?? []), ...(remedy === undefined ? {} : { remedy }) };
  return { ok: false, failure: sourceFailure(code, said, { status: captured.capture.status, captured }) };
}

/** In words only: a reason may stand in a note, and a status is no figure of a company. */
function statusMeans(status: number, source: string): Explained {
  if (status === 404) return { code: 'not-found', message: `${source} knows nothing under this name.` };
  if (status === 401 || status === 403) return { code: 'refused', message: `${source} refuses the request.` };
  if (status === 429) return { code: 'rate-limited', message: `${source} asks for fewer requests.` };
  return status >= 500 ? { code: 'server-error', message: `${source} has trouble of its own.` } : { code: 'unexpected-status', message: `${source} gave an answer of an unexpected kind.` };
}

function keep(received: Received, request: CaptureRequest, tools: CapturerTools): CapturedBytes {
  const { endpoint, wire, secrets } = request;
  const sha256 = tools.sha256(received.bytes);
  const stored = { method: wire.method, url: redactUrl(received.url, secrets), body: redactBody(wire.body, secrets) };
  return {
    capture: {
      id: captureId.parse(contentId('capture', { request: stored, sha256 }, tools.sha256)),
      tool: endpoint.tool, reader: endpoint.reader, request: stored, status: received.status, mediaType: received.mediaType, receivedAt: received.receivedAt,
      origin: 'live', sourceKind: endpoint.sourceKind, sourceName: endpoint.sourceName, licence: endpoint.licence,
      asOf: request.asOf, entity: request.entity, sha256, size: received.bytes.length,
    },
    bytes: received.bytes,
  };
}
