// assay ask: from a question to a sealed answer, shown, written to a file, or as one object.
import { summariseCost } from '@assay/agent';
import { verifySeal } from '@assay/audit/seal';
import type { IsoDate } from '@assay/record';
import { clock } from '../../clock.ts';
import type { PageSeal } from '../../export/html/page/colophon.ts';
import { loadRun } from '../../vault/load-run.ts';
import { sha256 } from '../../vault/sha256.ts';
import { verifyEd25519 } from '../../vault/signing-key.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { recallPatterns } from '../code/keep-needed.ts';
import { printJson, type Session } from '../session.ts';
import type { Progress } from '../view/progress.ts';
import { printAnswer, printText } from '../view/answer-view.ts';
import { openModelsFor, openPlace, tellResume } from '../verbs/analyze.ts';
import { answerQuestion, openAsking, type Answered, type Asking } from './answer-question.ts';
import { answeringCode } from './answering-code.ts';
import { formOf, writeAnswer, type AnswerForm } from './write-answer.ts';
import { readPlainFilters, readQuestion, readTicker, type FilterWords } from './read-question.ts';

export type AskOptions = FilterWords & {
  readonly question: string;
  readonly sample?: boolean;
  readonly asOf?: IsoDate;
  readonly engine?: 'auto' | 'house' | 'model';
  readonly maxUsd?: string;
  readonly strict?: boolean;
  /** False with --no-cache. */
  readonly cache?: boolean;
  readonly to?: AnswerForm;
  readonly out?: string;
};

/** Says who answers, and opens what every question of a session goes to. */
export async function openAskingFor(options: Pick<AskOptions, 'sample' | 'engine' | 'maxUsd'>, session: Session, progress: Progress): Promise<Asking> {
  const place = await openPlace({}, session);
  const models = await openModelsFor(options, session, progress);
  return openAsking(session.environment, { sample: options.sample === true, models, place: { ...place, secrets: models?.settings.secrets ?? [] }, code: answeringCode(session.program) });
}

function jsonView({ finished: { contents }, answer, saved, before }: Answered, session: Session): unknown {
  const { calls, failed, total } = summariseCost(contents.journal);
  return {
    run: saved.id, answeredAt: before ?? contents.run.finishedAt, fromCache: before !== null, answer, markdown: contents.report, data: contents.run.data, coverage: contents.coverage.ratio, verdicts: contents.coverage.verdicts,
    cost: calls + failed === 0 ? null : { calls, failed, ...total }, elapsedMs: session.elapsedMs(), folder: saved.folder, archive: saved.archive, signer: saved.fingerprint,
  };
}

/** Where the answer lies, and what can be done with it. */
function printPlace({ saved }: Answered, { out, environment }: Session): void {
  const say = environment.calledAs;
  out.line();
  out.line(out.paint.dim(`Sealed in ${saved.folder}`));
  out.line(out.paint.dim(`${say} show latest --claims lists the verdicts · ${say} export latest --to html makes a page`));
}

function codeOf({ finished: { contents } }: Answered, { strict }: AskOptions): ExitCode {
  return strict === true && contents.coverage.verdicts.contradicted > 0 ? exitCodes.contradicted : exitCodes.sound;
}

/** As it stands in the folder: the page says under which root the answer was sealed. */
async function sealOf({ saved }: Answered): Promise<PageSeal | null> {
  const { manifest, fingerprint } = await verifySeal((await loadRun(saved.folder)).files, { sha256, verifyEd25519 });
  return manifest === null ? null : { root: manifest.root, sealedAt: manifest.sealedAt, fingerprint };
}

export async function askInFull(options: AskOptions, session: Session, progress: Progress): Promise<ExitCode> {
  const { program = null } = session;
  const keepPatterns = program === null ? null : recallPatterns(program);
  const text = readQuestion(options.question);
  const form = formOf(options);
  const plain = readPlainFilters(options, clock().toISOString().slice(0, 10));
  const asking = await openAskingFor(options, session, progress);
  const filters = { ...plain, ticker: await readTicker(options.ticker, asking.desk, session.signal) };
  const kept: { working: string | null } = { working: null };
  const answered = await answerQuestion({ text, filters, asOf: options.asOf ?? null, earlier: [], useCache: options.cache !== false }, asking, {
    onEvent: progress.onEvent, signal: session.signal, begin: (what) => { progress.begin('seal', what); }, kept: (working) => { kept.working = working; },
    unkept: (finished, answer) => { progress.close(); if (!session.json) printText({ finished, answer }, session.out); },
  }).catch((error: unknown) => {
    tellResume(kept.working, { session, progress });
    throw error;
  });
  const code = await tellAnswered(answered, { options, session, progress, form });
  keepPatterns?.();
  return code;
}

type Telling = { readonly options: AskOptions; readonly session: Session; readonly progress: Progress; readonly form: AnswerForm | null };

/** Shows it, writes it where that was asked for, and says by the exit code whether it is sound. */
export async function tellAnswered(answered: Answered, { options, session, progress, form }: Telling): Promise<ExitCode> {
  progress.close();
  if (form !== null) await writeAnswer({ ...answered, seal: await sealOf(answered) }, { form, out: options.out ?? null }, session);
  if (session.json) printJson(session, jsonView(answered, session));
  else if (options.out !== '-') {
    printAnswer(answered, session, session.elapsedMs());
    printPlace(answered, session);
  }
  return codeOf(answered, options);
}
