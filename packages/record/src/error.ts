// The one error class for a broken program or world. Expected failures are data, not exceptions.
// Every code has a page in docs/errors/.

export const errorCodes = [
  'unknown-ticker', 'unreadable-file', 'malformed-source', 'not-writable', 'disk-full', 'no-sources',
  'seal-broken', 'unknown-run', 'network-refused', 'replay-miss', 'source-failed', 'missing-key',
  'run-failed', 'not-allowed', 'over-budget', 'usage', 'interrupted', 'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export class AssayError extends Error {
  override readonly name = 'AssayError';
  readonly code: ErrorCode;
  /** What the user can do about it, one sentence. */
  readonly remedy: string;

  constructor(code: ErrorCode, message: string, options: { readonly remedy: string; readonly cause?: unknown }) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.remedy = options.remedy;
  }
}
