import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifySeal } from '@assay/audit/seal';
import { smallRun } from '../testing/small-run.ts';
import { nodeDisk, type Disk } from './disk.ts';
import { findRun } from './find-run.ts';
import { listRuns } from './list-runs.ts';
import { loadRun } from './load-run.ts';
import { readRun } from './read-run.ts';
import { saveRun, type SaveTools } from './save-run.ts';
import { sha256 } from './sha256.ts';
import { openSigningKey, verifyEd25519 } from './signing-key.ts';

let home = '';
let tools: SaveTools;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'assay-vault-'));
  tools = { disk: nodeDisk, runs: join(home, 'runs'), key: await openSigningKey(join(home, 'config')), clock: () => new Date('2026-01-02T03:05:00Z'), secrets: [] };
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** A disk on a machine that dies at its nth operation: nothing after it happens, not even tidying up. */
function dyingDisk(atOperation: number): Disk {
  let operations = 0;
  let dead = false;
  const guarded = <Args extends unknown[]>(act: (...args: Args) => Promise<void>) => async (...args: Args): Promise<void> => {
    operations += 1;
    if (operations >= atOperation) dead = true;
    if (dead) throw new Error('the machine is dead');
    await act(...args);
  };
  const torn = guarded(nodeDisk.writeFile);
  return {
    makeFolder: guarded(nodeDisk.makeFolder), move: guarded(nodeDisk.move), remove: guarded(nodeDisk.remove),
    // The write that is cut off leaves half its bytes behind.
    writeFile: async (path, bytes) => {
      const wasAlive = !dead;
      await torn(path, bytes).catch(async (error: unknown) => {
        if (wasAlive) await writeFile(path, bytes.subarray(0, bytes.length / 2)).catch(() => undefined);
        throw error;
      });
    },
  };
}

describe('saving a run', () => {
  test('folder and archive hold the same sealed files, and reading them gives the run back [VAULT-RUN-1]', async () => {
    const run = smallRun();
    const saved = await saveRun(run, tools);
    const folder = await loadRun(saved.folder);
    const archive = await loadRun(saved.archive);
    expect([...archive.files.keys()].sort()).toEqual([...folder.files.keys()].sort());
    expect((await verifySeal(archive.files, { sha256, verifyEd25519 })).whole).toBe(true);
    expect(readRun(folder.files)).toEqual(run);
    expect(readRun(archive.files)).toEqual(run);
  });

  test('a machine that dies at any operation leaves no run that looks whole and is not [VAULT-RUN-2]', async () => {
    let finished = false;
    let left = 0;
    for (let operation = 1; !finished; operation += 1) {
      const runs = join(home, `runs-${String(operation)}`);
      const outcome = await saveRun(smallRun(), { ...tools, runs, disk: dyingDisk(operation) }).then(() => 'saved', () => 'dead');
      finished = outcome === 'saved';
      for (const listed of await listRuns(runs)) {
        left += 1;
        if (listed.state === 'sealed') expect((await verifySeal((await loadRun(listed.path)).files, { sha256, verifyEd25519 })).whole).toBe(true);
        else expect(['incomplete', 'writing']).toContain(listed.state);
      }
      for (const name of await readdir(runs).catch(() => [])) {
        if (name.startsWith('run_')) expect((await loadRun(join(runs, name))).problems).toEqual([]);
      }
      expect(operation).toBeLessThan(100);
    }
    expect(left).toBeGreaterThan(10);
  });

  test('a full disk is said as such and leaves nothing behind [VAULT-RUN-3]', async () => {
    const full: Disk = { ...nodeDisk, writeFile: async (path, bytes) => {
      if (path.endsWith('claims.json')) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      await nodeDisk.writeFile(path, bytes);
    } };
    await expect(saveRun(smallRun(), { ...tools, disk: full })).rejects.toMatchObject({ name: 'AssayError', code: 'disk-full' });
    expect(await readdir(tools.runs)).toEqual([]);
  });

  test('stopping while a run is saved leaves nothing behind [VAULT-RUN-3]', async () => {
    const stop = new AbortController();
    const disk: Disk = { ...nodeDisk, writeFile: async (path, bytes) => {
      await nodeDisk.writeFile(path, bytes);
      if (path.endsWith('plan.json')) stop.abort();
    } };
    await expect(saveRun(smallRun(), { ...tools, disk, signal: stop.signal })).rejects.toThrow();
    expect(await readdir(tools.runs)).toEqual([]);
  });

  test('a secret of the environment stops the seal, in whatever file and form it stands [VAULT-KEY-3]', async () => {
    const secrets = [{ name: 'FRED_API_KEY', value: 'canary-0123456789/+' }];
    for (const form of ['canary-0123456789/+', encodeURIComponent('canary-0123456789/+'), Buffer.from('canary-0123456789/+').toString('base64')]) {
      const leaking = smallRun({ report: `# Title\n\nhttps://example.test/?api_key=${form}\n` });
      const failure = await saveRun(leaking, { ...tools, secrets }).catch((error: unknown) => error as Error);
      expect(failure).toMatchObject({ code: 'internal' });
      expect(String((failure as Error).message)).toBe('The value of FRED_API_KEY stands in report.md; the run was not sealed.');
    }
  });

  test('two runs of one machine carry one key, readable by its owner alone [VAULT-KEY-1]', async () => {
    const keys = await Promise.all([1, 2, 3, 4].map(() => openSigningKey(join(home, 'fresh'))));
    expect(new Set(keys.map((key) => key.fingerprint)).size).toBe(1);
    expect((await stat(join(home, 'fresh', 'signing-key.pem'))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(home, 'fresh'))).toEqual(['signing-key.pem']);
  });

  test('the private key stands in no file of a run [VAULT-KEY-1]', async () => {
    const saved = await saveRun(smallRun(), tools);
    const pem = await readFile(join(home, 'config', 'signing-key.pem'), 'utf8');
    const body = pem.split('\n')[1] ?? '';
    expect(body.length).toBeGreaterThan(40);
    expect((await readFile(saved.archive)).includes(body)).toBe(false);
  });
});

