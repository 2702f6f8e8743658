import type { ToolAnswer } from '@assay/data';
import { expect, test } from 'vitest';
import { askSample, bundledCompanies, companyOf, noJudge, plainDraft, sampleTools, scriptedAskEngine } from '../../../testing/index.ts';
import { say } from '../../../prose/text.ts';
import { finalStep, type AskEngine, type AskPlan, type DataStep, type StepVerdict } from '../../stages.ts';

const sample = sampleTools();

function dataStep(id: string, given: Partial<DataStep> = {}): DataStep {
  return { kind: 'data', id, what: `what ${id} brings`, tool: 'get_income_statement', input: { ticker: id }, after: [], ...given };
}

function planOf(...steps: AskPlan['steps']): AskPlan {
  return { why: 'as the test wants it', steps: [...steps, { kind: 'analysis', id: finalStep, what: 'the answer', after: steps.map(({ id }) => id) }] };
}

const quiet: Partial<AskEngine> = { synthesise: () => Promise.resolve({ ...plainDraft, summary: say`Nothing is said.` }) };

/** A desk that notes what it is asked, and how many questions were open at once. */
function watchedDesk(answer: (name: string, input: unknown) => Promise<ToolAnswer> = (name, input) => sample.runTool(name, input)): { readonly desk: typeof sample; readonly asked: string[]; readonly most: () => number } {
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  const runTool: typeof sample.runTool = async (name, input) => {
    asked.push(`${name} ${JSON.stringify(input)}`);
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => { setImmediate(resolve); });
    const given = await answer(name, input);
    open -= 1;
    return given;
  };
  return { desk: { ...sample, runTool }, asked, most: () => most };
}

const noted = (verdict: StepVerdict): AskEngine['verify'] => () => Promise.resolve(verdict);

test('independent data steps run side by side up to the limit, and one that waits for another comes after it [ASK-GRAPH-2]', async () => {
  const watched = watchedDesk();
  const tickers = ['AAPL', 'MSFT', 'NVDA', 'GOOGL', 'AMZN'];
  const plan = planOf(...tickers.map((ticker) => dataStep(ticker)), dataStep('IBM', { after: ['AAPL'] }));
  const { contents } = await askSample('NVDA', { desk: watched.desk, audit: noJudge, limits: { parallel: 2 }, engine: scriptedAskEngine({ ...quiet, plan: () => Promise.resolve(plan) }) });
  expect(watched.most()).toBe(2);
  expect(watched.asked.at(-1)).toContain('IBM');
  expect(contents.captures.map(({ capture }) => capture.entity?.ticker)).toEqual([...tickers, 'IBM']);
});

test('what a tool was asked once is not asked again in the same run [ASK-GRAPH-3]', async () => {
  const watched = watchedDesk();
  const plan = planOf(dataStep('first', { input: { ticker: 'AAPL' } }), dataStep('second', { input: { ticker: 'AAPL' } }));
  const { contents } = await askSample('AAPL', { desk: watched.desk, audit: noJudge, engine: scriptedAskEngine({ ...quiet, plan: () => Promise.resolve(plan) }) });
  expect(watched.asked).toHaveLength(1);
  expect(contents.journal.filter(({ event }) => event === 'step-finish').map(({ data }) => data['repeated'])).toEqual([false, true]);
});

test('a tool that fails is part of the answer, with the reason and what helps [ASK-GRAPH-4]', async () => {
  const failing = watchedDesk((tool) => Promise.resolve({ ok: false, tool, error: { code: 'not-enough-data', message: 'The source is silent.', remedy: 'Ask it tomorrow.' }, captures: [] }));
  const { contents, answer } = await askSample('AAPL', { desk: failing.desk, engine: scriptedAskEngine({ ...quiet, verify: noted({ verdict: 'ok', why: 'whatever came' }) }) });
  expect(contents.report).toContain('## What is missing');
  expect(answer.missing.join(' ')).toMatch(/The source is silent\. Ask it tomorrow\./);
});

test('a step is done otherwise at most twice, and then given up and said so [ASK-GRAPH-5]', async () => {
  const watched = watchedDesk();
  const verify: AskEngine['verify'] = (result, { tries }) => Promise.resolve({ verdict: 'more-data', why: 'Too short.', instead: dataStep(result.step.id, { input: { ticker: 'AAPL', limit: 10 + tries } }) });
  const { contents, answer } = await askSample('AAPL', { desk: watched.desk, audit: noJudge, engine: scriptedAskEngine({ ...quiet, verify }) });
  expect(watched.asked).toHaveLength(3);
  expect(contents.journal.filter(({ event }) => event === 'step-start').map(({ data }) => data['attempt'])).toEqual([1, 2, 3]);
  expect(contents.plan.steps[0]?.input).toEqual({ ticker: 'AAPL', limit: 11 });
  expect(answer.missing.join(' ')).toContain('Too short. It was done otherwise as often as is allowed.');
});

test('a step that should be done otherwise by asking the same once more is given up instead [ASK-GRAPH-3]', async () => {
  const watched = watchedDesk();
  const verify: AskEngine['verify'] = (result) => Promise.resolve({ verdict: 'more-data', why: 'Once more.', instead: result.step });
  const { answer } = await askSample('AAPL', { desk: watched.desk, audit: noJudge, engine: scriptedAskEngine({ ...quiet, verify }) });
  expect(watched.asked).toHaveLength(1);
  expect(answer.missing.join(' ')).toContain('was asked already');
});

