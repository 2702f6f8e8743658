import { expect, test } from 'vitest';
import { madeUpPrompt, scriptedModel, type Script } from '../../testing/scripted-model.ts';
import { openPrices } from '../cost/price-table.ts';
import { priced } from '../cost/priced.ts';
import { modelFailure } from '../failure.ts';
import type { ModelAnswer, ModelEvent, ModelRequest } from '../port.ts';
import { openBudget, type Budget, type BudgetCaps } from './budget.ts';
import { retrying, type RetryLimits } from './retrying.ts';
import { telling } from './telling.ts';

const request: ModelRequest = { role: 'cheap', stage: 'value', prompt: madeUpPrompt().ref, system: 'Be brief.', messages: [{ role: 'user', text: 'Well?' }], tools: [], output: null, temperature: 0, maxOutputTokens: 100 };
const nothing: BudgetCaps = { tokens: null, usd: null, ms: null, rounds: null };

function time(): { readonly clock: () => Date; readonly pass: (ms: number) => void } {
  let now = 0;
  return { clock: () => new Date(now), pass: (ms) => { now += ms; } };
}

function budgetOf(caps: Partial<BudgetCaps>, clock = time().clock): Budget {
  return openBudget({ ...nothing, ...caps }, { clock, prices: openPrices({ 'openai/a': { input: '1000', output: '1000', cached: null, seen: '2026-01-01' } }), modelOf: () => 'openai/a' });
}

function kindOf(answer: ModelAnswer): string {
  return answer.ok ? 'answered' : answer.failure.kind === 'over-budget' ? `over ${answer.failure.limit}` : answer.failure.kind;
}

async function inTurn(budget: Budget, script: Script, times: number): Promise<string[]> {
  const model = budget.guard(scriptedModel(script));
  const kinds: string[] = [];
  for (let index = 0; index < times; index += 1) kinds.push(kindOf(await model(request)));
  return kinds;
}

const usage = (tokens: number, usd: string | null = '0') => ({ reply: { text: 'ok', usage: { inputTokens: tokens, outputTokens: 0, cachedTokens: 0, usd } } });

test('a call that could pass the limit of tokens is refused before it is made [MODEL-BUDGET-1]', async () => {
  expect(await inTurn(budgetOf({ tokens: 1_000 }), [usage(500), usage(500)], 3)).toEqual(['answered', 'answered', 'over tokens']);
  expect(await inTurn(budgetOf({ tokens: 90 }), [], 1)).toEqual(['over tokens']);
});

test('money is counted by the price table, and a call that could pass the limit is refused [MODEL-BUDGET-1]', async () => {
  const budget = budgetOf({ usd: '0.45' });
  expect(await inTurn(budget, [usage(100, '0.1'), usage(100, '0.25')], 3)).toEqual(['answered', 'answered', 'over money']);
  expect(budget.spent()).toMatchObject({ calls: 2, usd: '0.35', reached: ['money'] });
});

test('a call whose cost is not known is counted at its highest price, so that it is not free [MODEL-BUDGET-1]', async () => {
  const budget = budgetOf({ usd: '1' });
  await inTurn(budget, [usage(400, null)], 1);
  expect(budget.spent().usd).toBe('0.4');
});

test('calls side by side cannot pass a limit together [MODEL-BUDGET-1]', async () => {
  const guarded = budgetOf({ tokens: 500 }).guard(scriptedModel(() => usage(10)));
  const kinds = (await Promise.all([1, 2, 3, 4, 5].map(() => guarded(request)))).map(kindOf);
  expect(kinds).toContain('answered');
  expect(kinds).toContain('over tokens');
});

test('a stage has so many rounds, another stage its own [MODEL-BUDGET-1]', async () => {
  const guarded = budgetOf({ rounds: 2 }).guard(scriptedModel(() => 'ok'));
  const kinds: string[] = [];
  for (const stage of ['value', 'value', 'value', 'macro']) kinds.push(kindOf(await guarded({ ...request, stage })));
  expect(kinds).toEqual(['answered', 'answered', 'over rounds', 'answered']);
});

test('when the time of the run is up no call is made, and one that waits is left [MODEL-BUDGET-1]', async () => {
  const { clock, pass } = time();
  const guarded = budgetOf({ ms: 60_000 }, clock).guard(scriptedModel(['ok']));
  expect(kindOf(await guarded(request))).toBe('answered');
  pass(60_000);
  expect(kindOf(await guarded(request))).toBe('over time');
  expect(kindOf(await budgetOf({ ms: 20 }).guard(scriptedModel([{ hang: true }]))(request))).toBe('over time');
});

