import { expect, test } from 'vitest';
import { z } from 'zod';
import { madeUpPrompt, scriptedModel } from '../testing/scripted-model.ts';
import { generateObject, generateText, type Ask } from './ask.ts';
import { modelFailure } from './failure.ts';

const ask: Ask = { role: 'strong', stage: 'write', prompt: madeUpPrompt(), question: 'What matters most?' };
const schema = z.object({ rating: z.enum(['Buy', 'Hold', 'Sell']), why: z.string() });

test('text is given with what it took, and arrives in pieces on the way [MODEL-PORT-1]', async () => {
  const model = scriptedModel(['The margin narrowed while sales grew.']);
  const pieces: string[] = [];
  const answer = await generateText(model, { ...ask, onText: (piece) => pieces.push(piece) });
  expect(answer).toMatchObject({ ok: true, value: 'The margin narrowed while sales grew.' });
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join('')).toBe('The margin narrowed while sales grew.');
  expect(answer.usage.outputTokens).toBeGreaterThan(0);
  expect(model.requests[0]).toMatchObject({ role: 'strong', stage: 'write', prompt: { id: 'made-up' }, temperature: 0 });
  model.assertDone();
});

test('an answer of a given form is read through prose and code fences [MODEL-PORT-1]', async () => {
  const model = scriptedModel(['Here it is:\n```json\n{"rating":"Hold","why":"priced for it"}\n```\nDone.']);
  expect(await generateObject(model, ask, { schema })).toMatchObject({ ok: true, value: { rating: 'Hold', why: 'priced for it' } });
  expect(model.requests[0]?.output?.schema).toMatchObject({ type: 'object', required: ['rating', 'why'] });
});

test.each([
  ['no JSON', 'I would hold it.', /no JSON/],
  ['a wrong value', '{"rating":"Perhaps","why":"x"}', /rating/],
  ['a poisoned key', '{"rating":"Hold","why":"x","__proto__":{}}', /not valid JSON/],
] as const)('a malformed answer is asked for once more with the error, and then it fails: %s [MODEL-RETRY-2]', async (_, said, problem) => {
  const mended = scriptedModel([said, { object: { rating: 'Sell', why: 'debt' } }]);
  expect(await generateObject(mended, ask, { schema })).toMatchObject({ ok: true, value: { rating: 'Sell' } });
  const told = mended.requests[1]?.messages.at(-1);
  expect(told?.role === 'user' ? told.text : '').toMatch(problem);
  const stubborn = scriptedModel([said, said]);
  expect(await generateObject(stubborn, ask, { schema })).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
  stubborn.assertDone();
});

test('an answer that was cut off is asked for again with twice the room [MODEL-RETRY-2]', async () => {
  const model = scriptedModel([{ reply: { text: 'The', finish: 'length' } }, 'The whole.']);
  await generateText(model, { ...ask, maxOutputTokens: 500 });
  expect(model.requests.map(({ maxOutputTokens }) => maxOutputTokens)).toEqual([500, 1_000]);
});

test('an answer that was cut off is malformed, one that was filtered is a refusal and not asked again [MODEL-RETRY-2]', async () => {
  expect(await generateText(scriptedModel([{ reply: { text: 'The', finish: 'length' } }, 'The whole.']), ask)).toMatchObject({ ok: true, value: 'The whole.' });
  expect(await generateText(scriptedModel([{ reply: { text: '', finish: 'filtered' } }]), ask)).toMatchObject({ ok: false, failure: { kind: 'refused', by: 'model' } });
});

test('what both attempts took is counted together [MODEL-COST-1]', async () => {
  const usage = { inputTokens: 10, outputTokens: 5, cachedTokens: 2, usd: '0.0003' };
  const answer = await generateObject(scriptedModel([{ reply: { text: 'no', usage } }, { reply: { text: '{"rating":"Buy","why":"y"}', usage } }]), ask, { schema });
  expect(answer.usage).toEqual({ inputTokens: 20, outputTokens: 10, cachedTokens: 4, usd: '0.0006' });
});

test('a failure of the provider is handed on with its remedy, and not asked again [MODEL-PORT-2]', async () => {
  const answer = await generateText(scriptedModel([{ failure: modelFailure.unauthorised('OpenAI', 401) }]), ask);
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'unauthorised', status: 401, remedy: expect.stringContaining('doctor') as string } });
});

test('a model that never answers is left when the caller gives up [MODEL-PORT-3]', async () => {
  const stop = new AbortController();
  const asked = generateText(scriptedModel([{ hang: true }]), { ...ask, signal: stop.signal });
  stop.abort();
  expect(await asked).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
});
