import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepRuns } from './kept-runs.ts';
import { openListing, stateOfRun } from './state-of-run.ts';
import { openApi, type Api } from './testing/api-fixture.ts';

const at: { api: Api } = { api: undefined as unknown as Api };
beforeAll(async () => { at.api = await openApi({ answered: true }); });
afterAll(() => at.api.remove());

/** Other bytes of the same length, under the same time of writing. */
async function forge(path: string): Promise<void> {
  const { atime, mtime } = await stat(path);
  const bytes = await readFile(path);
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  await writeFile(path, bytes);
  await utimes(path, atime, mtime);
}

test('a run that nobody touched is not read again, and one that was is, however well its times were put back [HTTP-RUN-2]', async () => {
  const { runs } = at.api.parts.environment.places;
  const list = openListing(runs);
  const kept = keepRuns(runs);
  const [first, again] = [await list(), await list()];
  expect(first.map(({ state }) => state)).toEqual(['sealed', 'sealed']);
  expect(again.every((one, index) => one === first[index])).toBe(true);
  const opened = await kept.open(at.api.run);
  expect(await kept.open(at.api.run)).toBe(opened);
  await forge(join(runs, at.api.run, 'captures', at.api.capture));
  expect((await list()).find(({ id }) => id === at.api.run)).toMatchObject({ state: 'broken' });
  expect((await kept.open(at.api.run)).problems).not.toEqual([]);
});

test('who asks while the vault is looked through gets the next look, all the same one [HTTP-RUN-1]', async () => {
  const list = openListing(at.api.parts.environment.places.runs);
  const first = list();
  const [second, third] = [list(), list()];
  expect(second).not.toBe(first);
  expect(third).toBe(second);
  expect((await second).map(({ id }) => id)).toEqual((await first).map(({ id }) => id));
});

test('a run that was taken away is gone, and what is no run is unknown [HTTP-RUN-1]', async () => {
  const { runs } = at.api.parts.environment.places;
  const list = openListing(runs);
  expect(await list()).toHaveLength(2);
  await rm(join(runs, at.api.answered), { recursive: true });
  await rm(join(runs, `${at.api.answered}.assay`), { force: true });
  expect((await list()).map(({ id }) => id)).toEqual([at.api.run]);
  expect(stateOfRun(join(runs, at.api.answered))).toBeNull();
  await expect(keepRuns(runs).open(at.api.answered)).rejects.toMatchObject({ code: 'unknown-run' });
});
