// What the desk itself says: that it is there, and whom it knows.
import { createRoute, z } from '@hono/zod-openapi';
import type { Company, Directory, Sample } from '@assay/data';
import { companyMatchesSchema, healthSchema, type CompanyMatch } from '@assay/record/api';
import { bundledSample } from '../../compose.ts';
import { VERSION } from '../../version.ts';
import { needs } from '../access/guard.ts';
import { matchCompanies } from '../companies/match-companies.ts';
import type { Parts } from '../parts.ts';
import { json, openRouter, problems, type Router } from './router.ts';

const most = 10;

type Found = Pick<CompanyMatch, 'how' | 'formerly'> & { readonly company: Company };

/** Whom the desk names goes first, then those of whom it is a part, then those written nearly so. */
async function matchesOf({ desk }: Parts, { query, directory }: { readonly query: string; readonly directory: Directory }): Promise<CompanyMatch[]> {
  const resolution = await desk.resolveCompany(query);
  const as = (how: CompanyMatch['how'], companies: readonly Company[]): Found[] => companies.map((company) => ({ company, how, formerly: null }));
  const named = resolution.kind === 'found' ? as('named', [resolution.company]) : resolution.kind === 'ambiguous' ? as('named', resolution.candidates) : [];
  const near = resolution.kind === 'found' || resolution.kind === 'ambiguous' ? [] : as('near', resolution.suggestions);
  const parts = new Map(matchCompanies(query, directory, most).map((part) => [part.company.ticker, part]));
  const byTicker = new Map<string, Found>();
  for (const found of [...named, ...parts.values(), ...near]) {
    const { ticker } = found.company;
    // Whom the desk names by a name that was given up was found by that.
    const former = parts.get(ticker)?.formerly ?? null;
    if (!byTicker.has(ticker)) byTicker.set(ticker, former === null ? found : { ...found, how: 'former', formerly: former });
  }
  const bundled = new Set(desk.sampleCompanies().map(({ ticker }) => ticker));
  return [...byTicker.values()].slice(0, most).map(({ company: { ticker, name, cik, sector }, how, formerly }) => ({ ticker, name, cik, sector, sample: bundled.has(ticker), how, formerly }));
}

export function deskRoutes(parts: Parts): Router {
  const router = openRouter();
  const { board } = parts;
  // Read when the first name is typed: the lists hold thousands.
  let sample: Sample | null = null;
  const directory = (): Directory => (sample ??= bundledSample()).directory();
  router.openapi(createRoute({ method: 'get', path: '/health', summary: 'Whether the server is there', responses: { 200: json(healthSchema, 'It is') } }), (context) => context.json({ status: 'ok' as const, version: VERSION, jobs: board.running() }, 200));
  router.openapi(createRoute({ method: 'get', path: '/companies', middleware: needs('reader', parts), summary: 'Companies by ticker, number, name, former name, or a part of one', request: { query: z.object({ q: z.string().trim().min(1).max(120) }) }, responses: { 200: json(companyMatchesSchema, 'Best first'), ...problems() } }),
    async (context) => context.json({ matches: await matchesOf(parts, { query: context.req.valid('query').q, directory: directory() }) }, 200));
  return router;
}
