// The whole stack over the wire: role, budget, retries, price, client, server.
import { expect, test } from 'vitest';
import { madeUpPrompt } from '../testing/scripted-model.ts';
import { openWireServer } from '../testing/wire/wire-server.ts';
import { generateText, type Ask } from './ask.ts';
import { openModels } from './open-models.ts';
import type { ModelEvent } from './port.ts';

test('each role asks its own model, a rate limit is waited for, and everything is counted and told [MODEL-ROLE-1]', async () => {
  const server = await openWireServer([{ fault: 'status', status: 429, headers: { 'retry-after': '3' } }, { text: 'Strong.', usage: { input: 1_000, output: 100 } }, { text: 'Cheap.' }, { text: 'Auditor.' }]);
  const waits: number[] = [];
  const events: ModelEvent[] = [];
  const endpoint = (provider: 'openai' | 'anthropic' | 'local') => server.endpoint(provider);
  const models = openModels({
    chosen: { strong: { endpoint: endpoint('openai'), model: 'gpt-6.1-sol' }, cheap: { endpoint: endpoint('local'), model: 'qwen3:8b' }, auditor: { endpoint: endpoint('anthropic'), model: 'claude-opus-5-5' } },
    fetch, clock: () => new Date(0), random: () => 0, sleep: (ms) => { waits.push(ms); return Promise.resolve(); },
  });
  const ask = (role: Ask['role']): Ask => ({ role, stage: role, prompt: madeUpPrompt(), question: 'Who?', onEvent: (event) => { events.push(event); } });
  const said: unknown[] = [];
  for (const role of ['strong', 'cheap', 'auditor'] as const) said.push(await generateText(models.model, ask(role)));
  expect(said).toMatchObject([{ value: 'Strong.', usage: { usd: '0.003' } }, { value: 'Cheap.', usage: { usd: '0' } }, { value: 'Auditor.' }]);
  expect(server.requests.map(({ dialect }) => dialect)).toEqual(['openai-responses', 'openai-responses', 'openai-chat', 'anthropic-messages']);
  expect(waits).toEqual([3_000]);
  expect(models.names).toEqual({ strong: 'openai/gpt-6.1-sol', cheap: 'local/qwen3:8b', auditor: 'anthropic/claude-opus-5-5' });
  expect(events.map(({ event }) => event)).toEqual(['model-call-start', 'model-call-retry', 'model-call-finish', 'model-call-start', 'model-call-finish', 'model-call-start', 'model-call-finish']);
  expect(models.spent()).toMatchObject({ calls: 3, reached: [] });
  server.assertDone();
  await server.close();
});
