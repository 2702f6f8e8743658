import type { ToolAnswer } from '@assay/data';
import { answerSchema } from '@assay/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askSample, noJudge, plainDraft, sampleTools, scriptedAskEngine } from '../../testing/index.ts';
import { finalStep, type AskEngine, type AskStep, type StepVerdict } from '../stages.ts';

const desk = sampleTools();
const names = ['a', 'b', 'c', 'd'];

/** An engine that follows a list of numbers, whatever stands in it. */
function followingEngine(numbers: readonly number[]): AskEngine {
  let at = 0;
  const next = (below: number): number => {
    const number = numbers[at % Math.max(1, numbers.length)] ?? 0;
    at += 1;
    return number % below;
  };
  const step = (id: string, earlier: readonly string[]): AskStep => {
    const after = earlier.filter(() => next(3) === 0);
    return next(4) === 0 ? { kind: 'analysis', id, what: id, after } : { kind: 'data', id, what: id, tool: 'get_income_statement', input: { ticker: 'AAPL', limit: 1 + next(4) }, after };
  };
  const verdicts = (result: AskStep): readonly (() => StepVerdict)[] => [
    () => ({ verdict: 'ok', why: 'fine' }), () => ({ verdict: 'ok', why: 'fine' }), () => ({ verdict: 'give-up', why: 'no use' }), () => ({ verdict: 'replan', why: 'otherwise' }),
    () => ({ verdict: 'more-data', why: 'more', instead: step(result.id, []) }), () => ({ verdict: 'more-data', why: 'more', instead: step('elsewhere', []) }),
    () => { throw new RangeError('the verifier broke'); }, () => ({ verdict: 'perhaps' } as unknown as StepVerdict),
  ];
  return scriptedAskEngine({
    plan: () => {
      const ids = names.slice(0, next(names.length + 1));
      return Promise.resolve({ why: 'by numbers', steps: [...ids.map((id, index) => step(id, ids.slice(0, index))), { kind: 'analysis', id: finalStep, what: 'the answer', after: ids }] });
    },
    analyse: (analysis) => (next(4) === 0 ? Promise.reject(new RangeError('nothing seen')) : Promise.resolve({ ok: true, step: analysis, blocks: [], missing: [] })),
    verify: (result) => Promise.resolve().then(() => verdicts(result.step)[next(8)]?.() ?? { verdict: 'ok', why: 'fine' }),
    synthesise: () => Promise.resolve(plainDraft),
  });
}

test('whatever an engine says, the run ends within its limits, asks nothing twice, and names each step that it gives up [ASK-GRAPH-10]', async () => {
  await fc.assert(fc.asyncProperty(fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 40 }), fc.integer({ min: 4, max: 30 }), async (numbers, maxNodes) => {
    const asked: string[] = [];
    const runTool: typeof desk.runTool = (tool, input) => {
      asked.push(JSON.stringify([tool, input]));
      const failed: ToolAnswer = { ok: false, tool, error: { code: 'not-enough-data', message: 'Nothing is there.', remedy: 'Wait.' }, captures: [] };
      return asked.length % 3 === 0 ? Promise.resolve(failed) : desk.runTool(tool, input);
    };
    const { contents, answer } = await askSample('AAPL', { desk: { ...desk, runTool }, audit: noJudge, limits: { maxNodes }, engine: followingEngine(numbers) });
    expect(new Set(asked).size).toBe(asked.length);
    const events = (name: string): typeof contents.journal => contents.journal.filter(({ event }) => event === name);
    expect(events('step-start').every(({ data }) => Number(data['attempt']) <= 3)).toBe(true);
    expect(events('plan-made').length).toBeLessThanOrEqual(2);
    expect(answerSchema.parse(answer).metadata.partial).toBe(events('graph-stopped').length > 0);
    const givenUp = events('step-verified').filter(({ data }) => data['then'] === 'it is given up, and the answer says so');
    const later = new Set(events('step-verified').filter(({ data }) => data['then'] === 'it is used').map(({ step }) => step));
    // A step that a second plan names again is given up for its last reason.
    const last = [...new Map(givenUp.map((entry) => [entry.step, entry])).values()];
    for (const { step, data } of last.filter(({ step: id }) => !later.has(id))) expect(answer.missing.some((words) => words.includes(String(data['why'])) || words.toLowerCase().includes(String(data['why']).toLowerCase())), `${String(step)}: ${answer.missing.join(' ')}`).toBe(true);
  }), { numRuns: 60 });
});
