// assay data probe in live mode: the true program, its true clients, and a server that replays the recorded services.
import { probeStateSchema, type ProbeState } from '@assay/data';
import { recordingsAbsent, startReplayServer, textAnswer, worldAnswerers, worldRecordings, type ReplayServer } from '@assay/data/testing';
import { parseJson } from '@assay/record';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastObject, makeHome, type Home, type Options } from '../testing/run-cli.ts';

type Probed = { readonly mode: string; readonly asked: number; readonly of: number; readonly companies: readonly string[]; readonly tools: readonly { readonly tool: string; readonly asked: number; readonly answered: number; readonly failed: readonly { readonly code: string }[]; readonly malformed: readonly string[] }[] };

const world: { server: ReplayServer | null; home: Home | null } = { server: null, home: null };
beforeAll(async () => {
  if (recordingsAbsent) return;
  // What was never recorded is not there: an error of the server would be asked for again and again.
  world.server = await startReplayServer(...worldAnswerers(worldRecordings(), '2025-02-28'), () => textAnswer('{}', { status: 404 }));
  world.home = await makeHome();
});
afterAll(async () => {
  await world.server?.close();
  await world.home?.remove();
});

const preload = pathToFileURL(join(import.meta.dirname, '..', 'testing', 'replay-preload.ts')).href;
const run = (args: readonly string[], options: Options = {}): ReturnType<Home['run']> => {
  const { server, home } = world;
  if (server === null || home === null) throw new Error('the recordings are absent');
  const env = { NODE_OPTIONS: `--import=${preload}?${encodeURIComponent(server.origin)}`, ASSAY_CONTACT: 'Example tester@example.test', FRED_API_KEY: 'a'.repeat(32), FMP_API_KEY: 'made-up-fmp-key', TAVILY_API_KEY: 'tvly-made-up-key' };
  return home.run(['data', 'probe', ...args], { ...options, env });
};

async function keptState(): Promise<ProbeState> {
  return probeStateSchema.parse(parseJson(await readFile(join(world.home?.path ?? '', 'cache', 'probe', 'state.json'), 'utf8')));
}

test.skipIf(recordingsAbsent)('a live probe of the SEC’s lists asks the service for so many companies and says what came of it [DATA-PROBE-1] [DATA-PROBE-2] (needs ../shared)', async () => {
  const answer = await run(['--tool', 'get_sec_filings', '--count', '4', '--json']);
  const { mode, asked, of, companies, tools } = lastObject(answer) as unknown as Probed;
  expect([mode, asked, of, companies.length]).toEqual(['auto', 4, 4, 4]);
  expect(tools).toMatchObject([{ tool: 'get_sec_filings', asked: 4, answered: 4, failed: [], malformed: [] }]);
  expect(world.server?.asked.filter((url) => url.includes('/submissions/CIK')).length).toBe(4);
}, 60_000);

test.skipIf(recordingsAbsent)('a live probe of all tools that is stopped goes on with --resume and asks nothing twice [DATA-PROBE-3] (needs ../shared)', async () => {
  let isStopped = false;
  const stopped = await run(['--count', '1'], { onText: (text, child) => {
    if (isStopped || Number(/(\d+) of \d+ /g.exec(text)?.[1] ?? 0) < 1) return;
    isStopped = true;
    child.kill('SIGINT');
  } });
  expect([stopped.code, stopped.err.includes('--resume')]).toEqual([130, true]);
  const before = (await keptState()).outcomes;
  const whole = await run(['--count', '1', '--resume', '--json']);
  const { asked, of, tools } = lastObject(whole) as unknown as Probed;
  expect([asked, tools.flatMap(({ malformed }) => malformed), tools.flatMap(({ failed }) => failed.map(({ code }) => code)).includes('threw')]).toEqual([of, [], false]);
  expect((await keptState()).outcomes.slice(0, before.length)).toEqual(before);
  expect(before.length).toBeLessThan(of);
  expect(tools.filter(({ answered }) => answered > 0).length).toBeGreaterThan(20);
}, 120_000);
