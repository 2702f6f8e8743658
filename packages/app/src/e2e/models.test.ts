// Doctor and cost, as the user calls them, with a server on this machine that stands in for the providers.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openWireServer, type WireScript, type WireServer } from '@assay/agent/testing';
import { openSigningKey } from '../vault/signing-key.ts';
import { nodeDisk } from '../vault/disk.ts';
import { saveRun } from '../vault/save-run.ts';
import { lastObject, makeHome, type Home } from '../testing/run-cli.ts';
import { smallRun } from '../testing/small-run.ts';

const key = 'canary-model-key-0123456789';
const opened: { readonly homes: Home[]; readonly servers: WireServer[] } = { homes: [], servers: [] };
afterEach(async () => {
  for (const home of opened.homes.splice(0)) await home.remove();
  for (const server of opened.servers.splice(0)) await server.close();
});

async function begin(script: WireScript, models: readonly string[] = []): Promise<{ readonly home: Home; readonly server: WireServer }> {
  const [home, server] = [await makeHome(), await openWireServer(script, models)];
  opened.homes.push(home);
  opened.servers.push(server);
  return { home, server };
}

type Check = { readonly name: string; readonly state: string; readonly said: string; readonly next?: string };

async function examined(home: Home, env: Readonly<Record<string, string>>): Promise<{ readonly code: number | null; readonly text: string; readonly checks: readonly Check[] }> {
  const answer = await home.run(['doctor', '--json'], { env: { HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9', ...env } });
  return { code: answer.code, text: answer.out + answer.err, checks: lastObject(answer)['checks'] as Check[] };
}

const said = (checks: readonly Check[], name: string): readonly Check[] => checks.filter((check) => check.name === name);

describe('assay doctor', () => {
  test('each provider that is set up is asked one tiny question, keys are shown by name alone, and one maker for all is told [MODEL-DOCTOR-1]', async () => {
    const { home, server } = await begin(() => ({ text: 'ready' }));
    const { code, text, checks } = await examined(home, { OPENAI_API_KEY: key, ASSAY_OPENAI_URL: `${server.origin}/v1` });
    expect(code).toBe(0);
    expect(said(checks, 'model keys')).toMatchObject([{ state: 'good', said: 'OpenAI (OPENAI_API_KEY)' }]);
    expect(said(checks, 'model').map((check) => check.state)).toEqual(['good', 'good']);
    expect(said(checks, 'auditor')).toMatchObject([{ state: 'open', next: expect.stringContaining('second provider') as string }]);
    expect(text).not.toContain(key);
    expect(server.requests).toHaveLength(2);
    expect(JSON.stringify(server.requests[0]?.body)).toContain('"max_output_tokens":64');
  });

  test('a provider that refuses the key, and one that has no such model, are bad lines with what to do next [MODEL-DOCTOR-1]', async () => {
    const { home, server } = await begin(({ dialect }) => (dialect === 'anthropic-messages' ? { fault: 'status', status: 401, message: `bad ${key}` } : { fault: 'status', status: 404, message: 'no such model' }));
    const { code, text, checks } = await examined(home, { OPENAI_API_KEY: key, ASSAY_OPENAI_URL: `${server.origin}/v1`, ANTHROPIC_API_KEY: key, ASSAY_ANTHROPIC_URL: `${server.origin}/v1` });
    expect(code).toBe(1);
    const models = said(checks, 'model');
    expect(models.every((check) => check.state === 'bad' && (check.next ?? '') !== '')).toBe(true);
    expect(models.map((check) => check.next).join('\n')).toMatch(/check ANTHROPIC_API_KEY/);
    expect(text).not.toContain(key);
  });

  test('an endpoint on this machine is found with its models, embeddings last, and the first is tried [MODEL-DOCTOR-2]', async () => {
    const { home, server } = await begin(({ body }) => ({ text: JSON.stringify(body).includes('qwen3:8b') ? 'ready' : 'wrong model' }), ['nomic-embed-text', 'qwen3:8b', 'llama3.2']);
    const { code, checks } = await examined(home, { ASSAY_LOCAL_URL: `${server.origin}/v1` });
    expect(code).toBe(0);
    expect(said(checks, 'local endpoint')).toMatchObject([{ state: 'good', said: `${server.origin}/v1 offers qwen3:8b, llama3.2, nomic-embed-text` }]);
    expect(said(checks, 'model')).toMatchObject([{ state: 'good', said: expect.stringMatching(/^local\/qwen3:8b \(strong, cheap, auditor\) answered/) as string }]);
  });

  test('an endpoint where nobody answers, or that has no model, is a bad line with the command to start one [MODEL-DOCTOR-2]', async () => {
    const { home, server } = await begin(() => ({ text: '' }));
    expect(said((await examined(home, { ASSAY_LOCAL_URL: 'http://127.0.0.1:9/v1' })).checks, 'local endpoint')).toMatchObject([{ state: 'bad', said: 'nobody answers at http://127.0.0.1:9/v1', next: expect.stringContaining('ollama serve') as string }]);
    expect(said((await examined(home, { ASSAY_LOCAL_URL: `${server.origin}/v1` })).checks, 'local endpoint')).toMatchObject([{ state: 'bad', next: 'ollama pull qwen3:8b' }]);
  });

  test('with nothing set it says that the analysts are rules, and which variable changes that [MODEL-DOCTOR-1]', async () => {
    const { home } = await begin([]);
    const { code, checks } = await examined(home, {});
    expect(code).toBe(0);
    expect(said(checks, 'model keys')).toMatchObject([{ state: 'open', said: expect.stringContaining('ANTHROPIC_API_KEY') as string, next: expect.stringContaining('ASSAY_LOCAL_URL') as string }]);
  });

  test('a file of keys that others may read is a bad line with the command that repairs it [MODEL-CONF-2]', async () => {
    const { home } = await begin([]);
    await mkdir(join(home.path, 'config'), { recursive: true });
    await writeFile(join(home.path, 'config', 'models.json'), JSON.stringify({ keys: { openai: key } }), { mode: 0o644 });
    const { code, text, checks } = await examined(home, {});
    expect(code).toBe(1);
    expect(said(checks, 'models')).toMatchObject([{ state: 'bad', next: `chmod 600 ${join(home.path, 'config', 'models.json')}` }]);
    expect(text).not.toContain(key);
  });
});

describe('assay cost', () => {
  const call = (seq: number, stage: string, usd: string | null) => ({
    seq, at: '2026-01-02T03:04:06.000Z', event: 'model-call-finish', step: stage, data: { stage, role: 'cheap', model: 'openai/gpt-x', finish: 'stop', usage: { inputTokens: 12_000, outputTokens: 300, cachedTokens: 9_000, usd }, elapsedMs: 900 },
  });

  async function saved(home: Home, usd: string | null): Promise<void> {
    const run = smallRun();
    const contents = { ...run.contents, journal: [...run.contents.journal, call(1, 'value', '0.0123'), call(2, 'value', '0.01'), call(3, 'write', usd)] };
    await saveRun({ ...run, contents }, { disk: nodeDisk, runs: join(home.path, 'runs'), key: await openSigningKey(join(home.path, 'config')), clock: () => new Date('2026-01-02T03:05:00Z'), secrets: [] });
  }

  test('what the models of a run took is told by stage and model, in tokens and money [MODEL-COST-3]', async () => {
    const { home } = await begin([]);
    await saved(home, '0.2');
    const { code, out } = await home.run(['cost', 'latest']);
    expect(code).toBe(0);
    expect(out).toContain('3 calls; 36,000 in (27,000 cached), 900 out; $0.2223');
    expect(out).toMatch(/value +openai\/gpt-x +2 calls +24,000 in \(18,000 cached\), 600 out +\$0\.0223/);
    expect(lastObject(await home.run(['cost', '--all', '--json']))).toMatchObject({ runs: [{ calls: 3, inputTokens: 36_000, usd: '0.2223' }] });
  });

  test('calls and cost stand in the head of the run, where it is shown and where it is exported [MODEL-COST-3]', async () => {
    const { home } = await begin([]);
    await saved(home, '0.2');
    expect((await home.run(['show'])).out).toContain('(3 model calls, $0.2223)');
    for (const to of ['html', 'md']) expect((await home.run(['export', 'latest', '--to', to, '--out', '-'])).out).toContain('3 model calls, $0.2223');
  });

  test('a price that is not known makes the sum unknown, never zero [MODEL-COST-3]', async () => {
    const { home } = await begin([]);
    await saved(home, null);
    expect((await home.run(['cost'])).out).toContain('price not known');
    expect((await home.run(['cost', '--all'])).out).toContain('price not known');
  });
});
