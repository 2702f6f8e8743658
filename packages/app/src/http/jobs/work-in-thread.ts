// Each run in a thread of its own. One that breaks takes nothing with it.
import { Worker } from 'node:worker_threads';
import { AssayError, errorCodes, type ErrorCode } from '@assay/record';
import type { Work, WorkEvent } from './board.ts';

export type FromWorker =
  | { readonly kind: 'event'; readonly event: WorkEvent }
  | { readonly kind: 'done'; readonly run: string | null }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string; readonly remedy: string }
  | { readonly kind: 'broke'; readonly stack: string };

/** A thread that heeds no signal for this long is ended. */
const patienceMs = 10_000;

function codeOf(text: string): ErrorCode {
  return errorCodes.find((code) => code === text) ?? 'internal';
}

/** `log` gets the words of what was unforeseen. */
export function workInThread(log: (words: string) => void): Work {
  return (asked, { onEvent, signal }) => new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./job-worker.ts', import.meta.url), { workerData: asked });
    const stop = (): void => {
      worker.postMessage('stop');
      setTimeout(() => { void worker.terminate(); }, patienceMs).unref();
    };
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'event') onEvent(message.event);
      else if (message.kind === 'done') resolve(message.run);
      else if (message.kind === 'failed') reject(new AssayError(codeOf(message.code), message.message, { remedy: message.remedy }));
      else { log(message.stack); reject(new Error(message.stack)); }
    });
    worker.on('error', (error) => { log(String(error)); reject(error instanceof Error ? error : new Error(String(error))); });
    worker.on('exit', () => {
      signal.removeEventListener('abort', stop);
      reject(new AssayError(signal.aborted ? 'interrupted' : 'internal', signal.aborted ? 'The run was cancelled.' : 'The run ended without a word.', { remedy: 'Start it again.' }));
    });
  });
}
