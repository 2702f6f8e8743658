// What is agreed about one kind of response before it is asked for: whose it is, how long it stays fresh, what form it must have.
import type { CapturedBytes, Sha256, SourceKind } from '@assay/record';
import type { FailureCode } from './failure.ts';
import type { Received } from './wire.ts';

/**
 * A field that does not have the expected form, as a path such as `facts` or `chart/result/0/timestamp`.
 * `as` says what the answer is instead, where it is known: an error or an unknown name under a status of success.
 */
export type FieldProblem = { readonly field: string; readonly why: string; readonly as?: Explained };
export type Explained = { readonly code: FailureCode; readonly message: string; readonly remedy?: string };

export type Endpoint = {
  readonly tool: string;
  /** The fact reader in audit that understands the bytes. */
  readonly reader: string | null;
  readonly sourceKind: SourceKind;
  readonly sourceName: string;
  readonly licence: string;
  readonly ttlMs: number;
  readonly limits: { readonly headersMs: number; readonly bodyMs: number; readonly maxBytes: number };
  /** Looks at a captured successful response before anything relies on it. */
  readonly check: (captured: CapturedBytes, sha256: Sha256) => FieldProblem | null;
  /** Words for an error answer whose page says more than its status; null where it does not. */
  readonly explain?: (received: Received) => Explained | null;
  /** Until when an answer received at a moment stays fresh beyond its time to live: a closed market has no new prices. Null adds nothing. */
  readonly freshUntil?: (url: string, receivedAt: Date) => Date | null;
};
