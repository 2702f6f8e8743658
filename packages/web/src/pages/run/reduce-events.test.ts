import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reduceEvents } from './reduce-events.ts';
import { addEvents, fromJournal, type WorkEvent } from './work-events.ts';
import { columns, columnStatus, inColumn, isSettled, tookMs, type WorkState } from './work-state.ts';

const noon = Date.parse('2026-03-24T12:00:00.000Z');
type Line = readonly [event: string, data: Readonly<Record<string, unknown>>];

/** One event every tenth of a second. */
function told(lines: readonly Line[]): WorkEvent[] {
  return lines.map(([event, data], index) => ({ seq: index + 1, at: new Date(noon + index * 100).toISOString(), event, data: { ...data } }));
}

function brought(what: string, capture: string): Line[] {
  return [['source-start', { what, tool: 'statements' }], ['source-finish', { what, tool: 'statements', capture, origin: 'live', bytes: 1200 }]];
}

const usage = { inputTokens: 900, outputTokens: 100, cachedTokens: 0, usd: '0.0125' };
const analysis = told([
  ['stage-start', { stage: 'gather' }], ...brought('statements', 'cap_a'), ['source-start', { what: 'options', tool: 'chain' }], ['source-missing', { what: 'options', tool: 'chain', why: 'The exchange lists none.' }],
  ['stage-finish', { stage: 'gather', detail: { captures: 1, facts: 40, missing: 1 } }],
  ['model-call-start', { stage: 'value', role: 'cheap', prompt: { name: 'p' }, messages: 1, tools: [] }], ['text-delta', { stage: 'value', text: 'Growth ' }], ['text-delta', { stage: 'value', text: 'slows.' }],
  ['model-call-finish', { stage: 'value', role: 'cheap', model: 'acme/small', finish: 'stop', calls: [], usage, elapsedMs: 300 }],
  ['specialist-finish', { specialist: 'fundamental', findings: 7 }], ['step-struck', { step: 'technical' }], ['specialist-failed', { specialist: 'macro', why: 'No series came.' }], ['specialist-finish', { specialist: 'value', findings: 2 }],
  ['report-written', { title: 'Margins hold', characters: 4200 }], ['claims-judged', { claims: 31, coverage: 0.9687 }], ['job-finish', { state: 'finished', run: 'run_aaaaaa', problem: null }],
]);

const question = told([
  ['question-routed', { step: 'route', kind: 'financial', complexity: 'simple', operation: 'look-up', companies: ['ACME'], why: 'One figure answers it.', elapsedMs: 40 }],
  ['plan-made', { step: 'plan', steps: [{ id: 'income', kind: 'data', what: 'income statement', tool: 'get_income_statement', after: [] }, { id: 'weigh', kind: 'analysis', what: 'weigh them', tool: null, after: ['income'] }, { id: 'final_synthesis', kind: 'analysis', what: 'write the answer', tool: null, after: ['weigh'] }], why: 'It is enough.', because: null, elapsedMs: 3 }],
  ['step-start', { step: 'income', what: 'income statement', tool: 'get_income_statement', input: { ticker: 'ACME' }, why: 'it waits for nothing', attempt: 1 }],
  ['step-finish', { step: 'income', ok: false, came: 'The source is silent.', captures: [], repeated: false, elapsedMs: 90 }],
  ['step-verified', { step: 'income', verdict: 'more-data', why: 'Another source may have it.', then: 'it is done otherwise', elapsedMs: 1 }],
  ['step-start', { step: 'income', what: 'income statement', tool: 'get_filing_facts', input: { ticker: 'ACME' }, why: 'it is done otherwise than before', attempt: 2 }],
  ['step-finish', { step: 'income', ok: true, came: '20 figures', captures: ['cap_x'], repeated: false, elapsedMs: 50 }],
  ['step-start', { step: 'weigh', what: 'weigh them', tool: null, input: null, why: 'income came before it', attempt: 1 }], ['step-finish', { step: 'weigh', ok: true, came: '1 blocks, 0 missing', captures: [], repeated: false, elapsedMs: 5 }],
  ['answer-written', { step: 'final_synthesis', blocks: 2, characters: 300, loop: 0, elapsedMs: 9 }], ['claims-judged', { claims: 4, coverage: 0.75 }],
  ['answer-validated', { step: 'validate', valid: false, score: 60, issues: ['unverified: 12%'], loop: 0, then: 'it is written again', elapsedMs: 8 }], ['loop-started', { step: 'validate', loop: 1, objections: 1, why: 'claims do not stand' }],
  ['answer-written', { step: 'final_synthesis', blocks: 2, characters: 280, loop: 1, elapsedMs: 9 }], ['claims-judged', { claims: 3, coverage: 1 }],
  ['answer-validated', { step: 'validate', valid: true, score: 100, issues: [], loop: 1, then: 'it is given', elapsedMs: 8 }], ['job-finish', { state: 'finished', run: 'run_bbbbbb', problem: null }],
]);

