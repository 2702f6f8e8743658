import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseJson } from '@assay/record';
import { RULES_VERSION } from '@assay/audit';
import { jobListSchema, runListSchema, sampleRunSchema, settingsSchema, type SettingsView } from '@assay/record/api';
import { readEnvironment } from '../config/environment.ts';
import { withPreferences } from '../config/preferences.ts';
import { carryOut } from './jobs/carry-out.ts';
import { prepareSampleRun } from './jobs/sample-run.ts';
import { closedAccess, openApi, tokens, type Api } from './testing/api-fixture.ts';

const at: { api: Api; closed: Api } = { api: undefined as unknown as Api, closed: undefined as unknown as Api };
beforeAll(async () => {
  at.api = await openApi({ work: (asked, around) => carryOut(asked, { environment: at.api.parts.environment, ...around }) });
  at.closed = await openApi({ access: await closedAccess() });
});
afterAll(async () => {
  await at.api.remove();
  await at.closed.remove();
});
const as = (role: keyof typeof tokens): { readonly headers: Readonly<Record<string, string>> } => ({ headers: { authorization: `Bearer ${tokens[role]}` } });
const settings = async (api: Api, given: object = {}): Promise<SettingsView> => settingsSchema.parse(parseJson(await (await api.ask('/api/v1/settings', given)).text()));

test('settings say what pages need to whoever reads, and what is of the machine to admins alone [HTTP-SETTINGS-1]', async () => {
  const read = await settings(at.closed, as('reader'));
  expect(read).toMatchObject({ role: 'reader', access: 'password', roles: ['reader', 'analyst', 'admin'], rules: RULES_VERSION, sample: true, models: { isSet: false, problem: null }, dataFolder: null, contactAddress: null, keys: {}, limits: { budget: { runsAnHour: 0 }, uploadFiles: 200 } });
  expect(read.companies.map(({ ticker }) => ticker)).toContain('AAPL');
  const all = await settings(at.closed, as('admin'));
  expect(all).toMatchObject({ role: 'admin', keys: { fred: false }, limits: { budget: { runsAnHour: 600 } } });
  expect(all.dataFolder).toContain(at.closed.home);
});

test('what pages offer first is changed and kept; a contact is one line, and the environment goes before it [HTTP-SETTINGS-2]', async () => {
  const put = (body: object): Promise<Response> => at.api.ask('/api/v1/settings', { method: 'PUT', body });
  expect(settingsSchema.parse(parseJson(await (await put({ depth: 'deep', contact: 'Ann Example ann@example.org' })).text()))).toMatchObject({ defaults: { depth: 'deep', engine: 'auto' }, contact: true, contactAddress: 'Ann Example ann@example.org', contactFixed: false });
  expect((await put({ engine: 'house' })).status).toBe(200);
  expect(await settings(at.api)).toMatchObject({ defaults: { depth: 'deep', engine: 'house' }, contact: true });
  const { environment } = at.api.parts;
  expect((await withPreferences(environment)).contact).toBe('Ann Example ann@example.org');
  expect((await withPreferences(readEnvironment({ ASSAY_HOME: at.api.home, ASSAY_CONTACT: 'desk@example.org' }))).contact).toBe('desk@example.org');
  for (const wrong of [{ contact: 'a\r\nx-header: 1' }, { contact: '' }, { depth: 'bottomless' }, { dataFolder: '/' }]) expect((await put(wrong)).status, JSON.stringify(wrong)).toBe(400);
  expect((await put({ contact: null })).status).toBe(200);
  expect((await settings(at.api)).contact).toBe(false);
});

test('the sample run is made once, by the very program, and the list of runs names it [HTTP-SAMPLE-1]', async () => {
  const sample = async (): Promise<{ readonly status: number; readonly view: ReturnType<typeof sampleRunSchema.parse> }> => {
    const response = await at.api.ask('/api/v1/sample-run', { method: 'POST' });
    return { status: response.status, view: sampleRunSchema.parse(parseJson(await response.text())) };
  };
  const listed = async (): Promise<unknown> => runListSchema.parse(parseJson(await (await at.api.ask('/api/v1/runs')).text())).sample;
  expect(await listed()).toEqual({ run: null, job: null });
  const [first, second] = [await sample(), await sample()];
  expect([first.status, second.status, second.view.job]).toEqual([202, 202, first.view.job]);
  await (await at.api.ask(`/api/v1/jobs/${first.view.job ?? ''}/events`)).text();
  const { run } = at.api.parts.board.get(first.view.job ?? '');
  expect(await listed()).toEqual({ run, job: null });
  expect(await sample()).toEqual({ status: 200, view: { run, job: null } });
  await prepareSampleRun(at.api.parts);
  expect(jobListSchema.parse(parseJson(await (await at.api.ask('/api/v1/jobs')).text())).jobs).toHaveLength(1);
});

test('the server counts its requests by route and status, how long they took, and what was begun and ended [HTTP-METRICS-1]', async () => {
  const api = await openApi();
  try {
    await api.ask('/api/v1/runs/run_nobody-knows-it');
    await api.ask(`/api/v1/runs/${api.run}`);
    await api.ask('/api/v1/no-such-route');
    await api.ask(`/api/v1/runs/${api.run}/verification`, { method: 'POST' });
    const job = api.parts.board.start({ kind: 'analysis', company: 'AAPL', depth: 'quick', engine: 'house', sample: true });
    api.parts.board.cancel(job.id);
    await api.parts.board.close();
    const text = await (await api.ask('/api/v1/metrics')).text();
    for (const line of [
      'assay_http_requests_total{method="GET",route="/api/v1/runs/:run",status="404"} 1', 'assay_http_requests_total{method="GET",route="/api/v1/runs/:run",status="200"} 1', 'assay_http_requests_total{method="GET",route="none",status="404"} 1',
      'assay_http_request_duration_seconds_count{route="/api/v1/runs/:run"} 2', 'assay_http_request_duration_seconds_bucket{route="/api/v1/runs/:run",le="+Inf"} 2',
      'assay_begun_total{what="audit"} 1', 'assay_jobs_total{kind="analysis",state="cancelled"} 1', 'assay_jobs_running 0', 'assay_runs 1',
    ]) expect(text.split('\n')).toContain(line);
    expect(text).not.toContain('run_nobody-knows-it');
    // Every line is a comment or a sample of the text format.
    for (const line of text.trimEnd().split('\n')) expect(line).toMatch(/^(?:# (?:HELP|TYPE) assay_\w+ .+|assay_\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.e+-]+)$/);
  } finally {
    await api.remove();
  }
});
