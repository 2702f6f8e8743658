// The journey with a true model on this machine. No weights can be had everywhere, so it runs where ASSAY_TEST_LOCAL_URL names an
// endpoint (docs/models.md), and else says that it was skipped. The wire tests of packages/agent stand in for it.
import { generateObject, listModels, modelTool, openModels, runToolLoop, type Endpoint, type Models } from '@assay/agent';
import { madeUpPrompt } from '@assay/agent/testing';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { clock } from '../clock.ts';
import { random, sleep } from '../compose.ts';
import { lastObject, makeHome } from '../testing/run-cli.ts';

const url = process.env['ASSAY_TEST_LOCAL_URL'];
const named = process.env['ASSAY_TEST_LOCAL_MODEL'];
const minutes = (count: number): { readonly timeout: number } => ({ timeout: count * 60_000 });

async function openLocal(): Promise<Models> {
  const endpoint: Endpoint = { provider: 'local', key: process.env['ASSAY_LOCAL_KEY'] ?? null, baseUrl: url ?? '' };
  const listed = await listModels(endpoint, { fetch });
  const model = named ?? (listed.ok ? listed.models[0] : undefined);
  if (model === undefined) throw new Error(listed.ok ? `${endpoint.baseUrl} offers no model` : listed.failure.message);
  const chosen = { endpoint, model };
  return openModels({ chosen: { strong: chosen, cheap: chosen, auditor: chosen }, fetch, clock, sleep, random, caps: { usd: null } });
}

describe.skipIf(url === undefined)('a true local model (skipped unless ASSAY_TEST_LOCAL_URL names its endpoint)', () => {
  const env = { ASSAY_LOCAL_URL: url ?? '', ...(named === undefined ? {} : { ASSAY_MODEL: `local/${named}` }) };

  test('doctor finds it and gets a word from it [MODEL-DOCTOR-2]', minutes(5), async () => {
    const home = await makeHome();
    const { checks } = lastObject(await home.run(['doctor', '--json'], { env })) as { checks: { name: string; state: string; said: string }[] };
    for (const name of ['local endpoint', 'model']) expect(checks.filter((check) => check.name === name), name).toMatchObject([{ state: 'good' }]);
    await home.remove();
  });

  test('it answers in a given form', minutes(10), async () => {
    const { model } = await openLocal();
    const schema = z.object({ city: z.string(), isCapital: z.boolean() });
    const answer = await generateObject(model, { role: 'strong', stage: 'write', prompt: madeUpPrompt('Answer with JSON only.'), question: 'Is Paris the capital of France? Give city and isCapital.', maxOutputTokens: 2_000 }, { schema });
    expect(answer).toMatchObject({ ok: true, value: { isCapital: true } });
  });

  test('it asks a tool for what it cannot know and answers with what the tool said', minutes(10), async () => {
    const { model } = await openLocal();
    const asked: string[] = [];
    const look = modelTool({ name: 'get_revenue', description: 'The revenue of a company in a fiscal year.', input: z.object({ company: z.string(), year: z.number() }), run: ({ company }) => { asked.push(company); return { text: 'Revenue: $73.4 million' }; } });
    const outcome = await runToolLoop(model, { role: 'cheap', stage: 'fundamental', prompt: madeUpPrompt('Look figures up with the tools. Give your answer with give_answer.'), question: 'What was the revenue of Harbour Light Ltd in fiscal year 2024?', maxOutputTokens: 2_000 }, { tools: [look], answer: z.object({ revenue: z.string() }), limits: { rounds: 6 } });
    expect(outcome.ok ? outcome.value.revenue : outcome.failure).toMatch(/73\.4/);
    expect(asked.length).toBeGreaterThan(0);
  });

  test('a whole note is written with it, sealed, verified, and replayed with nobody to ask', minutes(90), async () => {
    const home = await makeHome();
    const made = await home.run(['analyze', 'AAPL', '--sample', '--depth', 'quick', '--engine', 'model', '--json'], { env: { ...env, ASSAY_MAX_MINUTES: '80' } });
    expect(made.code, made.err).toBe(0);
    // Whatever the model wrote: every figure is accounted for, and none is contradicted unseen.
    expect(lastObject(made)).toMatchObject({ engine: 'model', unaccounted: 0 });
    expect((await home.run(['verify', 'latest'])).code).toBe(0);
    expect(lastObject(await home.run(['replay', 'latest', '--json']))).toMatchObject({ same: true });
    await home.remove();
  });
});
