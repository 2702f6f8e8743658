// A sealed archive judged again in a worker of its own. No server takes part.
import type { FromWorker, Rechecked } from './rechecked.ts';

export type RecheckStage = 'loading' | 'judging';
export type RecheckOptions = { readonly signal?: AbortSignal; readonly onStage?: (stage: RecheckStage) => void };

/**
 * Checks every byte, the signature, and the judgment anew. The bytes are copied, so that the caller keeps them.
 * Rejects with an Error whose message says why: a file that is no archive, a browser without workers, or one that was stopped.
 */
export function recheckBytes(archive: Uint8Array, { signal, onStage }: RecheckOptions = {}): Promise<Rechecked> {
  return new Promise((resolve, reject) => {
    onStage?.('loading');
    const worker = new Worker(new URL('./recheck.worker.ts', import.meta.url), { type: 'module' });
    const end = (act: () => void): void => { worker.terminate(); signal?.removeEventListener('abort', stop); act(); };
    const stop = (): void => { end(() => { reject(new Error('The check was stopped.')); }); };
    signal?.addEventListener('abort', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'ready') { onStage?.('judging'); worker.postMessage(archive); return; }
      end(() => { if (data.kind === 'done') resolve(data.rechecked); else reject(new Error(data.why)); });
    });
    worker.addEventListener('error', () => { end(() => { reject(new Error('The judge could not be loaded. Reload the page and try again.')); }); });
  });
}
