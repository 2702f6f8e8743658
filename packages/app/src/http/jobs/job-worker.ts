// A thread that carries out one piece of work: judging takes a second of the processor, and the server answers meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { AssayError } from '@assay/record';
import { askedJobSchema } from '@assay/record/api';
import { readEnvironment } from '../../config/environment.ts';
import { withPreferences } from '../../config/preferences.ts';
import { carryOut } from './carry-out.ts';
import type { FromWorker } from './work-in-thread.ts';

function failureOf(error: unknown, { aborted }: AbortSignal): FromWorker {
  if (error instanceof AssayError) return { kind: 'failed', code: error.code, message: error.message, remedy: error.remedy };
  if (aborted) return { kind: 'failed', code: 'interrupted', message: 'The run was cancelled.', remedy: 'Start it again.' };
  return { kind: 'broke', stack: error instanceof Error ? error.stack ?? error.message : String(error) };
}

const port = parentPort;
if (port !== null) {
  const tell = (message: FromWorker): void => { port.postMessage(message); };
  const stop = new AbortController();
  port.on('message', () => { stop.abort(); });
  const asked = askedJobSchema.parse(workerData);
  await carryOut(asked, { environment: await withPreferences(readEnvironment()), onEvent: (event) => { tell({ kind: 'event', event }); }, signal: stop.signal }).then(
    (run) => { tell({ kind: 'done', run }); },
    (error: unknown) => { tell(failureOf(error, stop.signal)); },
  );
  port.close();
}
