// Proving in a thread of its own: the server answers everyone else meanwhile. The thread is begun with the first question, and anew after one that ended it.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AssayError, errorCodes } from '@assay/record';
import { findThread, packedFolder } from '../../cli/code/packed.ts';
import type { Environment } from '../../config/environment.ts';
import type { Exported } from '../../export/export-run.ts';
import type { ExportForm } from '../../export/forms.ts';
import type { Prover, Reaudited, Verified } from './prove-here.ts';

export type ToProver = { readonly id: number; readonly what: 'verify' | 'reaudit' | 'export'; readonly run: string; readonly form: ExportForm | null };
export type FromProver =
  | { readonly id: number; readonly kind: 'done'; readonly found: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly code: string; readonly message: string; readonly remedy: string }
  | { readonly id: number; readonly kind: 'broke'; readonly stack: string };

const source = join(import.meta.dirname, 'proof-thread.ts');
type Waiting = { readonly resolve: (found: unknown) => void; readonly reject: (error: Error) => void };

function failureOf(answer: Exclude<FromProver, { kind: 'done' }>): Error {
  if (answer.kind === 'broke') return new Error(answer.stack);
  return new AssayError(errorCodes.find((code) => code === answer.code) ?? 'internal', answer.message, { remedy: answer.remedy });
}

export function proveInThread({ places, browser }: Pick<Environment, 'places' | 'browser'>): Prover & { readonly close: () => Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let last = 0;
  const end = (why: Error): void => {
    thread = null;
    for (const { reject } of waiting.values()) reject(why);
    waiting.clear();
  };
  const begin = (): Worker => {
    const worker = new Worker(findThread(packedFolder, source).begin, { workerData: { places, browser } });
    worker.unref();
    worker.on('message', (answer: FromProver) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.kind === 'done') asker?.resolve(answer.found); else asker?.reject(failureOf(answer));
    });
    worker.on('error', (error) => { end(error instanceof Error ? error : new Error(String(error))); });
    worker.on('exit', () => { if (thread === worker) end(new Error('The thread that proves has ended.')); });
    return worker;
  };
  const ask = (what: ToProver['what'], run: string, form: ExportForm | null = null): Promise<unknown> => new Promise((resolve, reject) => {
    last += 1;
    waiting.set(last, { resolve, reject });
    (thread ??= begin()).postMessage({ id: last, what, run, form } satisfies ToProver);
  });
  return {
    verify: async (run) => await ask('verify', run) as Verified, reaudit: async (run) => await ask('reaudit', run) as Reaudited, exportAs: async (run, form) => await ask('export', run, form) as Exported,
    close: async () => { await thread?.terminate(); },
  };
}
