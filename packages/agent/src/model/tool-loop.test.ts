import { AssayError } from '@assay/record';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { madeUpPrompt, scriptedModel, type ScriptedTurn } from '../testing/scripted-model.ts';
import type { Ask } from './ask.ts';
import type { ModelEvent, ModelRequest, ToolResult } from './port.ts';
import { modelTool } from './tool.ts';
import { answerTool, runToolLoop, type LoopLimits } from './tool-loop.ts';

const answer = z.object({ findings: z.array(z.string()) });
const calls: string[] = [];
const lookUp = modelTool({
  name: 'get_metric', description: 'A metric of a year.', input: z.object({ metric: z.string(), year: z.int() }),
  run: ({ metric, year }) => { calls.push(`${metric} ${String(year)}`); return { text: `${metric} in ${String(year)}: 12` }; },
});
const broken = modelTool({ name: 'break', description: 'Fails.', input: z.object({ how: z.string() }), run: ({ how }) => { throw how === 'known' ? new AssayError('no-sources', 'nothing was found', { remedy: 'Look elsewhere.' }) : new Error('/home/ada/secret'); } });
const ask: Ask = { role: 'cheap', stage: 'fundamental', prompt: madeUpPrompt(), question: 'Look at the margins.' };
const give = (findings: readonly string[]): ScriptedTurn => ({ calls: [{ name: answerTool, input: { findings } }] });
const look = (metric: string, year = 2024): ScriptedTurn => ({ calls: [{ name: 'get_metric', input: { metric, year } }] });

function run(script: readonly ScriptedTurn[], limits: Partial<LoopLimits> = {}): { readonly model: ReturnType<typeof scriptedModel>; readonly outcome: ReturnType<typeof runToolLoop<z.infer<typeof answer>>>; readonly events: ModelEvent[] } {
  calls.length = 0;
  const model = scriptedModel(script);
  const events: ModelEvent[] = [];
  return { model, events, outcome: runToolLoop(model, { ...ask, onEvent: (event) => events.push(event) }, { tools: [lookUp, broken], answer, limits }) };
}

function lastResults(request: ModelRequest | undefined): readonly ToolResult[] {
  return request?.messages.flatMap((message) => (message.role === 'tool' ? message.results : [])) ?? [];
}

test('a model asks tools, reads their fenced answers and gives its answer by a tool [MODEL-LOOP-1]', async () => {
  const { model, outcome, events } = run([{ calls: [{ name: 'get_metric', input: { metric: 'margin', year: 2023 } }, { name: 'get_metric', input: { metric: 'margin', year: 2024 } }] }, give(['It held.'])]);
  expect(await outcome).toMatchObject({ ok: true, value: { findings: ['It held.'] } });
  expect(calls).toEqual(['margin 2023', 'margin 2024']);
  expect(lastResults(model.requests[1]).map(({ text }) => text)).toEqual([expect.stringMatching(/^<data-\w+ from="get_metric">\nmargin in 2023: 12\n<\/data-\w+>$/), expect.stringContaining('2024: 12')]);
  expect(events.map(({ event }) => event)).toEqual(['tool-call-start', 'tool-call-finish', 'tool-call-start', 'tool-call-finish']);
  model.assertDone();
});

test('a loop ends at its rounds, and the last round is said to be the last [MODEL-LOOP-2]', async () => {
  const { model, outcome } = run([look('a'), look('b'), look('c')], { rounds: 3 });
  expect(await outcome).toMatchObject({ ok: false, failure: { kind: 'over-budget', limit: 'rounds', cap: '3' } });
  expect(JSON.stringify(model.requests[2]?.messages)).toContain('last round');
  expect(JSON.stringify(model.requests[1]?.messages)).not.toContain('last round');
});

test('what was found stands in the history when a loop ends without an answer [MODEL-LOOP-2]', async () => {
  const { outcome } = run([look('a'), look('b')], { rounds: 2 });
  expect(JSON.stringify((await outcome).history)).toContain('b in 2024: 12');
});

