import { answerSchema } from '@assay/record';
import { expect, test } from 'vitest';
import { askSample } from '../testing/index.ts';

test('a question is routed, planned, fetched, verified, answered and judged, and every decision stands in the journal with its reason [ASK-GRAPH-1]', async () => {
  const { contents, answer } = await askSample('What was the revenue of NVDA?');
  expect(contents.journal.map(({ event }) => event)).toEqual([
    'question-routed', 'plan-made', 'step-start', 'step-finish', 'step-verified', 'answer-written', 'claims-judged', 'answer-validated',
  ]);
  expect(contents.journal.filter(({ event }) => ['question-routed', 'plan-made', 'step-start', 'step-verified'].includes(event)).every(({ data }) => typeof data['why'] === 'string' && data['why'] !== '')).toBe(true);
  expect(contents.verdicts.map(({ verdict }) => verdict)).toEqual(['verified']);
  expect(answerSchema.parse(answer).metadata).toMatchObject({ query_type: 'financial', companies_analyzed: ['NVDA'], confidence: 1, valid: true, partial: false });
});

test('a question about several companies has none of them for its subject, and a general one has none at all [ASK-RUN-1]', async () => {
  const several = await askSample('Compare the revenue of NVDA and AAPL');
  expect(several.contents.run.company).toMatchObject({ id: null, ticker: null });
  expect(several.contents.run.question.ticker.split('+').sort()).toEqual(['AAPL', 'NVDA']);
  const general = await askSample('What is a margin?');
  expect(general.contents.run.question.ticker).toBe('');
  expect(general.answer.metadata).toMatchObject({ query_type: 'general', general_knowledge: true });
  expect(general.contents.report).toContain('General knowledge, not checked against any source.');
});
