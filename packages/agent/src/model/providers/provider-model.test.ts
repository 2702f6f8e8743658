// The true clients of all providers against a server on this machine that speaks their protocols.
import { parseJson } from '@assay/record';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { madeUpPrompt } from '../../testing/scripted-model.ts';
import { openWireServer, type WireScript, type WireServer } from '../../testing/wire/wire-server.ts';
import { generateObject, generateText, type Ask } from '../ask.ts';
import type { Model, ModelRequest } from '../port.ts';
import { modelTool } from '../tool.ts';
import { answerTool, runToolLoop } from '../tool-loop.ts';
import { providerNames, type ProviderName } from './catalogue.ts';
import { providerModel, type ProviderTools } from './provider-model.ts';

const modelIds: Readonly<Record<ProviderName, string>> = { 'openai': 'gpt-test', 'openai-chat': 'gpt-test', 'anthropic': 'claude-sonnet-4-5', 'google': 'gemini-2.5-flash', 'deepseek': 'deepseek-chat', 'local': 'qwen3:8b' };
const opened: WireServer[] = [];
afterEach(async () => { for (const server of opened.splice(0)) await server.close(); });

async function serve(provider: ProviderName, script: WireScript, tools: Partial<ProviderTools> = {}): Promise<{ readonly model: Model; readonly server: WireServer }> {
  const server = await openWireServer(script);
  opened.push(server);
  return { server, model: providerModel(server.endpoint(provider), modelIds[provider], { fetch: (url, init) => fetch(url, init), ...tools }) };
}

const ask: Ask = { role: 'strong', stage: 'write', prompt: madeUpPrompt('You write one sentence.'), question: 'How did the margin move?' };
const request: ModelRequest = { role: 'strong', stage: 'write', prompt: madeUpPrompt().ref, system: 'Be brief.', messages: [{ role: 'user', text: 'Well?' }], tools: [], output: null, temperature: 0, maxOutputTokens: 300 };
const manners = [['whole', false], ['streamed', true]] as const;
const everyWay = providerNames.flatMap((provider) => manners.map(([manner, streamed]) => [provider, manner, streamed] as const));

test.each(everyWay)('%s, %s: text comes with its tokens, the cached ones among them [MODEL-WIRE-1]', async (provider, _, streamed) => {
  const { model, server } = await serve(provider, [{ text: 'The margin narrowed — “slightly” — by 40 基点.', usage: { input: 120, output: 14, cached: 100 } }]);
  const pieces: string[] = [];
  const answer = await generateText(model, { ...ask, ...(streamed ? { onText: (piece: string): void => { pieces.push(piece); } } : {}) });
  expect(answer).toMatchObject({ ok: true, value: 'The margin narrowed — “slightly” — by 40 基点.', usage: { inputTokens: 120, outputTokens: 14, cachedTokens: 100 } });
  if (streamed) expect(pieces.join('')).toBe('The margin narrowed — “slightly” — by 40 基点.');
  expect(JSON.stringify(server.requests[0]?.body)).toContain('You write one sentence.');
  server.assertDone();
});

test.each(everyWay)('%s, %s: an answer of a given form is asked for with its schema [MODEL-WIRE-1]', async (provider, _, streamed) => {
  const object = { rating: 'Hold', why: 'priced for it' };
  const isByTool = (body: unknown): boolean => provider === 'anthropic' && JSON.stringify(body).includes('"name":"json"');
  const { model, server } = await serve(provider, ({ body }) => (isByTool(body) ? { calls: [{ name: 'json', input: object }] } : { text: JSON.stringify(object) }));
  const answer = await generateObject(model, { ...ask, ...(streamed ? { onText: () => undefined } : {}) }, { schema: z.object({ rating: z.enum(['Buy', 'Hold']), why: z.string() }) });
  expect(answer).toMatchObject({ ok: true, value: object });
  expect(JSON.stringify(server.requests[0]?.body)).toContain('rating');
});

const lookUp = modelTool({ name: 'get_metric', description: 'A metric.', input: z.object({ metric: z.string(), years: z.array(z.int()).optional() }), run: ({ metric }) => ({ text: `${metric}: 12%` }) });

test.each(everyWay)('%s, %s: tools are called side by side, their results go back, and the answer comes by a tool [MODEL-WIRE-2]', async (provider, _, streamed) => {
  const { model, server } = await serve(provider, [
    { text: 'I look first.', calls: [{ name: 'get_metric', input: { metric: 'margin', years: [2023, 2024] } }, { name: 'get_metric', input: { metric: 'growth' } }] },
    { calls: [{ name: answerTool, input: { findings: ['It held at 12%.'] } }] },
  ]);
  const outcome = await runToolLoop(model, { ...ask, ...(streamed ? { onText: () => undefined } : {}) }, { tools: [lookUp], answer: z.object({ findings: z.array(z.string()) }) });
  expect(outcome).toMatchObject({ ok: true, value: { findings: ['It held at 12%.'] } });
  const second = JSON.stringify(server.requests[1]?.body);
  for (const sent of ['margin: 12%', 'growth: 12%', 'data-', 'I look first.', 'get_metric']) expect(second).toContain(sent);
  server.assertDone();
});

