// The API as one function from request to answer: it needs no port to be tried.
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { AssayError } from '@assay/record';
import { VERSION } from '../version.ts';
import { checkOrigin } from './access/guard.ts';
import { securityHeaders } from './access/headers.ts';
import { describeApp } from './description.ts';
import { keepRuns } from './kept-runs.ts';
import type { Parts } from './parts.ts';
import { largestBody } from './limits.ts';
import { measuring } from './measuring.ts';
import { HttpProblem, problemOf } from './problem.ts';
import { captureRoutes } from './routes/capture-routes.ts';
import { deskRoutes } from './routes/desk-routes.ts';
import { exportRoutes } from './routes/export-routes.ts';
import { jobRoutes } from './routes/job-routes.ts';
import { libraryRoutes } from './routes/library-routes.ts';
import { metricsRoutes } from './routes/metrics-routes.ts';
import { planRoutes } from './routes/plan-routes.ts';
import { proofRoutes } from './routes/proof-routes.ts';
import { resumeRoutes } from './routes/resume-routes.ts';
import { pageRoutes } from './routes/page-routes.ts';
import { openRouter, problemType, type Router } from './routes/router.ts';
import { runRoutes } from './routes/run-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { settingsRoutes } from './routes/settings-routes.ts';
import { uploadRoutes } from './routes/upload-routes.ts';
import { servePages } from './static/static-pages.ts';

const base = '/api/v1';

export const apiInfo = { openapi: '3.1.0', info: { title: 'Assay', version: VERSION, description: 'Equity research that proves its own numbers: runs, their reports, claims, evidence and captured bytes.' } } as const;

/** What the router itself refuses, such as a body that is no JSON, is the asker's mistake. */
function knownProblem(error: Error): HttpProblem | null {
  if (error instanceof HttpProblem) return error;
  if (!(error instanceof HTTPException) || error.status >= 500) return null;
  return new HttpProblem(new AssayError('usage', `The request cannot be taken: ${error.message}.`, { remedy: `GET ${base}/openapi.json describes what each route takes.` }), error.status);
}

/** `log` gets what nobody foresaw; the answer says only that it happened. `pages`: the folder of the built pages; without it there is the API alone. */
export function openApp(parts: Parts, log: (words: string) => void, pages: string | null = null): Router {
  const app = openRouter();
  app.use(measuring(parts.measure));
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
  });
  app.use(checkOrigin(parts));
  const limited = bodyLimit({ maxSize: largestBody, onError: () => { throw new HttpProblem(new AssayError('usage', `A request may hold ${String(largestBody / 1024)} kB.`, { remedy: 'Send less.' }), 413); } });
  // Uploads are counted while they are written to disk.
  app.use(async (context, next) => (context.req.path.startsWith(`${base}/uploads/`) ? next() : limited(context, next)));
  const runs = keepRuns(parts.environment.places.runs);
  for (const routes of [deskRoutes(parts), sessionRoutes(parts), settingsRoutes(parts), metricsRoutes(parts), jobRoutes(parts), planRoutes(parts), libraryRoutes(parts), uploadRoutes(parts), runRoutes(parts, runs), proofRoutes(parts, runs), resumeRoutes(parts), exportRoutes(parts), captureRoutes(parts, runs), pageRoutes(parts, runs)]) app.route(base, routes);
  describeApp(app, `${base}/openapi.json`, apiInfo);
  if (pages !== null) servePages(app, pages);
  app.notFound((context) => context.json(problemOf(new AssayError('usage', 'There is nothing at this address.', { remedy: `GET ${base}/openapi.json lists what there is.` }), context.req.path, 404), 404, { 'content-type': problemType }));
  app.onError((error, context) => {
    const known = knownProblem(error);
    if (known === null && !(error instanceof AssayError)) log(error.stack ?? error.message);
    const problem = problemOf(known?.cause ?? error, context.req.path, known?.status);
    return Response.json(problem, { status: problem.status, headers: { ...known?.headers, 'content-type': problemType } });
  });
  return app;
}
