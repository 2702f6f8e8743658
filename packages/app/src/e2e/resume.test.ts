// The program is killed while a stage waits for its model, and goes on afterwards.
import type { ChildProcess } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { canonicalJson } from '@assay/record';
import { openWireServer, type WireRequest, type WireServer } from '@assay/agent/testing';
import { answerOf, lastObject, makeHome, type Answer, type Home } from '../testing/run-cli.ts';
import { stageOf, wireAnalyst, type AnalystStage } from '../testing/wire-analyst.ts';

const opened: { readonly homes: Home[]; readonly servers: WireServer[] } = { homes: [], servers: [] };
afterEach(async () => {
  for (const home of opened.homes.splice(0)) await home.remove();
  for (const server of opened.servers.splice(0)) await server.close();
});

type Scene = { readonly home: Home; readonly server: WireServer; readonly env: Readonly<Record<string, string>>; readonly hang: { stage: AnalystStage | null }; readonly run: (...args: string[]) => Promise<Answer> };

/** A server that keeps silent to the stage that `hang` names. */
async function begin(stage: AnalystStage | null): Promise<Scene> {
  const hang = { stage };
  const server = await openWireServer((request) => (hang.stage !== null && stageOf(request) === hang.stage ? { fault: 'silent' } : wireAnalyst(request, stage === 'audit' ? ' It opened 37 museums.' : '')));
  const home = await makeHome();
  opened.homes.push(home);
  opened.servers.push(server);
  const env = { OPENAI_API_KEY: 'canary-model-key-0123456789', ASSAY_OPENAI_URL: `${server.origin}/v1`, ASSAY_MODEL: 'openai-chat/gpt-5-mini' };
  return { home, server, env, hang, run: (...args) => home.run(args, { env }) };
}

/** How many answers of models are on disk. */
async function answersKept(home: Home): Promise<number> {
  const runs = join(home.path, 'runs');
  const [folder] = (await readdir(runs).catch(() => [])).filter((name) => name.startsWith('.working-'));
  const text = folder === undefined ? '' : await readFile(join(runs, folder, 'answers.jsonl'), 'utf8').catch(() => '');
  return text.split('\n').filter((line) => line.endsWith('}') && line.includes('"kind":"model"')).length;
}

/** Waits until the stage has asked, nobody asks any more, and what the others were answered is kept. */
async function untilStill({ home, server, hang }: Scene, child: ChildProcess): Promise<void> {
  const answered = (): number => server.requests.filter((request) => stageOf(request) !== hang.stage).length;
  for (let last = -1; server.requests.length !== last || !server.requests.some((request) => stageOf(request) === hang.stage) || await answersKept(home) < answered();) {
    last = server.requests.length;
    if (child.exitCode !== null) throw new Error(`The run ended with ${String(child.exitCode)} before the stage ${String(hang.stage)} had asked.`);
    await wait(400);
  }
}

async function killedIn(scene: Scene): Promise<void> {
  const child = scene.home.start(['analyze', 'AAPL', '--sample', '--depth', 'quick', '--json'], { env: scene.env });
  const ended = answerOf(child);
  await untilStill(scene, child);
  child.kill('SIGKILL');
  expect((await ended).signal).toBe('SIGKILL');
}

function keyOf({ url, body }: WireRequest): string {
  return canonicalJson([url, body]);
}

