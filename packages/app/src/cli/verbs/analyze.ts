// assay analyze: from a ticker to an audited, sealed note.
import { analyze } from '@assay/agent';
import { RULES_VERSION } from '@assay/audit';
import type { Company, DataDesk } from '@assay/data';
import type { Depth, IsoDate, Question, RunContents } from '@assay/record';
import { join, resolve } from 'node:path';
import { clock } from '../../clock.ts';
import { composeDesk } from '../../compose.ts';
import { judge } from '../../judge.ts';
import { nodeDisk } from '../../vault/disk.ts';
import { recordExchanges } from '../../vault/exchanges.ts';
import { readyFolder } from '../../vault/ready-vault.ts';
import type { FinishedRun } from '../../vault/run-files.ts';
import { saveRun, type SavedRun } from '../../vault/save-run.ts';
import { sha256 } from '../../vault/sha256.ts';
import { openSigningKey, type SigningKey } from '../../vault/signing-key.ts';
import { VERSION } from '../../version.ts';
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
};

type Place = { readonly runs: string; readonly key: SigningKey };

async function runAnalysis(options: AnalyzeOptions, company: Company, around: { readonly desk: DataDesk; readonly session: Session; readonly progress: Progress }): Promise<FinishedRun> {
  const question: Question = { ticker: company.ticker, text: options.question ?? null, depth: options.depth, asOf: options.asOf ?? null };
  const ports = recordExchanges({ desk: around.desk, audit: judge }, company);
  const { onEvent } = around.progress;
  const contents = await analyze({ question, company, desk: ports.desk, audit: ports.audit, sha256, clock, version: VERSION, onEvent, signal: around.session.signal });
  return { contents, exchanges: ports.exchanges(), rules: RULES_VERSION };
}

/** A run that cannot be kept is still read: the report goes to standard output before the failure is told. */
async function keepRun(finished: FinishedRun, place: Place, { session, progress }: { readonly session: Session; readonly progress: Progress }): Promise<SavedRun> {
  progress.begin('seal', 'hashing, signing, writing');
  try {
    const saved = await saveRun(finished, { disk: nodeDisk, runs: place.runs, key: place.key, clock, secrets: session.environment.secrets, signal: session.signal });
    progress.done('seal', saved.id);
    return saved;
  } catch (error) {
    progress.close();
    if (!session.signal.aborted && !session.json) session.out.write(`${finished.contents.report}\n`);
    throw error;
  }
}

function jsonView(contents: RunContents, saved: SavedRun, session: Session): unknown {
  const { run, coverage } = contents;
  return {
    run: saved.id, ticker: run.question.ticker, report: join(saved.folder, 'report.md'), title: run.title, claims: coverage.claims, coverage: coverage.ratio, unaccounted: coverage.unaccounted,
    verdicts: coverage.verdicts, data: run.data, elapsedMs: session.elapsedMs(), folder: saved.folder, archive: saved.archive, signer: saved.fingerprint,
  };
}

async function openPlace(options: AnalyzeOptions, { environment }: Session): Promise<Place> {
  const runs = options.out === undefined ? environment.places.runs : resolve(options.out);
  await readyFolder(runs);
  return { runs, key: await openSigningKey(environment.places.config) };
}

export async function analyzeInFull(options: AnalyzeOptions, session: Session, progress: Progress): Promise<ExitCode> {
  const place = await openPlace(options, session);
  const desk = composeDesk(session.environment, options.sample === true ? 'sample' : 'auto');
  const company = await unlessStopped(findCompany(options.company, desk), session.signal);
  const finished = await runAnalysis(options, company, { desk, session, progress });
  const saved = await keepRun(finished, place, { session, progress });
  progress.close();
  if (session.json) printJson(session, jsonView(finished.contents, saved, session));
  else printRunSummary(finished.contents, saved, { session, reference: options.out === undefined ? 'latest' : saved.archive });
  const contradicted = finished.contents.coverage.verdicts.contradicted > 0;
  return contradicted && options.strict === true ? exitCodes.contradicted : exitCodes.sound;
}
