// A run of models that was stopped goes on from what it was answered, as `assay resume` does it. No call that ended is made again.
import { addUsage, noUsage } from '@assay/agent';
import { AssayError } from '@assay/record';
import type { Resumption } from '@assay/record/api';
import { goingOn, keptPorts, type Ports } from '../../analysis/past-work.ts';
import { clockFrom, runAnalysis } from '../../analysis/run-analysis.ts';
import { goOnAsking } from '../../analysis/working-ask.ts';
import { findStoppedRun, readPastWork, takeWorkingRun, type PastWork, type WorkingRun, type WorkingStart } from '../../analysis/working-run.ts';
import { askEngineOf } from '../../cli/ask/ask-engine.ts';
import { clock } from '../../clock.ts';
import { composeDesk } from '../../compose.ts';
import { composeModels, type ComposedModels } from '../../compose-models.ts';
import { nodeDisk } from '../../vault/disk.ts';
import type { FinishedRun } from '../../vault/run-files.ts';
import { saveRun } from '../../vault/save-run.ts';
import { openSigningKey } from '../../vault/signing-key.ts';
import { VERSION } from '../../version.ts';
import type { Around } from './around.ts';

type Going = Pick<Around, 'onEvent' | 'signal'> & { readonly past: PastWork; readonly ports: Ports; readonly working: WorkingRun; readonly models: ComposedModels };

async function goOn({ question, company, ...start }: WorkingStart, { past, ports, working, models, onEvent, signal }: Going): Promise<FinishedRun> {
  if (company === null) return (await goOnAsking({ question, company, ...start }, past, { ports, working, engine: askEngineOf(models), onEvent, signal })).finished;
  return runAnalysis({ question, company, clock: clockFrom(start.startedAt, clock), version: VERSION, onEvent, signal }, { ...goingOn(past, keptPorts(ports, working)), auditorModel: models.names.auditor });
}

export async function carryOutResumption({ working: id }: Resumption, { environment, onEvent, signal }: Around): Promise<string> {
  const { runs, config } = environment.places;
  const stopped = await findStoppedRun(runs, id);
  const past = await readPastWork(stopped);
  onEvent({ event: 'run-resumed', working: stopped.id, modelCalls: past.models.length, answers: past.gathered.length + past.tools.length });
  const spent = past.models.reduce((sum, { answer }) => addUsage(sum, answer.ok ? answer.reply.usage : answer.usage), noUsage);
  const models = await composeModels(environment, { signal, spent });
  if (models === null) throw new AssayError('missing-key', 'No language model is set up, and the run was begun with one.', { remedy: 'Set a provider’s key or ASSAY_LOCAL_URL where the server runs; docs/models.md says how.' });
  const working = await takeWorkingRun(stopped);
  onEvent({ event: 'run-kept', working: working.id });
  const ports: Ports = { desk: composeDesk(environment, stopped.start.sample ? 'sample' : 'auto'), model: models.model };
  const finished = await goOn(stopped.start, { past, ports, working, models, onEvent, signal });
  const saved = await saveRun(finished, { disk: nodeDisk, runs, key: await openSigningKey(config), clock, secrets: [...environment.secrets, ...models.settings.secrets], signal });
  await working.remove();
  return saved.id;
}
