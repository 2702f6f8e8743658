import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer as Given } from '@assay/record';
import { clock } from '../../../clock.ts';
import { answerOf, cleanEnvironment, lastObject, type Answer } from '../../../testing/run-cli.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { oldMark, snapshotFile } from './start.mjs';

const door = join(import.meta.dirname, '..', '..', 'assay.mjs');
/** A machine that is busy with other tests takes its time. */
const building = { timeout: 180_000 };

let folder: string;
let touchable: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-snapshot-'));
  touchable = join(folder, 'source.txt');
  await writeFile(touchable, 'as it was');
  // A source that is as young as the building might have changed during it.
  await sleep(50);
  process.env['ASSAY_TEST_SECRET'] = 'never-in-a-snapshot-5d1c';
  expect(await buildSnapshot(join(folder, 'made'), [touchable])).not.toBeNull();
}, building.timeout);
afterAll(async () => {
  delete process.env['ASSAY_TEST_SECRET'];
  await rm(folder, { recursive: true, force: true });
});

const file = (): string => snapshotFile(join(folder, 'made'));

function run(start: readonly string[], args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return answerOf(spawn(process.execPath, [...start, ...args], { env: cleanEnvironment(join(folder, 'home'), { ASSAY_SNAPSHOT: 'off', ...env }), cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }));
}
const fromSnapshot = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Answer> => run(['--snapshot-blob', file(), 'assay'], args, env);
const plainly = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Answer> => run([door], args, env);

const ask = (question: string): string[] => ['ask', question, '--sample', '--engine', 'house', '--no-cache', '--json'];
type Told = { readonly run: string; readonly answer: Given; readonly markdown: string };
const toldIn = (answer: Answer): Told => lastObject(answer) as Told;

test.each(['What was Apple’s revenue in fiscal 2024?', 'Is Nike overvalued?', 'How did the unemployment rate move in 2024?', 'Which of the sample companies grew its revenue fastest?', 'What will Tesla’s share price be next Friday?'])('“%s” is answered from the snapshot as without it [START-6]', building, async (question) => {
  const [quick, plain] = [await fromSnapshot(ask(question)), await plainly(ask(question))];
  expect(quick.code, quick.err).toBe(plain.code);
  const [first, second] = [toldIn(quick), toldIn(plain)];
  expect(first.markdown).toBe(second.markdown);
  expect({ ...first.answer, metadata: { ...first.answer.metadata, elapsed_ms: 0 } }).toEqual({ ...second.answer, metadata: { ...second.answer.metadata, elapsed_ms: 0 } });
});

test('every start from it is one of its own: its time, its run, its folder, its environment [START-6]', building, async () => {
  const before = clock();
  const [one, other] = [toldIn(await fromSnapshot(ask('What was Intel’s revenue in 2023?'))), toldIn(await fromSnapshot(ask('What was Intel’s revenue in 2023?')))];
  expect(one.run).not.toBe(other.run);
  const answeredAt = (told: Told): number => Date.parse((told as unknown as { readonly answeredAt: string }).answeredAt);
  expect(answeredAt(one)).toBeGreaterThan(before.getTime() - 1000);
  expect(answeredAt(other)).toBeGreaterThan(answeredAt(one));
  const elsewhere = join(folder, 'elsewhere');
  expect((await fromSnapshot(ask('What was Intel’s revenue in 2023?'), { ASSAY_HOME: elsewhere })).code).toBe(0);
  expect(existsSync(join(elsewhere, 'runs'))).toBe(true);
});

test('a question that is not there is said to be missing, in the same words and with the same exit code [START-6]', building, async () => {
  const [quick, plain] = [await fromSnapshot(['ask', '', '--sample']), await plainly(['ask', '', '--sample'])];
  expect(quick.err).toBe(plain.err);
  expect(quick.code).toBe(plain.code);
});

test('nothing of whoever built it stands in it [START-6]', async () => {
  expect((await readFile(file())).includes('never-in-a-snapshot-5d1c')).toBe(false);
});

test('where a source was touched since, the program begins from its sources, and the snapshot is marked as old [START-6]', building, async () => {
  await writeFile(touchable, 'after');
  const answer = await fromSnapshot(ask('What was Apple’s revenue in fiscal 2024?'));
  expect(answer.code, answer.err).toBe(0);
  expect(toldIn(answer).answer.summary).toContain('$391.0 billion');
  expect(existsSync(oldMark(file()))).toBe(true);
});
