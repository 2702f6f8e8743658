import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ToolRunner } from '../desk/desk.ts';
import { toolNamed } from '../tools/catalogue.ts';
import { answers, madeUp, madeUpTools } from '../tools/testing/made-up-world.ts';
import type { Company } from '../company.ts';
import { fieldsOf } from './field-paths.ts';
import { probeQuestions } from './probe-questions.ts';
import { newProbeState, probeStateSchema, readProbeState, type ProbeState } from './probe-state.ts';
import { runProbe } from './run-probe.ts';
import { summariseProbe } from './summarise-probe.ts';

const company = (ticker: string): Company => ({ ticker, cik: null, name: `${ticker} Works`, sector: null, industry: null, exchange: null, fiscalCalendar: null, kind: 'company' });
const quiet = { now: () => 0, signal: new AbortController().signal, onOutcome: () => Promise.resolve() };
const scope = (names: readonly string[], tickers: readonly string[]): Parameters<typeof probeQuestions>[0] => ({ tools: names.map(toolNamed), companies: tickers.map(company), today: '2025-07-31' });

/** A desk whose every tool answers with the text of its input, save for one company. */
const echo: ToolRunner = { runTool: (tool, input) => {
  const { ticker = null } = z.object({ ticker: z.string().optional() }).parse(input);
  if (ticker === 'BAD') return Promise.resolve({ ok: false, tool, error: { code: 'malformed', message: 'Some source: the field price is no number.', remedy: 'Report it.' }, captures: [] });
  if (ticker === 'BOOM') return Promise.reject(new TypeError('undefined is no function'));
  return Promise.resolve({ ok: true, tool, asOf: null, captures: [], notes: [], answer: { ticker, name: null, rows: [{ at: null }, { at: ticker }] }, figures: [], computed: [], plain: [] });
} };

test('every tool of a company is asked about each company, the others once, and none that no example fits [DATA-PROBE-1]', () => {
  expect(probeQuestions(scope(['get_current_price', 'search_stocks', 'is_trading_day', 'get_yield_curve', 'calc_scenarios'], ['ONE', 'TWO'])).map(({ tool, on, input }) => [tool, on, input])).toEqual([
    ['is_trading_day', 'once', { date: '2025-07-31' }], ['get_yield_curve', 'once', {}],
    ['get_current_price', 'ONE', { ticker: 'ONE' }], ['search_stocks', 'ONE', { query: 'ONE Works' }],
    ['get_current_price', 'TWO', { ticker: 'TWO' }], ['search_stocks', 'TWO', { query: 'TWO Works' }],
  ]);
});

test('a field holds something when any member of a list does; an empty list holds nothing', () => {
  expect(Object.fromEntries(fieldsOf({ a: null, b: [{ c: null }, { c: 1 }], d: [], e: { f: '' } }))).toEqual({ 'a': false, 'b/*/c': true, 'd': false, 'e/f': true });
});

test('a summary counts answers and failures by code, and names what is empty everywhere and what lost its form [DATA-PROBE-2]', async () => {
  const state = newProbeState('s');
  await runProbe(probeQuestions(scope(['get_current_price'], ['ONE', 'BAD', 'TWO', 'BOOM'])), state, { ...quiet, desk: echo });
  expect(summariseProbe(state)).toEqual([{
    tool: 'get_current_price', asked: 4, answered: 2, failed: [{ code: 'malformed', count: 1, message: 'Some source: the field price is no number.' }, { code: 'threw', count: 1, message: 'TypeError: undefined is no function' }],
    slowest: { on: 'ONE', ms: 0 }, empty: ['name'], malformed: ['Some source: the field price is no number.', 'TypeError: undefined is no function'],
  }]);
});

test('a probe that was stopped goes on with what is left, and its state is the same as of one that was not [DATA-PROBE-3]', async () => {
  const questions = probeQuestions(scope(['get_current_price', 'get_stock_info'], ['ONE', 'TWO', 'THREE', 'FOUR']));
  const stop = new AbortController();
  const stopped = newProbeState('s');
  await runProbe(questions, stopped, { ...quiet, desk: echo, signal: stop.signal, onOutcome: (_, done) => { if (done === 3) stop.abort(); return Promise.resolve(); } });
  const before = stopped.outcomes.length;
  expect(before).toBeGreaterThanOrEqual(3);
  expect(before).toBeLessThan(questions.length);
  const kept: ProbeState = probeStateSchema.parse(structuredClone(stopped));
  const seen: number[] = [];
  await runProbe(questions, kept, { ...quiet, desk: echo, onOutcome: (_, done) => Promise.resolve(void seen.push(done)) });
  expect(seen).toEqual(Array.from({ length: questions.length - before }, (_, at) => before + at + 1));
  const whole = newProbeState('s');
  await runProbe(questions, whole, { ...quiet, desk: echo });
  const sorted = (state: ProbeState): unknown => [state.fields, state.outcomes.map(({ tool, on }) => `${on} ${tool}`).sort()];
  expect(sorted(kept)).toEqual(sorted(whole));
});

test('what only the network kept from an answer is asked again, other failures are not [DATA-PROBE-3]', () => {
  const outcome = (on: string, code: string | null): ProbeState['outcomes'][number] => ({ tool: 'get_stock_info', on, ms: 1, code, message: code });
  const kept = { ...newProbeState('s'), outcomes: [outcome('ONE', null), outcome('TWO', 'silent-host'), outcome('THREE', 'not-found')] };
  expect(readProbeState(kept)?.outcomes.map(({ on }) => on)).toEqual(['ONE', 'THREE']);
  expect(readProbeState({ schema: 'another' })).toBeNull();
});

test('through the desk a source that changed its form is named with its field [DATA-PROBE-2]', async () => {
  const state = newProbeState('s');
  const desk = madeUpTools([answers('/v7/finance/quote', { quoteResponse: { result: 'a text where a list stood', error: null } })]);
  await runProbe(probeQuestions(scope(['get_current_price'], [madeUp.ticker])), state, { ...quiet, desk });
  expect(summariseProbe(state)[0]).toMatchObject({ answered: 0, failed: [{ code: 'malformed', count: 1 }], malformed: [expect.stringContaining('quoteResponse/result') as string] });
});
