// How the earlier questions of a conversation were read, from the runs that answered them: read again by the engine of the run,
// from what the run itself holds. Nothing is asked of anyone.
import { replaying, type Asked } from '@assay/agent';
import { readCaptures } from '@assay/audit/archive';
import { AssayError } from '@assay/record';
import { noModel } from '../../analysis/no-model.ts';
import { askEngines } from '../../ask-engines.ts';
import { replayingDesk } from '../../vault/ask-exchanges.ts';
import { findRun } from '../../vault/find-run.ts';
import { readModelExchanges } from '../../vault/model-exchanges.ts';
import { readRun } from '../../vault/read-run.ts';
import { sha256 } from '../../vault/sha256.ts';
import { verifyEd25519 } from '../../vault/signing-key.ts';
import { verifySeal } from '@assay/audit/seal';

/** Throws AssayError: 'unknown-run' for one that answered no question, 'seal-broken' for one that was changed. Null for what nobody could read. */
async function readOne(id: string, runs: string): Promise<Asked | null> {
  const { files, problems } = await findRun(runs, id);
  const seal = await verifySeal(files, { sha256, verifyEd25519 });
  const [problem] = [...seal.problems, ...problems];
  if (problem !== undefined) throw new AssayError('seal-broken', `${problem.path} ${problem.why}`, { remedy: 'Start the conversation anew.' });
  const { contents: { run }, exchanges } = readRun(files);
  const { question } = run;
  if (question.ask === undefined) throw new AssayError('unknown-run', `${id} answered no question.`, { remedy: 'Name runs that answered questions as the earlier ones.' });
  const models = readModelExchanges(files);
  const desk = replayingDesk(exchanges, new Map(readCaptures(files).map((captured) => [captured.capture.id as string, captured])));
  const engine = askEngines(run.engine, { model: models === null ? noModel : replaying(models).model, runTool: desk.runTool });
  if (engine === undefined) throw new AssayError('replay-miss', `${id} was answered by the engine ${run.engine}, which this program does not have.`, { remedy: 'Start the conversation anew.' });
  const asking = { text: question.text ?? '', filters: question.ask.filters, asOf: question.asOf, earlier: question.ask.earlier as readonly Asked[] };
  return (await engine.route(asking, { desk, today: run.startedAt.slice(0, 10), sha256 }, { signal: undefined, onEvent: () => undefined })).asked;
}

export async function readEarlier(ids: readonly string[], runs: string): Promise<readonly Asked[]> {
  const found: Asked[] = [];
  for (const id of ids) {
    const asked = await readOne(id, runs);
    if (asked !== null) found.push(asked);
  }
  return found;
}
