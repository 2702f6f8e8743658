// What a client threw, as one of our failures. The words of a provider are clipped and cleaned of the key; headers are never repeated.
import { modelFailure, type ModelFailure } from '../failure.ts';
import { TooLargeError } from './bounded-fetch.ts';
import { StreamError } from './read-stream.ts';
import { readRetryAfter } from './retry-after.ts';

export type CallSituation = {
  /** The provider as the user knows it. */
  readonly label: string;
  readonly baseUrl: string;
  readonly key: string | null;
  readonly timeoutMs: number;
  readonly cancelled: boolean;
  readonly timedOut: boolean;
};

type ApiError = Error & { readonly statusCode?: number; readonly responseHeaders?: Readonly<Record<string, string>>; readonly responseBody?: string };

function isApiError(error: Error): error is ApiError {
  return error.name === 'AI_APICallError';
}

const wordsLength = 240;

/** Words from outside, short, on one line, without the key. */
function clean(words: string, key: string | null): string {
  const safe = key === null || key.length < 6 ? words : words.replaceAll(key, '[key]');
  return safe.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim().slice(0, wordsLength);
}

/** Every error on the way down: fetch hides what happened in causes. */
function* causes(error: unknown): Generator<Error> {
  let at = error;
  for (let depth = 0; depth < 6 && at instanceof Error; depth += 1) {
    yield at;
    at = at.cause;
  }
}

function networkCode(error: unknown): string | null {
  for (const cause of causes(error)) if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return null;
}

function byStatus(error: ApiError, status: number, at: CallSituation): ModelFailure {
  const wait = readRetryAfter(error.responseHeaders ?? {}, error.responseBody);
  const words = clean(error.message, at.key);
  if (status === 401 || status === 403) return modelFailure.unauthorised(at.label, status);
  if (status === 402 || /insufficient_quota/.test(error.responseBody ?? '')) return modelFailure.refused('provider', `${at.label} has no credit left on this key: ${words}`, status);
  if (status === 408) return modelFailure.timedOut(at.timeoutMs, at.label);
  if (status === 429) return modelFailure.rateLimited(wait, at.label);
  if (status >= 500) return modelFailure.unreachable(`${at.label} answers with ${String(status)}${words === '' || words.startsWith('<') ? '' : `: ${words}`}`, status, wait);
  return modelFailure.refused('provider', `${at.label} turned the request down (${String(status)}): ${words}`, status);
}

/** A 2xx whose body could not be read. */
function unreadable(error: ApiError, at: CallSituation): ModelFailure {
  if ([...causes(error)].some((cause) => cause instanceof TooLargeError)) return modelFailure.malformed('it is longer than any answer may be', '');
  if (networkCode(error) !== null) return dropped(at);
  const body = (error.responseBody ?? '').trim();
  if (body.startsWith('<')) return modelFailure.unreachable(`${at.baseUrl} answers with a web page; is the address right?`, error.statusCode ?? null);
  return modelFailure.malformed('the provider’s answer is not complete JSON', clean(body, at.key));
}

function dropped(at: CallSituation): ModelFailure {
  return modelFailure.unreachable(`the connection to ${at.label} ended before the answer did`);
}

function byName(error: Error, at: CallSituation): ModelFailure {
  if ([...causes(error)].some((cause) => cause instanceof TooLargeError)) return modelFailure.malformed('it is longer than any answer may be', '');
  if (error instanceof StreamError) return byStreamWords(error, at);
  if (/JSONParse|TypeValidation|InvalidResponse|NoContent|EmptyResponse/.test(error.name)) return modelFailure.malformed('the provider’s answer does not have its own form', clean(error.message, at.key));
  return networkCode(error) === null ? modelFailure.unreachable(`${at.label} could not be asked: ${clean(error.message, at.key)}`) : dropped(at);
}

/** Errors that a provider reports in the middle of a stream. */
function byStreamWords({ message }: StreamError, at: CallSituation): ModelFailure {
  if (/rate_?limit/i.test(message)) return modelFailure.rateLimited(null, at.label);
  if (/ended before/.test(message)) return dropped(at);
  return modelFailure.unreachable(`${at.label} broke off: ${clean(message, at.key)}`);
}

export function failureOf(error: unknown, at: CallSituation): ModelFailure {
  if (at.cancelled) return modelFailure.cancelled();
  if (at.timedOut) return modelFailure.timedOut(at.timeoutMs, at.label);
  if (!(error instanceof Error)) return modelFailure.unreachable(`${at.label} could not be asked`);
  if (!isApiError(error)) return byName(error, at);
  const status = error.statusCode;
  if (status === undefined) return modelFailure.unreachable(`nobody answers at ${at.baseUrl}${networkCode(error) === null ? '' : ` (${networkCode(error) ?? ''})`}`);
  return status < 300 ? unreadable(error, at) : byStatus(error, status, at);
}