test('an identical call is not run again, and a model that goes on asking it is stopped [MODEL-LOOP-3]', async () => {
  const { model, outcome } = run([look('a'), look('a'), look('a')]);
  expect(await outcome).toMatchObject({ ok: false, failure: { kind: 'over-budget', limit: 'identical-calls' } });
  expect(calls).toEqual(['a 2024']);
  expect(lastResults(model.requests[2])[1]).toMatchObject({ failed: true, text: expect.stringContaining('before') as string });
});

test.each([
  ['an unknown tool', { name: 'constructor', input: {} }, /no such tool. There are: get_metric, break, give_answer/],
  ['arguments that are no JSON', { name: 'get_metric', input: '{"metric', problem: 'it ends too early' }, /no valid JSON/],
  ['arguments that do not fit', { name: 'get_metric', input: { metric: 'a' } }, /year/],
  ['a tool that fails', { name: 'break', input: { how: 'known' } }, /nothing was found/],
] as const)('the model is told, and the loop goes on: %s [MODEL-LOOP-4]', async (_, call, told) => {
  const { model, outcome } = run([{ calls: [call] }, give([])]);
  expect(await outcome).toMatchObject({ ok: true });
  expect(lastResults(model.requests[1])).toMatchObject([{ failed: true, text: expect.stringMatching(told) as string }]);
});

test('the words of an unforeseen error are not told to the model [MODEL-LOOP-4]', async () => {
  const { model, outcome } = run([{ calls: [{ name: 'break', input: { how: 'unknown' } }] }, give([])]);
  await outcome;
  expect(JSON.stringify(model.requests[1])).not.toContain('/home/ada');
});

test('an answer that does not fit is asked for once more, and then it fails [MODEL-RETRY-2]', async () => {
  const wrong: ScriptedTurn = { calls: [{ name: answerTool, input: { findings: 'one' } }] };
  const { model, outcome } = run([wrong, give(['one'])]);
  expect(await outcome).toMatchObject({ ok: true, value: { findings: ['one'] } });
  expect(lastResults(model.requests[1])[0]?.text).toContain('findings');
  expect(await run([wrong, wrong]).outcome).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
});

test('an answer given as text counts where it fits, and else the model is reminded of the tool [MODEL-LOOP-1]', async () => {
  expect(await run(['{"findings":["x"]}']).outcome).toMatchObject({ ok: true, value: { findings: ['x'] } });
  expect(await run(['I am done.', give(['y'])]).outcome).toMatchObject({ ok: true, value: { findings: ['y'] } });
});

test('calls that a cut-off answer left open are answered, so that the talk can go on [MODEL-RETRY-2]', async () => {
  const { model, outcome } = run([{ reply: { finish: 'length', calls: [{ id: 'c1', name: 'get_metric', input: {} }] } }, give(['z'])]);
  expect(await outcome).toMatchObject({ ok: true });
  expect(lastResults(model.requests[1])).toMatchObject([{ id: 'c1', failed: true }]);
  expect(model.requests[1]?.maxOutputTokens).toBe(2 * (model.requests[0]?.maxOutputTokens ?? 0));
  expect(calls).toEqual([]);
});

test('more calls at once than allowed are refused, and long results are cut between lines [MODEL-LOOP-4]', async () => {
  const many = modelTool({ name: 'many', description: 'Long.', input: z.object({ n: z.int() }), run: () => ({ text: Array.from({ length: 500 }, (_, line) => `line ${String(line)}`).join('\n') }) });
  const model = scriptedModel([{ calls: [1, 2, 3].map((n) => ({ name: 'many', input: { n } })) }, give([])]);
  await runToolLoop(model, ask, { tools: [many], answer, limits: { callsPerRound: 2, resultCharacters: 400 } });
  const [first, , third] = lastResults(model.requests[1]);
  expect(third?.text).toContain('too many');
  expect(first?.text).toMatch(/lines, \d+ characters left out/);
  expect(first?.text.length).toBeLessThan(600);
  expect(first?.text).toContain('line 499');
});
