// Where bytes are kept. Drivers: in memory here, files in app; `storeLaws` in testing states what each must hold.

/**
 * Bytes by key. Keys are slash-separated segments of letters, digits, `.`, `_` and `-`; none starts with a dot.
 * `put` is atomic: a reader sees the old bytes or the new, never a part. Bytes handed out and taken in are copies.
 */
export type Store = {
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Keys that start with the prefix, sorted. */
  readonly list: (prefix: string) => Promise<string[]>;
};

const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Throws a RangeError for a key that could leave the store: text from outside never becomes a path unchecked. */
export function checkStoreKey(key: string): void {
  if (key.length > 400 || !key.split('/').every((part) => segment.test(part))) throw new RangeError(`not a store key: ${key.slice(0, 80)}`);
}
