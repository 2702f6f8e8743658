// Which company some words mean: one right answer, an honest list, or none.
import { z } from 'zod';
import type { Company } from '../../company.ts';
import { companyTickersEndpoint } from '../../edgar/endpoints.ts';
import { text } from '../answer-schema.ts';
import { defineTool } from '../tool.ts';

const companySchema = z.object({ ticker: z.string(), name: z.string(), cik: text, exchange: text, sector: text, industry: text, kind: z.string() });
const MOST = 10;

export const resolveCompanyTool = defineTool({
  name: 'resolve_company', group: 'help',
  description: 'The company meant by a ticker, a name, a former name, a SEC number (CIK) or a misspelling. `found` is one right answer, with what was read into the question; `ambiguous` lists the candidates; `unknown` says why, with the nearest names.',
  input: z.object({ query: z.string().trim().min(1).max(120).describe('Ticker, name, former name or CIK.') }),
  output: z.object({ query: z.string(), outcome: z.enum(['found', 'ambiguous', 'unknown']), company: companySchema.nullable(), candidates: z.array(companySchema), note: text }),
  source: { name: companyTickersEndpoint.sourceName, licence: companyTickersEndpoint.licence, key: null, ttlMs: companyTickersEndpoint.ttlMs },
  run: async ({ query }, { resolve }) => {
    const found = await resolve(query);
    const candidates = found.kind === 'ambiguous' ? found.candidates : found.kind === 'unknown' ? found.suggestions : [];
    const note = found.kind === 'found' ? found.note : found.kind === 'unknown' ? found.why : undefined;
    return { ok: true, captures: [], answer: { query, outcome: found.kind, company: found.kind === 'found' ? plainCompany(found.company) : null, candidates: candidates.slice(0, MOST).map(plainCompany), note: note ?? null } };
  },
});

function plainCompany({ ticker, name, cik, exchange, sector, industry, kind }: Company): z.output<typeof companySchema> {
  return { ticker, name, cik, exchange, sector, industry, kind };
}
