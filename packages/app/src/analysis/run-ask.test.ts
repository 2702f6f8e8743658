import { answerFile, readAnswer } from '@assay/audit/archive';
import { RULES_VERSION } from '@assay/audit';
import { answerTool, noFilters } from '@assay/agent';
import { sampleTools, scriptedAskEngine, scriptedModel } from '@assay/agent/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askEngines } from '../ask-engines.ts';
import { reaudit } from '../vault/reaudit.ts';
import { replayRun } from '../vault/replay-run.ts';
import { sealFilesOf } from '../vault/save-run.ts';
import { openSigningKey, type SigningKey } from '../vault/signing-key.ts';
import { runAsk, type Asked } from './run-ask.ts';

let folder: string;
let key: SigningKey;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-ask-'));
  key = await openSigningKey(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let at = Date.parse('2026-03-24T09:00:00.000Z');
/** A clock that goes on with every look at it. */
const clock = (): Date => new Date(at += 7);

function asked(text: string): Promise<Asked> {
  return runAsk({ question: { text, filters: noFilters, asOf: null, earlier: [] }, clock, version: '0.1.0', onEvent: () => undefined, signal: new AbortController().signal }, { desk: sampleTools(), model: null, engine: () => scriptedAskEngine() });
}

const sealed = ({ finished }: Asked): ReadonlyMap<string, Uint8Array> => sealFilesOf(finished, { key, clock, secrets: [] });

test.each(['What was the revenue of NVDA?', 'Compare the revenue of MSFT and AAPL', 'What is a margin?'])('a sealed answer is judged again as it was, and asked again it gives the same bytes: %s [ASK-SEAL-1]', async (question) => {
  const made = await asked(question);
  const files = sealed(made);
  expect(readAnswer(files)).toEqual(made.run.answer);
  expect((await reaudit(files)).differences).toEqual([]);
  const replay = await replayRun(files, { rules: RULES_VERSION, askEngines: (name) => (name === 'scripted' ? scriptedAskEngine() : undefined) });
  expect(replay.compared.filter(({ same }) => !same)).toEqual([]);
  expect(replay.compared.map(({ path }) => path)).toContain(answerFile);
});

test('an answer that was changed after it was made is found out when the question is asked again [ASK-SEAL-1]', async () => {
  const made = await asked('What was the revenue of NVDA?');
  const files = sealed({ ...made, finished: { ...made.finished, answer: { ...made.run.answer, summary: 'Nothing was sold.' } } });
  const replay = await replayRun(files, { rules: RULES_VERSION, askEngines: () => scriptedAskEngine() });
  expect(replay.compared.filter(({ same }) => !same).map(({ path }) => path)).toEqual([answerFile]);
});

test('a run of an engine that is not here is refused, and says so [ASK-SEAL-1]', async () => {
  await expect(replayRun(sealed(await asked('What is a margin?')), { rules: RULES_VERSION, askEngines: () => undefined })).rejects.toMatchObject({ code: 'replay-miss' });
});

const answerBy: Readonly<Record<string, unknown>> = {
  'ask-route': { kind: 'financial', complexity: 'simple', operation: 'look-up', companies: ['AAPL'], wantsWords: false, why: 'A company is named.', missing: [], remedy: '' },
  'ask-plan': { why: 'One statement is enough.', steps: [{ id: 'income', kind: 'data', what: 'Income statements.', tool: 'get_income_statement', input: '{"ticker":"AAPL"}', after: [] }, { id: 'final_synthesis', kind: 'analysis', what: 'Write.', after: ['income'] }] },
  'ask-verify': { verdict: 'ok', why: 'It brings what is asked.' },
  'ask-answer': { summary: 'Apple’s revenue was $416.2 billion in fiscal 2025.', paragraphs: [], blocks: [], insights: [], recommendations: [] },
};

test('an answer of models is asked again from their recorded words: no model is needed, and the bytes are the same [ASK-SEAL-1]', async () => {
  const model = scriptedModel(({ stage }) => ({ calls: [{ name: answerTool, input: answerBy[stage] }] }));
  const made = await runAsk(
    { question: { text: 'What was the revenue of Apple?', filters: noFilters, asOf: null, earlier: [] }, clock, version: '0.1.0', onEvent: () => undefined, signal: new AbortController().signal },
    { desk: sampleTools(), model, engine: (ports) => askEngines('model', ports) ?? scriptedAskEngine() },
  );
  expect(made.run.contents.run.engine).toBe('model');
  expect(made.finished.models?.length).toBeGreaterThan(3);
  const replay = await replayRun(sealed(made), { rules: RULES_VERSION });
  expect(replay.compared.filter(({ same }) => !same)).toEqual([]);
});

test('an answer of the rules is asked again by its engine’s name, several wordings of one conversation included [ASK-SEAL-1]', async () => {
  const ports = { desk: sampleTools(), model: null, engine: (given: Parameters<typeof askEngines>[1]) => askEngines('house', given) ?? scriptedAskEngine() };
  const around = { clock, version: '0.1.0', onEvent: (): void => undefined, signal: new AbortController().signal };
  const first = await runAsk({ ...around, question: { text: 'What was Microsoft’s operating margin in fiscal 2024?', filters: noFilters, asOf: null, earlier: [] } }, ports);
  const earlier = first.run.asked === null ? [] : [first.run.asked];
  const next = await runAsk({ ...around, question: { text: 'And for Alphabet?', filters: noFilters, asOf: null, earlier } }, ports);
  expect(next.run.contents.report).toMatch(/Alphabet’s operating margin was [\d.]+% in fiscal 2024/);
  for (const made of [first, next]) expect((await replayRun(sealed(made), { rules: RULES_VERSION })).compared.filter(({ same }) => !same)).toEqual([]);
});
