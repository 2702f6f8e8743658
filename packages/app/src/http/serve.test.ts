// The server on a true port, with true work in a thread of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerSchema, parseJson, type Answer } from '@assay/record';
import { jobSchema, runViewSchema } from '@assay/record/api';
import { readEnvironment } from '../config/environment.ts';
import { setPassword } from './access/access-file.ts';
import { lendPages } from '../pages/testing/open-pages.ts';
import { serve, type Serving } from './serve.ts';

const at: { home: string; serving: Serving | null } = { home: '', serving: null };
const serveAt = (address: string): Promise<Serving> => serve({ environment: readEnvironment({ ASSAY_HOME: at.home }), address, port: 0, hostNames: [], sample: true, log: (words) => { if (!words.startsWith('Building the pages')) throw new Error(words); } });

beforeAll(async () => {
  at.home = await mkdtemp(join(tmpdir(), 'assay-serve-'));
  // The thread reads the environment for itself.
  process.env['ASSAY_HOME'] = at.home;
  await lendPages(at.home);
  at.serving = await serveAt('127.0.0.1');
});
afterAll(async () => {
  await at.serving?.close();
  delete process.env['ASSAY_HOME'];
  await rm(at.home, { recursive: true, force: true });
});

/** By node:http: the platform's fetch is for the one place that goes outside. */
function ask(path: string, given: { readonly method?: string; readonly body?: unknown; readonly headers?: Record<string, string> } = {}): Promise<{ readonly status: number; readonly text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ readonly status: number; readonly text: string }>();
  const call = httpRequest(`${at.serving?.url ?? ''}${path}`, { method: given.method ?? 'GET', headers: { ...(given.body === undefined ? {} : { 'content-type': 'application/json' }), ...given.headers } }, (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => { text += chunk; }).on('end', () => { resolve({ status: response.statusCode ?? 0, text }); });
  });
  call.on('error', reject);
  call.end(given.body === undefined ? undefined : JSON.stringify(given.body));
  return promise;
}

test('a run is started, watched to its seal, and read; the server answers meanwhile [HTTP-SERVE-1]', async () => {
  const started = await ask('/api/v1/jobs', { method: 'POST', body: { company: 'AAPL', depth: 'quick', engine: 'house', sample: true } });
  expect(started.status, started.text).toBe(202);
  const { id } = jobSchema.parse(parseJson(started.text));
  const watched = ask(`/api/v1/jobs/${id}/events`);
  expect((await ask('/api/v1/health')).status).toBe(200);
  const { text } = await watched;
  expect(text).toContain('"event":"stage-start"');
  expect(text).toContain('"event":"claims-judged"');
  const { run, state } = jobSchema.parse(parseJson((await ask(`/api/v1/jobs/${id}`)).text));
  expect(state).toBe('finished');
  const view = runViewSchema.parse(parseJson((await ask(`/api/v1/runs/${run ?? ''}`)).text));
  expect(view).toMatchObject({ run: { question: { ticker: 'AAPL' } }, coverage: { unaccounted: 0, verdicts: { contradicted: 0 } } });
  expect(parseJson((await ask(`/api/v1/runs/${run ?? ''}/verification`, { method: 'POST' })).text)).toMatchObject({ sound: true });
});

test('a question is answered over the same stream, and the next one of the conversation builds on it [HTTP-ASK-1]', async () => {
  const answer = async (body: object): Promise<{ readonly run: string; readonly answer: Answer }> => {
    const { id } = jobSchema.parse(parseJson((await ask('/api/v1/jobs', { method: 'POST', body: { kind: 'question', engine: 'house', sample: true, ...body } })).text));
    expect((await ask(`/api/v1/jobs/${id}/events`)).text).toContain('"event":"answer-validated"');
    const { run, problem } = jobSchema.parse(parseJson((await ask(`/api/v1/jobs/${id}`)).text));
    expect(problem).toBeNull();
    return { run: run ?? '', answer: answerSchema.parse(parseJson((await ask(`/api/v1/runs/${run ?? ''}/answer`)).text)) };
  };
  const first = await answer({ text: 'How large were the sales of Apple in fiscal 2023?' });
  expect(first.answer.summary).toContain('383.');
  const next = await answer({ text: 'And in fiscal 2024?', earlier: [first.run] });
  expect(next.answer.metadata.companies_analyzed).toEqual(['AAPL']);
  expect(next.answer.summary).toContain('391.');
});

test('a company that nobody knows fails the job with what may have been meant [HTTP-SERVE-1]', async () => {
  const { id } = jobSchema.parse(parseJson((await ask('/api/v1/jobs', { method: 'POST', body: { company: 'Zyxwvq Moonbeam', sample: true } })).text));
  await ask(`/api/v1/jobs/${id}/events`);
  expect(jobSchema.parse(parseJson((await ask(`/api/v1/jobs/${id}`)).text))).toMatchObject({ state: 'failed', run: null, problem: { code: 'unknown-ticker' } });
});

test('a run that is cancelled ends, and seals nothing [HTTP-SERVE-1]', async () => {
  const { id } = jobSchema.parse(parseJson((await ask('/api/v1/jobs', { method: 'POST', body: { company: 'MSFT', depth: 'deep', engine: 'house', sample: true } })).text));
  const watched = ask(`/api/v1/jobs/${id}/events`);
  expect((await ask(`/api/v1/jobs/${id}/cancellation`, { method: 'POST' })).status).toBe(202);
  await watched;
  expect(jobSchema.parse(parseJson((await ask(`/api/v1/jobs/${id}`)).text))).toMatchObject({ state: 'cancelled', run: null });
});

test('a page that calls the server by a name of its own is refused [HTTP-ORIGIN-1]', async () => {
  expect((await ask('/api/v1/runs', { headers: { host: 'rebound.example' } })).status).toBe(403);
});

test('without a password nothing but this machine is served, and with one it may be [HTTP-BIND-1]', async () => {
  await expect(serveAt('0.0.0.0')).rejects.toMatchObject({ code: 'not-allowed', remedy: expect.stringContaining('--set-password') as string });
  await setPassword(readEnvironment({ ASSAY_HOME: at.home }).places.config, { role: 'admin', password: 'keeps the keys safe' });
  const far = await serveAt('0.0.0.0');
  expect(far.open).toBe(false);
  await far.close();
});
