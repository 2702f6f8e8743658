// The bytes that were received, whole or a range of them. They came from outside: they are sent so that no browser runs them.
import { createRoute, z } from '@hono/zod-openapi';
import { AssayError } from '@assay/record';
import { runReference } from '@assay/record/api';
import { foreignBytesPolicy } from '../access/headers.ts';
import { needs } from '../access/guard.ts';
import { readRange } from '../byte-range.ts';
import type { KeptRuns } from '../kept-runs.ts';
import type { Parts } from '../parts.ts';
import { HttpProblem } from '../problem.ts';
import { openRouter, problems, type Router } from './router.ts';
import { whole } from './whole-run.ts';

const octets = 'application/octet-stream';
const bytesOf = { content: { [octets]: { schema: z.string() } } } as const;

export function captureRoutes(parts: Parts, runs: KeptRuns): Router {
  const router = openRouter();
  router.openapi(createRoute({
    method: 'get', path: '/runs/{run}/captures/{capture}', middleware: needs('reader', parts), summary: 'The bytes of a capture', request: { params: z.object({ run: runReference, capture: z.string().regex(/^cap_[0-9a-z]{6,64}$/) }) },
    responses: { 200: { description: 'All of them', ...bytesOf }, 206: { description: 'The range that was asked for', ...bytesOf }, ...problems(404, 409, 416) },
  }), async (context) => {
    const { run, capture: id } = context.req.valid('param');
    const found = (await whole(runs, run)).run.contents.captures.find(({ capture }) => capture.id === id);
    if (found === undefined) throw new AssayError('unknown-run', `The run has no capture ${id}.`, { remedy: 'GET its captures for their ids.' });
    const { capture, bytes } = found;
    const headers = { 'content-type': octets, 'content-security-policy': foreignBytesPolicy, 'content-disposition': 'attachment', 'accept-ranges': 'bytes', etag: `"${capture.sha256}"`, 'cache-control': 'private, max-age=31536000, immutable' };
    const range = readRange(context.req.header('range'), bytes.length);
    if (range === 'unsatisfiable') throw new HttpProblem(new AssayError('usage', `The capture has ${String(bytes.length)} bytes.`, { remedy: 'Ask for a range within them.' }), 416, { 'content-range': `bytes */${String(bytes.length)}` });
    const part = range === null ? bytes : bytes.subarray(range.start, range.end);
    const body = new Uint8Array(part).buffer;
    if (range === null) return context.body(body, 200, headers);
    return context.body(body, 206, { ...headers, 'content-range': `bytes ${String(range.start)}-${String(range.end - 1)}/${String(bytes.length)}` });
  });
  return router;
}
