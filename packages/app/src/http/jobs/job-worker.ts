// A thread that carries out one piece of work: judging takes a second of the processor, and the server answers meanwhile.
// It is loaded before it is needed and told what to do when it is.
import type { MessagePort } from 'node:worker_threads';
import { AssayError } from '@assay/record';
import { askedJobSchema } from '@assay/record/api';
import type { KeptProgram } from '../../cli/session.ts';
import { readEnvironment } from '../../config/environment.ts';
import { withPreferences } from '../../config/preferences.ts';
import { carryOut } from './carry-out.ts';
import type { FromWorker, ToWorker } from './work-in-thread.ts';

function failureOf(error: unknown, { aborted }: AbortSignal): FromWorker {
  if (error instanceof AssayError) return { kind: 'failed', code: error.code, message: error.message, remedy: error.remedy };
  if (aborted) return { kind: 'failed', code: 'interrupted', message: 'The run was cancelled.', remedy: 'Start it again.' };
  return { kind: 'broke', stack: error instanceof Error ? error.stack ?? error.message : String(error) };
}

type Attending = { readonly stop: AbortController; readonly program: KeptProgram | null };

async function work(asked: unknown, { stop, program }: Attending, tell: (message: FromWorker) => void): Promise<void> {
  try {
    const environment = await withPreferences(readEnvironment());
    tell({ kind: 'done', run: await carryOut(askedJobSchema.parse(asked), { environment, program, onEvent: (event) => { tell({ kind: 'event', event }); }, signal: stop.signal }) });
  } catch (error) {
    tell(failureOf(error, stop.signal));
  }
}

/** Waits at `port` for the work, and for word to stop. `program` is null where it runs from its sources. */
export function attendWork(port: MessagePort, program: KeptProgram | null): void {
  const stop = new AbortController();
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'stop') stop.abort();
    else void work(message.asked, { stop, program }, (told) => { port.postMessage(told); }).then(() => { port.close(); });
  });
}
