import { answerFile, readAnswer } from '@assay/audit/archive';
import { RULES_VERSION } from '@assay/audit';
import { noFilters } from '@assay/agent';
import { sampleTools, scriptedAskEngine } from '@assay/agent/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
