import { expect, test } from 'vitest';
import type { RunContents } from '@assay/record';
import { answerTool } from '../model/tool-loop.ts';
import { modelFailure } from '../model/failure.ts';
import type { ModelRequest } from '../model/port.ts';
import { analyzeSample, scriptedModel, sha256, type ScriptedReply } from '../testing/index.ts';
import { emptyMemory } from './memory-port.ts';
import { modelEngine } from './model-engine.ts';

type Turn = (request: ModelRequest, index: number) => ScriptedReply;

function answer(input: unknown): ScriptedReply {
  return { calls: [{ name: answerTool, input }] };
}

/** All that the model has been told so far. */
function told(request: ModelRequest): string {
  return request.messages.map((message) => (message.role === 'tool' ? message.results.map((result) => result.text).join('\n') : message.text)).join('\n');
}

/** The handle of the last line that shows a metric by this label. */
function handleOf(request: ModelRequest, label: string): string {
  const lines = told(request).split('\n').filter((line) => line.includes(`| ${label} |`));
  return /\{\{f\d+\}\}/.exec(lines.at(-1) ?? '')?.[0] ?? '{{none}}';
}

const reads: ScriptedReply = { calls: [{ name: 'read_figures', input: { metrics: ['revenue', 'price'], over: 'years', last: 2 } }] };

function specialist(request: ModelRequest): ScriptedReply {
  const asked = request.messages.some((message) => message.role === 'tool');
  if (!asked) return reads;
  const topic = { fundamental: 'growth', technical: 'trend', value: 'multiple', macro: 'rates' }[request.stage] ?? 'growth';
  return answer({ findings: [{ topic, stance: 'positive', weight: 0.7, text: `Revenue in {{year:2025}} was ${handleOf(request, 'revenue')}.`, headline: 'sales hold up' }] });
}

function report(summary: string, more: Readonly<Record<string, unknown>> = {}): ScriptedReply {
  return answer({ headline: 'sales hold up', rating: 'Hold', ratingReason: 'The tests balance.', conviction: 'low', sections: { summary }, ...more });
}

async function note(writer: Turn, others: Turn = specialist): Promise<{ readonly run: RunContents; readonly asked: number }> {
  let asked = 0;
  const model = scriptedModel((request, index) => {
    if (request.stage !== 'write') return others(request, index);
    asked += 1;
    return writer(request, asked);
  });
  const engine = modelEngine({ model, memory: emptyMemory, sha256, runTool: () => Promise.reject(new RangeError('no data tool is called here')) });
  return { run: await analyzeSample('AAPL', { engine, audited: true }), asked };
}

function toldRevenue(request: ModelRequest): string {
  return `Revenue in {{year:2025}} was ${handleOf(request, 'revenue')}.`;
}

