// assay analyze: from a ticker to an audited, sealed note.
import { analyze, recording, summariseCost, type Model } from '@assay/agent';
import { RULES_VERSION } from '@assay/audit';
import type { Company, DataDesk, ToolRunner } from '@assay/data';
import { AssayError, type Depth, type IsoDate, type Question, type RunContents } from '@assay/record';
import { join, resolve } from 'node:path';
import { clock } from '../../clock.ts';
import { composeDesk } from '../../compose.ts';
import { composeModels, type ComposedModels } from '../../compose-models.ts';
import { judge } from '../../judge.ts';
import { modelStages } from '../../model-stages.ts';
import { auditorRecord } from '../../vault/auditor-record.ts';
import { nodeDisk } from '../../vault/disk.ts';
import { recordExchanges } from '../../vault/exchanges.ts';
import { readyFolder } from '../../vault/ready-vault.ts';
import type { FinishedRun } from '../../vault/run-files.ts';
import { saveRun, type SavedRun } from '../../vault/save-run.ts';
import { sha256 } from '../../vault/sha256.ts';
import { openSigningKey, type SigningKey } from '../../vault/signing-key.ts';
import { VERSION } from '../../version.ts';
import type { Secret } from '../../config/environment.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { printJson, type Session } from '../session.ts';
import type { Progress } from '../view/progress.ts';
import { printRunSummary } from '../view/run-summary.ts';
import { findCompany, unlessStopped } from './find-company.ts';

export type AnalyzeOptions = {
  readonly company: string;
  readonly question?: string;
  readonly depth: Depth;
  readonly sample?: boolean;
  readonly asOf?: IsoDate;
  readonly strict?: boolean;
  readonly out?: string;
  /** Whether language models write and look for evidence; `auto` is: where one is set up. */
  readonly engine?: 'auto' | 'house' | 'model';
  /** US dollars that the models of this run may take. */
  readonly maxUsd?: string;
};

/** `secrets`: keys that were not in the environment. */
type Place = { readonly runs: string; readonly key: SigningKey; readonly secrets: readonly Secret[] };

type Around = { readonly desk: DataDesk & ToolRunner; readonly models: ComposedModels | null; readonly session: Session; readonly progress: Progress };

async function runAnalysis(options: AnalyzeOptions, company: Company, around: Around): Promise<FinishedRun> {
  const { desk, models, session, progress } = around;
  const question: Question = { ticker: company.ticker, text: options.question ?? null, depth: options.depth, asOf: options.asOf ?? null };
  const ports = recordExchanges({ desk, audit: judge, runTool: desk.runTool }, company);
  const recorded = recording(models?.model ?? noModel);
  const stages = models === null ? {} : modelStages({ model: recorded.model, runTool: ports.runTool });
  const contents = await analyze({ question, company, desk: ports.desk, audit: ports.audit, sha256, clock, version: VERSION, ...stages, onEvent: progress.onEvent, signal: session.signal });
  const auditor = contents.auditor === null ? null : auditorRecord(contents.auditor, models?.names.auditor ?? null);
  return { contents, exchanges: ports.exchanges(), rules: RULES_VERSION, auditor, models: recorded.exchanges() };
}

const noModel: Model = () => Promise.reject(new AssayError('internal', 'a model was asked, and none is set up', { remedy: 'Report this: a stage of the rules asks a model.' }));

/** Says who writes: nothing falls back without a word. */
async function openModelsFor({ engine = 'auto', maxUsd }: AnalyzeOptions, session: Session, progress: Progress): Promise<ComposedModels | null> {
  const { environment, signal } = session;
  const models = engine === 'house' ? null : await composeModels(environment, { signal, ...(maxUsd === undefined ? {} : { caps: { usd: maxUsd } }) });
  if (models === null && engine === 'model') throw new AssayError('missing-key', 'No language model is set up.', { remedy: 'Set a provider’s key or ASSAY_LOCAL_URL; docs/models.md says how, and `assay doctor` tries it.' });
  if (models === null) progress.done('engine', engine === 'house' ? 'rules' : 'rules, since no language model is set up');
  else progress.done('engine', `${models.names.strong} writes, ${models.names.cheap} analyses, ${models.names.auditor} audits`);
  return models;
}

/** A run that cannot be kept is still read: the report goes to standard output before the failure is told. */
async function keepRun(finished: FinishedRun, place: Place, { session, progress }: { readonly session: Session; readonly progress: Progress }): Promise<SavedRun> {
  progress.begin('seal', 'hashing, signing, writing');
  try {
    const saved = await saveRun(finished, { disk: nodeDisk, runs: place.runs, key: place.key, clock, secrets: [...session.environment.secrets, ...place.secrets], signal: session.signal });
    progress.done('seal', saved.id);
    return saved;
  } catch (error) {
    progress.close();
    if (!session.signal.aborted && !session.json) session.out.write(`${finished.contents.report}\n`);
    throw error;
  }
}

/** Null for a run that asked no model. */
function costView({ journal }: RunContents): unknown {
  const { calls, failed, total } = summariseCost(journal);
  return calls + failed === 0 ? null : { calls, failed, ...total };
}

function jsonView(contents: RunContents, saved: SavedRun, session: Session): unknown {
  const { run, coverage } = contents;
  return {
    run: saved.id, ticker: run.question.ticker, report: join(saved.folder, 'report.md'), title: run.title, claims: coverage.claims, coverage: coverage.ratio, unaccounted: coverage.unaccounted,
    verdicts: coverage.verdicts, data: run.data, engine: run.engine, cost: costView(contents), elapsedMs: session.elapsedMs(), folder: saved.folder, archive: saved.archive, signer: saved.fingerprint,
  };
}

async function openPlace(options: AnalyzeOptions, { environment }: Session): Promise<Place> {
  const runs = options.out === undefined ? environment.places.runs : resolve(options.out);
  await readyFolder(runs);
  return { runs, key: await openSigningKey(environment.places.config), secrets: [] };
}

export async function analyzeInFull(options: AnalyzeOptions, session: Session, progress: Progress): Promise<ExitCode> {
  const place = await openPlace(options, session);
  const desk = composeDesk(session.environment, options.sample === true ? 'sample' : 'auto');
  const company = await unlessStopped(findCompany(options.company, desk), session.signal);
  const models = await openModelsFor(options, session, progress);
  const finished = await runAnalysis(options, company, { desk, models, session, progress });
  const saved = await keepRun(finished, { ...place, secrets: models?.settings.secrets ?? [] }, { session, progress });
  progress.close();
  if (session.json) printJson(session, jsonView(finished.contents, saved, session));
  else printRunSummary(finished.contents, saved, { session, reference: options.out === undefined ? 'latest' : saved.archive });
  const contradicted = finished.contents.coverage.verdicts.contradicted > 0;
  return contradicted && options.strict === true ? exitCodes.contradicted : exitCodes.sound;
}
