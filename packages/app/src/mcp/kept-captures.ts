// The captures of a session's tool calls, so that a client can read the bytes behind a figure. Bounded: the oldest go first.
import type { CapturedBytes } from '@assay/record';

export type KeptCaptures = {
  readonly keep: (captures: readonly CapturedBytes[]) => void;
  readonly find: (id: string) => CapturedBytes | null;
  /** Newest first. */
  readonly list: () => readonly CapturedBytes[];
};

export function keepCaptures(mostBytes = 128 * 1024 * 1024): KeptCaptures {
  const kept = new Map<string, CapturedBytes>();
  let bytes = 0;
  const drop = (id: string): void => {
    bytes -= kept.get(id)?.bytes.length ?? 0;
    kept.delete(id);
  };
  return {
    keep: (captures) => {
      for (const captured of captures) {
        drop(captured.capture.id);
        kept.set(captured.capture.id, captured);
        bytes += captured.bytes.length;
      }
      for (const id of kept.keys()) {
        if (bytes <= mostBytes || kept.size === 1) break;
        drop(id);
      }
    },
    find: (id) => kept.get(id) ?? null,
    list: () => [...kept.values()].reverse(),
  };
}