test.each([['openai', 'whole', false], ['openai', 'streamed', true], ['anthropic', 'whole', false], ['anthropic', 'streamed', true], ['google', 'whole', false], ['google', 'streamed', true], ['deepseek', 'streamed', true]] as const)('%s, %s: what a provider thought goes back to it as it came, and to no other model [MODEL-WIRE-2]', async (provider, _, streamed) => {
  const { model, server } = await serve(provider, [{ thought: { text: 'Look at margins.', signature: 'c2lnbmVk' }, calls: [{ name: 'get_metric', input: { metric: 'margin' } }] }, { text: 'Done.' }]);
  const offer = [{ name: 'get_metric', description: 'A metric.', input: { type: 'object', properties: {} } }];
  const options = streamed ? { onText: () => undefined } : {};
  const first = await model({ ...request, tools: offer }, options);
  if (!first.ok) throw new Error(first.failure.message);
  expect(first.reply.text).toBe('');
  const { calls, carry } = first.reply;
  expect(parseJson(JSON.stringify(carry))).toEqual(carry);
  await model({ ...request, tools: offer, messages: [...request.messages, { role: 'assistant', text: '', calls, carry }, { role: 'tool', results: [{ id: calls[0]?.id ?? '', name: 'get_metric', text: '12', failed: false }] }] }, options);
  expect(JSON.stringify(server.requests[1]?.body)).toContain(provider === 'deepseek' ? 'Look at margins.' : 'c2lnbmVk');
  const other = await openWireServer([{ text: 'Well.' }]);
  opened.push(other);
  await providerModel(other.endpoint(provider), `${modelIds[provider]}-other`, { fetch })({ ...request, tools: offer, messages: [...request.messages, { role: 'assistant', text: '', calls, carry }, { role: 'tool', results: [{ id: calls[0]?.id ?? '', name: 'get_metric', text: '12', failed: false }] }] });
  expect(JSON.stringify(other.requests[0]?.body)).not.toContain('c2lnbmVk');
});

// Google, and Anthropic when it does not stream, send arguments as JSON values.
const argumentsAsText = everyWay.filter(([provider, , streamed]) => provider !== 'google' && (provider !== 'anthropic' || streamed));

test.each(argumentsAsText)('%s, %s: arguments that are no JSON come as a problem of the call, not as an end [MODEL-WIRE-3]', async (provider, _, streamed) => {
  const { model } = await serve(provider, [{ calls: [{ name: 'get_metric', input: '{"metric": "mar' }] }]);
  const answer = await model({ ...request, tools: [{ name: 'get_metric', description: 'A metric.', input: { type: 'object', properties: {} } }] }, streamed ? { onText: () => undefined } : {});
  expect(answer).toMatchObject({ ok: true, reply: { calls: [{ name: 'get_metric', problem: expect.any(String) as string }] } });
});

test.each(everyWay)('%s, %s: faults come as what they are, each with a remedy [MODEL-WIRE-3]', async (provider, _, streamed) => {
  const of = { text: 'A sentence that is long enough to be cut in the middle of it.' };
  const faults = [
    [{ fault: 'status', status: 429, headers: { 'retry-after': '7' } }, { kind: 'rate-limited', retryAfterMs: 7_000 }],
    [{ fault: 'status', status: 500 }, { kind: 'unreachable', status: 500 }],
    [{ fault: 'status', status: 503, headers: { 'retry-after': '2' } }, { kind: 'unreachable', status: 503, retryAfterMs: 2_000 }],
    [{ fault: 'status', status: 401 }, { kind: 'unauthorised', status: 401 }],
    [{ fault: 'status', status: 404, message: 'no such model' }, { kind: 'refused', by: 'provider', status: 404 }],
    [{ fault: 'dropped' }, { kind: 'unreachable' }],
    [{ fault: 'closed', of }, { kind: 'unreachable' }],
    [{ fault: 'html', status: 502 }, { kind: 'unreachable', status: 502 }],
    [{ fault: 'broken-off', of, message: 'Overloaded' }, { kind: 'unreachable' }],
  ] as const;
  const { model } = await serve(provider, faults.map(([fault]) => fault));
  for (const [fault, expected] of faults) {
    const answer = await model(request, streamed ? { onText: () => undefined } : {});
    expect(answer, JSON.stringify(fault)).toMatchObject({ ok: false, failure: { ...expected, remedy: expect.stringMatching(/\w/) as string } });
  }
});

test.each(everyWay)('%s, %s: an answer that stops short, a web page and an answer without end never read as answers [MODEL-WIRE-3]', async (provider, _, streamed) => {
  const of = { text: 'A sentence that is long enough to be cut in the middle of it.' };
  const { model } = await serve(provider, [{ fault: 'truncated', of }, { fault: 'html' }, { fault: 'enormous' }], { mostBytes: 200_000 });
  const said: unknown[] = [];
  for (let index = 0; index < 3; index += 1) {
    const answer = await model(request, streamed ? { onText: () => undefined } : {});
    said.push(answer.ok ? answer : answer.failure.kind);
  }
  expect(said).toEqual([expect.stringMatching(/malformed|unreachable/), expect.stringMatching(/malformed|unreachable/), 'malformed']);
});

