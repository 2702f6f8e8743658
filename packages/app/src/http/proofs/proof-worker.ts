// A thread that proves: it is asked by number and answers by number.
import type { MessagePort } from 'node:worker_threads';
import { AssayError } from '@assay/record';
import type { Environment } from '../../config/environment.ts';
import type { ExportForm } from '../../export/forms.ts';
import { proveHere, type Prover } from './prove-here.ts';
import type { FromProver, ToProver } from './prove-in-thread.ts';

function done(prover: Prover, { what, run, form }: ToProver): Promise<unknown> {
  if (what === 'verify') return prover.verify(run);
  return what === 'reaudit' ? prover.reaudit(run) : prover.exportAs(run, form as ExportForm);
}

/** Waits at `port` for what is to be proved of the runs in `places`. */
export function attendProofs(port: MessagePort, places: Pick<Environment, 'places' | 'browser'>): void {
  const prover = proveHere(places);
  port.on('message', (asked: ToProver) => {
    const tell = (answer: FromProver): void => { port.postMessage(answer); };
    done(prover, asked).then((found) => { tell({ id: asked.id, kind: 'done', found }); }, (error: unknown) => {
      if (error instanceof AssayError) tell({ id: asked.id, kind: 'failed', code: error.code, message: error.message, remedy: error.remedy });
      else tell({ id: asked.id, kind: 'broke', stack: error instanceof Error ? error.stack ?? error.message : String(error) });
    });
  });
}
