// Failures as RFC 9457 problem details. What is unforeseen is said to be internal, and its words stay in the log.
import { AssayError, type ErrorCode } from '@assay/record';
import type { Problem } from '@assay/record/api';

const statusOf: Readonly<Record<ErrorCode, number>> = {
  'unknown-ticker': 404, 'unknown-run': 404, 'unreadable-file': 422, 'malformed-source': 502, 'not-writable': 507, 'disk-full': 507, 'no-sources': 502, 'seal-broken': 409,
  'network-refused': 502, 'replay-miss': 409, 'source-failed': 502, 'missing-key': 409, 'run-failed': 502, 'not-allowed': 403, 'over-budget': 429, usage: 400, interrupted: 499, internal: 500,
};

const titles: Readonly<Record<ErrorCode, string>> = {
  'unknown-ticker': 'No such company', 'unknown-run': 'No such run', 'unreadable-file': 'A file cannot be read', 'malformed-source': 'A source answered nonsense', 'not-writable': 'Nothing can be written', 'disk-full': 'The disk is full',
  'no-sources': 'No source answered', 'seal-broken': 'The seal is broken', 'network-refused': 'The network refused', 'replay-miss': 'Not replayable', 'source-failed': 'A source failed', 'missing-key': 'A key is missing',
  'run-failed': 'The run failed', 'not-allowed': 'Not allowed', 'over-budget': 'Over budget', usage: 'The request cannot be taken', interrupted: 'Stopped', internal: 'Something in Assay broke',
};

/** `status` where it is not the code's usual one: 401 for nobody, 404 for an address that is none. */
export function problemOf(error: unknown, instance: string, status?: number): Problem {
  const known = error instanceof AssayError ? error : new AssayError('internal', 'Something in Assay broke.', { remedy: 'See the server’s own output, and report it.' });
  const { code, message, remedy } = known;
  return { type: `urn:assay:error:${code}`, title: titles[code], status: status ?? statusOf[code], detail: message, code, remedy, instance };
}

/** A failure with a status or headers of its own. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  override readonly cause: AssayError;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(cause: AssayError, status: number, headers: Readonly<Record<string, string>> = {}) {
    super(cause.message);
    this.cause = cause;
    this.status = status;
    this.headers = headers;
  }
}
