import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { chooseModels, type Choice } from './choose-models.ts';
import { readEnvironment } from './environment.ts';
import { readModelSettings, type ModelSettings } from './model-settings.ts';

const homes: string[] = [];
afterEach(async () => { for (const home of homes.splice(0)) await rm(home, { recursive: true }); });

type Given = { readonly variables?: Record<string, string>; readonly file?: unknown; readonly mode?: number; readonly prices?: unknown };

async function settingsOf({ variables = {}, file, mode = 0o600, prices }: Given): Promise<ModelSettings> {
  const home = await mkdtemp(join(tmpdir(), 'assay-models-'));
  homes.push(home);
  await mkdir(join(home, 'config'));
  const path = join(home, 'config', 'models.json');
  if (file !== undefined) { await writeFile(path, typeof file === 'string' ? file : JSON.stringify(file)); await chmod(path, mode); }
  if (prices !== undefined) await writeFile(join(home, 'config', 'prices.json'), JSON.stringify(prices));
  return readModelSettings(readEnvironment({ ASSAY_HOME: home, ...variables }));
}

function named(choice: Choice | null): unknown {
  return choice === null ? null : Object.fromEntries(Object.entries(choice.chosen).map(([role, { endpoint, model }]) => [role, `${endpoint.provider}/${model}`]));
}

const key = 'made-up-key-0123456789';

test('keys come from the environment first and from the file of the config folder then, and where they were found is told by name [MODEL-CONF-1]', async () => {
  const settings = await settingsOf({ variables: { OPENAI_API_KEY: key, GEMINI_API_KEY: key }, file: { keys: { openai: 'the-key-of-the-file', anthropic: 'the-key-of-the-file' } } });
  expect(settings.endpoints).toMatchObject({ openai: { key }, google: { key }, anthropic: { key: 'the-key-of-the-file' } });
  expect(settings.keyFrom).toEqual({ openai: 'OPENAI_API_KEY', google: 'GOOGLE_GENERATIVE_AI_API_KEY or GEMINI_API_KEY', anthropic: 'models.json' });
  expect(settings.secrets.map(({ value }) => value)).toContain('the-key-of-the-file');
});

test('a file of keys that others may read is refused, with the command that repairs it and without the keys [MODEL-CONF-2]', async () => {
  for (const mode of [0o644, 0o640, 0o602]) {
    const refused = await settingsOf({ file: { keys: { openai: key } }, mode }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'unreadable-file', remedy: expect.stringMatching(/^Run: chmod 600 \/.*models\.json$/) as string });
    expect(String(refused)).not.toContain(key);
  }
});

test.each([
  ['no JSON', `{"keys": {"openai": "${key}"`, 'usage'],
  ['an unknown field', { keys: { openai: key }, model: 'x' }, 'usage'],
  ['a key that is none', { keys: { openai: 12 } }, 'usage'],
] as const)('a file that cannot be used is refused without repeating what stands in it: %s [MODEL-CONF-2]', async (_, file, code) => {
  const refused = await settingsOf({ file }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code, remedy: expect.stringContaining('docs/models.md') as string });
  expect(String(refused)).not.toContain(key);
});

test('limits, addresses and prices are read, and what is no number or address is refused [MODEL-CONF-1]', async () => {
  const settings = await settingsOf({ variables: { ASSAY_MAX_USD: '0.5', ASSAY_LOCAL_URL: 'http://localhost:11434/v1/', ASSAY_MODEL_TIMEOUT: '30' }, file: { limits: { usd: 9, minutes: 10 } }, prices: { 'openai/x': { input: '1', output: '2', seen: '2026-01-01' } } });
  expect(settings).toMatchObject({ caps: { usd: '0.500000', ms: 600_000 }, timeoutMs: 30_000, endpoints: { local: { baseUrl: 'http://localhost:11434/v1', key: null } }, prices: { 'openai/x': { input: '1' } } });
  await expect(settingsOf({ variables: { ASSAY_MAX_USD: 'much' } })).rejects.toMatchObject({ code: 'usage' });
  const withPassword = await settingsOf({ variables: { ASSAY_LOCAL_URL: 'http://ada:made-up-password@localhost/v1' } }).catch((error: unknown) => error);
  expect(withPassword).toMatchObject({ code: 'usage' });
  expect(String(withPassword)).not.toContain('made-up-password');
  await expect(settingsOf({ variables: { ASSAY_LOCAL_URL: 'localhost:11434' } })).rejects.toMatchObject({ code: 'usage', remedy: expect.stringContaining('ASSAY_LOCAL_URL') as string });
});

test('each role has the model that was named for it, and one name is meant for all [MODEL-ROLE-1]', async () => {
  const variables = { OPENAI_API_KEY: key, ASSAY_LOCAL_URL: 'http://localhost:11434/v1' };
  expect(named(chooseModels(await settingsOf({ variables: { ...variables, ASSAY_MODEL: 'local/hf.co/qwen/qwen3:8b', ASSAY_MODEL_AUDITOR: 'openai-chat/gpt-x' } })))).toEqual({ strong: 'local/hf.co/qwen/qwen3:8b', cheap: 'local/hf.co/qwen/qwen3:8b', auditor: 'openai-chat/gpt-x' });
  expect(() => chooseModels({ roles: { strong: 'gpt-x' }, endpoints: {}, keyFrom: {}, caps: {}, timeoutMs: null, prices: {}, secrets: [] })).toThrow('no provider/model');
  await expect(settingsOf({ variables: { ASSAY_MODEL_STRONG: 'anthropic/claude-x' } }).then((settings) => chooseModels(settings))).rejects.toMatchObject({ code: 'missing-key', remedy: 'Set ANTHROPIC_API_KEY.' });
});

test('with two keys the auditor is of another maker than the writer, with one it is the writer’s [MODEL-ROLE-2]', async () => {
  const both = chooseModels(await settingsOf({ variables: { OPENAI_API_KEY: key, ANTHROPIC_API_KEY: key } }));
  expect([both?.chosen.strong.endpoint.provider, both?.chosen.auditor.endpoint.provider]).toEqual(['openai', 'anthropic']);
  const chosen = chooseModels(await settingsOf({ variables: { OPENAI_API_KEY: key, ANTHROPIC_API_KEY: key, ASSAY_MODEL_STRONG: 'anthropic/claude-x' } }));
  expect([chosen?.chosen.strong.endpoint.provider, chosen?.chosen.cheap.endpoint.provider, chosen?.chosen.auditor.endpoint.provider]).toEqual(['anthropic', 'anthropic', 'openai']);
  const one = chooseModels(await settingsOf({ variables: { DEEPSEEK_API_KEY: key } }));
  expect(one?.chosen.auditor).toEqual(one?.chosen.strong);
});

test('an endpoint on this machine needs one variable, and its first model is asked; with nothing set there are no models [MODEL-CONF-3]', async () => {
  const local = await settingsOf({ variables: { ASSAY_LOCAL_URL: 'http://localhost:11434/v1' } });
  expect(named(chooseModels(local, ['qwen3:8b', 'llama3']))).toEqual({ strong: 'local/qwen3:8b', cheap: 'local/qwen3:8b', auditor: 'local/qwen3:8b' });
  expect(chooseModels(local, [])).toBeNull();
  expect(chooseModels(await settingsOf({}))).toBeNull();
});
