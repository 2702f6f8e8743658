import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastObject, makeHome, type Home } from '../testing/run-cli.ts';
import { smallRun } from '../testing/small-run.ts';
import { nodeDisk } from './disk.ts';
import { findRun } from './find-run.ts';
import { readRun } from './read-run.ts';
import { saveRun, type SavedRun, type SaveTools } from './save-run.ts';
import { openSigningKey } from './signing-key.ts';

let home: Home;
let tools: SaveTools;
beforeEach(async () => {
  home = await makeHome();
  tools = { disk: nodeDisk, runs: join(home.path, 'runs'), key: await openSigningKey(join(home.path, 'config')), clock: () => new Date('2026-01-02T03:05:00Z'), secrets: [] };
});
afterEach(() => home.remove());

function save(day: number, ticker = 'AAPL'): Promise<SavedRun> {
  const date = new Date(Date.UTC(2026, 0, day)).toISOString();
  return saveRun(smallRun({ id: `run_${date.slice(0, 10)}-made`, ticker, startedAt: date }), tools);
}
const idOf = async (reference: string): Promise<string> => readRun((await findRun(tools.runs, reference)).files).contents.run.id;

test('the latest is the newest whose seal holds, by ticker too [VAULT-FIND-1]', async () => {
  await save(1);
  const [second, third] = [await save(2), await save(3)];
  await save(4, 'MSFT');
  await appendFile(join(third.folder, 'report.md'), 'More.');
  expect(await idOf('aapl')).toBe('run_2026-01-02-made');
  // A run that says of itself that it is newer than it is has no seal any more.
  const said = join(second.folder, 'run.json');
  await writeFile(said, (await readFile(said, 'utf8')).replaceAll('2026-01-02T', '2026-12-02T'));
  expect(await idOf('latest')).toBe('run_2026-01-04-made');
  expect(await idOf('aapl')).toBe('run_2026-01-01-made');
});

test('of many runs the newest fifty are listed, how many more there are is said, and all are shown when asked [VAULT-FIND-2]', async () => {
  for (let day = 1; day <= 53; day += 1) await save(day);
  const short = await home.run(['runs']);
  expect(short.out.match(/run_\S+-made/g)).toHaveLength(50);
  expect(short.out).toMatch(/^3 older runs: .*runs --all$/m);
  expect(short.out).not.toContain('run_2026-01-03-made');
  const all = lastObject(await home.run(['runs', '--all', '--json']));
  expect([(all['runs'] as unknown[]).length, all['more']]).toEqual([53, 0]);
});
