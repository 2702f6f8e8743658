// Work under way: started, watched, cancelled. Events are numbered from 1 and kept, so that a watcher who lost the line goes on where it was.
import { randomBytes } from 'node:crypto';
import type { Clock } from '@assay/data';
import { AssayError } from '@assay/record';
import type { AskedJob, Job, JobEvent } from '@assay/record/api';

export type WorkEvent = { readonly event: string } & Readonly<Record<string, unknown>>;
/** Carries out what was asked and gives the id of the sealed run, null for work that makes none. Throws AssayError; ends soon after the signal aborts. */
export type Work = (asked: AskedJob, around: { readonly onEvent: (event: WorkEvent) => void; readonly signal: AbortSignal }) => Promise<string | null>;

export type Watcher = (event: JobEvent | null) => void;
export type Board = {
  readonly start: (asked: AskedJob) => Job;
  readonly list: () => readonly Job[];
  /** Throws AssayError('unknown-run'). */
  readonly get: (id: string) => Job;
  readonly cancel: (id: string) => Job;
  /** Every event after `after`, those of the past at once; null when there will be no more. Gives what ends the watching. */
  readonly watch: (id: string, after: number, watcher: Watcher) => () => void;
  readonly running: () => number;
  /** Stops everything and waits for it. */
  readonly close: () => Promise<void>;
};

/** Ended jobs beyond this many are forgotten, oldest first; their runs are kept. */
const mostJobs = 200;
const mostEvents = 20_000;

type Kept = { job: Job; readonly events: JobEvent[]; readonly watchers: Set<Watcher>; readonly stop: AbortController; readonly done: Promise<void> };

export function openBoard({ work, clock, onEnd = () => undefined }: { readonly work: Work; readonly clock: Clock; readonly onEnd?: (job: Job) => void }): Board {
  const jobs = new Map<string, Kept>();
  const kept = (id: string): Kept => {
    const found = jobs.get(id);
    if (found === undefined) throw new AssayError('unknown-run', `There is no job ${id.slice(0, 40)}.`, { remedy: 'GET /api/v1/jobs lists those of this server; runs that ended before it started are among the runs.' });
    return found;
  };
  const now = (): string => clock().toISOString();
  const tell = (one: Kept, { event, ...data }: WorkEvent): void => {
    if (one.events.length >= mostEvents) return;
    const told: JobEvent = { seq: one.events.length + 1, at: now(), event, data };
    one.events.push(told);
    one.job = { ...one.job, events: told.seq, ...(event === 'run-kept' && typeof data['working'] === 'string' ? { working: data['working'] } : {}) };
    for (const watcher of one.watchers) watcher(told);
  };
  const end = (one: Kept, how: Pick<Job, 'state' | 'run' | 'problem'>): void => {
    tell(one, { event: 'job-finish', state: how.state, run: how.run, problem: how.problem });
    one.job = { ...one.job, ...how, finishedAt: now() };
    for (const watcher of one.watchers) watcher(null);
    one.watchers.clear();
    onEnd(one.job);
    const ended = [...jobs.values()].filter(({ job }) => job.state !== 'running');
    for (const { job } of ended.slice(0, Math.max(0, jobs.size - mostJobs))) jobs.delete(job.id);
  };
  return {
    start: (asked) => {
      const id = `job_${randomBytes(8).toString('hex')}`;
      const stop = new AbortController();
      const { promise: done, resolve } = Promise.withResolvers<void>();
      const one: Kept = { job: { id, state: 'running', asked, startedAt: now(), finishedAt: null, run: null, problem: null, working: null, events: 0 }, events: [], watchers: new Set(), stop, done };
      jobs.set(id, one);
      work(asked, { onEvent: (event) => { tell(one, event); }, signal: stop.signal }).then(
        (run) => { end(one, { state: 'finished', run, problem: null }); },
        (error: unknown) => { end(one, { state: stop.signal.aborted ? 'cancelled' : 'failed', run: null, problem: problemOfWork(error) }); },
      ).finally(resolve);
      return one.job;
    },
    list: () => [...jobs.values()].map(({ job }) => job).reverse(),
    get: (id) => kept(id).job,
    cancel: (id) => {
      const one = kept(id);
      one.stop.abort();
      return one.job;
    },
    watch: (id, after, watcher) => {
      const one = kept(id);
      for (const event of one.events.slice(after)) watcher(event);
      if (one.job.state !== 'running') watcher(null);
      else one.watchers.add(watcher);
      return () => { one.watchers.delete(watcher); };
    },
    running: () => [...jobs.values()].filter(({ job }) => job.state === 'running').length,
    close: async () => {
      const running = [...jobs.values()].filter(({ job }) => job.state === 'running');
      for (const { stop } of running) stop.abort();
      await Promise.all(running.map(({ done }) => done));
    },
  };
}

/** An unforeseen error's words may hold anything: they are not told over the wire. */
function problemOfWork(error: unknown): Job['problem'] {
  if (error instanceof AssayError) return { code: error.code, detail: error.message, remedy: error.remedy };
  return { code: 'internal', detail: 'Something in Assay broke.', remedy: 'See the server’s own output, and report it.' };
}
