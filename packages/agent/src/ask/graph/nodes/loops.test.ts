import { expect, test } from 'vitest';
import { askSample, plainDraft, revenueDraft, scriptedAskEngine } from '../../../testing/index.ts';
import { say } from '../../../prose/text.ts';
import type { AskEngine } from '../../stages.ts';
import type { Objection } from '../../../graph/engine.ts';

test('an answer that the judge contradicts is written again with the claim, the reason and the right value [ASK-LOOP-1]', async () => {
  const told: (readonly Objection[])[] = [];
  const synthesise: AskEngine['synthesise'] = (gathered, { objections, earlier }) => {
    told.push(objections);
    expect(earlier === null).toBe(objections.length === 0);
    return Promise.resolve(revenueDraft(gathered, objections.length === 0));
  };
  const { contents, answer } = await askSample('revenue of AAPL', { engine: scriptedAskEngine({ synthesise }) });
  expect(told).toHaveLength(2);
  expect(told[1]?.[0]).toMatchObject({ verdict: 'contradicted', text: expect.stringContaining('$624.2 billion') as string, right: expect.stringContaining('416.2') as string });
  expect(contents.coverage.verdicts.contradicted).toBe(0);
  expect(answer.metadata).toMatchObject({ valid: true, score: 100 });
  expect(contents.journal.filter(({ event }) => event === 'loop-started')).toHaveLength(1);
});

test('an answer that stays wrong is written at most three times more, and then given with what is wrong marked [ASK-LOOP-2]', async () => {
  let written = 0;
  const synthesise: AskEngine['synthesise'] = (gathered) => {
    written += 1;
    const draft = revenueDraft(gathered, true);
    return Promise.resolve({ ...draft, blocks: Array.from({ length: written }, () => ({ kind: 'text' as const, text: say`It sells telephones.` })) });
  };
  const { contents, answer } = await askSample('revenue of AAPL', { engine: scriptedAskEngine({ synthesise }) });
  expect(written).toBe(4);
  expect(contents.report).toContain('$624.2 billion [contradicted]');
  expect(answer.metadata.valid).toBe(false);
  expect(contents.coverage.verdicts.contradicted).toBe(1);
});

test('an answer that comes out the same again is given with its mark at once [ASK-LOOP-2]', async () => {
  let written = 0;
  const { contents } = await askSample('revenue of AAPL', { engine: scriptedAskEngine({ synthesise: (gathered) => { written += 1; return Promise.resolve(revenueDraft(gathered, true)); } }) });
  expect(written).toBe(2);
  expect(contents.report).toContain('[contradicted]');
});

test('of several writings the one with the fewest objections is given [ASK-LOOP-3]', async () => {
  let written = 0;
  const { contents } = await askSample('revenue of AAPL', { engine: scriptedAskEngine({ synthesise: (gathered) => {
    written += 1;
    const worse = revenueDraft(gathered, true);
    return Promise.resolve(written === 1 ? worse : { ...worse, blocks: [{ kind: 'text', text: revenueDraft(gathered, true).summary }, { kind: 'text', text: say`Apple Inc. had net income of $1 billion in fiscal ${'2025'}.` }] });
  } }) });
  expect(contents.report).not.toContain('$1 billion');
});

test('a later writing that fails leaves the one before, with its marks [ASK-LOOP-3]', async () => {
  const { contents } = await askSample('revenue of AAPL', { engine: scriptedAskEngine({ synthesise: (gathered, { earlier }) => (earlier === null ? Promise.resolve(revenueDraft(gathered, true)) : Promise.reject(new RangeError('no words left'))) }) });
  expect(contents.report).toContain('[contradicted]');
  expect(contents.journal.find(({ event }) => event === 'writer-stopped')?.data['why']).toBe('no words left');
});

test('a direct answer passes the judge too, and a number of general knowledge is marked as not verified [ASK-LOOP-4]', async () => {
  const { contents, answer } = await askSample('What is a margin?', { engine: scriptedAskEngine({ answerDirectly: () => Promise.resolve({ ...plainDraft, summary: say`Margins of retailers are often near 3.5%.`, isGeneral: true }) }) });
  expect(contents.report).toContain('3.5% [not verified]');
  expect(answer.metadata).toMatchObject({ general_knowledge: true, valid: false });
  expect(answer.citations).toEqual([]);
});

test('words on what could not be had are not sent back, and nothing is said to have been left out because of them [ASK-LOOP-1]', async () => {
  const told: number[] = [];
  const { contents, answer } = await askSample('revenue of AAPL', { engine: scriptedAskEngine({ synthesise: (gathered, { objections }) => {
    told.push(objections.length);
    return Promise.resolve({ ...revenueDraft(gathered), missing: ['Apple Inc. sold 912 kites in fiscal 2031, says nobody.'] });
  } }) });
  expect(told).toEqual([0]);
  expect(contents.report).toContain('912 kites');
  expect(contents.report).not.toContain('[not verified]');
  expect(answer.metadata).toMatchObject({ valid: true, score: 100 });
  expect(contents.coverage.claims).toBeGreaterThan(1);
});
