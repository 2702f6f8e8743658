// Runs that were stopped go on, and sealed ones are judged by the rules of today.
import { createRoute, z } from '@hono/zod-openapi';
import { RULES_VERSION } from '@assay/audit';
import { AssayError } from '@assay/record';
import { jobSchema, reauditSchema, runReference, workingReference } from '@assay/record/api';
import { findStoppedRun } from '../../analysis/working-run.ts';
import { judgedClaims } from '../../cli/view/judged-claims.ts';
import { reaudit } from '../../vault/reaudit.ts';
import { needs } from '../access/guard.ts';
import { isAtWork } from '../jobs/at-work.ts';
import type { KeptRuns } from '../kept-runs.ts';
import type { Parts } from '../parts.ts';
import { HttpProblem } from '../problem.ts';
import { json, openRouter, problems, type Router } from './router.ts';
import { whole } from './whole-run.ts';

type Judged = ReturnType<typeof judgedClaims>;
type Change = z.infer<typeof reauditSchema>['changes'][number];

/** Claims whose verdict is another than the sealed one, and those that only one of the two judgments knows. */
function changesBetween(sealed: Judged, now: Judged): Change[] {
  const before = new Map(sealed.map((one) => [one.claim.id, one]));
  const after = new Map(now.map((one) => [one.claim.id, one]));
  const changed = now.filter(({ claim, verdict }) => before.get(claim.id)?.verdict.verdict !== verdict.verdict).map((one): Change => ({ text: one.claim.text, before: before.get(one.claim.id) ?? null, after: one }));
  return [...changed, ...sealed.filter(({ claim }) => !after.has(claim.id)).map((one): Change => ({ text: one.claim.text, before: one, after: null }))];
}

async function judgedToday(runs: KeptRuns, id: string): Promise<z.infer<typeof reauditSchema>> {
  const { run, loaded } = await whole(runs, id);
  const { audit, captures, differences } = await reaudit(loaded.files);
  const claims = judgedClaims(audit);
  return { run: id, rules: { sealed: run.rules, today: RULES_VERSION }, captures, claims, coverage: audit.coverage, differences: [...differences], changes: changesBetween(judgedClaims(run.contents), claims) };
}

export function resumeRoutes(parts: Parts, runs: KeptRuns): Router {
  const router = openRouter();
  const { board, budgets, environment } = parts;
  router.openapi(createRoute({
    method: 'post', path: '/runs/{run}/resumption', middleware: needs('analyst', parts), summary: 'Go on with a run of models that was stopped', request: { params: z.object({ run: workingReference }) },
    responses: { 202: json(jobSchema, 'Started; Location names the job'), ...problems(404, 409, 429) },
  }), async (context) => {
    const stopped = await findStoppedRun(environment.places.runs, context.req.valid('param').run);
    if (isAtWork(stopped, board.list())) throw new HttpProblem(new AssayError('usage', `${stopped.id} is at work.`, { remedy: 'Watch its job, or cancel it first.' }), 409);
    budgets.take(context.get('asker').role, 'run', board.running());
    const job = board.start({ kind: 'resumption', working: stopped.id });
    return context.json(job, 202, { location: `/api/v1/jobs/${job.id}` });
  });
  router.openapi(createRoute({
    method: 'post', path: '/runs/{run}/re-audit', middleware: needs('reader', parts), summary: 'Judge the sealed report again by the rules of today, over the sealed bytes', request: { params: z.object({ run: runReference }) },
    responses: { 200: json(reauditSchema, 'New verdicts, and what differs from the sealed ones'), ...problems(404, 409, 429) },
  }), async (context) => {
    budgets.take(context.get('asker').role, 'audit');
    return context.json(await judgedToday(runs, context.req.valid('param').run), 200);
  });
  return router;
}
