// assay cost: what the language models of a run took, by stage and model; with --all, every run of this machine.
import { summariseCost, type Cost } from '@assay/agent';
import { readDocument } from '@assay/audit/archive';
import { findRun } from '../../vault/find-run.ts';
import { listRuns } from '../../vault/list-runs.ts';
import { loadRun, type LoadedRun } from '../../vault/load-run.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { cleanLine } from '../view/clean-text.ts';
import { costTotal } from '../../cost/cost-words.ts';
import { costRows } from '../view/cost-table.ts';
import { sealProblems, warnOfSeal } from '../view/seal-warning.ts';

type CostOptions = { readonly run: string; readonly all?: boolean };
type RunCost = { readonly run: string; readonly startedAt: string; readonly ticker: string; readonly engine: string; readonly cost: Cost };

function costOf({ files }: LoadedRun): RunCost {
  const { run } = readDocument(files, 'run');
  return { run: run.id, startedAt: run.startedAt, ticker: run.question.ticker, engine: run.engine, cost: summariseCost(readDocument(files, 'journal').entries) };
}

function viewOf({ run, startedAt, ticker, engine, cost }: RunCost): unknown {
  const { calls, failed, retries, total, lines } = cost;
  return { run, startedAt, ticker, engine, calls, failed, retries, ...total, lines: lines.map(({ stage, model, calls: made, usage }) => ({ stage, model, calls: made, ...usage })) };
}

function printOne({ run, engine, cost }: RunCost, { out }: Session): void {
  out.line(`${cleanLine(run)}: ${costTotal(cost)}`);
  if (cost.calls === 0) out.line(out.paint.dim(`  The engine ${cleanLine(engine)} asked no language model.`));
  for (const row of costRows(cost)) out.line(`  ${row}`);
}

async function allCosts({ environment }: Session): Promise<readonly RunCost[]> {
  const sealed = (await listRuns(environment.places.runs)).filter((run) => run.state === 'sealed');
  const costs: RunCost[] = [];
  for (const { path } of sealed) costs.push(costOf(await loadRun(path)));
  return costs;
}

function printAll(costs: readonly RunCost[], { out, environment }: Session): void {
  if (costs.length === 0) out.line(`There is no run yet. Make one: ${environment.calledAs} analyze AAPL`);
  for (const { run, startedAt, ticker, cost } of costs) out.line(`${startedAt.slice(0, 10)}  ${cleanLine(ticker).padEnd(6)} ${costTotal(cost)}  ${out.paint.dim(run)}`);
}

export const showCost: Verb<CostOptions> = async (options, session) => {
  if (options.all === true) {
    const costs = await allCosts(session);
    if (session.json) printJson(session, { runs: costs.map(viewOf) });
    else printAll(costs, session);
    return exitCodes.sound;
  }
  const loaded = await findRun(session.environment.places.runs, options.run);
  warnOfSeal(await sealProblems(loaded), session);
  const cost = costOf(loaded);
  if (session.json) printJson(session, viewOf(cost));
  else printOne(cost, session);
  return exitCodes.sound;
};