describe('a run with models that was killed', () => {
  // The four analysts are one kind of stage at work at the same time: the first and the last stand for them.
  test.each(['fundamental', 'macro', 'write', 'audit'] as const)('goes on from the stage %s, asks nothing again that was answered, and is sealed whole [RESUME-1]', { timeout: 240_000 }, async (stage) => {
    const scene = await begin(stage);
    await killedIn(scene);
    const before = scene.server.requests.filter((request) => stageOf(request) !== stage).map(keyOf);
    expect(before.length).toBeGreaterThan(0);
    scene.hang.stage = null;
    const asked = scene.server.requests.length;

    const listed = lastObject(await scene.run('runs', '--json'));
    expect(listed).toMatchObject({ stopped: [{ ticker: 'AAPL', run: expect.stringMatching(/^wrk_/) as string }] });
    const done = await scene.run('resume', 'latest', '--json');
    expect(done.code, done.err).toBe(0);
    expect(lastObject(done)).toMatchObject({ engine: 'model', verdicts: { contradicted: 0 }, unaccounted: 0 });

    const after = scene.server.requests.slice(asked).map(keyOf);
    expect(after.filter((key) => before.includes(key))).toEqual([]);
    // What was asked before and after is what one undisturbed run asks, the call that was cut off twice.
    expect((lastObject(done)['cost'] as { calls: number }).calls).toBe(before.length + after.length);
    expect((await scene.run('verify', 'latest')).code).toBe(0);
    expect(lastObject(await scene.run('replay', 'latest', '--json'))).toMatchObject({ same: true });
    expect((await readdir(join(scene.home.path, 'runs'))).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('a run that was killed while it gathered begins again, since nothing was answered [RESUME-1]', { timeout: 240_000 }, async () => {
    const scene = await begin(null);
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => { silent.listen(0, '127.0.0.1', resolve); });
    const env = { ...scene.env, HTTPS_PROXY: `http://127.0.0.1:${String((silent.address() as AddressInfo).port)}`, NO_PROXY: '127.0.0.1' };
    try {
      const child = scene.home.start(['analyze', 'AAPL', '--depth', 'quick', '--json'], { env });
      const ended = answerOf(child);
      const runs = join(scene.home.path, 'runs');
      // Until its beginning is written there is nothing to go on with.
      const begun = async (): Promise<boolean> => (await readdir(runs, { recursive: true }).catch(() => [])).some((name) => name.endsWith('start.json'));
      while (!await begun()) await wait(50);
      await wait(200);
      child.kill('SIGKILL');
      expect((await ended).signal).toBe('SIGKILL');
      expect(scene.server.requests).toEqual([]);
      const done = await scene.home.run(['resume', 'latest', '--json'], { env });
      expect(done.code, done.err).toBe(0);
      expect(lastObject(done)).toMatchObject({ engine: 'model', unaccounted: 0 });
    } finally {
      silent.closeAllConnections();
      silent.close();
    }
  });

  test('a last answer that was half written is asked for again, and the rest counts [RESUME-1]', { timeout: 240_000 }, async () => {
    const scene = await begin('write');
    await killedIn(scene);
    scene.hang.stage = null;
    const [folder = ''] = (await readdir(join(scene.home.path, 'runs'))).filter((name) => name.startsWith('.working-'));
    await writeFile(join(scene.home.path, 'runs', folder, 'answers.jsonl'), '{"kind":"model","exchange":{"sche', { flag: 'a' });
    const done = await scene.run('resume', 'AAPL', '--json');
    expect(done.code, done.err).toBe(0);
  });

  test('where nothing was stopped it says so, and what is at work is left alone [RESUME-2]', { timeout: 120_000 }, async () => {
    const scene = await begin('write');
    expect(lastObject(await scene.run('resume', 'latest', '--json'))).toMatchObject({ error: { code: 'unknown-run', message: 'No run was stopped before its end.' } });
    const child = scene.home.start(['analyze', 'AAPL', '--sample', '--json'], { env: scene.env });
    const ended = answerOf(child);
    await untilStill(scene, child);
    expect(lastObject(await scene.run('resume', 'latest', '--json'))).toMatchObject({ error: { code: 'unknown-run', message: expect.stringContaining('is still at work') as string } });
    child.kill('SIGINT');
    const stopped = await ended;
    expect(stopped.code).toBe(130);
    expect(stopped.err).toMatch(/resume wrk_/);
  });
});
