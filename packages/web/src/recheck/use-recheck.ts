// The check as state: nothing until somebody asks for it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { recheckBytes, type RecheckStage } from './recheck-bytes.ts';
import type { Rechecked } from './rechecked.ts';

export type RecheckState =
  | { readonly is: 'idle' } | { readonly is: 'fetching' } | { readonly is: RecheckStage; readonly size: number }
  | { readonly is: 'done'; readonly rechecked: Rechecked; readonly tookMs: number } | { readonly is: 'failed'; readonly why: string };

export type RecheckControl = { readonly state: RecheckState; /** Starts anew; `bytes` gives the archive, from a server or from a dropped file. */ readonly start: (bytes: () => Promise<Uint8Array>) => void; readonly stop: () => void };

export function useRecheck(): RecheckControl {
  const [state, setState] = useState<RecheckState>({ is: 'idle' });
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => { running.current?.abort(); running.current = null; setState({ is: 'idle' }); }, []);
  useEffect(() => () => { running.current?.abort(); }, []);
  const start = useCallback((bytes: () => Promise<Uint8Array>) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const tell = (next: RecheckState): void => { if (running.current === own) setState(next); };
    const work = async (): Promise<void> => {
      tell({ is: 'fetching' });
      const archive = await bytes();
      const from = performance.now();
      const rechecked = await recheckBytes(archive, { signal: own.signal, onStage: (is) => { tell({ is, size: archive.length }); } });
      tell({ is: 'done', rechecked, tookMs: performance.now() - from });
    };
    work().catch((cause: unknown) => { tell({ is: 'failed', why: cause instanceof Error ? cause.message : String(cause) }); });
  }, []);
  return { state, start, stop };
}
