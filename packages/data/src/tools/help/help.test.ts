import { expect, test } from 'vitest';
import { madeUp, madeUpTools } from '../testing/made-up-world.ts';
import type { ToolAnswer } from '../tool.ts';

const answerOf = (answer: ToolAnswer): unknown => (answer.ok ? answer.answer : answer.error.code);

test('what tools take by name is listed, all or one kind of it [HELP-1]', async () => {
  const desk = madeUpTools([]);
  expect(answerOf(await desk.runTool('list_tool_constants', { kind: 'intervals' }))).toEqual({ constants: [{ kind: 'intervals', names: [{ name: '1d', means: 'a row for 1 session' }, { name: '1wk', means: 'a row for 1 week' }, { name: '1mo', means: 'a row for 1 month' }] }] });
  const all = JSON.stringify(answerOf(await desk.runTool('list_tool_constants', {})));
  for (const known of ['"6mo"', '"XNYS"', '"VIX"', '"^VIX"', '"cpi"', '"CPIAUCSL"', '"rsi_14"', '"wallstreetbets"', '"estimates"']) expect(all).toContain(known);
});

test('a company is one right answer or an honest list [HELP-1]', async () => {
  const desk = madeUpTools([]);
  expect(answerOf(await desk.runTool('resolve_company', { query: 'exmpl' }))).toMatchObject({ outcome: 'found', company: { ticker: madeUp.ticker, cik: madeUp.cik }, candidates: [] });
  expect(answerOf(await desk.runTool('resolve_company', { query: 'no such company anywhere' }))).toMatchObject({ outcome: 'unknown', company: null });
});
