import { expect, test } from 'vitest';
import { noFilters, type Asked } from '../../asked/asked.ts';
import { readAsked } from '../../asked/read-asked.ts';
import { deskIn, testDay } from '../../asked/testing/sample-desk.ts';
import type { DataStep, StepResult, StepVerdict } from '../../stages.ts';
import { verifyStep } from './verify-step.ts';

const desk = deskIn('sample');
const asking = async (text: string): Promise<Asked> => readAsked(text, { desk, today: testDay, filters: noFilters, earlier: [] });
const stepOf = (tool: string, input: Readonly<Record<string, unknown>>): DataStep => ({ kind: 'data', id: 'one', what: 'one', tool, input, after: [] });

async function resultOf(step: DataStep): Promise<StepResult> {
  const answer = await desk.runTool(step.tool, step.input);
  return answer.ok ? { ok: true, step, answer } : { ok: false, step, why: answer.error.message, remedy: answer.error.remedy };
}

async function verdictOn(text: string, result: StepResult, asOf: string | null = null): Promise<StepVerdict> {
  return verifyStep(result, { question: { text, filters: noFilters, asOf, earlier: [] }, asked: await asking(text), plan: { steps: [result.step], why: '' }, tries: 0 }, { signal: undefined, onEvent: () => undefined });
}

test('statements that hold the measure for the year are accepted [ASK-VERIFY-1]', async () => {
  const text = 'What was Apple\'s revenue in 2022?';
  expect(await verdictOn(text, await resultOf(stepOf('get_income_statement', { ticker: 'AAPL' })))).toMatchObject({ verdict: 'ok' });
});

test('a year that the statements do not reach is not accepted [ASK-VERIFY-1]', async () => {
  const text = 'What was Apple\'s revenue in 2009?';
  const verdict = await verdictOn(text, await resultOf(stepOf('get_income_statement', { ticker: 'AAPL' })));
  expect(verdict.verdict).not.toBe('ok');
  expect(verdict.why).toMatch(/nothing for fiscal 2009; it reaches from fiscal 2016/);
});

test('figures of another company are not accepted [ASK-VERIFY-1]', async () => {
  const text = 'What was Apple\'s revenue in 2022?';
  const other = await resultOf(stepOf('get_income_statement', { ticker: 'IBM' }));
  const verdict = await verdictOn(text, other.ok && other.step.kind === 'data' ? { ...other, step: { ...other.step, input: { ticker: 'AAPL' } } } as StepResult : other);
  expect(verdict.verdict).toBe('give-up');
  expect(verdict.why).toContain('IBM');
});

test('what was not known on the day asked is not accepted [ASK-VERIFY-1]', async () => {
  const verdict = await verdictOn('What was Apple\'s revenue?', await resultOf(stepOf('get_income_statement', { ticker: 'AAPL' })), '2024-01-15');
  expect(verdict.verdict).toBe('give-up');
  expect(verdict.why).toContain('2024-01-15');
});

test('a failed step is asked of another tool, and given up when none is left [ASK-VERIFY-1]', async () => {
  const text = 'Any insider selling at Home Depot?';
  const failed = await resultOf(stepOf('get_insider_trades', { ticker: 'HD' }));
  expect(await verdictOn(text, failed)).toMatchObject({ verdict: 'more-data', instead: { id: 'one', tool: 'get_insider_transactions' } });
  expect(await verdictOn('Who holds Visa?', await resultOf(stepOf('get_institutional_holders', { ticker: 'V' })))).toMatchObject({ verdict: 'give-up' });
});
