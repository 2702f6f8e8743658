import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWireServer } from '@assay/agent/testing';
import { RULES_VERSION } from '@assay/audit';
import { canonicalJson, parseJson } from '@assay/record';
import { jobSchema, problemSchema, reauditSchema, runListSchema, type Job } from '@assay/record/api';
import { readEnvironment, type Environment } from '../config/environment.ts';
import { stageOf, wireAnalyst } from '../testing/wire-analyst.ts';
import { carryOut } from './jobs/carry-out.ts';
import { openApi, type Api } from './testing/api-fixture.ts';

const at: { api: Api } = { api: undefined as unknown as Api };
beforeAll(async () => { at.api = await openApi(); });
afterAll(() => at.api.remove());

const read = async (response: Promise<Response>): Promise<{ readonly status: number; readonly body: unknown }> => {
  const { status, text } = await response.then(async (one) => ({ status: one.status, text: await one.text() }));
  return { status, body: parseJson(text) };
};
const resume = (id: string): ReturnType<typeof read> => read(at.api.ask(`/api/v1/runs/${id}/resumption`, { method: 'POST' }));
const stopped = async (): Promise<readonly (readonly [string, string, boolean])[]> => runListSchema.parse((await read(at.api.ask('/api/v1/runs'))).body).stopped.map(({ id, ticker, alive }) => [id, ticker, alive]);

test('a run that was stopped is listed, goes on as a job, and is not gone on with twice [HTTP-RESUME-1]', async () => {
  expect(await stopped()).toEqual([[at.api.stopped, 'AAPL', false]]);
  const started = await resume(at.api.stopped);
  const job = jobSchema.parse(started.body);
  expect([started.status, job.asked]).toEqual([202, { kind: 'resumption', working: at.api.stopped }]);
  expect(await stopped()).toEqual([[at.api.stopped, 'AAPL', true]]);
  expect(await resume(at.api.stopped)).toMatchObject({ status: 409, body: { detail: `${at.api.stopped} is at work.` } });
  expect(problemSchema.parse((await resume('wrk_00000000-none')).body).status).toBe(404);
  expect((await resume(at.api.run)).status).toBe(400);
});

test('a run of models that is cancelled over HTTP says under which name it goes on, goes on from what it was answered, and is sealed [HTTP-RESUME-1]', { timeout: 120_000 }, async () => {
  const hang = { stage: 'write' as string | null };
  const server = await openWireServer((request) => (stageOf(request) === hang.stage ? { fault: 'silent' } : wireAnalyst(request)));
  const world: { environment: Environment | null } = { environment: null };
  const api = await openApi({ work: (asked, around) => carryOut(asked, { environment: world.environment ?? readEnvironment({}), ...around }) });
  world.environment = readEnvironment({ ASSAY_HOME: api.home, OPENAI_API_KEY: 'canary-model-key-0123456789', ASSAY_OPENAI_URL: `${server.origin}/v1`, ASSAY_MODEL: 'openai-chat/gpt-5-mini' });
  const ended = async (id: string): Promise<Job> => {
    await (await api.ask(`/api/v1/jobs/${id}/events`)).text();
    return api.parts.board.get(id);
  };
  try {
    const begun = jobSchema.parse(parseJson(await (await api.ask('/api/v1/jobs', { method: 'POST', body: { company: 'AAPL', depth: 'quick', engine: 'model', sample: true } })).text()));
    await expect.poll(() => server.requests.some((request) => stageOf(request) === 'write'), { timeout: 60_000, interval: 100 }).toBe(true);
    api.parts.board.cancel(begun.id);
    const { state, working } = await ended(begun.id);
    expect([state, working]).toEqual(['cancelled', expect.stringMatching(/^wrk_/)]);
    const before = server.requests.filter((request) => stageOf(request) !== 'write').map(({ url, body }) => canonicalJson([url, body]));
    const asked = server.requests.length;
    hang.stage = null;
    const resumed = jobSchema.parse(parseJson(await (await api.ask(`/api/v1/runs/${working ?? ''}/resumption`, { method: 'POST' })).text()));
    const done = await ended(resumed.id);
    expect(done).toMatchObject({ state: 'finished', problem: null });
    expect(server.requests.slice(asked).map(({ url, body }) => canonicalJson([url, body])).filter((key) => before.includes(key))).toEqual([]);
    expect(parseJson(await (await api.ask(`/api/v1/runs/${done.run ?? ''}`)).text())).toMatchObject({ run: { engine: 'model', question: { ticker: 'AAPL' } } });
    expect(runListSchema.parse(parseJson(await (await api.ask('/api/v1/runs')).text())).stopped.map(({ id }) => id)).toEqual([api.stopped]);
  } finally {
    await api.remove();
    await server.close();
  }
});

test('without a model nothing goes on, and what was answered stays [HTTP-RESUME-1]', async () => {
  const api = await openApi();
  try {
    const around = { environment: api.parts.environment, onEvent: () => undefined, signal: new AbortController().signal };
    await expect(carryOut({ kind: 'resumption', working: api.stopped }, around)).rejects.toMatchObject({ code: 'missing-key' });
    expect(runListSchema.parse(parseJson(await (await api.ask('/api/v1/runs')).text())).stopped.map(({ id }) => id)).toEqual([api.stopped]);
  } finally {
    await api.remove();
  }
});

test('a sealed report is judged again by the rules of today, and every claim that comes out otherwise is shown with both verdicts [HTTP-REAUDIT-1]', async () => {
  const { status, body } = await read(at.api.ask(`/api/v1/runs/${at.api.run}/re-audit`, { method: 'POST' }));
  expect(status).toBe(200);
  const again = reauditSchema.parse(body);
  expect(again).toMatchObject({ run: at.api.run, rules: { sealed: 'test-rules', today: RULES_VERSION }, captures: 1 });
  expect(again.claims.length).toBeGreaterThan(0);
  // The small run's one claim was never judged by any rules: today's find other claims in its sentence.
  expect(again.differences).not.toEqual([]);
  expect(again.changes.some(({ before }) => before?.verdict.rule === 'equal-value')).toBe(true);
});

test('a run of this program is judged the same again [HTTP-REAUDIT-1]', async () => {
  const around = { environment: at.api.parts.environment, onEvent: () => undefined, signal: new AbortController().signal };
  const run = await carryOut({ kind: 'question', text: 'How large was the revenue of Apple in fiscal 2024?', earlier: [], engine: 'house', sample: true }, around);
  const again = reauditSchema.parse((await read(at.api.ask(`/api/v1/runs/${run}/re-audit`, { method: 'POST' }))).body);
  expect([again.differences, again.changes]).toEqual([[], []]);
});
