// The program is killed while a question waits for its model, and goes on afterwards.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { canonicalJson } from '@assay/record';
import { openWireServer } from '@assay/agent/testing';
import { answerOf, lastObject, makeHome, type Answer } from '../testing/run-cli.ts';
import { askStageOf, wireAsked, type AskStage } from '../testing/wire-asked.ts';

test.each(['ask-plan', 'ask-answer'] as const)('a question killed in the stage %s goes on, asks nothing again that was answered, and is sealed whole [RESUME-3]', { timeout: 240_000 }, async (stage) => {
  const hang: { stage: AskStage | null } = { stage };
  const server = await openWireServer((request) => (askStageOf(request) === hang.stage ? { fault: 'silent' } : wireAsked(request)));
  const home = await makeHome();
  try {
    const env = { OPENAI_API_KEY: 'canary-model-key-0123456789', ASSAY_OPENAI_URL: `${server.origin}/v1`, ASSAY_MODEL: 'openai-chat/gpt-5-mini' };
    const run = (...args: string[]): Promise<Answer> => home.run(args, { env });
    const child = home.start(['ask', 'What was the revenue of Apple?', '--sample', '--json'], { env });
    const ended = answerOf(child);
    while (!server.requests.some((request) => askStageOf(request) === stage)) {
      if (child.exitCode !== null) throw new Error(`It ended before it asked: ${(await ended).err}`);
      await wait(100);
    }
    child.kill('SIGKILL');
    expect((await ended).signal).toBe('SIGKILL');
    const before = server.requests.filter((request) => askStageOf(request) !== stage).map(({ url, body }) => canonicalJson([url, body]));
    expect(before.length).toBeGreaterThan(0);
    hang.stage = null;
    const asked = server.requests.length;

    expect(lastObject(await run('runs', '--json'))).toMatchObject({ stopped: [{ question: 'What was the revenue of Apple?', run: expect.stringMatching(/^wrk_/) as string }] });
    expect((await run('runs')).out).toContain('“What was the revenue of Apple?”');
    const done = await run('resume', 'latest', '--json');
    expect(done.code, done.err).toBe(0);
    expect(lastObject(done)).toMatchObject({ answer: { summary: expect.stringContaining('$416.2 billion') as string }, verdicts: { contradicted: 0 } });
    const after = server.requests.slice(asked).map(({ url, body }) => canonicalJson([url, body]));
    expect(after.filter((key) => before.includes(key))).toEqual([]);
    expect((lastObject(done)['cost'] as { calls: number }).calls).toBe(before.length + after.length);
    expect((await run('verify', 'latest')).code).toBe(0);
    expect(lastObject(await run('replay', 'latest', '--json'))).toMatchObject({ same: true });
    expect((await readdir(join(home.path, 'runs'))).filter((name) => name.startsWith('.'))).toEqual([]);
  } finally {
    await server.close();
    await home.remove();
  }
});
