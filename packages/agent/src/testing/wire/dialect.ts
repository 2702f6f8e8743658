// A provider's own form of answers, errors and streams.
import type { Said } from './turn.ts';

/** One server-sent event. */
export type WireEvent = { readonly event?: string; readonly data: unknown };

export type Dialect = {
  readonly name: string;
  /** The model that a request of this dialect asks, or null where the path is another's. */
  readonly modelOf: (path: string, body: unknown) => string | null;
  readonly isStreamed: (url: string, body: unknown) => boolean;
  readonly whole: (said: Said) => unknown;
  readonly events: (said: Said) => readonly WireEvent[];
  readonly error: (status: number, message: string) => unknown;
  /** How it says in the middle of a stream that it cannot go on. */
  readonly streamError: (message: string) => WireEvent;
  /** What is sent after the last event. */
  readonly closing: string;
};

export function modelIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'model' in body && typeof body.model === 'string' ? body.model : 'unnamed';
}

export function saysStream(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'stream' in body && body.stream === true;
}
