// assay show: a run to read. Whether its seal holds is said before anything of it is shown.
import { summariseCost } from '@assay/agent';
import { readAnswer } from '@assay/audit/archive';
import { AssayError, type Answer } from '@assay/record';
import { costInShort } from '../../cost/cost-words.ts';
import { answerAbout } from '../../export/answer-words.ts';
import { findRun } from '../../vault/find-run.ts';
import { readRun } from '../../vault/read-run.ts';
import type { FinishedRun } from '../../vault/run-files.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { printFollowUps, printSources, printText } from '../view/answer-view.ts';
import { printClaims } from '../view/claims-list.ts';
import { cleanLine } from '../view/clean-text.ts';
import { coverageSentence, verdictCounts } from '../view/coverage-lines.ts';
import { printEvidence } from '../view/evidence-view.ts';
import { layOutMarkdown } from '../view/lay-out-markdown.ts';
import { layoutColumns, type Output } from '../output.ts';
import { judgedClaims, type JudgedClaim } from '../view/judged-claims.ts';
import { printRefusals } from '../view/refusals-view.ts';
import { paintReport } from '../view/report-view.ts';
import { sealProblems, warnOfSeal } from '../view/seal-warning.ts';
import { printTrace } from '../view/trace-view.ts';

export type ShowOptions = { readonly run: string; readonly claims?: boolean; readonly evidence?: number; readonly trace?: boolean; readonly refusals?: boolean };

/** `answer`: of a run that answered a question. */
type Loaded = { readonly run: FinishedRun; readonly answer: Answer | null };

function printHead({ contents }: FinishedRun, session: Session): void {
  const { run, coverage } = contents;
  const { out } = session;
  const cost = costInShort(summariseCost(contents.journal));
  out.line(out.paint.dim(`${[run.question.ticker, run.company.name].filter((part) => part !== null && part !== '').join(' · ')} · ${run.data.mode} data as of ${run.data.asOf} · ${run.engine}${cost === null ? '' : ` (${cost})`} · ${run.id}`));
  out.line(`${verdictCounts(coverage, out)}`);
  out.line(out.paint.dim(coverageSentence(coverage)));
  out.line();
}

/** A question and its answer, as they were shown when it was asked. */
function printAnswered(run: FinishedRun, answer: Answer, session: Session): void {
  const { out } = session;
  const shown = { finished: run, answer };
  out.line(out.paint.bold(cleanLine(answer.question)));
  out.line();
  printText(shown, out);
  out.line();
  printSources(shown, out);
  out.line();
  out.line(cleanLine(answerAbout(answer)));
  if (answer.follow_ups.length > 0) out.line();
  printFollowUps(shown, out);
}

function claimOf(judged: readonly JudgedClaim[], number: number): JudgedClaim {
  const found = judged.find((each) => each.number === number);
  if (found !== undefined) return found;
  throw new AssayError('usage', `The run has ${String(judged.length)} claims; there is no claim ${String(number)}.`, { remedy: 'See `assay show RUN --claims` for their numbers.' });
}

function jsonView({ run, answer }: Loaded, options: ShowOptions, judged: readonly JudgedClaim[]): unknown {
  const { contents } = run;
  const head = { run: contents.run, coverage: contents.coverage };
  if (options.refusals === true) return { ...head, auditor: run.auditor ?? null };
  if (options.trace === true) return { ...head, journal: contents.journal };
  if (options.evidence !== undefined) return { ...head, ...claimOf(judged, options.evidence) };
  return options.claims === true ? { ...head, claims: judged } : { ...head, report: contents.report, plan: contents.plan, claims: judged, ...(answer === null ? {} : { answer }) };
}

function printReport(report: string, judged: readonly JudgedClaim[], out: Output): void {
  const painted = paintReport(report, judged, out);
  out.write(out.isTerminal ? layOutMarkdown(painted, layoutColumns(out)) : painted);
}

function printRun({ run, answer }: Loaded, options: ShowOptions, { judged, session }: { readonly judged: readonly JudgedClaim[]; readonly session: Session }): void {
  const { contents } = run;
  const { out } = session;
  if (options.evidence !== undefined) return printEvidence(claimOf(judged, options.evidence), { report: contents.report, claims: judged.length }, out);
  printHead(run, session);
  if (options.claims === true) return printClaims(judged, out);
  if (options.refusals === true) return printRefusals(run.auditor ?? null, judged, out);
  if (options.trace === true) return printTrace(contents.journal, out);
  if (answer === null) printReport(contents.report, judged, out);
  else printAnswered(run, answer, session);
  out.line(out.paint.dim(`\n${session.environment.calledAs} show ${contents.run.id} --claims lists the verdicts, --evidence NUMBER shows what one rests on.`));
}

export const showRun: Verb<ShowOptions> = async (options, session) => {
  const loaded = await findRun(session.environment.places.runs, options.run);
  const problems = await sealProblems(loaded);
  warnOfSeal(problems, session);
  const whole: Loaded = { run: readRun(loaded.files), answer: readAnswer(loaded.files) };
  const judged = judgedClaims(whole.run.contents);
  if (session.json) printJson(session, { path: loaded.path, seal: { whole: problems.length === 0, problems }, ...(jsonView(whole, options, judged) as object) });
  else printRun(whole, options, { judged, session });
  return problems.length === 0 ? exitCodes.sound : exitCodes.failure;
};
