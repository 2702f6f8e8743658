// What the desk itself says: that it is there, and whom it knows.
import { createRoute, z } from '@hono/zod-openapi';
import { companyMatchesSchema, healthSchema } from '@assay/record/api';
import type { Company } from '@assay/data';
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

export function deskRoutes(parts: Parts): Router {
  const router = openRouter();
  const { board } = parts;
  router.openapi(createRoute({ method: 'get', path: '/health', summary: 'Whether the server is there', responses: { 200: json(healthSchema, 'It is') } }), (context) => context.json({ status: 'ok' as const, version: VERSION, jobs: board.running() }, 200));
  router.openapi(createRoute({ method: 'get', path: '/companies', middleware: needs('reader', parts), summary: 'Companies by ticker, number or name', request: { query: z.object({ q: z.string().trim().min(1).max(120) }) }, responses: { 200: json(companyMatchesSchema, 'Best first'), ...problems() } }),
    async (context) => context.json({ matches: await matchesOf(parts, context.req.valid('query').q) }, 200));
  return router;
}
