// assay analyze: from a ticker to an audited, sealed note.
import { houseEngine, summariseCost, type Usage } from '@assay/agent';
import type { DataDesk, ToolRunner } from '@assay/data';
import { AssayError, type Depth, type IsoDate, type Question, type RunContents } from '@assay/record';
import { join, resolve } from 'node:path';
import { keptPorts, type Ports } from '../../analysis/past-work.ts';
import { clockFrom, runAnalysis, type AnalysisAsked } from '../../analysis/run-analysis.ts';
import { beginWorkingRun, type WorkingRun } from '../../analysis/working-run.ts';
import { clock } from '../../clock.ts';
import { composeDesk } from '../../compose.ts';
import { composeModels, type ComposedModels } from '../../compose-models.ts';
import { nodeDisk } from '../../vault/disk.ts';
import { readyFolder } from '../../vault/ready-vault.ts';
import type { FinishedRun } from '../../vault/run-files.ts';
import { saveRun, type SavedRun } from '../../vault/save-run.ts';
import { openSigningKey } from '../../vault/signing-key.ts';
import { VERSION } from '../../version.ts';
import type { Place } from '../ask/place.ts';
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

/** Says who writes: nothing falls back without a word. */
export async function openModelsFor({ engine = 'auto', maxUsd, spent }: Pick<AnalyzeOptions, 'engine' | 'maxUsd'> & { readonly spent?: Usage }, session: Session, progress: Progress): Promise<ComposedModels | null> {
  const { environment, signal } = session;
  const models = engine === 'house' ? null : await composeModels(environment, { signal, ...(maxUsd === undefined ? {} : { caps: { usd: maxUsd } }), ...(spent === undefined ? {} : { spent }) });
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

export async function openPlace(options: Pick<AnalyzeOptions, 'out'>, { environment }: Session): Promise<Place> {
  const runs = options.out === undefined ? environment.places.runs : resolve(options.out);
  await readyFolder(runs);
  return { runs, key: await openSigningKey(environment.places.config), secrets: [] };
}

type Finishing = { readonly place: Place; readonly options: Pick<AnalyzeOptions, 'strict' | 'out'>; readonly session: Session; readonly progress: Progress };

/** Seals it, tells what it found, and says by the exit code whether it is sound. What a model typed and nothing proves is no sound report. */
async function finish(finished: FinishedRun, { place, options, session, progress }: Finishing): Promise<ExitCode> {
  const saved = await keepRun(finished, place, { session, progress });
  progress.close();
  if (session.json) printJson(session, jsonView(finished.contents, saved, session));
  else printRunSummary(finished.contents, saved, { session, reference: options.out === undefined ? 'latest' : saved.archive });
  const contradicted = finished.contents.coverage.verdicts.contradicted > 0;
  const byModel = finished.contents.run.engine !== houseEngine.name;
  return contradicted && (options.strict === true || byModel) ? exitCodes.contradicted : exitCodes.sound;
}

/** A run of models that stopped can go on: what was answered is on disk. */
export function tellResume(working: string | null, { session, progress }: { readonly session: Session; readonly progress: Progress }): void {
  if (working === null) return;
  progress.close();
  session.err.line(`Nothing that was answered is lost: ${session.environment.calledAs} resume ${working}`);
}

type Carried = { readonly asked: AnalysisAsked; readonly ports: Ports | null; readonly working: WorkingRun | null; readonly auditorModel: string | null };

export async function carryOut({ asked, ports, working, auditorModel }: Carried, desk: DataDesk & ToolRunner, finishing: Finishing): Promise<ExitCode> {
  const { session, progress } = finishing;
  try {
    const finished = await runAnalysis(asked, { desk: ports?.desk ?? desk, model: ports?.model ?? null, auditorModel });
    const code = await finish(finished, finishing);
    await working?.remove();
    return code;
  } catch (error) {
    tellResume(working?.id ?? null, { session, progress });
    throw error;
  }
}

export async function analyzeInFull(options: AnalyzeOptions, session: Session, progress: Progress): Promise<ExitCode> {
  const place = await openPlace(options, session);
  const sample = options.sample === true;
  const desk = composeDesk(session.environment, sample ? 'sample' : 'auto');
  const company = await unlessStopped(findCompany(options.company, desk), session.signal);
  const models = await openModelsFor(options, session, progress);
  const question: Question = { ticker: company.ticker, text: options.question ?? null, depth: options.depth, asOf: options.asOf ?? null };
  const asked = { question, company, clock, version: VERSION, onEvent: progress.onEvent, signal: session.signal };
  const finishing: Finishing = { place: { ...place, secrets: models?.settings.secrets ?? [] }, options, session, progress };
  if (models === null) return carryOut({ asked, ports: null, working: null, auditorModel: null }, desk, finishing);
  const startedAt = clock().toISOString();
  const working = await beginWorkingRun(place.runs, { question, company, startedAt, sample });
  return carryOut({ asked: { ...asked, clock: clockFrom(startedAt, clock) }, ports: keptPorts({ desk, model: models.model }, working), working, auditorModel: models.names.auditor }, desk, finishing);
}
