// The description and the server are held against each other: every route that is described is asked, and what comes fits what is said.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { parseJson } from '@assay/record';
import { accessRoles, problemSchema, type AccessRole } from '@assay/record/api';
import { closedAccess, openApi, tokens, type Api, type Asking } from './testing/api-fixture.ts';

const documentSchema = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ summary: z.string().optional(), responses: z.record(z.string(), z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })).optional() })) }))),
});
type Operation = { readonly method: string; readonly path: string; readonly summary: string | undefined; readonly statuses: readonly string[]; readonly schemaOf: (status: number) => unknown };

const at: { api: Api; closed: Api; operations: readonly Operation[] } = { api: undefined as unknown as Api, closed: undefined as unknown as Api, operations: [] };

async function operationsOf(api: Api): Promise<readonly Operation[]> {
  const { paths } = documentSchema.parse(parseJson(await (await api.ask('/api/v1/openapi.json')).text()));
  return Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, { summary, responses }]) => ({
    method: method.toUpperCase(), path, summary, statuses: Object.keys(responses), schemaOf: (status: number) => Object.entries(responses[String(status)]?.content ?? {}).find(([type]) => type.endsWith('json'))?.[1].schema,
  })));
}

beforeAll(async () => {
  at.api = await openApi({ answered: true });
  at.closed = await openApi({ access: await closedAccess(), answered: true });
  at.operations = await operationsOf(at.api);
});
afterAll(async () => {
  await at.api.remove();
  await at.closed.remove();
});

/** An address with true names in its places. */
function addressOf(path: string, api: Api, job: string): string {
  const filled = path.replace('{run}', path.endsWith('/answer') ? api.answered : path.endsWith('/resumption') ? api.stopped : api.run).replace('{other}', api.run).replace('{number}', '1').replace('{capture}', api.capture).replace('{job}', job).replace('{form}', 'md');
  return path.endsWith('/search') ? `${filled}?q=revenue` : path.endsWith('/companies') ? `${filled}?q=AAPL` : path.endsWith('/events') ? `${filled}?after=0` : filled;
}

const bodies: Readonly<Record<string, unknown>> = { 'POST /api/v1/jobs': { company: 'AAPL', sample: true }, 'POST /api/v1/session': { password: 'whatever it may be' }, 'PUT /api/v1/settings': { depth: 'standard' }, 'POST /api/v1/plans': { kind: 'question', text: 'How large was the revenue of Apple in fiscal 2024?', sample: true, engine: 'house' } };

function keyOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

const files: Readonly<Record<string, readonly string[]>> = { audit: ['report', 'sources'], filing: ['filing'], archive: ['archive'] };

