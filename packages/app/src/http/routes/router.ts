// A router whose routes are described by the schemas that they check by. What a request has wrong is said as a problem.
import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { AssayError } from '@assay/record';
import { problemSchema } from '@assay/record/api';
import type { Env } from '../parts.ts';
import { problemOf } from '../problem.ts';

export type Router = OpenAPIHono<Env>;
export const problemType = 'application/problem+json';

export function openRouter(): Router {
  return new OpenAPIHono<Env>({
    defaultHook: (result, context) => {
      if (result.success) return undefined;
      const words = result.error.issues.slice(0, 4).map(({ path, message }) => `${path.length === 0 ? 'the request' : path.join('/')}: ${message}`).join('; ');
      const problem = problemOf(new AssayError('usage', `The request cannot be taken: ${words}.`, { remedy: 'GET /api/v1/openapi.json describes what each route takes.' }), context.req.path);
      return context.json(problem, 400, { 'content-type': problemType });
    },
  });
}

const failures: Readonly<Record<number, string>> = { 400: 'The request cannot be taken', 401: 'Nobody is logged in', 403: 'The role may not do that', 404: 'There is none', 409: 'It is not in a state for that', 413: 'It is too large', 416: 'The range lies behind the end', 422: 'It cannot be read', 429: 'Too often or too much' };

type Described = { readonly description: string; readonly content: { readonly 'application/problem+json': { readonly schema: typeof problemSchema } } };

/** The failures of a route, for its description. */
export function problems(...statuses: readonly number[]): Record<number, Described> {
  return Object.fromEntries([...statuses, 400, 401, 403].map((status) => [status, { description: failures[status] ?? 'A failure', content: { [problemType]: { schema: problemSchema } } }]));
}

export function json<Schema extends z.ZodType>(schema: Schema, description: string): { readonly description: string; readonly content: { readonly 'application/json': { readonly schema: Schema } } } {
  return { description, content: { 'application/json': { schema } } };
}
