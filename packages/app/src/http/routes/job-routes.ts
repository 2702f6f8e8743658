// Work under way: started, watched by server-sent events, cancelled.
import { createRoute, z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';
import { jobListSchema, jobReference, jobSchema, sampleRunSchema, startJobSchema, type JobEvent } from '@assay/record/api';
import { needs } from '../access/guard.ts';
import { makeSampleRun } from '../jobs/sample-run.ts';
import type { Parts } from '../parts.ts';
import { checkStruck } from '../plans/make-plan.ts';
import { jobOf } from './job-of.ts';
import { json, openRouter, problems, type Router } from './router.ts';

const byJob = z.object({ job: jobReference });
/** Proxies close lines on which nothing passes. */
const quietMs = 15_000;

/** By the browser's own header, or by `?after=` where a program sets none. */
function lastSeen(header: string | undefined, query: string | undefined): number {
  const seen = Number(header ?? query ?? 0);
  return Number.isSafeInteger(seen) && seen > 0 ? seen : 0;
}

export function jobRoutes(parts: Parts): Router {
  const router = openRouter();
  const { board, budgets } = parts;
  router.openapi(createRoute({
    method: 'post', path: '/jobs', middleware: needs('analyst', parts), summary: 'Start the analysis of a company, or ask a question', request: { body: { content: { 'application/json': { schema: startJobSchema } }, required: true } },
    responses: { 202: json(jobSchema, 'Started; Location names it'), ...problems(404, 409, 429) },
  }), async (context) => {
    const { asked, desk } = await jobOf(context.req.valid('json'), parts);
    if ((asked.plan?.strike ?? []).length > 0) budgets.take(context.get('asker').role, 'plan');
    await checkStruck(asked, { ...parts, desk });
    budgets.take(context.get('asker').role, 'run', board.running());
    const job = board.start(asked);
    return context.json(job, 202, { location: `/api/v1/jobs/${job.id}` });
  });
  router.openapi(createRoute({
    method: 'post', path: '/sample-run', middleware: needs('analyst', parts), summary: 'A true run over bundled figures, for a first look', responses: { 200: json(sampleRunSchema, 'It is there'), 202: json(sampleRunSchema, 'The job makes it'), ...problems(429) },
  }), async (context) => {
    const sample = await makeSampleRun(parts, () => { budgets.take(context.get('asker').role, 'run', board.running()); });
    return sample.run === null ? context.json(sample, 202, { location: `/api/v1/jobs/${sample.job ?? ''}` }) : context.json(sample, 200);
  });
  router.openapi(createRoute({ method: 'get', path: '/jobs', middleware: needs('reader', parts), summary: 'Jobs of this server, newest first', responses: { 200: json(jobListSchema, 'Those under way and those that ended'), ...problems() } }), (context) => context.json({ jobs: [...board.list()] }, 200));
  router.openapi(createRoute({ method: 'get', path: '/jobs/{job}', middleware: needs('reader', parts), summary: 'One job', request: { params: byJob }, responses: { 200: json(jobSchema, 'Its state'), ...problems(404) } }), (context) => context.json(board.get(context.req.valid('param').job), 200));
  router.openapi(createRoute({ method: 'post', path: '/jobs/{job}/cancellation', middleware: needs('analyst', parts), summary: 'Cancel a job', request: { params: byJob }, responses: { 202: json(jobSchema, 'It stops; its last event says so'), ...problems(404) } }), (context) => context.json(board.cancel(context.req.valid('param').job), 202));
  router.openapi(createRoute({
    method: 'get', path: '/jobs/{job}/events', middleware: needs('reader', parts), summary: 'What happens, as it happens', request: { params: byJob, query: z.object({ after: z.string().max(12).optional() }) },
    responses: { 200: { description: 'Server-sent events; the id of each is its number, and Last-Event-ID or ?after= goes on behind it', content: { 'text/event-stream': { schema: z.string() } } }, ...problems(404) },
  }), (context) => {
    const { id: job } = board.get(context.req.valid('param').job);
    const after = lastSeen(context.req.header('last-event-id'), context.req.valid('query').after);
    context.header('x-accel-buffering', 'no');
    return streamSSE(context, async (stream) => {
      const waiting: (JobEvent | null)[] = [];
      let wake: () => void = () => undefined;
      const leave = board.watch(job, after, (event) => { waiting.push(event); wake(); });
      stream.onAbort(() => { leave(); wake(); });
      while (!stream.aborted) {
        const next = waiting.shift();
        if (next === null) break;
        if (next === undefined) {
          const silence = await Promise.race([new Promise<false>((resolve) => { wake = (): void => { resolve(false); }; }), stream.sleep(quietMs).then(() => true)]);
          if (silence && waiting.length === 0) await stream.write(': still here\n\n');
        } else await stream.writeSSE({ id: String(next.seq), event: 'job', data: JSON.stringify(next) });
      }
      leave();
    });
  });
  return router;
}
