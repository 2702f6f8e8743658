// Every request is counted under its route.
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Measure } from './measure.ts';
import type { Env } from './parts.ts';

/** The route as it is described, never the address itself: names in it would make a series each. */
export function measuring({ request }: Measure): MiddlewareHandler<Env> {
  return async (context, next) => {
    const from = performance.now();
    await next();
    const routes = matchedRoutes(context).filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'));
    request({ method: context.req.method, route: routes.at(-1)?.path ?? (context.res.ok ? 'page' : 'none'), status: context.res.status, seconds: (performance.now() - from) / 1000 });
  };
}
