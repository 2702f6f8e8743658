// The analysis of one company. With models it is kept while it works, so that a run that was stopped can go on.
import type { Company, DataDesk, ToolRunner } from '@assay/data';
import type { Question } from '@assay/record';
import type { StartRun } from '@assay/record/api';
import { keptPorts } from '../../analysis/past-work.ts';
import { clockFrom, runAnalysis, type AnalysisPorts } from '../../analysis/run-analysis.ts';
import { beginWorkingRun, type WorkingRun } from '../../analysis/working-run.ts';
import { findCompany, unlessStopped } from '../../cli/verbs/find-company.ts';
import { clock } from '../../clock.ts';
import { composeDesk } from '../../compose.ts';
import type { ComposedModels } from '../../compose-models.ts';
import { nodeDisk } from '../../vault/disk.ts';
import { saveRun } from '../../vault/save-run.ts';
import { openSigningKey } from '../../vault/signing-key.ts';
import { VERSION } from '../../version.ts';
import { modelsFor, type Around } from './around.ts';

type Scene = { readonly desk: DataDesk & ToolRunner; readonly company: Company; readonly models: ComposedModels | null };

/** The ports of a run whose answers are kept as they come; those of the rules, which take seconds, are not. */
async function portsOf({ desk, models }: Scene, start: Parameters<typeof beginWorkingRun>[1], { environment, onEvent }: Around): Promise<{ readonly ports: AnalysisPorts; readonly working: WorkingRun | null }> {
  if (models === null) return { ports: { desk, model: null, auditorModel: null }, working: null };
  const working = await beginWorkingRun(environment.places.runs, start);
  onEvent({ event: 'run-kept', working: working.id });
  return { ports: { ...keptPorts({ desk, model: models.model }, working), auditorModel: models.names.auditor }, working };
}

function struckOf({ plan }: StartRun): Pick<Question, 'struck'> {
  return plan === undefined || plan === null || plan.strike.length === 0 ? {} : { struck: plan.strike };
}

export async function carryOutAnalysis(asked: StartRun, around: Around): Promise<string> {
  const { environment, onEvent, signal } = around;
  const { runs, config } = environment.places;
  const desk = composeDesk(environment, asked.sample ? 'sample' : 'auto');
  const company = await unlessStopped(findCompany(asked.company, desk), signal);
  const models = await modelsFor(asked, around);
  const question: Question = { ticker: company.ticker, text: asked.question ?? null, depth: asked.depth, asOf: asked.asOf ?? null, ...struckOf(asked) };
  const startedAt = clock().toISOString();
  const { ports, working } = await portsOf({ desk, company, models }, { question, company, startedAt, sample: asked.sample }, around);
  const finished = await runAnalysis({ question, company, clock: clockFrom(startedAt, clock), version: VERSION, onEvent, signal }, ports);
  const saved = await saveRun(finished, { disk: nodeDisk, runs, key: await openSigningKey(config), clock, secrets: [...environment.secrets, ...models?.settings.secrets ?? []], signal });
  await working?.remove();
  return saved.id;
}
