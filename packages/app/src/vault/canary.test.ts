// Keys go into the requests of every source; none may come out in a run, its archive or the cache.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { analyze } from '@assay/agent';
import { openDesk, type Company, type Fetch } from '@assay/data';
import { answeringFetch, example, madeUpEdgar, madeUpFred, madeUpYahoo, openVirtualTime } from '@assay/data/testing';
// Loaded before time stands still.
import 'yahoo-finance2';
import { judge } from '../judge.ts';
import { openFileStore } from '../store/file-store.ts';
import { nodeDisk } from './disk.ts';
import { recordExchanges } from './exchanges.ts';
import { replayRun } from './replay-run.ts';
import { loadRun } from './load-run.ts';
import { saveRun } from './save-run.ts';
import { sha256 } from './sha256.ts';
import { openSigningKey } from './signing-key.ts';

const canaries = { fred: 'canary-fred-0123456789', contact: 'canary-contact@example.test', cookie: 'test-cookie-value', crumb: 'test-crumb-value' } as const;
const company: Company = { cik: example.cik, ticker: example.ticker, name: example.name, sector: null, industry: null, exchange: null, fiscalCalendar: null, kind: 'company' };

async function filesBelow(folder: string): Promise<{ path: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (path) => ({ path, text: await readFile(path, 'latin1') })));
}

test('keys, cookies and crumbs go out with the requests of every source and stand in no file of run, archive or cache [VAULT-KEY-2]', async () => {
  const home = await mkdtemp(join(tmpdir(), 'assay-canary-'));
  const time = openVirtualTime('2025-07-31T21:00:00Z');
  const sent: string[] = [];
  const world = answeringFetch(madeUpEdgar(example), madeUpYahoo(example), madeUpFred);
  const fetch: Fetch = (url, init) => {
    sent.push(JSON.stringify([url, [...new Headers(init?.headers)], init?.body ?? null]));
    return world(url, init);
  };
  const desk = openDesk({ mode: 'live', fetch, store: openFileStore(join(home, 'cache')), clock: time.clock, sleep: time.sleep, sha256, contact: `Canary ${canaries.contact}`, fredKey: canaries.fred });
  const ports = recordExchanges({ desk, audit: judge }, company);
  const question = { ticker: company.ticker, text: null, depth: 'standard' as const, asOf: null };
  const contents = await time.settle(analyze({ question, company, desk: ports.desk, audit: ports.audit, sha256, clock: time.clock }));
  // The net below, which knows the environment's keys, is left open here: nothing may reach it.
  const saved = await saveRun({ contents, exchanges: ports.exchanges(), rules: 'test' }, { disk: nodeDisk, runs: join(home, 'runs'), key: await openSigningKey(join(home, 'config')), clock: time.clock, secrets: [] });

  for (const canary of Object.values(canaries)) expect(sent.some((request) => request.includes(canary)), `${canary} was sent`).toBe(true);
  const sources = new Set(contents.captures.map(({ capture }) => capture.reader));
  expect([...sources]).toEqual(expect.arrayContaining(['sec-company-facts', 'yahoo-quote', 'fred-observations']));
  const kept = await filesBelow(home);
  expect(kept.some(({ path }) => path === saved.archive)).toBe(true);
  expect(kept.length).toBeGreaterThan(20);
  for (const canary of Object.values(canaries)) {
    const forms = [canary, encodeURIComponent(canary), Buffer.from(canary).toString('base64')];
    expect(kept.filter(({ text }) => forms.some((form) => text.includes(form))).map(({ path }) => path), canary).toEqual([]);
  }
  // A run of live answers replays from its captures like any other.
  expect((await replayRun((await loadRun(saved.archive)).files, { rules: 'test' })).compared.filter((file) => !file.same)).toEqual([]);
  await rm(home, { recursive: true });
});
