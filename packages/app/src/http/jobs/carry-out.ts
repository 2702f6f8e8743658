// One analysis from request to seal, without a terminal: what `assay analyze` does, for whoever asks over a wire.
import type { OnEvent } from '@assay/agent';
import { AssayError } from '@assay/record';
import type { StartRun } from '@assay/record/api';
import { runAnalysis } from '../../analysis/run-analysis.ts';
import { findCompany, unlessStopped } from '../../cli/verbs/find-company.ts';
import { clock } from '../../clock.ts';
import { composeDesk } from '../../compose.ts';
import { composeModels, type ComposedModels } from '../../compose-models.ts';
import type { Environment } from '../../config/environment.ts';
import { nodeDisk } from '../../vault/disk.ts';
import { readyFolder } from '../../vault/ready-vault.ts';
import { saveRun } from '../../vault/save-run.ts';
import { openSigningKey } from '../../vault/signing-key.ts';
import { VERSION } from '../../version.ts';

async function modelsFor({ engine }: StartRun, environment: Environment, signal: AbortSignal): Promise<ComposedModels | null> {
  const models = engine === 'house' ? null : await composeModels(environment, { signal });
  if (models === null && engine === 'model') throw new AssayError('missing-key', 'No language model is set up.', { remedy: 'Set a provider’s key or ASSAY_LOCAL_URL where the server runs; docs/models.md says how.' });
  return models;
}

/** Gives the id of the sealed run. Throws as `runAnalysis` and `saveRun` do. */
export async function carryOut(asked: StartRun, environment: Environment, { onEvent, signal }: { readonly onEvent: OnEvent; readonly signal: AbortSignal }): Promise<string> {
  const { runs, config } = environment.places;
  await readyFolder(runs);
  const desk = composeDesk(environment, asked.sample ? 'sample' : 'auto');
  const company = await unlessStopped(findCompany(asked.company, desk), signal);
  const models = await modelsFor(asked, environment, signal);
  const question = { ticker: company.ticker, text: asked.question ?? null, depth: asked.depth, asOf: asked.asOf ?? null };
  const finished = await runAnalysis({ question, company, clock, version: VERSION, onEvent, signal }, { desk, model: models?.model ?? null, auditorModel: models?.names.auditor ?? null });
  const saved = await saveRun(finished, { disk: nodeDisk, runs, key: await openSigningKey(config), clock, secrets: [...environment.secrets, ...models?.settings.secrets ?? []], signal });
  return saved.id;
}
