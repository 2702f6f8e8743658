// assay bench mutate: makes a true report false in every way, and counts what the judge catches. For trying the judge on material of one's own.
import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { auditAgainst, type ReadFact } from '@assay/audit';
import { readFacts } from '@assay/audit/facts';
import { corruptions, scoreClean, scoreOutcomes, surveyReport, type CleanScore, type Judge, type MutationScore, type Outcome, type SurveyStep } from '@assay/audit/mutate';
import type { Dictionary } from '@assay/calc';
import { AssayError, type IsoDate } from '@assay/record';
import { sha256 } from '../../vault/sha256.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { cleanLine } from '../view/clean-text.ts';
import { printMutation } from '../view/mutation-table.ts';
import { openProgress, type Progress } from '../view/progress.ts';
import { readDocuments, readReport, subjectOf, type Against } from './given-report.ts';
import { readOwnMetrics } from './own-metrics.ts';

export type BenchOptions = Against & { readonly file: string; readonly asOf?: IsoDate; readonly seed: number; readonly limit?: number };
type Bench = { readonly judge: Judge; readonly facts: readonly ReadFact[]; readonly metrics?: Dictionary };

async function openBench(options: BenchOptions, session: Session): Promise<Bench> {
  const own = await readOwnMetrics(options.metrics);
  const named = own === null ? {} : { metrics: own.dictionary };
  const { documents, skipped } = await readDocuments(options, session);
  for (const { path, why } of skipped) session.err.line(session.err.paint.dim(`  skipped ${cleanLine(path)}: ${why}`));
  const facts: ReadFact[] = [];
  for (const document of documents) {
    session.signal.throwIfAborted();
    try {
      for (const fact of readFacts(document, { sha256, dictionary: own?.dictionary })) facts.push(fact);
    } catch (error) {
      if (!(error instanceof AssayError)) throw error;
      session.err.line(`  ${session.err.paint.strength('unverified', '?')} ${cleanLine(document.capture.request.url)} could not be read: ${cleanLine(error.message)}`);
    }
  }
  const about = { subject: subjectOf(options), asOf: options.asOf ?? null, sha256, captures: documents.map((document) => document.capture), refusals: [], ...named };
  return { facts, ...named, judge: (text) => auditAgainst(text, facts, about) };
}

/** Judging is one long calculation: between two audits the program looks whether it is to stop. */
async function finish(survey: Generator<SurveyStep, Outcome[]>, progress: Progress, session: Session): Promise<Outcome[]> {
  let quarter = 0;
  for (let step = survey.next(); ; step = survey.next()) {
    if (step.done === true) return step.value;
    const { done, of } = step.value;
    progress.begin('try', `${String(done)} of ${String(of)} falsehoods`);
    const reached = Math.floor((done / of) * 4);
    if (reached > quarter && !session.err.isTerminal) progress.done('try', `${String(done)} of ${String(of)} falsehoods`);
    quarter = reached;
    await setImmediate();
    session.signal.throwIfAborted();
  }
}

type Result = { readonly options: BenchOptions; readonly score: MutationScore; readonly clean: CleanScore };

function jsonView({ options, score, clean }: Result, session: Session): unknown {
  return { file: basename(options.file), seed: options.seed, kinds: score.kinds, tries: score.tries, caught: score.caught, share: score.share, worst: score.worst, falseAlarms: clean, elapsedMs: session.elapsedMs() };
}

export const benchMutate: Verb<BenchOptions> = async (options, session) => {
  const report = await readReport(options.file);
  const progress = openProgress(session.err, { elapsedMs: session.elapsedMs, quiet: session.json && !session.err.isTerminal });
  try {
    progress.begin('read', 'the sources');
    const { judge, ...known } = await openBench(options, session);
    progress.begin('judge', 'the report as it is');
    await setImmediate();
    const audit = judge(report);
    const clean = scoreClean(audit);
    progress.done('judge', `${String(clean.claims)} claims of the report as it is`);
    const outcomes = await finish(surveyReport(report, { corruptions, seed: options.seed, limit: options.limit ?? null, judge, clean: audit, ...known }), progress, session);
    progress.close();
    const result = { options, clean, score: scoreOutcomes(outcomes, corruptions) };
    if (session.json) printJson(session, jsonView(result, session));
    else printMutation({ title: basename(options.file), ...result }, session.out);
    return result.score.tries === 0 ? exitCodes.failure : exitCodes.sound;
  } finally {
    progress.close();
  }
};
