// The analysis of one company. With models it is kept while it works, so that a run that was stopped can go on.
import type { Question } from '@assay/record';
import type { StartRun } from '@assay/record/api';
import { keptPorts } from '../../analysis/past-work.ts';
import { clockFrom, runAnalysis } from '../../analysis/run-analysis.ts';
import { beginWorkingRun } from '../../analysis/working-run.ts';
import { findCompany, unlessStopped } from '../../cli/verbs/find-company.ts';
import { clock } from '../../clock.ts';
import { composeDesk } from '../../compose.ts';
import { nodeDisk } from '../../vault/disk.ts';
import { saveRun } from '../../vault/save-run.ts';
import { openSigningKey } from '../../vault/signing-key.ts';
import { VERSION } from '../../version.ts';
import { modelsFor, type Around } from './around.ts';

export async function carryOutAnalysis(asked: StartRun, around: Around): Promise<string> {
  const { environment, onEvent, signal } = around;
  const { runs, config } = environment.places;
  const desk = composeDesk(environment, asked.sample ? 'sample' : 'auto');
  const company = await unlessStopped(findCompany(asked.company, desk), signal);
  const models = await modelsFor(asked, around);
  const question: Question = { ticker: company.ticker, text: asked.question ?? null, depth: asked.depth, asOf: asked.asOf ?? null };
  const startedAt = clock().toISOString();
  const working = models === null ? null : await beginWorkingRun(runs, { question, company, startedAt, sample: asked.sample });
  if (working !== null) onEvent({ event: 'run-kept', working: working.id });
  const ports = models === null || working === null ? { desk, model: null } : keptPorts({ desk, model: models.model }, working);
  const finished = await runAnalysis({ question, company, clock: clockFrom(startedAt, clock), version: VERSION, onEvent, signal }, { ...ports, auditorModel: models?.names.auditor ?? null });
  const saved = await saveRun(finished, { disk: nodeDisk, runs, key: await openSigningKey(config), clock, secrets: [...environment.secrets, ...models?.settings.secrets ?? []], signal });
  await working?.remove();
  return saved.id;
}
