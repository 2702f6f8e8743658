import { expect, test } from 'vitest';
import { askSample, sampleTools, scriptedAskEngine } from '../../../testing/index.ts';
import { sha256 } from '../../../testing/analyze-sample.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../../asked/asked.ts';
import { planQuestion } from '../../plan-question.ts';
import { finalStep } from '../../stages.ts';

const text = 'Compare the revenue of NVDA and AAPL in fiscal 2024';
const question = { text, filters: noFilters, asOf: null, earlier: [] };
const clock = (): Date => new Date('2026-03-24T09:00:00Z');

test('the plan that is shown is the plan that is carried out [ASK-STRIKE-1]', async () => {
  const shown = await planQuestion({ question, desk: sampleTools(), engine: houseAskEngine, sha256, clock });
  const { contents } = await askSample(text, { engine: houseAskEngine });
  expect(shown.plan.steps.map(({ id, tool, input, after }) => ({ id, tool, input, after }))).toEqual(contents.plan.steps.map(({ id, tool, input, after }) => ({ id, tool, input, after })));
  expect(shown.route.asked?.companies.map(({ ticker }) => ticker).sort()).toEqual(['AAPL', 'NVDA']);
  expect(shown.plan.steps.map(({ id }) => id)).toContain(finalStep);
});

test('a struck step asks nothing, is left out of the plan, and is named in the answer [ASK-STRIKE-1]', async () => {
  const { plan } = await planQuestion({ question, desk: sampleTools(), engine: houseAskEngine, sha256, clock });
  const [first] = plan.steps.filter(({ tool }) => tool !== null);
  const { contents, answer } = await askSample(text, { engine: houseAskEngine, question: { ...question, struck: [first?.id ?? ''] } });
  expect(contents.journal.filter(({ event }) => event === 'step-start').map(({ step }) => step)).not.toContain(first?.id);
  expect(contents.plan.steps.map(({ id }) => id)).not.toContain(first?.id);
  expect(contents.plan.steps.every(({ after }) => !after.includes(first?.id ?? ''))).toBe(true);
  expect(answer.missing.join(' ')).toContain('It was struck from the plan.');
  expect(contents.run.question.struck).toEqual([first?.id]);
});

test('the writing of an answer, its judgment, its last source and steps that are none cannot be struck [ASK-STRIKE-1]', async () => {
  const { plan } = await planQuestion({ question, desk: sampleTools(), engine: houseAskEngine, sha256, clock });
  const data = plan.steps.filter(({ stage }) => stage === 'gather').map(({ id }) => id);
  for (const struck of [[finalStep], ['judge'], data, ['weather']]) {
    await expect(askSample(text, { engine: scriptedAskEngine(houseAskEngine), question: { ...question, struck } }), struck.join()).rejects.toMatchObject({ code: 'usage' });
  }
});