const scripts = [['analysis', analysis], ['question', question]] as const;

function statusesOf({ steps }: WorkState): Record<string, string> {
  return Object.fromEntries([...steps.values()].map(({ id, status }) => [id, status]));
}

/** What must hold at any moment. */
function holdsTogether(state: WorkState): void {
  for (const step of state.steps.values()) {
    const open = step.spans.filter(({ to }) => to === null);
    expect(open.length, `${step.id} is ${step.status}`).toBe(step.status === 'running' ? 1 : 0);
    for (const { from, to } of step.spans) expect(to ?? from).toBeGreaterThanOrEqual(from);
    expect(columns).toContain(step.column);
    for (const call of step.calls) expect(call.endedAt ?? call.startedAt).toBeGreaterThanOrEqual(call.startedAt);
  }
  if (state.ending !== null) expect([...state.steps.values()].every(isSettled)).toBe(true);
}

describe('the state of a run from its events', () => {
  test.each(scripts)('every first part of %s is a state that holds together [WEB-RUN-1]', (beginning, events) => {
    for (let end = 0; end <= events.length; end += 1) holdsTogether(reduceEvents(events.slice(0, end), beginning));
  });

  test('events that come in any order, in any portions, some twice, end in the same state [WEB-RUN-1]', () => {
    fc.assert(fc.property(fc.constantFrom(...scripts), fc.array(fc.nat(), { minLength: 120, maxLength: 120 }), ([beginning, events], numbers) => {
      let used = 0;
      const next = (): number => numbers[used++ % numbers.length] ?? 0;
      const shuffled = events.map((event) => ({ event, key: next() })).sort((left, right) => left.key - right.key).map(({ event }) => event);
      let known: readonly WorkEvent[] = [];
      for (let at = 0; at < shuffled.length;) {
        const size = 1 + (next() % 4);
        known = addEvents(known, [...shuffled.slice(at, at + size), ...shuffled.slice(0, next() % 3)]);
        at += size;
      }
      expect(reduceEvents(known, beginning)).toEqual(reduceEvents(events, beginning));
    }));
  });

  test('events of any names with any data break nothing [WEB-RUN-1]', () => {
    const names = [...new Set([...analysis, ...question].map(({ event }) => event)), 'never-heard-of', 'constructor', '__proto__'];
    const event = fc.record({ event: fc.constantFrom(...names), data: fc.dictionary(fc.constantFrom('step', 'stage', 'specialist', 'steps', 'detail', 'captures', 'usage', 'ok', 'kind', 'what', 'text'), fc.jsonValue()), gap: fc.nat(500) });
    fc.assert(fc.property(fc.constantFrom('analysis' as const, 'question' as const, 'audit' as const), fc.array(event, { maxLength: 30 }), (beginning, lines) => {
      let at = noon;
      const events = lines.map(({ event: name, data, gap }, index): WorkEvent => ({ seq: index + 1, at: new Date(at += gap).toISOString(), event: name, data }));
      for (let end = 0; end <= events.length; end += 1) {
        const state = reduceEvents(events.slice(0, end), beginning);
        for (const step of state.steps.values()) expect(tookMs(step, state.now) ?? 0).toBeGreaterThanOrEqual(0);
      }
    }));
  });

  test('a list that has everything already stays the same list [WEB-RUN-1]', () => {
    const known = addEvents([], analysis);
    expect(addEvents(known, analysis.slice(3, 9))).toBe(known);
    expect(addEvents(known, [])).toBe(known);
  });

  test('the journal gives the steps that the stream gave [WEB-RUN-2]', () => {
    const kept = analysis.filter(({ event }) => event !== 'text-delta' && event !== 'job-finish').map(({ at, event, data }, index) => {
      const { step, ...rest } = data;
      return fromJournal({ seq: index, at, event, step: typeof step === 'string' ? step : event === 'report-written' ? 'write' : null, data: rest });
    });
    const live = reduceEvents(analysis.slice(0, -1), 'analysis');
    const sealed = reduceEvents(kept, 'analysis');
    expect(statusesOf(sealed)).toEqual(statusesOf(live));
    expect(sealed.tallies).toEqual(live.tallies);
    expect(columns.map((column) => inColumn(sealed, column).length)).toEqual([1, 1, 4, 1, 1, 1, 1]);
  });

  test('what failed, what was struck, and what was missing stand apart [WEB-RUN-3]', () => {
    const state = reduceEvents(analysis, 'analysis');
    expect(statusesOf(state)).toEqual({ plan: 'done', gather: 'done', fundamental: 'done', technical: 'struck', value: 'done', macro: 'failed', write: 'done', trace: 'done', judge: 'done', seal: 'done' });
    expect(state.steps.get('gather')?.calls.map(({ name, failed }) => [name, failed])).toEqual([['statements', false], ['options', true]]);
    expect(state.steps.get('gather')?.problems).toEqual(['options: The exchange lists none.']);
    expect(state.steps.get('macro')?.problems).toEqual(['No series came.']);
    expect(columnStatus(inColumn(state, 'analyse'))).toBe('failed');
  });

  test('a cancelled run says what was under way and what was never reached [WEB-RUN-3]', () => {
    const cut = [...analysis.slice(0, 4), { ...analysis[4], seq: 5, at: new Date(noon + 900).toISOString(), event: 'job-finish', data: { state: 'cancelled', run: null, problem: { code: 'interrupted', detail: 'The run was cancelled.', remedy: 'Start it again.' } } }];
    const state = reduceEvents(cut, 'analysis');
    expect(statusesOf(state)).toMatchObject({ gather: 'stopped', fundamental: 'unreached', write: 'unreached', seal: 'unreached' });
    expect(state.ending).toEqual({ state: 'cancelled', run: null, problem: { detail: 'The run was cancelled.', remedy: 'Start it again.' } });
  });

  test('a step that is done again keeps both times, and what was decided in between [WEB-RUN-3]', () => {
    const { steps } = reduceEvents(question, 'question');
    expect(steps.get('income')).toMatchObject({ status: 'done', tool: 'get_filing_facts', problems: ['The source is silent.'] });
    expect(steps.get('income')?.spans).toHaveLength(2);
    expect(steps.get('final_synthesis')?.spans).toHaveLength(2);
    expect(steps.get('judge')?.problems).toEqual(['unverified: 12%']);
  });

  test('a question that is declined goes straight from its reading to its answer [WEB-RUN-2]', () => {
    const state = reduceEvents(told([
      ['question-routed', { step: 'route', kind: 'declined', complexity: null, operation: null, companies: [], why: 'Nobody can know it.', elapsedMs: 4 }],
      ['answer-written', { step: 'direct', blocks: 1, characters: 80, loop: 0, elapsedMs: 1 }], ['claims-judged', { claims: 0, coverage: null }],
      ['answer-validated', { step: 'validate', valid: true, score: null, issues: [], loop: 0, then: 'it is given', elapsedMs: 1 }],
    ]), 'question');
    expect(statusesOf(state)).toEqual({ route: 'done', direct: 'done', trace: 'done', judge: 'done', seal: 'running' });
  });

  test('a step that tells no beginning began when all that it waits for was there [WEB-RUN-2]', () => {
    const write = reduceEvents(analysis, 'analysis').steps.get('write');
    const lastAnalyst = analysis.find(({ data }) => data['specialist'] === 'value' && data['findings'] === 2);
    expect(write).toMatchObject({ derived: true });
    expect(write?.spans[0]?.from).toBe(Date.parse(lastAnalyst?.at ?? ''));
  });

  test('a step that tells its beginning began then, not when it could have [WEB-RUN-2]', () => {
    const lines = told([
      ['stage-start', { stage: 'gather' }], ['stage-finish', { stage: 'gather', detail: {} }], ['specialist-start', { specialist: 'macro' }], ['specialist-start', { specialist: 'value' }],
      ['specialist-finish', { specialist: 'macro', findings: 1 }], ['specialist-finish', { specialist: 'value', findings: 2 }], ['specialist-finish', { specialist: 'technical', findings: 1 }], ['specialist-finish', { specialist: 'fundamental', findings: 1 }],
      ['stage-start', { stage: 'write' }], ['report-written', { title: 'Margins hold', characters: 4200 }], ['stage-start', { stage: 'trace' }], ['claims-judged', { claims: 31, coverage: 1 }],
    ]);
    const { steps } = reduceEvents(lines, 'analysis');
    for (const [step, seq] of [['macro', 3], ['value', 4], ['write', 9], ['trace', 11]] as const) {
      expect(steps.get(step), step).toMatchObject({ derived: false, spans: [{ from: Date.parse(lines[seq - 1]?.at ?? '') }] });
    }
  });

  test('tokens and money are summed, and money is unknown once a price is [WEB-RUN-8]', () => {
    const { tallies } = reduceEvents(analysis, 'analysis');
    expect(tallies).toMatchObject({ captures: 1, facts: 40, findings: 9, claims: 31, coverage: 0.9687, modelCalls: 1, tokens: 1000, usd: 0.0125 });
    const priceless = [...analysis.slice(0, 9), { ...analysis[9], seq: 10, at: analysis[9]?.at ?? '', event: 'model-call-finish', data: { stage: 'value', role: 'cheap', model: 'acme/new', usage: { ...usage, usd: null } } }];
    expect(reduceEvents(priceless, 'analysis').tallies.usd).toBeNull();
  });

  test('a call that nothing answered is over when its step is [WEB-RUN-3]', () => {
    const step = reduceEvents(told([['tool-call-start', { stage: 'macro', tool: 'get_rates', input: {} }], ['specialist-failed', { specialist: 'macro', why: 'It took too long.' }]]), 'analysis').steps.get('macro');
    expect(step?.calls).toMatchObject([{ kind: 'tool', name: 'get_rates', came: 'no answer was told', endedAt: noon + 100 }]);
  });

  test('a text on its way is shown at its end and counted whole [WEB-RUN-2]', () => {
    expect(reduceEvents(analysis.slice(0, 9), 'analysis').steps.get('value')).toMatchObject({ status: 'running', text: 'Growth slows.', characters: 13 });
  });
});