test('at four fifths of a limit there is one warning [MODEL-BUDGET-2]', async () => {
  const events: ModelEvent[] = [];
  const guarded = budgetOf({ tokens: 1_000, usd: '1' }).guard(scriptedModel(() => usage(270, '0.3')));
  for (let index = 0; index < 3; index += 1) await guarded(request, { onEvent: (event) => events.push(event) });
  expect(events).toMatchObject([{ event: 'budget-warning', limit: 'tokens', used: '810', cap: '1000' }, { event: 'budget-warning', limit: 'money', used: '$0.9000', cap: '$1.0000' }]);
});

function patient(script: Script, limits: Partial<RetryLimits> = {}, signal?: AbortSignal): { readonly waits: number[]; readonly asked: () => number; readonly answer: Promise<ModelAnswer> } {
  const waits: number[] = [];
  const model = scriptedModel(script);
  const sleep = (ms: number): Promise<void> => { waits.push(ms); return Promise.resolve(); };
  return { waits, asked: () => model.requests.length, answer: retrying(model, { sleep, random: () => 1 }, limits)(request, signal === undefined ? {} : { signal }) };
}

const limited = (ms: number | null) => ({ failure: modelFailure.rateLimited(ms) });
const down = { failure: modelFailure.unreachable('down', 503) };

test('rate limits and server errors are tried again, after the time that the provider asks for or a growing one [MODEL-RETRY-1]', async () => {
  const { waits, answer } = patient([limited(7_000), down, down, 'ok']);
  expect(await answer).toMatchObject({ ok: true });
  expect(waits).toEqual([7_000, 2_000, 4_000]);
});

test('after four attempts, or where the provider asks for too long a pause, it is given up with what it said [MODEL-RETRY-1]', async () => {
  const tried = patient([down, down, down, down]);
  expect(await tried.answer).toMatchObject({ ok: false, failure: { kind: 'unreachable', status: 503 } });
  expect(tried.asked()).toBe(4);
  const long = patient([limited(3_600_000)]);
  expect(await long.answer).toMatchObject({ ok: false, failure: { kind: 'rate-limited', retryAfterMs: 3_600_000 } });
  expect(long.waits).toEqual([]);
});

test.each([modelFailure.unauthorised('A'), modelFailure.refused('provider', 'no'), modelFailure.malformed('x', ''), modelFailure.cancelled(), modelFailure.overBudget('money', '1', '1')])('what another attempt would not mend is not tried again: $kind [MODEL-RETRY-1]', async (failure) => {
  const tried = patient([{ failure }]);
  expect(await tried.answer).toMatchObject({ ok: false, failure: { kind: failure.kind } });
  expect(tried.asked()).toBe(1);
});

test('a pause ends when the caller gives up [MODEL-RETRY-1]', async () => {
  const stop = new AbortController();
  stop.abort();
  const model = retrying(() => Promise.resolve({ ok: false, failure: modelFailure.rateLimited(1), usage: null }), { sleep: () => Promise.resolve(), random: () => 0 });
  expect(await model(request, { signal: stop.signal })).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
});

test('each call tells its beginning and its end, with what it took and cost, and its text where that is wanted [MODEL-EVENT-1]', async () => {
  const events: ModelEvent[] = [];
  const { clock } = time();
  const model = telling(priced(scriptedModel([{ reply: { text: 'Hello.', model: 'openai/a', usage: { inputTokens: 1_000, outputTokens: 0, cachedTokens: 0, usd: null } } }, down]), openPrices({ 'openai/a': { input: '2', output: '2', cached: null, seen: '2026-01-01' } })), { clock, deltas: true });
  for (let index = 0; index < 2; index += 1) await model(request, { onEvent: (event) => events.push(event) });
  expect(events).toMatchObject([
    { event: 'model-call-start', stage: 'value', prompt: { id: 'made-up' } }, { event: 'text-delta', text: 'Hello.' }, { event: 'model-call-finish', model: 'openai/a', usage: { usd: '0.002' } },
    { event: 'model-call-start' }, { event: 'model-call-failed', failure: { kind: 'unreachable' } },
  ]);
});
