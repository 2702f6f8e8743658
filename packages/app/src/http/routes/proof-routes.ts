// What makes a run trustworthy over a wire: its archive, its verification, and the run beside it.
import { createRoute, z } from '@hono/zod-openapi';
import { packArchive } from '@assay/audit/archive';
import { comparisonSchema, runReference, verificationSchema } from '@assay/record/api';
import { judgedClaims } from '../../cli/view/judged-claims.ts';
import { compareRuns } from '../../compare/compare-runs.ts';
import { needs } from '../access/guard.ts';
import type { KeptRuns } from '../kept-runs.ts';
import type { Parts } from '../parts.ts';
import { json, openRouter, problems, type Router } from './router.ts';
import { whole } from './whole-run.ts';

const byRun = z.object({ run: runReference });

export function proofRoutes(parts: Parts, runs: KeptRuns): Router {
  const router = openRouter();
  const reader = needs('reader', parts);
  router.openapi(createRoute({ method: 'get', path: '/runs/{run}/archive', middleware: reader, summary: 'The sealed archive', request: { params: byRun }, responses: { 200: { description: 'A file that `assay verify` checks anywhere', content: { 'application/zip': { schema: z.string() } } }, ...problems(404, 409) } }), async (context) => {
    const { run } = context.req.valid('param');
    const bytes = packArchive((await whole(runs, run)).loaded.files);
    return context.body(new Uint8Array(bytes).buffer, 200, { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${run}.assay"` });
  });
  router.openapi(createRoute({ method: 'post', path: '/runs/{run}/verification', middleware: reader, summary: 'Check every byte, the signature, and the judgment anew', request: { params: byRun }, responses: { 200: json(verificationSchema, 'What was found'), ...problems(404, 429) } }), async (context) => {
    parts.budgets.take(context.get('asker').role, 'audit');
    return context.json(await parts.prover.verify(context.req.valid('param').run), 200);
  });
  router.openapi(createRoute({ method: 'get', path: '/runs/{run}/comparison/{other}', middleware: reader, summary: 'Two runs side by side', request: { params: byRun.extend({ other: runReference }) }, responses: { 200: json(comparisonSchema, 'Claims that changed, and why'), ...problems(404, 409) } }), async (context) => {
    const { run, other } = context.req.valid('param');
    const [a, b] = [(await whole(runs, run)).run, (await whole(runs, other)).run];
    const { changes, same, counts, differences } = compareRuns({ run: a, claims: judgedClaims(a.contents) }, { run: b, claims: judgedClaims(b.contents) });
    return context.json(comparisonSchema.parse({ a: run, b: other, same, counts, differences, changes }), 200);
  });
  return router;
}
