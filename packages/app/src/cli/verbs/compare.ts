// assay compare: what changed between two runs, claim by claim, and why.
import { compareRuns, type Change, type Comparison } from '../../compare/compare-runs.ts';
import type { Said } from '../../compare/align-claims.ts';
import { findRun } from '../../vault/find-run.ts';
import { readRun } from '../../vault/read-run.ts';
import type { FinishedRun } from '../../vault/run-files.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { claimWords } from '../view/claim-words.ts';
import { printComparison } from '../view/comparison-view.ts';
import { judgedClaims } from '../view/judged-claims.ts';

function headOf({ contents, rules }: FinishedRun): Record<string, unknown> {
  const { run, coverage } = contents;
  return { run: run.id, ticker: run.question.ticker, title: run.title, startedAt: run.startedAt, engine: run.engine, data: run.data, rules, claims: coverage.claims, coverage: coverage.ratio };
}

function saidView(said: Said | null): unknown {
  if (said === null) return null;
  const { number, claim, verdict } = said;
  return { number, text: claim.text, span: claim.span, verdict: verdict.verdict, right: verdict.right?.shown ?? null, reason: verdict.reason };
}

function changeView({ a, b, kind, why }: Change): Record<string, unknown> {
  const claim = (b ?? a)?.claim;
  return { kind, subject: claim === undefined ? '' : claimWords(claim), entity: claim?.entity ?? null, metric: claim?.metric?.id ?? claim?.metric?.words ?? null, a: saidView(a), b: saidView(b), why };
}

function jsonView(a: FinishedRun, b: FinishedRun, { differences, changes, same, counts }: Comparison): Record<string, unknown> {
  return { a: headOf(a), b: headOf(b), differences, same, counts, changes: changes.map(changeView) };
}

async function open(reference: string, session: Session): Promise<{ readonly run: FinishedRun; readonly claims: readonly Said[] }> {
  const run = readRun((await findRun(session.environment.places.runs, reference)).files);
  return { run, claims: judgedClaims(run.contents) };
}

export const compareTwo: Verb<{ readonly first: string; readonly second: string }> = async (options, session) => {
  const a = await open(options.first, session);
  const b = await open(options.second, session);
  const comparison = compareRuns(a, b);
  if (session.json) printJson(session, jsonView(a.run, b.run, comparison));
  else printComparison({ a: a.run, b: b.run, comparison }, session);
  return exitCodes.sound;
};
