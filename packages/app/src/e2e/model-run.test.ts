// A whole run with language models, as the user starts it: a server on this machine stands in for the provider and speaks its protocol.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openWireServer, type WireRequest, type WireServer, type WireTurn } from '@assay/agent/testing';
import { lastObject, makeHome, type Answer, type Home } from '../testing/run-cli.ts';
import { wireAnalyst } from '../testing/wire-analyst.ts';

const key = 'canary-model-key-0123456789';
const opened: { readonly homes: Home[]; readonly servers: WireServer[] } = { homes: [], servers: [] };
afterEach(async () => {
  for (const home of opened.homes.splice(0)) await home.remove();
  for (const server of opened.servers.splice(0)) await server.close();
});

async function begin(script: (request: WireRequest, index: number) => WireTurn): Promise<{ readonly home: Home; readonly server: WireServer; readonly run: (...args: string[]) => Promise<Answer> }> {
  const [home, server] = [await makeHome(), await openWireServer(script)];
  opened.homes.push(home);
  opened.servers.push(server);
  const env = { OPENAI_API_KEY: key, ASSAY_OPENAI_URL: `${server.origin}/v1`, ASSAY_MODEL: 'openai-chat/gpt-5-mini' };
  return { home, server, run: (...args) => home.run(args, { env }) };
}

async function filesBelow(folder: string): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  return Promise.all(entries.map(async (entry) => ({ path: entry.name, text: await readFile(join(entry.parentPath, entry.name), 'latin1') })));
}

describe('a run with language models', () => {
  test('models write the note over figures that code places; it verifies, its cost is told, and it replays with nobody to ask [MODEL-RUN-1] [MODEL-RUN-2] [MODEL-KEY-2]', { timeout: 180_000 }, async () => {
    const { home, server, run } = await begin((request) => wireAnalyst(request));
    const made = await run('analyze', 'AAPL', '--sample', '--json');
    expect(made.err).not.toContain('failed');
    expect(made.code).toBe(0);
    const view = lastObject(made);
    expect(view).toMatchObject({ engine: 'model', verdicts: { contradicted: 0 }, unaccounted: 0, cost: { failed: 0 } });
    const report = await readFile(String(view['report']), 'utf8');
    expect(report).toMatch(/Revenue was \$416\.2 billion in fiscal 2025\./);
    expect((view['cost'] as { calls: number }).calls).toBe(server.requests.length);

    // The key went out with each request and stands in nothing that was written or said.
    expect(server.requests.every(({ headers }) => headers['authorization'] === `Bearer ${key}`)).toBe(true);
    expect(made.out + made.err).not.toContain(key);
    for (const { path, text } of await filesBelow(home.path)) expect([key, Buffer.from(key).toString('base64').replace(/=+$/, '')].filter((form) => text.includes(form)), path).toEqual([]);

    expect((await run('verify', 'latest')).code).toBe(0);
    expect((await run('cost', 'latest')).out).toMatch(/write +openai-chat\/gpt-5-mini +1 call/);
    expect((await run('show', 'latest', '--trace')).out).toMatch(/write +model-call-finish +openai-chat\/gpt-5-mini calls give_answer · .* · \d+ in, \d+ out · under \$0.0001/);
    const asked = server.requests.length;
    await server.close();
    const replayed = lastObject(await home.run(['replay', 'latest', '--json']));
    expect(replayed).toMatchObject({ same: true });
    expect(server.requests).toHaveLength(asked);
  });

  test('without a model the rules write and say so, and models that are asked for and not there are an error [MODEL-RUN-3]', { timeout: 120_000 }, async () => {
    const home = await makeHome();
    opened.homes.push(home);
    const made = await home.run(['analyze', 'AAPL', '--sample']);
    expect(made.err).toContain('rules, since no language model is set up');
    expect(lastObject(await home.run(['analyze', 'AAPL', '--sample', '--engine', 'model', '--json']))).toMatchObject({ error: { code: 'missing-key', remedy: expect.stringContaining('docs/models.md') as string } });
  });

  test('a provider that does not accept the key is named: nothing falls back without a word [MODEL-RUN-3]', { timeout: 180_000 }, async () => {
    const { run } = await begin(() => ({ fault: 'status', status: 401 }));
    const failed = await run('analyze', 'AAPL', '--sample', '--json');
    expect(failed.code).toBe(1);
    expect(lastObject(failed)).toMatchObject({ error: { code: 'run-failed', message: expect.stringContaining('does not accept the key') as string } });
  });

  test('a run whose money gives out half-way is warned of, ends with what it has, says what is missing, and did not pass its limit [MODEL-BUDGET-3]', { timeout: 180_000 }, async () => {
    const tokens = (body: unknown): number => Math.ceil(JSON.stringify(body).length / 4);
    const { run } = await begin((request) => {
      const turn = wireAnalyst(request);
      return 'fault' in turn ? turn : { ...turn, usage: { input: tokens(request.body), output: 5_500 } };
    });
    const made = await run('analyze', 'AAPL', '--sample', '--max-usd', '0.102', '--json');
    expect(made.code, made.err).toBe(0);
    const view = lastObject(made);
    expect(made.err).toMatch(/budget .* of \$0\.1020 used \(money\)/);
    expect(made.err).toMatch(/the core analyst failed: .*limit of money/);
    expect(await readFile(String(view['report']), 'utf8')).toContain('The core analyst’s model failed');
    expect(view).toMatchObject({ verdicts: { contradicted: 0 }, unaccounted: 0 });
    expect(Number((view['cost'] as { usd: string }).usd)).toBeLessThanOrEqual(0.102);
    expect((await run('verify', 'latest')).code).toBe(0);
    expect(lastObject(await run('replay', 'latest', '--json'))).toMatchObject({ same: true });
  });

  test('a run that may cost next to nothing asks nobody and says which limit it reached [MODEL-RUN-3]', { timeout: 120_000 }, async () => {
    const { server, run } = await begin((request) => wireAnalyst(request));
    const failed = await run('analyze', 'AAPL', '--sample', '--max-usd', '0.000001', '--json');
    expect(lastObject(failed)).toMatchObject({ error: { message: expect.stringContaining('limit of money') as string } });
    expect(server.requests).toEqual([]);
  });
});