test.each(everyWay)('%s, %s: a silent server is left at the deadline, and when the caller gives up [MODEL-PORT-3]', async (provider, _, streamed) => {
  const options = streamed ? { onText: () => undefined } : {};
  const { model } = await serve(provider, () => ({ fault: 'silent', afterHeaders: streamed }), { timeoutMs: 60 });
  expect(await model(request, options)).toMatchObject({ ok: false, failure: { kind: 'timed-out' } });
  const patient = await serve(provider, () => ({ fault: 'silent' }));
  const stop = new AbortController();
  const asked = patient.model(request, { ...options, signal: stop.signal });
  setTimeout(() => { stop.abort(); }, 20);
  expect(await asked).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
});

test.each(everyWay)('%s, %s: a slow answer is waited for within its time, and left after it [MODEL-PORT-3]', async (provider, _, streamed) => {
  const options = streamed ? { onText: () => undefined } : {};
  const of = { text: 'A slow sentence.' };
  const patient = await serve(provider, [{ fault: 'slow', of, everyMs: 1 }]);
  expect(await patient.model(request, options)).toMatchObject({ ok: true, reply: { text: 'A slow sentence.' } });
  const hasty = await serve(provider, [{ fault: 'slow', of, everyMs: 5_000 }], { timeoutMs: 60 });
  expect(await hasty.model(request, options)).toMatchObject({ ok: false, failure: { kind: 'timed-out' } });
});

test.each(everyWay)('%s, %s: an answer that was filtered is a refusal, one cut at its length says so [MODEL-WIRE-3]', async (provider, _, streamed) => {
  const { model } = await serve(provider, [{ text: 'I', finish: 'filtered' }, { text: 'The margin', finish: 'length' }]);
  const options = streamed ? { onText: () => undefined } : {};
  expect(await generateText(model, { ...ask, ...options })).toMatchObject({ ok: false, failure: { kind: 'refused', by: 'model' } });
  expect(await model(request, options)).toMatchObject({ ok: true, reply: { finish: 'length' } });
});

test.each(providerNames)('%s: the key goes out in a header and stands in no failure, whatever the provider answers [MODEL-KEY-1]', async (provider) => {
  const key = 'canary-key-0123456789';
  const server = await openWireServer([400, 401, 429, 500].map((status) => ({ fault: 'status' as const, status, message: `bad key ${key}` })));
  opened.push(server);
  const model = providerModel(server.endpoint(provider, key), modelIds[provider], { fetch });
  for (let index = 0; index < 4; index += 1) expect(JSON.stringify(await model(request))).not.toContain(key);
  expect(JSON.stringify(server.requests[0]?.headers)).toContain(key);
  expect(JSON.stringify(server.requests.map(({ url, body }) => [url, body]))).not.toContain(key);
});

test.each(providerNames)('%s: a redirect is not followed, so that no key goes to another host [MODEL-KEY-1]', async (provider) => {
  const elsewhere = await openWireServer(() => ({ text: 'Come here.' }));
  opened.push(elsewhere);
  const { model } = await serve(provider, [{ fault: 'redirect', to: `${elsewhere.origin}/v1/chat/completions` }]);
  expect(await model(request)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  expect(elsewhere.requests).toEqual([]);
});

test('a key without credit is told as such, not as a limit that passes [MODEL-WIRE-3]', async () => {
  const { model } = await serve('openai', [{ fault: 'status', status: 429, body: '{"error":{"message":"You exceeded your current quota","type":"insufficient_quota","code":"insufficient_quota"}}' }]);
  expect(await model(request)).toMatchObject({ ok: false, failure: { kind: 'refused', by: 'provider', message: expect.stringContaining('no credit') as string } });
  const deepseek = await serve('deepseek', [{ fault: 'status', status: 402, message: 'Insufficient Balance' }]);
  expect(await deepseek.model(request)).toMatchObject({ ok: false, failure: { kind: 'refused', status: 402 } });
});

test('a provider that counts no tokens is counted by length, so that it is not free of the budget [MODEL-COST-1]', async () => {
  const { model } = await serve('local', [{ text: 'x'.repeat(400), usage: null }]);
  const answer = await generateText(model, ask);
  expect(answer.usage.outputTokens).toBeGreaterThanOrEqual(100);
  expect(answer.usage.inputTokens).toBeGreaterThan(5);
});

test('without a key nothing is sent, and a local endpoint needs none [MODEL-KEY-1]', async () => {
  const server = await openWireServer([{ text: 'Here.' }]);
  opened.push(server);
  expect(await providerModel(server.endpoint('openai', null), 'gpt-test', { fetch })(request)).toMatchObject({ ok: false, failure: { kind: 'unauthorised', remedy: 'Set OPENAI_API_KEY.' } });
  expect(await providerModel(server.endpoint('local'), 'qwen3:8b', { fetch })(request)).toMatchObject({ ok: true, reply: { text: 'Here.' } });
  server.assertDone();
});
