// A whole answer by a model, over the bundled figures, through the graph and the judge.
import { expect, test } from 'vitest';
import { answerTool } from '../../model/tool-loop.ts';
import { modelFailure } from '../../model/failure.ts';
import type { ModelRequest } from '../../model/port.ts';
import { askSample, scriptedAskEngine, scriptedModel, sha256, type ScriptedReply } from '../../testing/index.ts';
import type { AskRun } from '../ask.ts';
import { finalStep } from '../stages.ts';
import { modelAskEngine } from './model-ask-engine.ts';

type Stages = Readonly<Record<string, (request: ModelRequest, time: number) => ScriptedReply>>;

function answer(input: unknown): ScriptedReply {
  return { calls: [{ name: answerTool, input }] };
}

function told(request: ModelRequest): string {
  return request.messages.map((message) => (message.role === 'tool' ? message.results.map((result) => result.text).join('\n') : message.text)).join('\n');
}

/** The handle that stands in front of a shown value. */
function handleOf(request: ModelRequest, shown: string): string {
  const at = told(request).indexOf(` = ${shown}`);
  return /\{\{f\d+\}\}$/.exec(told(request).slice(0, at))?.[0] ?? '{{none}}';
}

const steps = [
  { id: 'income', kind: 'data', what: 'Income statements.', tool: 'get_income_statement', input: '{"ticker":"AAPL"}', after: [] },
  { id: 'look', kind: 'analysis', what: 'Look at the sales.', prompt: 'What do the sales show?', after: ['income'] },
  { id: finalStep, kind: 'analysis', what: 'Write.', after: [] },
];

const usual: Stages = {
  'ask-route': () => answer({ kind: 'financial', complexity: 'moderate', operation: 'trend', companies: ['AAPL'], wantsWords: false, why: 'A company is named.', missing: [], remedy: '' }),
  'ask-plan': () => answer({ why: 'One statement is enough.', steps }),
  'ask-verify': () => answer({ verdict: 'ok', why: 'It brings what is asked.' }),
  'ask-analysis': (request) => answer({ insights: [{ text: `Apple’s revenue was ${handleOf(request, '$416.2 billion')} in {{year:2025}}.`, importance: 'high' }] }),
  'ask-answer': (request) => answer({ summary: `Apple’s revenue was ${handleOf(request, '$416.2 billion')} in {{year:2025}}.`, paragraphs: [], blocks: [], insights: [], recommendations: [] }),
};

async function asked(own: Stages = {}): Promise<{ readonly run: AskRun; readonly requests: readonly ModelRequest[] }> {
  const times = new Map<string, number>();
  const model = scriptedModel((request) => {
    const time = (times.get(request.stage) ?? 0) + 1;
    times.set(request.stage, time);
    const turn = { ...usual, ...own }[request.stage];
    if (turn === undefined) throw new RangeError(request.stage);
    return turn(request, time);
  });
  const run = await askSample('How are sales of AAPL?', { engine: modelAskEngine({ model, house: scriptedAskEngine(), sha256 }) });
  return { run, requests: model.requests };
}

test('a model answers over figures that code places, and each of them is proved [ASK-MODEL-5]', async () => {
  const { run, requests } = await asked();
  expect(run.contents.report).toContain('Apple’s revenue was $416.2 billion in fiscal 2025.');
  expect(run.contents.coverage).toMatchObject({ ratio: 1, unaccounted: 0, verdicts: { contradicted: 0 } });
  expect(run.answer.metadata).toMatchObject({ engine: 'model', valid: true });
  expect([...new Set(requests.map(({ stage }) => stage))]).toEqual(['ask-route', 'ask-plan', 'ask-verify', 'ask-analysis', 'ask-answer']);
  expect(requests.filter(({ stage }) => stage !== 'ask-answer').every(({ temperature }) => temperature === 0)).toBe(true);
});

test('a figure that the model types under another year goes back to it with the right value [ASK-MODEL-5]', async () => {
  const { run, requests } = await asked({ 'ask-answer': (request, time) => (time < 3 ? answer({ summary: 'Apple’s revenue was $512.4 billion in fiscal 2025.', paragraphs: [], blocks: [], insights: [], recommendations: [] }) : usual['ask-answer']?.(request, time) ?? 'nothing') });
  expect(run.contents.report).not.toContain('512.4');
  expect(requests.map(told).some((text) => /is contradicted: [^\n]* The sources say \$416\.2 billion\./.test(text))).toBe(true);
});

test('a model that insists on a wrong figure is shown to be wrong [ASK-MODEL-5]', async () => {
  const { run } = await asked({ 'ask-answer': () => answer({ summary: 'Apple’s revenue was $512.4 billion in fiscal 2025.', paragraphs: [], blocks: [], insights: [], recommendations: [] }) });
  expect(run.answer.metadata.valid).toBe(false);
  expect(run.contents.coverage.verdicts.contradicted).toBeGreaterThan(0);
  expect(run.contents.report).toContain('[contradicted]');
});

test('an insight whose handle names nothing never comes into the answer [ASK-MODEL-5]', async () => {
  const { run } = await asked({
    'ask-analysis': () => answer({ insights: [{ text: 'Sales were {{f999}}.', importance: 'high' }] }),
    'ask-answer': (request) => answer({ summary: `Apple’s revenue was ${handleOf(request, '$416.2 billion')} in {{year:2025}}.`, paragraphs: ['It is {{f998}} more.'], blocks: [], insights: [], recommendations: [] }),
  });
  expect(run.contents.report).not.toMatch(/f99|\{\{/);
});

test('an instruction in the question reaches the model as data between marks, at every stage [ASK-MODEL-6]', async () => {
  const { requests } = await asked();
  for (const request of requests) {
    const at = told(request).indexOf('How are sales of AAPL?');
    expect(request.system).not.toContain('How are sales');
    expect(told(request).slice(0, at), request.stage).toMatch(/<data-[0-9a-f]{12} from="question">\n$/);
  }
});

test('a model that fails for good fails the run, and nobody answers in its place [ASK-MODEL-5]', async () => {
  await expect(asked({ 'ask-plan': () => ({ failure: modelFailure.unreachable('the endpoint is silent') }) })).rejects.toMatchObject({ code: 'run-failed' });
});
