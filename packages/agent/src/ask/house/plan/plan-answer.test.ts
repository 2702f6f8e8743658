import { toolNamed } from '@assay/data';
import { expect, test } from 'vitest';
import { noFilters } from '../../asked/asked.ts';
import { readAsked } from '../../asked/read-asked.ts';
import { deskIn, portsOf, testDay } from '../../asked/testing/sample-desk.ts';
import { finalStep, type AskPlan } from '../../stages.ts';
import { planAnswer } from './plan-answer.ts';

const around = { signal: undefined, onEvent: () => undefined };

async function planFor(text: string, mode: 'sample' | 'auto' = 'sample'): Promise<AskPlan> {
  const desk = deskIn(mode);
  const asked = await readAsked(text, { desk, today: testDay, filters: noFilters, earlier: [] });
  return planAnswer({ question: { text, filters: noFilters, asOf: null, earlier: [] }, asked, complexity: 'moderate', because: null, done: [] }, portsOf(desk), around);
}

const toolsOf = ({ steps }: AskPlan): string[] => steps.flatMap((step) => (step.kind === 'data' ? [step.tool] : []));

test.each([
  ['What was Apple\'s revenue in 2023?', ['get_income_statement']],
  ['How much cash does Alphabet hold?', ['get_balance_sheet']],
  ['What is the price of IBM?', ['get_current_price']],
  ['What is the federal funds rate?', ['get_economic_indicator']],
  ['What was the close of MSFT on 2024-06-28?', ['get_historical_prices']],
])('%s has the one data step %s [ASK-PLAN-1]', async (question, tools) => {
  expect(toolsOf(await planFor(question))).toEqual(tools);
});

test('live, a return on equity needs two statements, side by side [ASK-PLAN-1]', async () => {
  const plan = await planFor('What was the return on equity of Visa in 2024?', 'auto');
  expect(toolsOf(plan)).toEqual(['get_income_statement', 'get_balance_sheet']);
  expect(plan.steps.slice(0, 2).every(({ after }) => after.length === 0)).toBe(true);
});

test.each(['Is Nvidia overvalued?', 'Compare IBM and Salesforce on margins and debt', 'Why did Boeing lose money in 2024?', 'insider trades at Microsoft', 'news on Visa', 'Is the yield curve inverted?', 'RSI and MACD of Apple', 'Give me an overview of McDonald\'s'])('%s: every tool takes its input, and the synthesis waits for all [ASK-PLAN-1]', async (question) => {
  for (const mode of ['sample', 'auto'] as const) {
    const { steps } = await planFor(question, mode);
    for (const step of steps) if (step.kind === 'data') expect(toolNamed(step.tool).input.strict().safeParse(step.input).success).toBe(true);
    expect(steps.at(-1)).toMatchObject({ id: finalStep, after: steps.slice(0, -1).map(({ id }) => id) });
  }
});