describe('work that is no research', () => {
  test('filings that are taken in are listed with what became of each [WEB-RUN-3]', () => {
    const { steps, ending } = reduceEvents(told([
      ['filing-start', { name: 'annual.html' }], ['filing-taken', { name: 'annual.html', company: 'Acme', form: '10-K', passages: 1 }], ['filing-start', { name: 'torn.pdf' }],
      ['filing-failed', { name: 'torn.pdf', why: 'It ends in the middle.', remedy: 'Fetch it anew.' }], ['job-finish', { state: 'finished', run: null, problem: null }],
    ]), 'intake');
    expect([...steps.keys()]).toEqual(['gather']);
    expect(steps.get('gather')).toMatchObject({ status: 'done', problems: ['torn.pdf: It ends in the middle. Fetch it anew.'] });
    expect(steps.get('gather')?.calls.map(({ came, failed }) => [came, failed])).toEqual([['Acme 10-K, 1 passage', false], ['It ends in the middle.', true]]);
    expect(ending?.state).toBe('finished');
  });

  test('an audit of somebody’s report goes from its claims to the seal [WEB-RUN-2]', () => {
    const state = reduceEvents(told([['stage-start', { stage: 'audit' }], ['claims-judged', { claims: 9, coverage: 0.5 }], ['source-refused', { source: 'a.bin', why: 'No reader knows it.' }], ['job-finish', { state: 'finished', run: 'run_cccccc', problem: null }]]), 'audit');
    expect(statusesOf(state)).toMatchObject({ gather: 'done', trace: 'done', judge: 'done', seal: 'done' });
    expect(state.steps.get('gather')?.problems).toEqual(['a.bin: No reader knows it.']);
  });
});

