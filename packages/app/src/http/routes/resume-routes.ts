// Runs that were stopped go on, and sealed ones are judged by the rules of today.
import { createRoute, z } from '@hono/zod-openapi';
import { AssayError } from '@assay/record';
import { jobSchema, reauditSchema, runReference, workingReference } from '@assay/record/api';
import { findStoppedRun } from '../../analysis/working-run.ts';
import { needs } from '../access/guard.ts';
import { isAtWork } from '../jobs/at-work.ts';
import type { Parts } from '../parts.ts';
import { HttpProblem } from '../problem.ts';
import { json, openRouter, problems, type Router } from './router.ts';

export function resumeRoutes(parts: Parts): Router {
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
    return context.json(await parts.prover.reaudit(context.req.valid('param').run), 200);
  });
  return router;
}
