// Runs: listed, read, verified, compared, taken along.
import { createRoute, z } from '@hono/zod-openapi';
import { answerSchema, AssayError } from '@assay/record';
import { captureListSchema, claimListSchema, journalViewSchema, judgedClaimSchema, runListSchema, runReference, runViewSchema, type stoppedRunSchema } from '@assay/record/api';
import { stoppedRuns, type StoppedRun } from '../../analysis/working-run.ts';
import { judgedClaims } from '../../cli/view/judged-claims.ts';
import type { ListedRun } from '../../vault/list-runs.ts';
import { needs } from '../access/guard.ts';
import { isAtWork } from '../jobs/at-work.ts';
import { sampleOf } from '../jobs/sample-run.ts';
import type { KeptRun, KeptRuns } from '../kept-runs.ts';
import type { Parts } from '../parts.ts';
import { json, openRouter, problems, type Router } from './router.ts';
import { whole } from './whole-run.ts';

const byRun = z.object({ run: runReference });
const pageOfRuns = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50), from: z.coerce.number().int().min(0).default(0),
  ticker: z.string().max(20).optional(), words: z.string().max(200).optional(),
});

function fits(listed: ListedRun, { ticker, words }: z.infer<typeof pageOfRuns>): boolean {
  if (ticker === undefined && words === undefined) return true;
  if (listed.state !== 'sealed') return false;
  const { question, company, title } = listed.run;
  const text = [title, company.name, question.ticker, question.text, listed.id].join(' ').toLowerCase();
  return (ticker === undefined || question.ticker.toUpperCase() === ticker.toUpperCase()) && (words ?? '').toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

function viewOf({ run, seal }: KeptRun): z.infer<typeof runViewSchema> {
  const { manifest, fingerprint } = seal;
  return { run: run.contents.run, plan: run.contents.plan, coverage: run.contents.coverage, rules: run.rules, sealed: manifest === null ? null : { root: manifest.root, sealedAt: manifest.sealedAt, signer: fingerprint } };
}

function stoppedView({ id, start }: StoppedRun, alive: boolean): z.infer<typeof stoppedRunSchema> {
  const { company, question, startedAt, sample } = start;
  return { id, ticker: company?.ticker ?? question.ticker, company: company?.name ?? null, depth: question.depth, question: question.text, startedAt, sample, alive };
}

export function runRoutes(parts: Parts, runs: KeptRuns): Router {
  const router = openRouter();
  const { places } = parts.environment;
  const reader = needs('reader', parts);
  // The schema leaves out the paths of this machine.
  router.openapi(createRoute({ method: 'get', path: '/runs', middleware: reader, summary: 'Runs, newest first', request: { query: pageOfRuns }, responses: { 200: json(runListSchema, 'A page of them'), ...problems() } }), async (context) => {
    const query = context.req.valid('query');
    const all = await parts.listing();
    const found = all.filter((listed) => fits(listed, query));
    const next = query.from + query.limit;
    const stopped = (await stoppedRuns(places.runs)).map((one) => stoppedView(one, isAtWork(one, parts.board.list())));
    return context.json(runListSchema.parse({ runs: found.slice(query.from, next), total: found.length, next: next < found.length ? next : null, stopped, sample: sampleOf(all, parts.board.list()) }), 200);
  });
  router.openapi(createRoute({ method: 'get', path: '/runs/{run}', middleware: reader, summary: 'What a run is', request: { params: byRun }, responses: { 200: json(runViewSchema, 'Question, plan, coverage, seal'), ...problems(404, 409) } }),
    async (context) => context.json(viewOf(await whole(runs, context.req.valid('param').run)), 200));
  router.openapi(createRoute({ method: 'get', path: '/runs/{run}/report', middleware: reader, summary: 'The report', request: { params: byRun }, responses: { 200: { description: 'Markdown; spans of claims are offsets into it', content: { 'text/markdown': { schema: z.string() } } }, ...problems(404, 409) } }),
    async (context) => context.body((await whole(runs, context.req.valid('param').run)).run.contents.report, 200, { 'content-type': 'text/markdown; charset=utf-8' }));
  router.openapi(createRoute({ method: 'get', path: '/runs/{run}/answer', middleware: reader, summary: 'The answer of a run that was asked a question', request: { params: byRun }, responses: { 200: json(answerSchema, 'Blocks, citations, what is missing, follow-ups'), ...problems(404, 409) } }), async (context) => {
    const { run } = context.req.valid('param');
    const { answer } = (await whole(runs, run)).run;
    if (answer === undefined || answer === null) throw new AssayError('unknown-run', `${run} answered no question.`, { remedy: 'GET its report.' });
    return context.json(answer, 200);
  });
  router.openapi(createRoute({ method: 'get', path: '/runs/{run}/claims', middleware: reader, summary: 'Every claim with its verdict', request: { params: byRun }, responses: { 200: json(claimListSchema, 'In the order of the report'), ...problems(404, 409) } }), async (context) => {
    const { contents } = (await whole(runs, context.req.valid('param').run)).run;
    return context.json({ claims: judgedClaims(contents), coverage: contents.coverage }, 200);
  });
  router.openapi(createRoute({ method: 'get', path: '/runs/{run}/claims/{number}', middleware: reader, summary: 'One claim and the chain to its bytes', request: { params: byRun.extend({ number: z.coerce.number().int().positive() }) }, responses: { 200: json(judgedClaimSchema, 'Claim, verdict, evidence'), ...problems(404, 409) } }), async (context) => {
    const { run, number } = context.req.valid('param');
    const claim = judgedClaims((await whole(runs, run)).run.contents).find((one) => one.number === number);
    if (claim === undefined) throw new AssayError('unknown-run', `The run has no claim ${String(number)}.`, { remedy: 'GET its claims for their numbers.' });
    return context.json(claim, 200);
  });
  router.openapi(createRoute({ method: 'get', path: '/runs/{run}/journal', middleware: reader, summary: 'What happened, step by step', request: { params: byRun }, responses: { 200: json(journalViewSchema, 'The journal'), ...problems(404, 409) } }),
    async (context) => context.json({ entries: [...(await whole(runs, context.req.valid('param').run)).run.contents.journal] }, 200));
  router.openapi(createRoute({ method: 'get', path: '/runs/{run}/captures', middleware: reader, summary: 'What was received', request: { params: byRun }, responses: { 200: json(captureListSchema, 'Without the bytes'), ...problems(404, 409) } }),
    async (context) => context.json({ captures: (await whole(runs, context.req.valid('param').run)).run.contents.captures.map(({ capture }) => capture) }, 200));
  return router;
}
