import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseJson } from '@assay/record';
import { planViewSchema, problemSchema, type PlanView } from '@assay/record/api';
import { findRun } from '../../vault/find-run.ts';
import { readRun } from '../../vault/read-run.ts';
import { carryOut } from '../jobs/carry-out.ts';
import { openApi, type Api } from '../testing/api-fixture.ts';

const at: { api: Api } = { api: undefined as unknown as Api };
beforeAll(async () => { at.api = await openApi(); });
afterAll(() => at.api.remove());

const sampled = { sample: true, engine: 'house' } as const;
async function plan(body: object): Promise<PlanView> {
  const response = await at.api.ask('/api/v1/plans', { method: 'POST', body: { ...sampled, ...body } });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return planViewSchema.parse(parseJson(text));
}
async function refusal(path: string, body: object): Promise<{ readonly status: number; readonly detail: string }> {
  const response = await at.api.ask(path, { method: 'POST', body: { ...sampled, ...body } });
  return { status: response.status, detail: problemSchema.parse(parseJson(await response.text())).detail };
}

test('the plan of an analysis names its steps, what may be struck, and no time that was never measured [HTTP-PLAN-1]', async () => {
  const shown = await plan({ company: 'apple', depth: 'quick' });
  expect(shown).toMatchObject({ kind: 'analysis', engine: 'house', exact: true, company: { ticker: 'AAPL' }, reading: null, limits: null });
  expect(shown.steps.filter(({ mayStrike }) => mayStrike).map(({ id }) => id)).toEqual(['fundamental', 'technical', 'value', 'macro']);
  expect(shown.steps.find(({ id }) => id === 'judge')).toMatchObject({ mayStrike: false, kept: 'The step judge cannot be struck: there is no answer without it.', neededBy: [] });
  expect(shown.steps.find(({ id }) => id === 'macro')).toMatchObject({ kept: null, neededBy: ['write'] });
  expect(shown.needs).toEqual(['gather', 'analyse']);
  expect(shown.estimates).toEqual(['quick', 'standard', 'deep'].map((depth) => ({ depth, seconds: null, usd: '0', runs: 0 })));
});

test('the plan of a question says how it was read and which tools it asks with what [HTTP-PLAN-1]', async () => {
  const shown = await plan({ kind: 'question', text: 'Compare the net margin of Apple and Microsoft in fiscal 2024' });
  expect(shown.reading).toMatchObject({ kind: 'financial', operation: 'compare', measures: [{ kind: 'metric', id: 'net_margin' }], periods: [{ kind: 'fiscal', year: 2024 }] });
  expect(shown.reading?.companies.map(({ ticker }) => ticker).sort()).toEqual(['AAPL', 'MSFT']);
  expect(shown.steps.filter(({ tool }) => tool !== null).every(({ input, mayStrike }) => mayStrike && Object.keys(input).length > 0)).toBe(true);
  expect(shown.steps.filter(({ id }) => ['final_synthesis', 'judge'].includes(id)).map(({ mayStrike }) => mayStrike)).toEqual([false, false]);
  const narrowed = await plan({ kind: 'question', text: 'How large was the revenue?', ticker: 'MSFT', year: 2023 });
  expect(narrowed.reading).toMatchObject({ companies: [{ ticker: 'MSFT' }] });
  expect((await plan({ kind: 'question', text: 'What is a margin?' })).reading).toMatchObject({ kind: 'general', operation: 'define' });
});

test('what cannot be planned, and what cannot be struck, is refused before anything runs [HTTP-PLAN-1]', async () => {
  expect(await refusal('/api/v1/plans', { company: 'Zyxwvq Moonbeam' })).toMatchObject({ status: 404 });
  expect(await refusal('/api/v1/jobs', { company: 'AAPL', plan: { strike: ['judge'] } })).toMatchObject({ status: 400, detail: 'The step judge cannot be struck: there is no answer without it.' });
  expect(await refusal('/api/v1/jobs', { company: 'AAPL', plan: { strike: ['fundamental', 'technical', 'value', 'macro'] } })).toMatchObject({ status: 400 });
  expect(await refusal('/api/v1/jobs', { kind: 'question', text: 'How large was the revenue of Apple?', plan: { strike: ['weather'] } })).toMatchObject({ status: 400, detail: 'The plan has no step called weather.' });
  expect((await at.api.ask('/api/v1/jobs', { method: 'POST', body: { ...sampled, company: 'AAPL', plan: { strike: ['macro'] } } })).status).toBe(202);
});

test('what was struck is left out of the sealed run, which then tells how long such a run takes [HTTP-PLAN-2]', async () => {
  const { environment } = at.api.parts;
  const around = { environment, onEvent: () => undefined, signal: new AbortController().signal };
  const note = readRun((await findRun(environment.places.runs, await carryOut({ kind: 'analysis', company: 'AAPL', depth: 'quick', plan: { strike: ['macro'] }, ...sampled }, around) ?? '')).files);
  expect(note.contents.report).toContain('The macro analyst was struck from the plan');
  expect(note.contents.run.question.struck).toEqual(['macro']);
  const text = 'Compare the net margin of Apple and Microsoft in fiscal 2024';
  const [first] = (await plan({ kind: 'question', text })).steps;
  const answered = readRun((await findRun(environment.places.runs, await carryOut({ kind: 'question', text, earlier: [], plan: { strike: [first?.id ?? ''] }, ...sampled }, around) ?? '')).files);
  expect(answered.answer?.missing.join(' ')).toContain('It was struck from the plan.');
  const [quick] = (await plan({ company: 'AAPL' })).estimates;
  expect(quick).toMatchObject({ depth: 'quick', usd: '0', runs: 1 });
  expect(quick?.seconds).toBeGreaterThan(0);
});
