import { canonicalJson, parseJson } from '@assay/record';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { madeUpPrompt, scriptedModel } from '../../testing/scripted-model.ts';
import { generateText, type Ask } from '../ask.ts';
import { modelFailure } from '../failure.ts';
import type { Model } from '../port.ts';
import { modelTool } from '../tool.ts';
import { answerTool, runToolLoop } from '../tool-loop.ts';
import { modelExchangesSchema, packExchanges, unpackExchanges, type ModelExchange } from './exchange.ts';
import { recording, replaying, resuming } from './record.ts';

const ask: Ask = { role: 'strong', stage: 'write', prompt: madeUpPrompt(), question: 'Well?' };
const lookUp = modelTool({ name: 'look', description: 'Looks.', input: z.object({ what: z.string() }), run: ({ what }) => ({ text: `${what}: 12` }) });
const answer = z.object({ found: z.string() });
const work = (model: Model): ReturnType<typeof runToolLoop<z.infer<typeof answer>>> => runToolLoop(model, ask, { tools: [lookUp], answer });

async function recorded(): Promise<{ readonly outcome: unknown; readonly exchanges: readonly ModelExchange[] }> {
  const kept = recording(scriptedModel([{ calls: [{ name: 'look', input: { what: 'margin' } }] }, { calls: [{ name: answerTool, input: { found: '12' } }] }]));
  return { outcome: await work(kept.model), exchanges: kept.exchanges() };
}

test('a recorded talk with a model gives the same outcome again, to the letter, from its file alone [MODEL-REPLAY-1]', async () => {
  const { outcome, exchanges } = await recorded();
  const file = canonicalJson(packExchanges(exchanges));
  const read = unpackExchanges(modelExchangesSchema.parse(parseJson(file)));
  const replay = replaying(read);
  expect(await work(replay.model)).toEqual(outcome);
  expect(replay.left()).toEqual([]);
  expect(canonicalJson(read)).toBe(canonicalJson(exchanges));
});

test('what requests share is kept once [MODEL-REPLAY-1]', async () => {
  const packed = packExchanges((await recorded()).exchanges);
  expect([packed.texts.length, packed.offers.length, packed.exchanges.length]).toEqual([1, 2, 2]);
  expect(packed.messages.length).toBe(3);
});

test('a request that was not recorded is refused: another word, another prompt file, one more call [MODEL-REPLAY-2]', async () => {
  const kept = recording(scriptedModel(['one']));
  await generateText(kept.model, ask);
  for (const changed of [{ ...ask, question: 'Well then?' }, { ...ask, prompt: { ...ask.prompt, ref: { ...ask.prompt.ref, sha256: '1'.repeat(64) } } }, { ...ask, role: 'cheap' as const }]) {
    await expect(generateText(replaying(kept.exchanges()).model, changed)).rejects.toMatchObject({ code: 'replay-miss' });
  }
  const { model } = replaying(kept.exchanges());
  await generateText(model, ask);
  await expect(generateText(model, ask)).rejects.toMatchObject({ code: 'replay-miss' });
});

test('identical prompts keep their number and their order [MODEL-REPLAY-2]', async () => {
  const kept = recording(scriptedModel(['first', 'second', 'third']));
  for (let index = 0; index < 3; index += 1) await generateText(kept.model, ask);
  expect(kept.exchanges()).toHaveLength(3);
  const { model, left } = replaying(kept.exchanges());
  const said: unknown[] = [];
  for (let index = 0; index < 2; index += 1) said.push(await generateText(model, ask));
  expect(said).toMatchObject([{ value: 'first' }, { value: 'second' }]);
  expect(left()).toHaveLength(1);
});

test('calls that ran side by side are found whatever the order in which they are asked again, and failures come again [MODEL-REPLAY-2]', async () => {
  const kept = recording(scriptedModel({ value: ['v'], macro: [{ failure: modelFailure.overBudget('money', '$5', '$5') }] }));
  await Promise.all([generateText(kept.model, { ...ask, stage: 'value' }), generateText(kept.model, { ...ask, stage: 'macro' })]);
  const { model } = replaying(kept.exchanges());
  expect(await generateText(model, { ...ask, stage: 'macro' })).toMatchObject({ ok: false, failure: { kind: 'over-budget', limit: 'money' } });
  expect(await generateText(model, { ...ask, stage: 'value' })).toMatchObject({ ok: true, value: 'v' });
});

test('a run that goes on does not ask again what was answered, and tries again what failed [MODEL-REPLAY-3]', async () => {
  const seen: ModelExchange[] = [];
  const first = recording(scriptedModel(['one', { failure: modelFailure.unreachable('down') }]), (exchange) => seen.push(exchange));
  await generateText(first.model, ask);
  await generateText(first.model, { ...ask, question: 'And then?' });
  expect(seen).toHaveLength(2);
  const live = scriptedModel(['two']);
  const model = resuming(seen, live);
  expect(await generateText(model, ask)).toMatchObject({ value: 'one' });
  expect(await generateText(model, { ...ask, question: 'And then?' })).toMatchObject({ value: 'two' });
  live.assertDone();
});

test('a call that was cancelled is not kept [MODEL-REPLAY-3]', async () => {
  const stop = new AbortController();
  const kept = recording(scriptedModel([{ hang: true }]));
  const asked = generateText(kept.model, { ...ask, signal: stop.signal });
  stop.abort();
  await asked;
  expect(kept.exchanges()).toEqual([]);
});