test('a model writes over figures that code places, and each of them is proved [ENGINE-MODEL-1]', async () => {
  const { run, asked } = await note((request) => report(toldRevenue(request)));
  expect(asked).toBe(1);
  expect(run.run.engine).toBe('model');
  expect(run.report).toMatch(/## Summary\n\nRevenue in fiscal 2025 was \$416\.2 billion\./);
  expect([run.coverage.verdicts.contradicted, run.coverage.unaccounted, run.coverage.ratio]).toEqual([0, 0, 1]);
  expect(run.report).toContain('The memory holds no research notes and no views of the reader on this company.');
});

test('a number that the model typed itself goes back to it with the reason, and is gone from the second version [ENGINE-MODEL-2]', async () => {
  const { run, asked } = await note((request, time) => report(time < 3 ? 'Revenue in fiscal 2025 was $512.4 billion.' : toldRevenue(request)));
  expect(asked).toBe(3);
  expect(run.report).not.toContain('512.4');
  expect(run.coverage.verdicts.contradicted).toBe(0);
  expect(run.journal.some((entry) => entry.event === 'revision-asked')).toBe(true);
});

test('the judge tells the writer which claim is wrong and what is right [ENGINE-MODEL-2]', async () => {
  const heard: string[] = [];
  await note((request, time) => {
    heard.push(told(request));
    return report(time < 3 ? 'Revenue in fiscal 2025 was $512.4 billion.' : toldRevenue(request));
  });
  expect(heard[1]).toContain('is typed; put the handle of a figure there');
  expect(heard[2]).toMatch(/is contradicted: [^\n]* The sources say \$416\.2 billion\./);
});

test('a writer that insists is marked: the claim stays contradicted and nobody can read it as proved [ENGINE-MODEL-2]', async () => {
  const { run } = await note(() => report('Revenue in fiscal 2025 was $512.4 billion, and the moon was bought for $77 million.'));
  expect(run.report).toContain('$512.4 billion [contradicted]');
  expect(run.report).toMatch(/bought for \$77 million \[(?:typed, not proved by code|contradicted)\]/);
  expect(run.coverage.verdicts.contradicted).toBeGreaterThan(0);
});

test('a number that nothing proves is marked behind the thing it counts, and counts as unproved [ENGINE-MODEL-2]', async () => {
  const { run } = await note((request) => report(`${toldRevenue(request)} It opened 37 museums.`));
  expect(run.report).toContain('It opened 37 museums [typed, not proved by code].');
  expect(run.coverage.verdicts).toMatchObject({ contradicted: 0, unverified: 1 });
});

test('a figure that code placed under a year that is not its own is contradicted all the same [ENGINE-MODEL-2]', async () => {
  const { run } = await note((request) => report(toldRevenue(request).replace('{{year:2025}}', 'fiscal 2024')));
  expect(run.report).toContain('Revenue in fiscal 2024 was $416.2 billion [contradicted].');
  expect(run.verdicts.find((verdict) => verdict.verdict === 'contradicted')).toMatchObject({ field: 'period', right: { shown: '$391.0 billion' } });
});

test('a handle that names nothing is never rendered: its section is left to the rules [ENGINE-MODEL-3]', async () => {
  const { run } = await note(() => report('Revenue was {{f999}} and {{year:2099}} will be better.'));
  expect(run.report).not.toMatch(/f999|2099|\{\{/);
  expect(run.report).toContain('We rate Apple');
});

test('a writer that failed for good is named, and the note is then in the words of the rules [ENGINE-MODEL-4]', async () => {
  const { run } = await note(() => ({ failure: modelFailure.unreachable('the endpoint is silent') }));
  expect(run.report).toContain('The core analyst’s model failed (the model of write failed: the endpoint is silent), so this note is in the words of the rules');
  expect(run.coverage.verdicts.contradicted).toBe(0);
});

test('a specialist whose model failed is named with what is missing because of it [ENGINE-MODEL-4]', async () => {
  const { run } = await note((request) => report(toldRevenue(request)), (request) => (request.stage === 'technical' ? { failure: modelFailure.timedOut(60_000) } : specialist(request)));
  expect(run.report).toContain('The technical analyst failed (the model of technical failed: the model did not answer within s), so trend, momentum and price levels are missing from this note.');
});

test('judgment moves the rating one step with its reason, never two [ENGINE-MODEL-5]', async () => {
  const rules = /\*\*Rating as of [^:]+: (\w+)\*\*/.exec((await analyzeSample('AAPL')).report)?.[1];
  expect(rules).toBe('Hold');
  const moved = await note((request) => report(toldRevenue(request), { rating: 'Overweight', ratingReason: 'Sales hold up better than the tests see.' }));
  expect(moved.run.report).toContain('| The tests together | Hold |');
  expect(moved.run.report).toContain('| Rating | Overweight | The analyst’s judgment: Sales hold up better than the tests see. |');
  const jumped = await note((request) => report(toldRevenue(request), { rating: 'Buy' }));
  expect(jumped.run.report).toMatch(/\*\*Rating as of [^:]+: Hold\*\*/);
});

test('conviction stays low on sample figures, whatever the model feels [ENGINE-MODEL-5]', async () => {
  const { run } = await note((request) => report(toldRevenue(request), { conviction: 'high' }));
  expect(run.report).toContain('conviction low');
});
