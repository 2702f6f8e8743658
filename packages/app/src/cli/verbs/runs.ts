// assay runs: the runs of this machine, newest first; what is not whole is said to be so.
import { rm } from 'node:fs/promises';
import type { Run } from '@assay/record';
import { stoppedRuns, subjectOf, type StoppedRun } from '../../analysis/working-run.ts';
import { writeFault } from '../../vault/disk-fault.ts';
import { describePlace, listRuns, type ListedRun } from '../../vault/list-runs.ts';
import { clearProbes } from '../../vault/ready-vault.ts';
import { findRunPlaces } from '../../vault/run-places.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { cleanLine } from '../view/clean-text.ts';
import { percentWords } from '../view/coverage-lines.ts';
import { cutText, padEnd } from '../view/text-width.ts';

type Sealed = Extract<ListedRun, { state: 'sealed' }>;

function sealedView({ id, path, run, coverage }: Sealed): Record<string, unknown> {
  return {
    run: id, state: 'sealed', path, ticker: run.question.ticker, company: run.company.name, title: run.title, engine: run.engine, startedAt: run.startedAt, data: run.data,
    claims: coverage.claims, coverage: coverage.ratio, contradicted: coverage.verdicts.contradicted,
  };
}

function viewOf(listed: ListedRun): Record<string, unknown> {
  if (listed.state === 'sealed') return sealedView(listed);
  return { run: listed.id, state: listed.state, path: listed.path, ...(listed.state === 'broken' ? { why: listed.why } : {}) };
}

/** `NVDA+2`: the first of several, and how many others. */
function tickerWords({ question }: Run): string {
  const [first = '', ...others] = question.ticker.split('+');
  const more = others.length === 1 && /^\d+$/.test(others[0] ?? '') ? Number(others[0]) : others.length;
  return cutText(cleanLine(first === '' ? '–' : `${first}${more === 0 ? '' : `+${String(more)}`}`), 8);
}

function printSealed({ id, run, coverage }: Sealed, { out }: Session): void {
  const { contradicted } = coverage.verdicts;
  const wrong = contradicted === 0 ? '' : out.paint.strength('contradicted', ` ✕ ${String(contradicted)}`);
  const cells = [out.paint.dim(`${run.startedAt.slice(0, 10)} ${run.startedAt.slice(11, 16)}`), out.paint.bold(padEnd(tickerWords(run), 8)), `${percentWords(coverage.ratio).padStart(6)} of ${String(coverage.claims)}${wrong}`];
  const head = `${padEnd(cells.slice(0, 2).join('  '), 28)}${padEnd(cells[2] ?? '', 18)}`;
  const title = cleanLine(run.title ?? '');
  out.line(`${head} ${out.columns === null ? title : cutText(title, Math.max(20, out.columns - 48))}`);
  out.line(out.paint.dim(`  ${id}`));
}

function printOther(listed: Exclude<ListedRun, Sealed>, { out }: Session): void {
  const mark = out.paint.strength(listed.state === 'broken' ? 'contradicted' : 'unverified', listed.state === 'broken' ? '✕ seal broken' : `? ${listed.state}`);
  const why = listed.state === 'broken' ? cleanLine(listed.why) : listed.state === 'writing' ? 'is being saved' : 'saving was interrupted; this is no finished run';
  out.line(`${mark}  ${cleanLine(listed.id)}: ${why}`);
  out.line(out.paint.dim(`  ${cleanLine(listed.path)}`));
}

function stoppedView({ id, path, start, alive }: StoppedRun): Record<string, unknown> {
  return { run: id, state: alive ? 'working' : 'stopped', path, ticker: start.company?.ticker ?? start.question.ticker, question: start.question.text, startedAt: start.startedAt };
}

/** What can go on comes first: it was paid for. */
function printStopped({ id, start, alive }: StoppedRun, { out, environment }: Session): void {
  const what = alive ? 'is at work' : `was stopped; ${environment.calledAs} resume ${id}`;
  out.line(`${out.paint.strength('unverified', `? ${alive ? 'working' : 'stopped'}`)}  ${out.paint.bold(cutText(cleanLine(subjectOf(start)), 60))} of ${start.startedAt.slice(0, 16).replace('T', ' ')} ${what}`);
}

/** Removes only what was never finished. A run with a broken seal stays: it may be evidence. */
async function clean(listed: readonly ListedRun[], stopped: readonly StoppedRun[], session: Session): Promise<void> {
  const left = [...listed.filter((run) => run.state === 'incomplete'), ...stopped.filter((run) => !run.alive)];
  await clearProbes(session.environment.places.runs);
  for (const { path } of left) {
    await rm(path, { recursive: true, force: true }).catch((error: unknown) => {
      throw writeFault(error, path);
    });
  }
  session.err.line(`${String(left.length)} unfinished ${left.length === 1 ? 'part' : 'parts'} removed.`);
}

/** Each run is read whole and its seal checked, so a long list is cut unless all of it is wanted. */
const usuallyShown = 50;

type Shown = { readonly listed: readonly ListedRun[]; readonly more: number };

async function listShown(runs: string, all: boolean): Promise<Shown> {
  const places = await findRunPlaces(runs);
  const [whole, partial] = [places.filter(({ writer }) => writer === null), places.filter(({ writer }) => writer !== null)];
  const shown = all ? whole : whole.slice(0, usuallyShown);
  const listed: ListedRun[] = [];
  for (const place of [...shown, ...partial]) listed.push(await describePlace(place));
  return { listed, more: whole.length - shown.length };
}

export const listAllRuns: Verb<{ readonly clean?: boolean; readonly all?: boolean }> = async (options, session) => {
  const { runs } = session.environment.places;
  if (options.clean === true) await clean(await listRuns(runs), await stoppedRuns(runs), session);
  const [{ listed, more }, stopped] = [await listShown(runs, options.all === true), await stoppedRuns(runs)];
  if (session.json) {
    printJson(session, { folder: runs, runs: listed.map(viewOf), more, stopped: stopped.map(stoppedView) });
    return exitCodes.sound;
  }
  for (const run of stopped) printStopped(run, session);
  if (listed.length + stopped.length === 0) session.out.line(`There is no run yet. Make one: ${session.environment.calledAs} analyze AAPL`);
  for (const run of listed) {
    if (run.state === 'sealed') printSealed(run, session);
    else printOther(run, session);
  }
  if (more > 0) session.out.line(session.out.paint.dim(`${String(more)} older ${more === 1 ? 'run' : 'runs'}: ${session.environment.calledAs} runs --all`));
  return exitCodes.sound;
};
