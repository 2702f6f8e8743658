// Why a source gave nothing. Expected, therefore data: it is listed in a run and never read as an answer.
import type { CapturedBytes } from '@assay/record';

export const failureCodes = [
  'unreachable', 'timed-out', 'silent-host', 'rate-limited', 'refused', 'not-found', 'server-error', 'unexpected-status',
  'too-large', 'cut-short', 'malformed', 'missing-key', 'not-offered', 'blocked', 'unsafe-address',
] as const;
export type FailureCode = (typeof failureCodes)[number];

export type SourceFailure = {
  readonly code: FailureCode;
  readonly source: string;
  readonly message: string;
  /** What the user can do about it, one sentence. */
  readonly remedy: string;
  readonly status: number | null;
  /** The field that does not have the expected form; only with `malformed`. */
  readonly field: string | null;
  /** What was received all the same: an error page, a malformed document. */
  readonly captured: CapturedBytes | null;
};

type Details = { readonly status?: number; readonly field?: string; readonly captured?: CapturedBytes };

const remedies: Readonly<Record<FailureCode, string>> = {
  'unreachable': 'Check the network connection or the proxy settings, or work on the bundled figures with --sample.',
  'timed-out': 'Try again; if it stays slow, work on the bundled figures with --sample.',
  'silent-host': 'Check the network connection or the proxy settings, or work on the bundled figures with --sample.',
  'rate-limited': 'Wait for some minutes and try again.',
  'refused': 'Wait for ten minutes, and see that the contact address is set, then try again.',
  'not-found': 'Check the ticker.',
  'server-error': 'Try again later.',
  'unexpected-status': 'Try again later.',
  'too-large': 'Report the address: the source has grown past the size that is read.',
  'cut-short': 'Try again.',
  'malformed': 'Report the field: the source has changed its form.',
  'missing-key': 'Set the key.',
  'not-offered': 'Ask without a date, or use another source.',
  'blocked': 'Wait for some minutes and try again, or use another source.',
  'unsafe-address': 'Give the address of a page on the public internet.',
};

/** A failure with the remedy of its code, unless a better one is known. */
export function sourceFailure(code: FailureCode, said: { readonly source: string; readonly message: string; readonly remedy?: string }, details: Details = {}): SourceFailure {
  return {
    code, source: said.source, message: said.message, remedy: said.remedy ?? remedies[code],
    status: details.status ?? null, field: details.field ?? null, captured: details.captured ?? null,
  };
}