test('a new plan is made once, with its reason, builds upon what is done, and no second time [ASK-GRAPH-6]', async () => {
  const watched = watchedDesk();
  const reasons: (string | null)[] = [];
  const engine = scriptedAskEngine({
    ...quiet,
    plan: ({ because, done }) => {
      reasons.push(because);
      expect(done.map(({ step }) => step.id)).toEqual(because === null ? [] : ['AAPL']);
      return Promise.resolve(because === null ? planOf(dataStep('AAPL'), dataStep('MSFT')) : planOf(dataStep('AAPL'), dataStep('NVDA')));
    },
    verify: (result) => Promise.resolve(result.step.id === 'AAPL' ? { verdict: 'ok', why: 'it came' } : { verdict: 'replan', why: `Not ${result.step.id}.` }),
  });
  const { answer, contents } = await askSample('AAPL', { desk: watched.desk, audit: noJudge, engine });
  expect(reasons).toEqual([null, 'Not MSFT.']);
  expect(watched.asked.map((one) => /"ticker":"(\w+)"/.exec(one)?.[1])).toEqual(['AAPL', 'MSFT', 'NVDA']);
  expect(answer.missing.join(' ')).toContain('Not NVDA. A new plan was made as often as is allowed.');
  expect(contents.captures.map(({ capture }) => capture.entity?.ticker)).toEqual(['AAPL']);
});

test.each([
  ['throws', (): Promise<StepVerdict> => Promise.reject(new RangeError('it broke'))],
  ['says something else', (): Promise<StepVerdict> => Promise.resolve({ verdict: 'fine', why: '' } as unknown as StepVerdict)],
])('a verifier that %s accepts nothing: the step is given up and the answer says so [ASK-GRAPH-7]', async (_, verify) => {
  const seen: number[] = [];
  const { contents, answer } = await askSample('AAPL', { audit: noJudge, engine: scriptedAskEngine({ verify, synthesise: ({ captures }) => { seen.push(captures.length); return Promise.resolve(plainDraft); } }) });
  expect(seen).toEqual([0]);
  expect(contents.captures).toEqual([]);
  expect(answer.missing.join(' ')).toMatch(/not used/);
  expect(contents.journal.find(({ event }) => event === 'step-verified')?.data['verdict']).toBe('give-up');
});

test('an analysis that fails is named, and the answer goes on without it [ASK-GRAPH-4]', async () => {
  const plan = planOf(dataStep('AAPL'), { kind: 'analysis', id: 'reading', what: 'reading the figures', after: ['AAPL'] });
  const { answer } = await askSample('AAPL', { audit: noJudge, engine: scriptedAskEngine({ ...quiet, plan: () => Promise.resolve(plan), analyse: () => Promise.reject(new RangeError('nothing could be read')) }) });
  expect(answer.missing.join(' ')).toContain('Nothing could be read.');
});

test('a plan that cannot be carried out is asked for once more with the reason, and then ends the run [ASK-GRAPH-8]', async () => {
  const reasons: (string | null)[] = [];
  const plan: AskEngine['plan'] = ({ because }) => {
    reasons.push(because);
    return Promise.resolve({ why: '', steps: [dataStep('one', { after: ['two'] }), dataStep('two', { after: ['one'] })] });
  };
  await expect(askSample('AAPL', { engine: scriptedAskEngine({ plan }) })).rejects.toMatchObject({ code: 'run-failed' });
  expect(reasons[1]).toMatch(/last step is not final_synthesis.*waits for itself/);
});

test('the limit of node calls stops the graph, and the answer says that it is partial and what was left [ASK-GRAPH-9]', async () => {
  const tickers = ['AAPL', 'MSFT', 'NVDA', 'GOOGL'];
  const chain = planOf(...tickers.map((ticker, index) => dataStep(ticker, { after: tickers.slice(Math.max(0, index - 1), index) })));
  const { contents, answer } = await askSample('AAPL', { audit: noJudge, limits: { maxNodes: 8 }, engine: scriptedAskEngine({ ...quiet, plan: () => Promise.resolve(chain) }) });
  expect(answer.metadata.partial).toBe(true);
  expect(contents.report).toContain('This answer is partial');
  expect(answer.missing.join(' ')).toContain('What GOOGL brings.');
  expect(contents.journal.filter(({ event }) => event === 'graph-stopped').map(({ data }) => data['left'])).toEqual([['NVDA', 'GOOGL']]);
});

test('a question that is stopped ends at once, whatever it waits for [ASK-STOP-1]', async () => {
  const stop = new AbortController();
  const never = watchedDesk(() => {
    queueMicrotask(() => { stop.abort(); });
    return new Promise<ToolAnswer>(() => undefined);
  });
  await expect(askSample('AAPL', { desk: never.desk, signal: stop.signal })).rejects.toMatchObject({ code: 'interrupted' });
  const late = new AbortController();
  late.abort();
  await expect(askSample('AAPL', { signal: late.signal })).rejects.toMatchObject({ code: 'interrupted' });
});

test('what a verified step brought is what synthesis gets, with the companies of the question [ASK-GRAPH-1]', async () => {
  const company = companyOf(bundledCompanies(), 'AAPL');
  await askSample('AAPL', { audit: noJudge, engine: scriptedAskEngine({ synthesise: ({ companies, results, data }) => {
    expect(companies.map(({ ticker }) => ticker)).toEqual([company.ticker]);
    expect(results.map(({ ok }) => ok)).toEqual([true]);
    expect(data.mode).toBe('sample');
    return Promise.resolve(plainDraft);
  } }) });
});
