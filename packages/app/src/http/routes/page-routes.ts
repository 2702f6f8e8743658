// What the report and evidence pages are made of: a report in finished parts, the evidence of its claims, and captured bytes by rows.
import { createRoute, z } from '@hono/zod-openapi';
import { AssayError } from '@assay/record';
import { captureRowsSchema, claimEvidenceSchema, claimTableSchema, evidenceListSchema, reportPageSchema, runReference, type CaptureRows } from '@assay/record/api';
import { indexRows } from '@assay/web/raw';
import { openPage, type OpenPage } from '../../export/html/view/open-page.ts';
import type { FinishedRun } from '../../vault/run-files.ts';
import { sha256 } from '../../vault/sha256.ts';
import { needs } from '../access/guard.ts';
import type { KeptRun, KeptRuns } from '../kept-runs.ts';
import type { Parts } from '../parts.ts';
import { json, openRouter, problems, type Router } from './router.ts';
import { whole } from './whole-run.ts';

const byRun = z.object({ run: runReference });
const pageOfEvidence = z.object({ from: z.coerce.number().int().positive().default(1), limit: z.coerce.number().int().min(1).max(200).default(50) });

/** As long as a run is kept, its page is; rendering takes longer than reading. */
const opened = new WeakMap<FinishedRun, OpenPage>();
/** Pages that are being read. */
const mostRead = 4;
const indexed = new WeakMap<Uint8Array, CaptureRows>();

function pageOf({ run, seal: { manifest, fingerprint } }: KeptRun): OpenPage {
  const known = opened.get(run);
  if (known !== undefined) return known;
  const seal = manifest === null ? null : { root: manifest.root, sealedAt: manifest.sealedAt, fingerprint };
  const page = openPage({ run: run.contents, answer: run.answer ?? null, rules: run.rules, seal, sha256 });
  opened.set(run, page);
  return page;
}

function rowsOf(bytes: Uint8Array): CaptureRows {
  const known = indexed.get(bytes);
  if (known !== undefined) return known;
  const { size, rows, lines, every, offsets, lineOf, begins } = indexRows(bytes);
  const index = { size, rows, lines, every, offsets: [...offsets], lineOf: [...lineOf], begins: [...begins] };
  indexed.set(bytes, index);
  return index;
}

export function pageRoutes(parts: Parts, runs: KeptRuns): Router {
  const router = openRouter();
  const reader = needs('reader', parts);
  const read = new Map<string, OpenPage>();
  // A page that is opened has its seal checked; claim after claim is then shown from those same bytes, at once.
  const open = async (id: string): Promise<OpenPage> => {
    read.delete(id);
    const page = pageOf(await whole(runs, id));
    read.set(id, page);
    const [oldest] = read.keys();
    if (read.size > mostRead && oldest !== undefined) read.delete(oldest);
    return page;
  };
  const goOn = async (id: string): Promise<OpenPage> => read.get(id) ?? await open(id);
  router.openapi(createRoute({ method: 'get', path: '/runs/{run}/page', middleware: reader, summary: 'The report in parts, as its page shows them', request: { params: byRun }, responses: { 200: json(reportPageSchema, 'Escaped markup, contents, tally'), ...problems(404, 409) } }),
    async (context) => context.json((await open(context.req.valid('param').run)).page(), 200));
  router.openapi(createRoute({ method: 'get', path: '/runs/{run}/claims/{number}/evidence', middleware: reader, summary: 'The chain of one claim, as its page shows it', request: { params: byRun.extend({ number: z.coerce.number().int().positive() }) }, responses: { 200: json(claimEvidenceSchema, 'Escaped markup, and where its bytes stand'), ...problems(404, 409) } }), async (context) => {
    const { run, number } = context.req.valid('param');
    const evidence = (await goOn(run)).evidence(number);
    if (evidence === null) throw new AssayError('unknown-run', `The run has no claim ${String(number)}.`, { remedy: 'GET its claims for their numbers.' });
    return context.json(evidence, 200);
  });
  router.openapi(createRoute({ method: 'get', path: '/runs/{run}/evidence', middleware: reader, summary: 'The chains of many claims, in their order', request: { params: byRun, query: pageOfEvidence }, responses: { 200: json(evidenceListSchema, 'A page of them'), ...problems(404, 409) } }), async (context) => {
    const [{ run }, { from, limit }] = [context.req.valid('param'), context.req.valid('query')];
    const page = await goOn(run);
    const evidence = Array.from({ length: limit }, (_, index) => page.evidence(from + index)).filter((one) => one !== null);
    return context.json({ evidence, total: page.count, next: from + limit <= page.count ? from + limit : null }, 200);
  });
  router.openapi(createRoute({ method: 'get', path: '/runs/{run}/claim-table', middleware: reader, summary: 'Every claim as a row', request: { params: byRun }, responses: { 200: json(claimTableSchema, 'In the order of the report'), ...problems(404, 409) } }),
    async (context) => context.json((await open(context.req.valid('param').run)).table(), 200));
  router.openapi(createRoute({ method: 'get', path: '/runs/{run}/captures/{capture}/rows', middleware: reader, summary: 'Where the rows of a capture begin', request: { params: byRun.extend({ capture: z.string().regex(/^cap_[0-9a-z]{6,64}$/) }) }, responses: { 200: json(captureRowsSchema, 'Every hundredth row or so; the bytes come by ranges'), ...problems(404, 409) } }), async (context) => {
    const { run, capture: id } = context.req.valid('param');
    const found = (await whole(runs, run)).run.contents.captures.find(({ capture }) => capture.id === id);
    if (found === undefined) throw new AssayError('unknown-run', `The run has no capture ${id}.`, { remedy: 'GET its captures for their ids.' });
    return context.json(rowsOf(found.bytes), 200);
  });
  return router;
}
