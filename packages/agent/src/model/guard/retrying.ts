// Calls that failed for the moment are made again, with growing pauses, as long as the provider asks to wait and not longer than is sensible.
import type { Random, Sleep } from '@assay/data';
import { modelFailure, type ModelFailure } from '../failure.ts';
import type { Model } from '../port.ts';

export type RetryTools = { readonly sleep: Sleep; readonly random: Random };
export type RetryLimits = {
  /** Attempts in all. */
  readonly attempts: number;
  readonly firstWaitMs: number;
  /** A provider that asks to wait longer is not waited for. */
  readonly longestWaitMs: number;
};
export const usualRetryLimits: RetryLimits = { attempts: 4, firstWaitMs: 1_000, longestWaitMs: 60_000 };

/** Half of the doubling pause is chance, so that calls side by side do not come back together. */
function pause(attempt: number, { random }: RetryTools, limits: RetryLimits): number {
  const full = Math.min(limits.longestWaitMs, limits.firstWaitMs * 2 ** attempt);
  return Math.round(full / 2 + (full / 2) * random());
}

/** How long to wait before the next attempt; null where another would not help. */
function waitAfter(failure: ModelFailure, attempt: number, { tools, limits }: { readonly tools: RetryTools; readonly limits: RetryLimits }): number | null {
  if (attempt + 1 >= limits.attempts) return null;
  if (failure.kind === 'timed-out') return attempt === 0 ? pause(attempt, tools, limits) : null;
  if (failure.kind !== 'rate-limited' && failure.kind !== 'unreachable') return null;
  const wait = failure.retryAfterMs ?? pause(attempt, tools, limits);
  return wait <= limits.longestWaitMs ? wait : null;
}

/** A rate limit, a server's error, a lost connection and one timeout are tried again; nothing else is. */
export function retrying(model: Model, tools: RetryTools, given: Partial<RetryLimits> = {}): Model {
  const limits = { ...usualRetryLimits, ...given };
  return async (request, options = {}) => {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await model(request, options);
      const wait = answer.ok ? null : waitAfter(answer.failure, attempt, { tools, limits });
      if (answer.ok || wait === null) return answer;
      options.onEvent?.({ event: 'model-call-retry', stage: request.stage, attempt: attempt + 1, waitMs: wait, why: answer.failure.kind });
      await tools.sleep(wait, options.signal);
      if (options.signal?.aborted === true) return { ok: false, failure: modelFailure.cancelled(), usage: answer.usage };
    }
  };
}
