import type { Company } from '@assay/data';
import { expect, test } from 'vitest';
import { answerTool } from '../../model/tool-loop.ts';
import { modelFailure } from '../../model/failure.ts';
import { bundledCompanies, sampleDesk, scriptedModel, sha256, type Script, type ScriptedReply } from '../../testing/index.ts';
import { say } from '../../prose/text.ts';
import { noFilters, type Asked } from '../asked/asked.ts';
import { finalStep, type AskEngine, type AskPorts, type AskQuestion, type Route, type StepResult } from '../stages.ts';
import { modelAnswerDirectly } from './answer-directly.ts';
import { modelPlan } from './plan.ts';
import { modelRoute } from './route.ts';
import { modelVerify } from './verify.ts';

const question: AskQuestion = { text: 'How did Boeing’s margin develop?', filters: noFilters, asOf: null, earlier: [] };
const ports: AskPorts = { desk: sampleDesk(), today: '2026-03-24', sha256 };
const around = { signal: undefined, onEvent: () => undefined };

function companyOf(ticker: string): Company {
  const company = bundledCompanies().find((one) => one.ticker === ticker);
  if (company === undefined) throw new RangeError(ticker);
  return company;
}

const asked: Asked = { text: question.text, operation: 'trend', companies: [companyOf('BA')], group: null, unknown: [], measures: [], periods: [{ kind: 'latest' }], order: null, limit: null, conditions: [], filters: noFilters, wantsWords: false, inherited: [] };
const financial: Route = { kind: 'financial', complexity: 'moderate', asked, why: 'a company is named' };
const draftPlan = { why: 'one statement', steps: [{ kind: 'analysis' as const, id: finalStep, what: 'answer', after: [] }] };

/** Rules that say always the same: these tests are about the model in front of them. */
const house: AskEngine = {
  name: 'house', route: () => Promise.resolve(financial), plan: () => Promise.resolve(draftPlan), analyse: (step) => Promise.resolve({ ok: true, step, blocks: [], missing: [] }),
  verify: (result) => Promise.resolve(result.ok ? { verdict: 'ok', why: 'nothing is wrong with it' } : { verdict: 'give-up', why: result.why }),
  synthesise: () => Promise.reject(new RangeError('not asked here')),
  answerDirectly: () => Promise.resolve({ summary: say`The rules decline.`, blocks: [], insights: [], recommendations: [], missing: ['No such data.'], isGeneral: false }),
};

function answer(input: unknown): ScriptedReply {
  return { calls: [{ name: answerTool, input }] };
}

const reading = { kind: 'financial', complexity: 'simple', operation: 'look-up', companies: ['BA'], wantsWords: false, why: 'One company is asked about.', missing: [], remedy: '' };

function route(script: Script): Promise<Route> {
  return modelRoute(scriptedModel(script), house)(question, ports, around);
}

test('a model corrects what the rules read, and its companies are looked up [ASK-MODEL-1]', async () => {
  const read = await route([answer({ ...reading, companies: ['Microsoft', 'BA'] })]);
  expect(read).toMatchObject({ kind: 'financial', complexity: 'simple', asked: { operation: 'look-up', companies: [{ ticker: 'MSFT' }, { ticker: 'BA' }] } });
});

test('a company that nobody knows is said to be unknown, and no other is put in its place [ASK-MODEL-1]', async () => {
  const read = await route([answer({ ...reading, companies: ['Zzyzx Moonbeam Works'] })]);
  expect(read).toMatchObject({ kind: 'declined', asked: { companies: [] } });
  expect(read.kind === 'declined' ? read.missing.join(' ') : '').toContain('No company called “Zzyzx Moonbeam Works” is known');
});

test('a model that declines says what is missing, or is asked again [ASK-MODEL-1]', async () => {
  const model = scriptedModel([answer({ ...reading, kind: 'declined' }), answer({ ...reading, kind: 'declined', missing: ['Nobody knows a price of the future.'], remedy: 'Ask what the price expects.' })]);
  expect(await modelRoute(model, house)(question, ports, around)).toMatchObject({ kind: 'declined', missing: ['Nobody knows a price of the future.'] });
  model.assertDone();
});

