// A request with manners: breaker, pace, retries with backoff. Every answer of the other side, also an error page, is an answer.
import { AssayError } from '@assay/record';
import type { Clock, Fetch, Random, Sleep } from '../effects.ts';
import type { FailureCode } from './failure.ts';
import { openLimiter, type Limiter } from './limiter.ts';
import { partyOf } from './parties.ts';
import { openReach, type Reach } from './reach.ts';
import { readRetryAfter } from './retry-after.ts';
import { sendOnce, type Received, type WireLimits, type WireRequest, type WireResult } from './wire.ts';

export type ExchangeTools = {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly sleep: Sleep;
  readonly random: Random;
  /** Deadline for the first answer of a host that has not answered yet. */
  readonly firstContactMs: number;
  readonly onSilent: (host: string, why: string) => void;
};

export type Exchanged = { readonly ok: true; readonly received: Received } | { readonly ok: false; readonly code: FailureCode; readonly why: string };
export type Exchange = (request: WireRequest, limits: WireLimits) => Promise<Exchanged>;

const ATTEMPTS = 3;
const BACKOFF_MS = 500;
/** Longer waits are for the user to decide. */
const LONGEST_WAIT_MS = 15_000;
const retryable = new Set([429, 500, 502, 503, 504]);

export function openExchange(tools: ExchangeTools): Exchange {
  const reach = openReach(tools.clock);
  const limiters = new Map<string, Limiter>();

  function limiterFor(host: string): Limiter {
    const party = partyOf(host);
    const known = limiters.get(party.name) ?? openLimiter(party.pace, tools);
    limiters.set(party.name, known);
    return known;
  }

  async function attempt(request: WireRequest, limits: WireLimits): Promise<Exchanged & { readonly again: boolean; readonly waitMs: number | null }> {
    const host = new URL(request.url).host;
    return limiterFor(host)(async () => {
      if (limits.signal?.aborted === true) throw new AssayError('interrupted', 'The run was stopped.', { remedy: 'Start it again.' });
      const silent = reach.silent(host);
      if (silent !== null) return { ok: false, code: 'silent-host', why: silent, again: false, waitMs: null };
      const known = reach.hasAnswered(host);
      const result = await sendOnce(request, { ...limits, headersMs: known ? limits.headersMs : Math.min(tools.firstContactMs, limits.headersMs) }, tools);
      return weigh(result, { host, known, reach, tools });
    });
  }

  return async (request, limits) => {
    for (let tried = 1; ; tried += 1) {
      const { again, waitMs, ...outcome } = await attempt(request, limits);
      if (!again || tried === ATTEMPTS) return outcome;
      const backoff = BACKOFF_MS * 2 ** (tried - 1) * (0.75 + tools.random() / 2);
      await tools.sleep(waitMs ?? backoff, limits.signal);
    }
  };
}

type Scene = { readonly host: string; readonly known: boolean; readonly reach: Reach; readonly tools: ExchangeTools };

/** What one attempt means: for the breaker, and for whether another is worth it. */
function weigh(result: WireResult, scene: Scene): Exchanged & { readonly again: boolean; readonly waitMs: number | null } {
  const { host, known, reach, tools } = scene;
  if (result.ok) {
    reach.answered(host);
    const { received } = result;
    const waitMs = readRetryAfter(received.headers.get('retry-after'), tools.clock());
    const again = retryable.has(received.status) && (waitMs ?? 0) <= LONGEST_WAIT_MS;
    if (received.status === 429 && !again) reach.failed(host, 'it asks to wait');
    return { ok: true, received, again, waitMs };
  }
  const { kind, why } = result.problem;
  if (kind === 'too-large' || kind === 'unsafe-address') return { ok: false, code: kind, why, again: false, waitMs: null };
  if (kind === 'cut-short') {
    reach.answered(host);
    return { ok: false, code: kind, why, again: true, waitMs: null };
  }
  if (!known || kind === 'timed-out') {
    if (reach.failed(host, why)) tools.onSilent(host, why);
    return { ok: false, code: kind, why, again: false, waitMs: null };
  }
  return { ok: false, code: kind, why, again: true, waitMs: null };
}
