// What work of a kind took on this machine: the middle of its newest runs. Nothing is guessed where there was none.
import { summariseCost } from '@assay/agent';
import { readDocument } from '@assay/audit/archive';
import { decimal, depths, type Depth, type Run } from '@assay/record';
import type { PlanView } from '@assay/record/api';
import { AUDIT_ENGINE } from '../../sources/audit-run.ts';
import type { ListedRun } from '../../vault/list-runs.ts';
import { loadRun } from '../../vault/load-run.ts';

type Sealed = Extract<ListedRun, { state: 'sealed' }>;
export type Alike = { readonly kind: 'analysis' | 'question'; readonly engine: 'house' | 'model'; readonly sample: boolean };
type Estimate = PlanView['estimates'][number];

const newest = 9;

function secondsOf({ startedAt, finishedAt }: Run): number {
  return finishedAt === null ? 0 : (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000;
}

function isAlike({ run }: Sealed, { kind, engine, sample }: Alike): boolean {
  if (run.engine === AUDIT_ENGINE) return false;
  return (run.question.ask === undefined ? 'analysis' : 'question') === kind && (run.engine === 'house' ? 'house' : 'model') === engine && (run.data.mode === 'sample') === sample;
}

function middle<Item>(items: readonly Item[], compare: (left: Item, right: Item) => number): Item | null {
  return [...items].sort(compare)[Math.floor(items.length / 2)] ?? null;
}

async function usdOf({ path }: Sealed): Promise<string | null> {
  const { entries } = readDocument((await loadRun(path)).files, 'journal');
  return summariseCost(entries).total.usd;
}

async function moneyOf(runs: readonly Sealed[], { engine }: Alike): Promise<string | null> {
  if (engine === 'house') return '0';
  const known = (await Promise.all(runs.map(usdOf))).filter((usd) => usd !== null);
  return middle(known, (left, right) => decimal(left).comparedTo(decimal(right)));
}

async function estimateOf(depth: Depth, runs: readonly Sealed[], alike: Alike): Promise<Estimate> {
  const seconds = middle(runs.map(({ run }) => secondsOf(run)), (left, right) => left - right);
  return { depth, seconds: seconds === null ? null : Math.round(seconds * 10) / 10, usd: await moneyOf(runs, alike), runs: runs.length };
}

/** One for each depth of an analysis; one for a question, which has no depths. */
export function estimatesOf(listed: readonly ListedRun[], alike: Alike): Promise<Estimate[]> {
  const runs = listed.filter((run): run is Sealed => run.state === 'sealed' && isAlike(run, alike));
  const wanted: readonly Depth[] = alike.kind === 'question' ? ['standard'] : depths;
  return Promise.all(wanted.map((depth) => estimateOf(depth, runs.filter(({ run }) => run.question.depth === depth).slice(0, newest), alike)));
}