const final = { id: finalStep, kind: 'analysis', what: 'Write the answer.', after: [] };
function dataStep(input: string, more: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return { id: 'income', kind: 'data', what: 'Income statements.', tool: 'get_income_statement', input, after: [], ...more };
}

function plan(script: Script): ReturnType<AskEngine['plan']> {
  return modelPlan(scriptedModel(script), house)({ question, asked, complexity: 'moderate', because: null, done: [] }, ports, around);
}

test('the synthesis waits for every step of the plan [ASK-MODEL-2]', async () => {
  const made = await plan([answer({ why: 'One statement is enough.', steps: [dataStep('{"ticker":"BA"}'), final] })]);
  expect(made.steps.at(-1)).toMatchObject({ id: finalStep, after: ['income'] });
  expect(made.steps[0]).toMatchObject({ tool: 'get_income_statement', input: { ticker: 'BA' } });
});

test.each([
  ['a tool that does not exist', [dataStep('{}', { tool: 'get_the_moon' }), final], /no tool called get_the_moon/],
  ['an input that the tool does not take', [dataStep('{"ticker":"BA","colour":"red"}'), final], /does not take this input/],
  ['an input that is no JSON', [dataStep('ticker=BA'), final], /no JSON object/],
  ['a step that waits for a later one', [dataStep('{"ticker":"BA"}', { after: ['later'] }), final], /waits for later/],
  ['two steps of one name', [dataStep('{"ticker":"BA"}'), dataStep('{"ticker":"V"}'), final], /two steps/],
  ['no synthesis at the end', [dataStep('{"ticker":"BA"}')], /last step must be/],
])('a plan is refused, with the reason, for %s [ASK-MODEL-2]', async (_, steps, why) => {
  const bad = answer({ why: 'A plan.', steps });
  await expect(plan([bad, bad])).rejects.toThrow(why);
});

const income = { kind: 'data' as const, id: 'income', what: 'Income statements.', tool: 'get_income_statement', input: { ticker: 'BA' }, after: [] };
const brought: StepResult = { ok: true, step: income, answer: { ok: true, tool: income.tool, asOf: null, captures: [], notes: [], answer: { ticker: 'BA' }, figures: [], computed: [], plain: [] } };

function verify(result: StepResult, script: Script): ReturnType<AskEngine['verify']> {
  return modelVerify(scriptedModel(script), house)(result, { question, asked, plan: draftPlan, tries: 0 }, around);
}

test('what the rules refuse is refused without asking a model [ASK-MODEL-3]', async () => {
  expect(await verify({ ok: false, step: income, why: 'no figures', remedy: null }, [])).toEqual({ verdict: 'give-up', why: 'no figures' });
});

test('more data comes from a step that the catalogue allows, under the same name [ASK-MODEL-3]', async () => {
  const verdict = await verify(brought, [answer({ verdict: 'more-data', why: 'Quarters are asked.', instead: dataStep('{"ticker":"BA","period":"quarterly"}', { id: 'other' }) })]);
  expect(verdict).toMatchObject({ verdict: 'more-data', instead: { id: 'income', input: { period: 'quarterly' } } });
});

test('a check that names no usable step, or fails, never reads as passed [ASK-MODEL-3]', async () => {
  const empty = answer({ verdict: 'more-data', why: 'More.', instead: null });
  await expect(verify(brought, [empty, empty])).rejects.toMatchObject({ code: 'run-failed' });
  await expect(verify(brought, [{ failure: modelFailure.unreachable('the endpoint is silent') }])).rejects.toMatchObject({ code: 'run-failed' });
});

test('general knowledge is marked, and what looks like a handle is broken up [ASK-MODEL-4]', async () => {
  const direct = modelAnswerDirectly(scriptedModel([answer({ summary: 'A margin is what is left of {{f1}} sales.', paragraphs: ['It compares.'] })]), house);
  const draft = await direct(question, { kind: 'general', why: 'a term', asked: null }, around);
  expect(draft.isGeneral).toBe(true);
  expect(draft.summary.template).toBe('A margin is what is left of f1 sales.');
});

test('what is declined is declined in the words of the rules [ASK-MODEL-4]', async () => {
  const direct = modelAnswerDirectly(scriptedModel([]), house);
  expect((await direct(question, { kind: 'declined', why: 'the future', missing: [], remedy: '', asked: null }, around)).missing).toEqual(['No such data.']);
});