describe('finding a run', () => {
  test('by id, by the beginning of its id, by ticker and as the latest [VAULT-FIND-1]', async () => {
    await saveRun(smallRun({ id: 'run_20260101-msft-0001', ticker: 'MSFT', startedAt: '2026-01-01T00:00:00.000Z' }), tools);
    await saveRun(smallRun({ id: 'run_20260102-aapl-0001', startedAt: '2026-01-02T00:00:00.000Z' }), tools);
    await saveRun(smallRun({ id: 'run_20260103-aapl-0002', startedAt: '2026-01-03T00:00:00.000Z' }), tools);
    const idOf = async (reference: string): Promise<string> => readRun((await findRun(tools.runs, reference)).files).contents.run.id;
    expect(await idOf('run_20260102-aapl-0001')).toBe('run_20260102-aapl-0001');
    expect(await idOf('20260102')).toBe('run_20260102-aapl-0001');
    expect(await idOf('aapl')).toBe('run_20260103-aapl-0002');
    expect(await idOf('MSFT')).toBe('run_20260101-msft-0001');
    expect(await idOf('latest')).toBe('run_20260103-aapl-0002');
    expect(await idOf(join(tools.runs, 'run_20260101-msft-0001.assay'))).toBe('run_20260101-msft-0001');
    await expect(findRun(tools.runs, '2026010')).rejects.toMatchObject({ code: 'unknown-run' });
    await expect(findRun(tools.runs, 'NOPE')).rejects.toMatchObject({ code: 'unknown-run' });
  });

  test('a folder without a seal is incomplete, a changed one is broken, an archive alone is whole [VAULT-RUN-2]', async () => {
    const first = await saveRun(smallRun({ id: 'run_unsealed-1' }), tools);
    const second = await saveRun(smallRun({ id: 'run_changed-1' }), tools);
    const third = await saveRun(smallRun({ id: 'run_archive-1' }), tools);
    await rm(join(first.folder, 'signature.json'));
    await writeFile(join(second.folder, 'report.md'), '# Revenue fell\n');
    await rm(third.folder, { recursive: true });
    const states = Object.fromEntries((await listRuns(tools.runs)).map((run) => [run.id, run.state]));
    expect(states).toEqual({ 'run_unsealed-1': 'incomplete', 'run_changed-1': 'broken', 'run_archive-1': 'sealed' });
    await expect(findRun(tools.runs, 'unsealed')).rejects.toMatchObject({ code: 'unknown-run' });
  });

  test('a link inside a run is named and not followed', async () => {
    const saved = await saveRun(smallRun(), tools);
    await symlink('/etc/hostname', join(saved.folder, 'captures', 'link'));
    expect((await loadRun(saved.folder)).problems).toEqual([{ kind: 'extra', path: 'captures/link', why: 'is no file of a run' }]);
  });
});
