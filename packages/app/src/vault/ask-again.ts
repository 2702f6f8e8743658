// A sealed question asked again: the same names, the same answers of the tools, the same clock. Nothing that the run produced is read.
import { ask, replaying, type Asked, type Model } from '@assay/agent';
import { readCaptures } from '@assay/audit/archive';
import type { RunFiles } from '@assay/audit/seal';
import { AssayError, type Run } from '@assay/record';
import { noModel } from '../analysis/no-model.ts';
import { askEngines, type AskEngines } from '../ask-engines.ts';
import { judge } from '../judge.ts';
import { recordAsk, replayingDesk } from './ask-exchanges.ts';
import { readModelExchanges } from './model-exchanges.ts';
import { readExchanges } from './read-run.ts';
import type { FinishedRun } from './run-files.ts';
import { sha256 } from './sha256.ts';

/** It began when it began and ended when it ended: the time that it took is part of the answer. */
function clockOf({ startedAt, finishedAt }: Run): () => Date {
  let began = false;
  return () => {
    const now = began ? finishedAt ?? startedAt : startedAt;
    began = true;
    return new Date(now);
  };
}

function modelOf(files: RunFiles): Model {
  const models = readModelExchanges(files);
  return models === null ? noModel : replaying(models).model;
}

/** Throws AssayError('replay-miss') for an engine that this program does not have, and for what the run was not asked. */
export async function askAgain(files: RunFiles, run: Run, options: { readonly rules: string; readonly signal?: AbortSignal; readonly askEngines?: AskEngines }): Promise<FinishedRun> {
  const { question } = run;
  const captures = new Map(readCaptures(files).map((captured) => [captured.capture.id as string, captured]));
  const ports = recordAsk({ desk: replayingDesk(readExchanges(files), captures), audit: judge });
  const engine = (options.askEngines ?? askEngines)(run.engine, { model: modelOf(files), runTool: ports.desk.runTool });
  if (engine === undefined || question.ask === undefined) throw new AssayError('replay-miss', `The run cannot be replayed: it was answered by the engine ${run.engine}, which this program does not have.`, { remedy: 'Replay it with the program that made it. `assay verify` judges any run again.' });
  const again = await ask({
    // The reader of questions wrote it into the run, and the seal says that nobody changed it.
    question: { text: question.text ?? '', filters: question.ask.filters, asOf: question.asOf, earlier: question.ask.earlier as readonly Asked[], ...(question.struck === undefined ? {} : { struck: question.struck }) },
    desk: ports.desk, audit: ports.audit, engine, sha256, clock: clockOf(run), ...(question.ask.limits === undefined ? {} : { limits: question.ask.limits }), version: run.program.version, ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
  return { contents: again.contents, exchanges: ports.exchanges(), rules: options.rules, answer: again.answer, models: readModelExchanges(files) ?? [] };
}
