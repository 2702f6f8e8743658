import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditReport, RULES_VERSION } from '@assay/audit';
import { makeAuditRun, type GivenReport } from '../sources/audit-run.ts';
import { readSources } from '../sources/read-sources.ts';
import { nodeDisk } from './disk.ts';
import { loadRun } from './load-run.ts';
import { saveRun, type SavedRun } from './save-run.ts';
import { sha256 } from './sha256.ts';
import { openSigningKey } from './signing-key.ts';
import { verifyRun } from './verify-run.ts';

const at = '2026-01-02T03:04:05.000Z';
let home = '';
let saved: SavedRun;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'assay-verify-'));
  await writeFile(join(home, 'income.csv'), 'In millions of dollars,FY2024\nRevenue,391035\n');
  const subject = { id: null, ticker: 'AAPL', name: 'Apple Inc.' };
  const { documents } = await readSources(home, { readAt: at, about: subject });
  const given: GivenReport = { file: 'note.md', report: '# Apple\n\nRevenue was $391.0 billion in fiscal 2024.\n', documents, subject, asOf: null };
  const audit = auditReport(given.report, documents, { subject, asOf: null, sha256 });
  const run = makeAuditRun(given, audit, { startedAt: at, finishedAt: at, rules: RULES_VERSION });
  saved = await saveRun(run, { disk: nodeDisk, runs: join(home, 'runs'), key: await openSigningKey(join(home, 'config')), clock: () => new Date(at), secrets: [] });
});
afterAll(() => rm(home, { recursive: true, force: true }));

test('a run as it was sealed is sound, its signer unknown until pinned [VAULT-VERIFY-1]', async () => {
  const loaded = await loadRun(saved.archive);
  const found = await verifyRun(loaded, []);
  expect(found).toMatchObject({ sound: true, problems: [], signer: { fingerprint: saved.fingerprint, known: null, holds: true }, audit: { ran: true, claims: 1, differences: [] } });
  expect((await verifyRun(loaded, [{ fingerprint: saved.fingerprint, name: 'Ada' }])).signer.known).toBe('Ada');
});

test('whatever byte of an archive is changed, it is not sound, and something is named [VAULT-VERIFY-2]', async () => {
  const archive = new Uint8Array(await readFile(saved.archive));
  await fc.assert(fc.asyncProperty(fc.nat(archive.length - 1), fc.integer({ min: 1, max: 255 }), async (index, flip) => {
    const changed = archive.slice();
    changed[index] = (changed[index] ?? 0) ^ flip;
    const path = join(home, 'changed.assay');
    await writeFile(path, changed);
    const loaded = await loadRun(path).catch((error: unknown) => error);
    if (loaded instanceof Error) expect(loaded).toMatchObject({ code: 'seal-broken' });
    else {
      const found = await verifyRun(loaded as Awaited<ReturnType<typeof loadRun>>, []);
      expect(found.sound).toBe(false);
      expect(found.problems.every((problem) => problem.path !== '' && problem.why !== '')).toBe(true);
      expect(found.problems.length).toBeGreaterThan(0);
    }
  }), { numRuns: 150 });
});
