// The answer to one question, or the sealed run that answered it before.
import type { AskQuestion } from '@assay/agent';
import type { StartQuestion } from '@assay/record/api';
import { runAsk } from '../../analysis/run-ask.ts';
import { answerQuestion, openAsking, type Asking } from '../../cli/ask/answer-question.ts';
import { answeringCode } from '../../cli/ask/answering-code.ts';
import { askEngineOf } from '../../cli/ask/ask-engine.ts';
import { recallPatterns } from '../../cli/code/keep-needed.ts';
import { clock } from '../../clock.ts';
import { nodeDisk } from '../../vault/disk.ts';
import { saveRun } from '../../vault/save-run.ts';
import { openSigningKey } from '../../vault/signing-key.ts';
import { VERSION } from '../../version.ts';
import { modelsFor, type Around } from './around.ts';
import { askQuestionOf } from './ask-question-of.ts';

export async function carryOutQuestion(asked: StartQuestion, around: Around): Promise<string> {
  const { program = null } = around;
  const keepPatterns = program === null ? null : recallPatterns(program);
  const run = await answered(asked, around);
  keepPatterns?.();
  return run;
}

async function answered(asked: StartQuestion, around: Around): Promise<string> {
  const { environment, onEvent, signal } = around;
  const { runs, config } = environment.places;
  const models = await modelsFor(asked, around);
  const place = { runs, key: await openSigningKey(config), secrets: models?.settings.secrets ?? [] };
  const asking = openAsking(environment, { sample: asked.sample, models, place, code: answeringCode(around.program) });
  const question = await askQuestionOf(asked, { desk: asking.desk, runs, today: clock().toISOString().slice(0, 10), signal });
  if (question.struck !== undefined) return answerStruck(question, asking, around);
  const given = await answerQuestion({ ...question, useCache: true }, asking, { onEvent, signal, begin: () => undefined, kept: (working) => { onEvent({ event: 'run-kept', working }); }, unkept: () => undefined });
  if (given.before !== null) onEvent({ event: 'answered-before', run: given.saved.id, at: given.before });
  return given.saved.id;
}

/** An answer without some of its steps is no answer to the question as such: none of before is taken, and it is not remembered for the next. */
async function answerStruck(question: AskQuestion, { desk, models, place, environment }: Asking, { onEvent, signal }: Around): Promise<string> {
  const { finished } = await runAsk({ question, clock, version: VERSION, onEvent, signal }, { desk, model: models?.model ?? null, engine: askEngineOf(models) });
  const saved = await saveRun(finished, { disk: nodeDisk, runs: place.runs, key: place.key, clock, secrets: [...environment.secrets, ...place.secrets], signal });
  return saved.id;
}
