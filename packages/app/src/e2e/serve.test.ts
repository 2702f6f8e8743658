// The server through the true program: started, asked, stopped.
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseJson } from '@assay/record';
import { runListSchema } from '@assay/record/api';
import { answerOf, lastObject, makeHome, type Home } from '../testing/run-cli.ts';

let home: Home;
beforeAll(async () => { home = await makeHome(); });
afterAll(() => home.remove());

function get(url: string, headers: Record<string, string> = {}): Promise<{ readonly status: number; readonly text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ readonly status: number; readonly text: string }>();
  request(url, { headers }, (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => { text += chunk; }).on('end', () => { resolve({ status: response.statusCode ?? 0, text }); });
  }).on('error', reject).end();
  return promise;
}

/** Starts it on a free port, does something, and stops it: as Ctrl-C does, or as a system does that shuts down. */
async function served<Found>(work: (url: string) => Promise<Found>, how: 'SIGINT' | 'SIGTERM' = 'SIGINT'): Promise<{ readonly found: Found; readonly code: number | null }> {
  const child = home.start(['serve', '--port', '0', '--sample']);
  const { promise: ready, resolve } = Promise.withResolvers<string>();
  const ended = answerOf(child, (text) => {
    const url = /Open (http:\S+) in a browser/.exec(text)?.[1];
    if (url !== undefined) resolve(url);
  });
  const found = await work(await ready);
  child.kill(how);
  return { found, code: (await ended).code };
}

test('serve tells its address, answers there, and ends cleanly when it is stopped [HTTP-SERVE-1]', async () => {
  const { found, code } = await served((url) => get(`${url}/api/v1/health`));
  expect(found.status).toBe(200);
  expect(code).toBe(0);
});

test('where nothing was run yet a sample run is begun; a server that is shut down meanwhile ends cleanly and leaves no half of it [HTTP-STOP-1]', async () => {
  const { found, code } = await served((url) => get(`${url}/api/v1/runs`), 'SIGTERM');
  const { sample } = runListSchema.parse(parseJson(found.text));
  expect(sample.run ?? sample.job).not.toBeNull();
  expect(code).toBe(0);
  const { runs } = lastObject(await home.run(['runs', '--json'])) as { readonly runs: readonly { readonly state: string }[] };
  expect(runs.filter(({ state }) => state !== 'sealed')).toEqual([]);
});

test('an address beyond this machine is refused without a password, with what to do [HTTP-BIND-1]', async () => {
  const refused = await home.run(['serve', '--address', '0.0.0.0', '--port', '0']);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('Without a password Assay serves this machine alone');
  expect(refused.err).toContain('--set-password admin');
});

test('a token is told once, opens what its role may, and stands in no file [HTTP-TOKEN-1]', async () => {
  const made = await home.run(['serve', '--add-token', 'nightly', '--role', 'reader']);
  const token = made.out.trim();
  expect(token).toMatch(/^assay_[\w-]{40,}$/);
  const { found } = await served(async (url) => Promise.all([get(`${url}/api/v1/runs`), get(`${url}/api/v1/runs`, { authorization: `Bearer ${token}` }), get(`${url}/api/v1/metrics`, { authorization: `Bearer ${token}` })]));
  expect(found.map(({ status }) => status)).toEqual([401, 200, 403]);
  expect(lastObject(await home.run(['runs', '--json']))).toBeDefined();
});
