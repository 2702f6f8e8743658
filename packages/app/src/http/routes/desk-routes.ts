// What the desk itself says: that it is there, whom it knows, how it is set up, what it has done.
import { createRoute, z } from '@hono/zod-openapi';
import { companyMatchesSchema, healthSchema, settingsSchema } from '@assay/record/api';
import type { Company } from '@assay/data';
import { listRuns } from '../../vault/list-runs.ts';
import { VERSION } from '../../version.ts';
import { needs } from '../access/guard.ts';
import type { Parts } from '../parts.ts';
import { json, openRouter, problems, type Router } from './router.ts';

const most = 10;

async function matchesOf({ desk }: Parts, query: string): Promise<z.infer<typeof companyMatchesSchema>['matches']> {
  const resolution = await desk.resolveCompany(query);
  const found = resolution.kind === 'found' ? [resolution.company] : resolution.kind === 'ambiguous' ? resolution.candidates : resolution.suggestions;
  const bundled = new Set(desk.sampleCompanies().map(({ ticker }) => ticker));
  return found.slice(0, most).map(({ ticker, name, cik, sector }: Company) => ({ ticker, name, cik, sector, sample: bundled.has(ticker) }));
}

/** The text format of Prometheus, version 0.0.4. */
function metricsText(counts: Readonly<Record<string, readonly [help: string, value: number]>>): string {
  return Object.entries(counts).map(([name, [help, value]]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${String(value)}\n`).join('');
}

export function deskRoutes(parts: Parts): Router {
  const router = openRouter();
  const { environment, board, access } = parts;
  router.openapi(createRoute({ method: 'get', path: '/health', summary: 'Whether the server is there', responses: { 200: json(healthSchema, 'It is') } }), (context) => context.json({ status: 'ok' as const, version: VERSION, jobs: board.running() }, 200));
  router.openapi(createRoute({ method: 'get', path: '/companies', middleware: needs('reader', parts), summary: 'Companies by ticker, number or name', request: { query: z.object({ q: z.string().trim().min(1).max(120) }) }, responses: { 200: json(companyMatchesSchema, 'Best first'), ...problems() } }),
    async (context) => context.json({ matches: await matchesOf(parts, context.req.valid('query').q) }, 200));
  router.openapi(createRoute({ method: 'get', path: '/settings', middleware: needs('admin', parts), summary: 'How the desk is set up; keys are said to be there or not, and never shown', responses: { 200: json(settingsSchema, 'The settings'), ...problems() } }), (context) => {
    const { places, contact, fredKey, fmpKey, tavilyKey, redditKey } = environment;
    const keys = { fred: fredKey !== null, fmp: fmpKey !== null, tavily: tavilyKey !== null, reddit: redditKey !== null };
    const roles = [...new Set([...access?.passwords ?? [], ...access?.tokens ?? []].map(({ role }) => role))];
    return context.json({ dataFolder: places.runs, contact: contact !== null, keys, engine: 'auto', access: access === null ? 'open' as const : access.passwords.length > 0 ? 'password' as const : 'tokens' as const, roles }, 200);
  });
  router.openapi(createRoute({ method: 'get', path: '/metrics', middleware: needs('admin', parts), summary: 'Counts for Prometheus', responses: { 200: { description: 'Text format 0.0.4', content: { 'text/plain': { schema: z.string() } } }, ...problems() } }), async (context) => {
    const runs = await listRuns(environment.places.runs);
    const jobs = board.list();
    const text = metricsText({
      assay_runs: ['Sealed runs of this machine.', runs.filter(({ state }) => state === 'sealed').length], assay_runs_broken: ['Runs whose seal does not hold.', runs.filter(({ state }) => state === 'broken').length],
      assay_jobs_running: ['Jobs under way.', board.running()], assay_jobs_failed: ['Jobs of this server that failed.', jobs.filter(({ state }) => state === 'failed').length],
      assay_memory_bytes: ['Resident memory of the server.', process.memoryUsage.rss()], assay_uptime_seconds: ['Seconds since the server started.', Math.round(process.uptime())],
    });
    return context.text(text, 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
  return router;
}