test('a question that is read once more has each step once, the plan of the second reading, and nothing left running [WEB-RUN-2]', () => {
  const reading = (why: string, steps: readonly string[]): Line[] => [
    ['question-routed', { step: 'route', kind: 'financial', complexity: 'simple', operation: 'look-up', companies: ['ACME'], why, elapsedMs: 4 }],
    ['plan-made', { step: 'plan', steps: [...steps.map((id) => ({ id, kind: 'data', what: id, tool: 'get_statement', after: [] })), { id: 'final_synthesis', kind: 'analysis', what: 'write the answer', tool: null, after: steps }], why: 'One step.', because: null, elapsedMs: 4 }],
    ...steps.flatMap((id): Line[] => [['step-start', { step: id, what: id, tool: 'get_statement', input: {}, why: 'it waits for nothing', attempt: 1 }], ['step-finish', { step: id, ok: true, came: '20 figures', captures: ['cap_x'], repeated: false, elapsedMs: 5 }], ['step-verified', { step: id, verdict: 'ok', why: 'It is there.', then: 'it is used', elapsedMs: 1 }]]),
    ['answer-written', { step: 'final_synthesis', blocks: 1, characters: 30, loop: 0, elapsedMs: 9 }], ['claims-judged', { claims: 1, coverage: 1 }],
    ['answer-validated', { step: 'validate', valid: false, score: 100, issues: [], loop: 0, then: 'the question is read once more', elapsedMs: 8 }],
  ];
  const state = reduceEvents(told([...reading('One figure.', ['balance']), ...reading('Read once more.', ['balance', 'income']), ['job-finish', { state: 'finished', run: 'run_aaaaaa', problem: null }]]), 'question');
  const steps = columns.flatMap((column) => inColumn(state, column));
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  expect(steps.map(({ id }) => id)).toEqual(expect.arrayContaining(['balance', 'income']));
  expect(steps.filter((step) => !isSettled(step)).map(({ id }) => id)).toEqual([]);
  expect(steps.find(({ id }) => id === 'route')?.decisions).toEqual(['One figure.', 'Read once more.']);
});
