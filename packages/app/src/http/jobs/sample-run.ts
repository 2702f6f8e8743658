// A true run for a first look: a bundled company by the rules, made by the very program, sealed and kept like any other.
import type { AskedJob, Job } from '@assay/record/api';
import type { ListedRun } from '../../vault/list-runs.ts';
import type { Parts } from '../parts.ts';

const asked: AskedJob = { kind: 'analysis', company: 'AAPL', depth: 'standard', engine: 'house', sample: true };

export type SampleRun = { readonly run: string | null; readonly job: string | null };

function isSample(listed: ListedRun): boolean {
  return listed.state === 'sealed' && listed.run.engine === 'house' && listed.run.data.mode === 'sample' && listed.run.question.ask === undefined && listed.run.question.text === null;
}

function isMaking({ state, asked: of }: Job): boolean {
  return state === 'running' && of.kind === 'analysis' && of.sample && of.engine === 'house' && (of.question === undefined || of.question === null);
}

export function sampleOf(listed: readonly ListedRun[], jobs: readonly Job[]): SampleRun {
  return { run: listed.find(isSample)?.id ?? null, job: jobs.find(isMaking)?.id ?? null };
}

/** The sample run that is there, or the job that makes it: one at a time. */
export async function makeSampleRun({ board, listing }: Pick<Parts, 'board' | 'listing'>, mayStart: () => void = () => undefined): Promise<SampleRun> {
  const there = sampleOf(await listing(), board.list());
  if (there.run !== null || there.job !== null) return there;
  mayStart();
  return { run: null, job: board.start(asked).id };
}

/** For a server on a machine where nothing was run yet. */
export async function prepareSampleRun(parts: Pick<Parts, 'board' | 'listing'>): Promise<void> {
  if ((await parts.listing()).length === 0) await makeSampleRun(parts);
}
