import { expect, test } from 'vitest';
import { z } from 'zod';
import { madeUpPrompt } from '../../testing/scripted-model.ts';
import { openWireServer } from '../../testing/wire/wire-server.ts';
import { generateObject } from '../ask.ts';
import { jsonSchemaOf } from '../tool.ts';
import { providerModel } from './provider-model.ts';
import { isStrict } from './to-sdk.ts';

const closed = z.object({ rating: z.enum(['Buy', 'Hold']), parts: z.array(z.object({ name: z.string() })), note: z.string().nullable() });

test('a schema is enforced where OpenAI can enforce it, and else only said [MODEL-WIRE-1]', () => {
  expect(isStrict(jsonSchemaOf(closed))).toBe(true);
  for (const loose of [closed.partial(), z.object({ name: z.string().max(9) }), z.object({ parts: z.array(z.object({ name: z.string().optional() })) }), z.object({ all: z.record(z.string(), z.string()) })]) expect(isStrict(jsonSchemaOf(loose))).toBe(false);
});

test.each(['openai', 'openai-chat', 'local'] as const)('%s is told whether to enforce the schema [MODEL-WIRE-1]', async (provider) => {
  const server = await openWireServer(() => ({ text: '{"rating":"Hold","parts":[],"note":null}' }));
  const model = providerModel(server.endpoint(provider), 'some-model', { fetch });
  const ask = { role: 'strong', stage: 'write', prompt: madeUpPrompt(), question: 'Well?' } as const;
  for (const schema of [closed, closed.partial()]) expect(await generateObject(model, ask, { schema })).toMatchObject({ ok: true });
  expect(server.requests.map(({ body }) => /"strict":(true|false)/.exec(JSON.stringify(body))?.[1])).toEqual(['true', 'false']);
  await server.close();
});
