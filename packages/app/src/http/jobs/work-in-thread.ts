// Each piece of work in a thread of its own. One that breaks takes nothing with it.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AssayError, errorCodes, type ErrorCode } from '@assay/record';
import type { AskedJob } from '@assay/record/api';
import { findThread, packedFolder } from '../../cli/code/packed.ts';
import type { Work, WorkEvent } from './board.ts';

export type ToWorker = { readonly kind: 'work'; readonly asked: AskedJob } | { readonly kind: 'stop' };

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

const source = join(import.meta.dirname, 'job-thread.ts');

/** The thread is told the name of the program it belongs to, null where that runs from its sources. */
function openThread(): Worker {
  const { begin, program } = findThread(packedFolder, source);
  return new Worker(begin, { workerData: program });
}

type Spare = { readonly take: () => Worker; readonly renew: () => void };

/** One thread that is loaded and waits: to load it takes longer than to answer most questions. It keeps no program from ending. */
function keepSpare(log: (words: string) => void): Spare {
  let spare: Worker | null = null;
  const renew = (): void => {
    if (spare !== null) return;
    const worker = openThread();
    worker.unref();
    worker.on('error', (error) => {
      if (spare !== worker) return;
      spare = null;
      log(String(error));
    });
    spare = worker;
  };
  return {
    renew,
    take: () => {
      const worker = spare ?? openThread();
      spare = null;
      worker.ref();
      return worker;
    },
  };
}

/** `log` gets the words of what was unforeseen. */
export function workInThread(log: (words: string) => void): Work {
  const spare = keepSpare(log);
  spare.renew();
  return (asked, { onEvent, signal }) => new Promise((resolve, reject) => {
    const worker = spare.take();
    const tell = (message: ToWorker): void => { worker.postMessage(message); };
    const stop = (): void => {
      tell({ kind: 'stop' });
      setTimeout(() => { void worker.terminate(); }, patienceMs).unref();
    };
    signal.addEventListener('abort', stop, { once: true });
    tell({ kind: 'work', asked });
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
      if (!signal.aborted) spare.renew();
      reject(new AssayError(signal.aborted ? 'interrupted' : 'internal', signal.aborted ? 'The run was cancelled.' : 'The run ended without a word.', { remedy: 'Start it again.' }));
    });
  });
}
