// A run of models that was stopped goes on from what it was answered, as `assay resume` does it. No call that ended is made again.
import { addUsage, noUsage } from '@assay/agent';
import { AssayError } from '@assay/record';
import type { Resumption } from '@assay/record/api';
import { goingOn, keptPorts } from '../../analysis/past-work.ts';
import { clockFrom, runAnalysis } from '../../analysis/run-analysis.ts';
import { findStoppedRun, readPastWork, takeWorkingRun } from '../../analysis/working-run.ts';
import { clock } from '../../clock.ts';
import { composeDesk } from '../../compose.ts';
import { composeModels } from '../../compose-models.ts';
import { nodeDisk } from '../../vault/disk.ts';
import { saveRun } from '../../vault/save-run.ts';
import { openSigningKey } from '../../vault/signing-key.ts';
import { VERSION } from '../../version.ts';
import type { Around } from './around.ts';

export async function carryOutResumption({ working: id }: Resumption, { environment, onEvent, signal }: Around): Promise<string> {
  const { runs, config } = environment.places;
  const stopped = await findStoppedRun(runs, id);
  const { question, company, startedAt, sample } = stopped.start;
  const past = await readPastWork(stopped);
  onEvent({ event: 'run-resumed', working: stopped.id, modelCalls: past.models.length, answers: past.gathered.length + past.tools.length });
  const spent = past.models.reduce((sum, { answer }) => addUsage(sum, answer.ok ? answer.reply.usage : answer.usage), noUsage);
  const models = await composeModels(environment, { signal, spent });
  if (models === null) throw new AssayError('missing-key', 'No language model is set up, and the run was begun with one.', { remedy: 'Set a provider’s key or ASSAY_LOCAL_URL where the server runs; docs/models.md says how.' });
  const working = await takeWorkingRun(stopped);
  onEvent({ event: 'run-kept', working: working.id });
  const ports = goingOn(past, keptPorts({ desk: composeDesk(environment, sample ? 'sample' : 'auto'), model: models.model }, working));
  const finished = await runAnalysis({ question, company, clock: clockFrom(startedAt, clock), version: VERSION, onEvent, signal }, { ...ports, auditorModel: models.names.auditor });
  const saved = await saveRun(finished, { disk: nodeDisk, runs, key: await openSigningKey(config), clock, secrets: [...environment.secrets, ...models.settings.secrets], signal });
  await working.remove();
  return saved.id;
}