/** What is sent with an operation: a body, or files of the fields that an upload wants. */
function given(operation: Operation, archive: Uint8Array): Pick<Asking, 'body' | 'raw' | 'headers'> {
  const fields = files[/\/uploads\/(\w+)$/.exec(operation.path)?.[1] ?? ''];
  if (fields === undefined) return { body: bodies[keyOf(operation)] };
  const parts = fields.flatMap((name) => [Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\n`), Buffer.from(name === 'archive' ? archive : 'Revenue was $2.4 billion.'), Buffer.from('\r\n')]);
  return { raw: Buffer.concat([...parts, Buffer.from('--b--\r\n')]), headers: { 'content-type': 'multipart/form-data; boundary=b' } };
}

test('the description names every route, says in a sentence what it is for, and which failures it has [HTTP-CONTRACT-1]', () => {
  expect(at.operations.length).toBeGreaterThanOrEqual(20);
  for (const { method, path, summary, statuses } of at.operations) {
    expect(summary, path).toBeTruthy();
    if (!path.endsWith('/health')) expect(statuses, `${method} ${path}`).toEqual(expect.arrayContaining(['400', '401', '403']));
  }
});

test('every described route answers with a described status, in the described form [HTTP-CONTRACT-1]', async () => {
  const { api } = at;
  const archive = new Uint8Array(await (await api.ask(`/api/v1/runs/${api.run}/archive`)).arrayBuffer());
  const job = api.parts.board.start({ kind: 'analysis', company: 'AAPL', depth: 'quick', engine: 'house', sample: true }).id;
  const order = [...at.operations].sort((left, right) => Number(left.path.endsWith('/events')) - Number(right.path.endsWith('/events')));
  for (const operation of order) {
    const response = await api.ask(addressOf(operation.path, api, job), { method: operation.method, ...given(operation, archive) });
    expect(operation.statuses, `${keyOf(operation)} gave ${String(response.status)}`).toContain(String(response.status));
    expect(response.status, keyOf(operation)).toBeLessThan(keyOf(operation) === 'POST /api/v1/session' ? 401 : 400);
    const schema = operation.schemaOf(response.status);
    if (schema !== undefined && response.headers.get('content-type')?.includes('json') === true) expect(z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(parseJson(await response.text())).error?.issues ?? [], keyOf(operation)).toEqual([]);
  }
});

test('what the routes refuse comes as a problem with a remedy, and tells nothing of the machine [HTTP-PROBLEM-1]', async () => {
  const asked: readonly (readonly [string, number, object?])[] = [
    ['/api/v1/runs/run_nobody-knows-it', 404], ['/api/v1/runs/..%2F..%2Fetc%2Fpasswd', 400], ['/api/v1/runs/latest', 400], ['/api/v1/nothing', 404], ['/', 404],
    [`/api/v1/runs/${at.api.run}/claims/99`, 404], [`/api/v1/runs/${at.api.run}/captures/cap_000000`, 404], ['/api/v1/jobs/job_0000000000000000', 404],
    ['/api/v1/jobs', 400, { method: 'POST', body: { company: '' } }], ['/api/v1/jobs', 400, { method: 'POST', body: { company: 'AAPL', colour: 'red' } }], ['/api/v1/jobs', 400, { method: 'POST', body: 'no json' }], ['/api/v1/jobs', 400, { method: 'POST', body: { kind: 'question' } }], ['/api/v1/jobs', 400, { method: 'POST', body: { kind: 'wish', company: 'AAPL' } }],
    ['/api/v1/jobs', 400, { method: 'POST', body: { kind: 'question', text: 'How large were sales?', earlier: ['../../etc/passwd'] } }], [`/api/v1/runs/${at.api.run}/answer`, 404],
    ['/api/v1/jobs', 413, { method: 'POST', body: { company: 'AAPL', question: 'x'.repeat(70_000) } }],
  ];
  for (const [path, status, asking] of asked) {
    const response = await at.api.ask(path, asking);
    const text = await response.text();
    expect(response.status, `${path}: ${text}`).toBe(status);
    expect(response.headers.get('content-type'), path).toContain('application/problem+json');
    expect(problemSchema.parse(parseJson(text)).remedy, path).not.toBe('');
    expect(text).not.toContain(at.api.home);
  }
});

const needed: Readonly<Record<string, AccessRole | 'nobody'>> = {
  'GET /api/v1/health': 'nobody', 'GET /api/v1/session': 'nobody', 'POST /api/v1/session': 'nobody', 'DELETE /api/v1/session': 'nobody',
  'POST /api/v1/jobs': 'analyst', 'POST /api/v1/plans': 'analyst', 'POST /api/v1/uploads/audit': 'analyst', 'POST /api/v1/uploads/filing': 'analyst', 'POST /api/v1/runs/{run}/resumption': 'analyst', 'POST /api/v1/jobs/{job}/cancellation': 'analyst', 'PUT /api/v1/settings': 'admin', 'POST /api/v1/sample-run': 'analyst', 'GET /api/v1/metrics': 'admin',
};

test('every route is asked as nobody, reader, analyst and admin, and opens to just those who may [HTTP-ROLE-1]', async () => {
  const { closed } = at;
  const asking = (operation: Operation, role: AccessRole | 'nobody'): Asking => {
    const sent = given(operation, new Uint8Array());
    return { ...sent, method: operation.method, headers: { ...sent.headers, ...(role === 'nobody' ? {} : { authorization: `Bearer ${tokens[role]}` }) } };
  };
  for (const operation of at.operations) {
    const need = needed[keyOf(operation)] ?? 'reader';
    for (const role of ['nobody', ...accessRoles] as const) {
      const job = closed.parts.board.start({ kind: 'analysis', company: 'AAPL', depth: 'quick', engine: 'house', sample: true }).id;
      const response = await closed.ask(addressOf(operation.path, closed, job), asking(operation, role));
      await response.body?.cancel();
      closed.parts.board.cancel(job);
      const rank = (one: AccessRole | 'nobody'): number => ['nobody', ...accessRoles].indexOf(one);
      const isRefused = response.status === 401 || response.status === 403;
      if (keyOf(operation) === 'POST /api/v1/session') continue;
      expect(isRefused, `${keyOf(operation)} as ${role}: ${String(response.status)}`).toBe(rank(role) < rank(need));
    }
  }
});

test('every answer carries the headers that keep foreign scripts, frames and guesses out [HTTP-HEADER-1]', async () => {
  for (const path of ['/api/v1/health', '/api/v1/nothing', `/api/v1/runs/${at.api.run}/report`, `/api/v1/runs/${at.api.run}/captures/${at.api.capture}`]) {
    const { headers } = await at.api.ask(path);
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
    expect([headers.get('x-content-type-options'), headers.get('x-frame-options'), headers.get('referrer-policy')], path).toEqual(['nosniff', 'DENY', 'no-referrer']);
  }
});
