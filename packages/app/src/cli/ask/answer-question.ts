// One question: from the sealed run that answered it before, or asked, judged and sealed now.
import type { Asked, AskFilters, AskLimits, AskQuestion, OnEvent } from '@assay/agent';
import type { DataDesk, ToolRunner } from '@assay/data';
import type { Answer, IsoDate } from '@assay/record';
import { join } from 'node:path';
import { clockFrom } from '../../analysis/run-analysis.ts';
import { runAsk } from '../../analysis/run-ask.ts';
import { beginWorkingAsk, type WorkingAsk } from '../../analysis/working-ask.ts';
import { clock } from '../../clock.ts';
import { composeDesk } from '../../compose.ts';
import type { ComposedModels } from '../../compose-models.ts';
import type { Environment } from '../../config/environment.ts';
import { nodeDisk } from '../../vault/disk.ts';
import type { FinishedRun } from '../../vault/run-files.ts';
import { saveRun, type SavedRun } from '../../vault/save-run.ts';
import { VERSION } from '../../version.ts';
import { findAnswered, rememberAnswered, type AskKey } from './answered-before.ts';
import { askEngineOf } from './ask-engine.ts';
import type { Place } from './place.ts';

/** What every question of one session goes to. */
export type Asking = { readonly desk: DataDesk & ToolRunner; readonly mode: 'auto' | 'sample'; readonly models: ComposedModels | null; readonly place: Place; readonly environment: Environment; /** As `answeringCode` names it. */ readonly code: string };

export type GivenQuestion = { readonly text: string; readonly filters: AskFilters; readonly asOf: IsoDate | null; readonly earlier: readonly Asked[]; readonly useCache: boolean; readonly limits?: Partial<AskLimits> };
export type QuestionAround = { readonly onEvent: OnEvent; readonly signal: AbortSignal; readonly begin: (what: string) => void; /** Asked of models, it is kept while it works under this id, and can go on after an interruption; left out, it is not kept. */ readonly kept?: (working: string) => void; /** The answer is there and could not be kept. */ readonly unkept: (finished: FinishedRun, answer: Answer) => void };

export type Answered = {
  readonly finished: FinishedRun;
  readonly answer: Answer;
  readonly saved: SavedRun;
  /** How the question was read: the next question of the conversation builds on it. Null for what no one could read, and for an answer of before. */
  readonly asked: Asked | null;
  /** When it was answered, for an answer of before; else null. */
  readonly before: string | null;
};

export function openAsking(environment: Environment, { sample, ...given }: { readonly sample: boolean } & Pick<Asking, 'models' | 'place' | 'code'>): Asking {
  const mode = sample ? 'sample' : 'auto';
  return { desk: composeDesk(environment, mode), mode, environment, ...given };
}

function today(): IsoDate {
  return clock().toISOString().slice(0, 10);
}

/** The name by which an engine is told from another: whoever answers otherwise is another engine. */
function engineName({ models }: Asking): string {
  return models === null ? 'house' : `model ${models.names.strong} ${models.names.cheap}`;
}

function keyOf({ text, filters, asOf, earlier }: GivenQuestion, asking: Asking): AskKey {
  return { text, filters, earlier, mode: asking.mode, day: asOf ?? today(), asOf, engine: engineName(asking), version: VERSION, code: asking.code };
}

async function answeredBefore(key: AskKey, { place, environment }: Asking): Promise<Answered | null> {
  const { fingerprint } = place.key;
  const found = await findAnswered(key, { cache: environment.places.cache, runs: place.runs, fingerprint });
  if (found === null) return null;
  const { finished, answer, folder } = found;
  const { id, finishedAt, startedAt } = finished.contents.run;
  return { finished, answer, saved: { id, folder, archive: join(place.runs, `${id}.assay`), fingerprint }, asked: null, before: finishedAt ?? startedAt };
}

async function keep(finished: FinishedRun, { place, environment }: Asking, around: QuestionAround): Promise<SavedRun> {
  around.begin('hashing, signing, writing');
  return saveRun(finished, { disk: nodeDisk, runs: place.runs, key: place.key, clock, secrets: [...environment.secrets, ...place.secrets], signal: around.signal });
}

/** What a source was missing for, or what did not hold, is asked anew the next time: it may be there by then. */
function isWhole({ metadata, missing }: Answer): boolean {
  return metadata.valid && !metadata.partial && missing.length === 0;
}

/** Null for the rules, whose answers take no money and little time. */
async function keepWorking(question: AskQuestion, { desk, models, mode, place }: Asking, { kept, limits }: { readonly kept: QuestionAround['kept']; readonly limits: GivenQuestion['limits'] }): Promise<WorkingAsk | null> {
  if (models === null || kept === undefined) return null;
  const begun = await beginWorkingAsk(question, { desk, model: models.model }, { runs: place.runs, sample: mode === 'sample', limits });
  kept(begun.working.id);
  return begun;
}

/** A question that goes on after an interruption began when it began. */
function clockOf(working: WorkingAsk | null): { readonly clock: typeof clock } {
  return { clock: working === null ? clock : clockFrom(working.startedAt, clock) };
}

/** Throws AssayError as `ask` and `saveRun` do; 'interrupted' when stopped. */
export async function answerQuestion(given: GivenQuestion, asking: Asking, around: QuestionAround): Promise<Answered> {
  const key = keyOf(given, asking);
  const before = given.useCache ? await answeredBefore(key, asking) : null;
  if (before !== null) return before;
  const { text, filters, asOf, earlier, limits } = given;
  const question: AskQuestion = { text, filters, asOf, earlier };
  const working = await keepWorking(question, asking, { kept: around.kept, limits });
  const { run, finished } = await runAsk(
    { question, ...clockOf(working), version: VERSION, onEvent: around.onEvent, signal: around.signal, ...(limits === undefined ? {} : { limits }) },
    { ...(working?.ports ?? { desk: asking.desk, model: asking.models?.model ?? null }), engine: askEngineOf(asking.models) },
  );
  const { answer } = run;
  const saved = await keep(finished, asking, around).catch((error: unknown) => {
    if (!around.signal.aborted) around.unkept(finished, answer);
    throw error;
  });
  await working?.working.remove();
  if (isWhole(answer)) await rememberAnswered(key, saved.id, { cache: asking.environment.places.cache, runs: asking.place.runs });
  return { finished, answer, saved, asked: run.asked, before: null };
}
