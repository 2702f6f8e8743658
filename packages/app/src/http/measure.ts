// What the server counts of itself, for Prometheus (text format 0.0.4): requests by route and status, how long they took, audits, jobs.
import type { Job } from '@assay/record/api';
import type { Budgeted } from './access/budgets.ts';

/** Upper ends in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

type Labels = Readonly<Record<string, string>>;
type Timed = { readonly counts: number[]; sum: number; count: number };

export type Measure = {
  readonly request: (labels: { readonly method: string; readonly route: string; readonly status: number; readonly seconds: number }) => void;
  /** Something that has a budget was begun. */
  readonly begun: (what: Budgeted) => void;
  readonly jobEnded: (job: Job) => void;
  readonly lines: () => readonly string[];
};

/** As the format has it: backslash, quote and line break are escaped. */
export function labelled(name: string, labels: Labels, value: number): string {
  const said = Object.entries(labels).map(([key, text]) => `${key}="${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`);
  return `${name}${said.length === 0 ? '' : `{${said.join(',')}}`} ${String(value)}`;
}

function head(name: string, type: 'counter' | 'gauge' | 'histogram', help: string): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function counted(counts: Map<string, { readonly labels: Labels; value: number }>, labels: Labels): void {
  const key = JSON.stringify(labels);
  const one = counts.get(key) ?? { labels, value: 0 };
  one.value += 1;
  counts.set(key, one);
}

type Counts = Map<string, { readonly labels: Labels; value: number }>;

function countLines(name: string, help: string, counts: Counts): readonly string[] {
  return [...head(name, 'counter', help), ...[...counts.values()].map(({ labels, value }) => labelled(name, labels, value))];
}

function timeLines(times: ReadonlyMap<string, Timed>): readonly string[] {
  const name = 'assay_http_request_duration_seconds';
  const of = (route: string, { counts, sum, count }: Timed): readonly string[] => [
    ...buckets.map((le, at) => labelled(`${name}_bucket`, { route, le: String(le) }, counts[at] ?? 0)), labelled(`${name}_bucket`, { route, le: '+Inf' }, count),
    labelled(`${name}_sum`, { route }, Math.round(sum * 1e6) / 1e6), labelled(`${name}_count`, { route }, count),
  ];
  return [...head(name, 'histogram', 'How long requests took.'), ...[...times].flatMap(([route, timed]) => of(route, timed))];
}

export function openMeasure(): Measure {
  const requests: Counts = new Map();
  const begun: Counts = new Map();
  const jobs: Counts = new Map();
  const times = new Map<string, Timed>();
  return {
    request: ({ method, route, status, seconds }) => {
      counted(requests, { method, route, status: String(status) });
      const timed = times.get(route) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 };
      for (const [at, le] of buckets.entries()) if (seconds <= le) timed.counts[at] = (timed.counts[at] ?? 0) + 1;
      timed.sum += seconds;
      timed.count += 1;
      times.set(route, timed);
    },
    begun: (what) => { counted(begun, { what }); },
    jobEnded: ({ asked, state }) => { counted(jobs, { kind: asked.kind, state }); },
    lines: () => [
      ...countLines('assay_http_requests_total', 'Requests by route and status.', requests), ...timeLines(times),
      ...countLines('assay_begun_total', 'Runs, audits and plans that were begun.', begun), ...countLines('assay_jobs_total', 'Jobs that ended, by kind and how.', jobs),
    ],
  };
}
