// Runs a sealed analysis again from its captures and recorded exchanges, under its own clock. Nothing is fetched; nothing that the
// analysis produced is read. The same program gives the same bytes.
import { analyze, houseEngine, replaying, type AnalyzeInput, type ModelExchange } from '@assay/agent';
import { answerFile, auditorFile, readAuditor, readCaptures, readDocument, readText } from '@assay/audit/archive';
import type { RunFiles } from '@assay/audit/seal';
import type { DataDesk, Gathered } from '@assay/data';
import { AssayError, manifestSchema, parseJson, type CapturedBytes, type Manifest } from '@assay/record';
import { judge } from '../judge.ts';
import { modelStages } from '../model-stages.ts';
import { auditorRecord } from './auditor-record.ts';
import { recordExchanges, type Exchanges, type RecordedPorts } from './exchanges.ts';
import { readModelExchanges } from './model-exchanges.ts';
import { readExchanges } from './read-run.ts';
import { replayingTools } from './recorded-tools.ts';
import { askAgain } from './ask-again.ts';
import type { AskEngines } from '../ask-engines.ts';
import { filesOf, type FinishedRun } from './run-files.ts';
import { sha256 } from './sha256.ts';

/** What an analysis produces: these must come out the same. Journal and run record hold times of the day. */
export const replayedFiles = ['plan.json', 'captures.json', 'facts.json', 'findings.json', 'report.md', 'claims.json', 'verdicts.json'] as const;

export type ReplayedFile = { readonly path: string; readonly sealed: string | null; readonly replayed: string; readonly same: boolean };
export type Replay = { readonly files: RunFiles; readonly compared: readonly ReplayedFile[]; readonly same: boolean };

function miss(what: string): AssayError {
  return new AssayError('replay-miss', `The run cannot be replayed: ${what}.`, { remedy: 'Replay a run made by `assay analyze` or `assay ask`, from a copy that verifies. `assay verify` judges any run again.' });
}

function answer(exchange: Exchanges['gathered'][number], captures: ReadonlyMap<string, CapturedBytes>): Gathered {
  const found = exchange.captures.map((id) => {
    const captured = captures.get(id);
    if (captured === undefined) throw miss(`it does not hold the capture ${id}`);
    return { capture: captured.capture, bytes: captured.bytes.slice() };
  });
  return { company: exchange.company, captures: found, data: exchange.data, missing: exchange.missing };
}

/** A desk that hands out what the run holds, in the order in which it was asked, and nothing else. */
function deskOf(files: RunFiles, exchanges: Exchanges): DataDesk {
  const captures = new Map(readCaptures(files).map((captured) => [captured.capture.id as string, captured]));
  const left = [...exchanges.gathered];
  return {
    mode: 'replay', sampleCompanies: () => [],
    resolveCompany: (query) => Promise.resolve(exchanges.company !== null && exchanges.company.ticker === query ? { kind: 'found', company: exchanges.company } : { kind: 'unknown', suggestions: [] }),
    gather: async () => {
      const next = left.shift();
      if (next === undefined) throw miss('it holds no answer to what is asked');
      return Promise.resolve(answer(next, captures));
    },
  };
}

function sealedHashes(files: RunFiles): ReadonlyMap<string, string> {
  const manifest: Manifest = manifestSchema.parse(parseJson(readText(files, 'manifest.json')));
  return new Map(manifest.files.map((file) => [file.path, file.sha256]));
}

/** Compares with the sealed hashes, so that a copy without its report and verdicts can be replayed too. */
function compare(files: RunFiles, replayed: RunFiles): ReplayedFile[] {
  const sealed = sealedHashes(files);
  // What an auditor's model did is among them where one worked, and the answer where a question was asked.
  const paths = [...replayedFiles, ...[auditorFile, answerFile].filter((path) => sealed.has(path) || replayed.has(path))];
  return paths.map((path) => {
    const before = sealed.get(path) ?? null;
    const now = sha256(replayed.get(path) ?? new Uint8Array());
    return { path, sealed: before, replayed: now, same: before === now };
  });
}

/** What stands behind the stages: the rules, or the models' recorded answers, with what the tools answered to them. */
function stagesOf(files: RunFiles, ports: { readonly models: readonly ModelExchange[] | null; readonly runTool: RecordedPorts['runTool'] }): Pick<AnalyzeInput, 'engine' | 'auditor'> {
  const { run } = readDocument(files, 'run');
  if (run.engine === houseEngine.name) return {};
  if (ports.models === null) throw miss(`it was written by the engine ${run.engine}, and what its models answered is not in it`);
  const { engine, auditor } = modelStages({ model: replaying(ports.models).model, runTool: ports.runTool });
  if (engine.name !== run.engine) throw miss(`it was written by the engine ${run.engine}, which this program does not have`);
  return { engine, ...(readAuditor(files) === null ? {} : { auditor }) };
}

export type ReplayOptions = { readonly rules: string; readonly signal?: AbortSignal; /** Engines of free questions by name; the program's own where left out. */ readonly askEngines?: AskEngines };

/** Throws AssayError('replay-miss') for a run that neither an analysis nor a question made, or that lacks a capture or an answer of a model. */
export async function replayRun(files: RunFiles, options: ReplayOptions): Promise<Replay> {
  const { run } = readDocument(files, 'run');
  const exchanges = readExchanges(files);
  if (run.question.ask !== undefined) return replayed(files, await askAgain(files, run, options));
  if (exchanges.company === null) throw miss('it judged a given report, and nothing was analysed');
  const models = readModelExchanges(files);
  const captures = new Map(readCaptures(files).map((captured) => [captured.capture.id as string, captured]));
  const ports = recordExchanges({ desk: deskOf(files, exchanges), audit: judge, runTool: replayingTools(exchanges.tools ?? [], captures) }, exchanges.company);
  const contents = await analyze({
    question: run.question, company: exchanges.company, desk: ports.desk, audit: ports.audit, sha256, clock: () => new Date(run.startedAt), version: run.program.version,
    ...stagesOf(files, { models, runTool: ports.runTool }), ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
  const auditor = contents.auditor === null ? null : auditorRecord(contents.auditor, readAuditor(files)?.model ?? null);
  return replayed(files, { contents, exchanges: ports.exchanges(), rules: options.rules, auditor, models: models ?? [] });
}

function replayed(files: RunFiles, run: FinishedRun): Replay {
  const again = filesOf(run);
  const compared = compare(files, again);
  return { files: again, compared, same: compared.every((file) => file.same) };
}
