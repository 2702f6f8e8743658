// Counts for Prometheus.
import { createRoute, z } from '@hono/zod-openapi';
import { needs } from '../access/guard.ts';
import { labelled } from '../measure.ts';
import type { Parts } from '../parts.ts';
import { openRouter, problems, type Router } from './router.ts';

type Runs = { readonly sealed: number; readonly broken: number };

/** To count runs is to check every seal: a minute's count serves every scrape of it. */
const freshMs = 60_000;

function gauge(name: string, help: string, value: number): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, labelled(name, {}, value)];
}

function runCounter({ listing, clock }: Parts): () => Promise<Runs> {
  let kept: { readonly at: number; readonly runs: Runs } | null = null;
  return async () => {
    const now = clock().getTime();
    if (kept !== null && now - kept.at < freshMs) return kept.runs;
    const listed = await listing();
    kept = { at: now, runs: { sealed: listed.filter(({ state }) => state === 'sealed').length, broken: listed.filter(({ state }) => state === 'broken').length } };
    return kept.runs;
  };
}

export function metricsRoutes(parts: Parts): Router {
  const router = openRouter();
  const countRuns = runCounter(parts);
  router.openapi(createRoute({ method: 'get', path: '/metrics', middleware: needs('admin', parts), summary: 'Counts for Prometheus', responses: { 200: { description: 'Text format 0.0.4', content: { 'text/plain': { schema: z.string() } } }, ...problems() } }), async (context) => {
    const runs = await countRuns();
    const lines = [
      ...gauge('assay_runs', 'Sealed runs of this machine.', runs.sealed), ...gauge('assay_runs_broken', 'Runs whose seal does not hold.', runs.broken), ...gauge('assay_jobs_running', 'Jobs under way.', parts.board.running()),
      ...gauge('assay_memory_bytes', 'Resident memory of the server.', process.memoryUsage.rss()), ...gauge('assay_uptime_seconds', 'Seconds since the server started.', Math.round(process.uptime())), ...parts.measure.lines(),
    ];
    return context.text(`${lines.join('\n')}\n`, 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
  return router;
}
