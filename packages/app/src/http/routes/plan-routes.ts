// What would be done, shown before it is started.
import { createRoute } from '@hono/zod-openapi';
import { planViewSchema, startJobSchema } from '@assay/record/api';
import { needs } from '../access/guard.ts';
import type { Parts } from '../parts.ts';
import { viewPlan } from '../plans/make-plan.ts';
import { jobOf } from './job-of.ts';
import { json, openRouter, problems, type Router } from './router.ts';

export function planRoutes(parts: Parts): Router {
  const router = openRouter();
  router.openapi(createRoute({
    method: 'post', path: '/plans', middleware: needs('analyst', parts), summary: 'The plan of an analysis or a question as it would run, without running it', request: { body: { content: { 'application/json': { schema: startJobSchema } }, required: true } },
    responses: { 200: json(planViewSchema, 'Steps, how the question is read, and what such work took here before'), ...problems(404, 409, 429) },
  }), async (context) => {
    parts.budgets.take(context.get('asker').role, 'plan');
    const { asked, desk } = await jobOf(context.req.valid('json'), parts);
    return context.json(await viewPlan(asked, { ...parts, desk }), 200);
  });
  return router;
}
