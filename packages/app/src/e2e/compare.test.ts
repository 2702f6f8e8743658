// assay compare: two sealed runs, through the real program.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastObject, makeHome, type Home } from '../testing/run-cli.ts';

let home: Home;
const archives: string[] = [];
beforeAll(async () => {
  home = await makeHome();
  for (const [index, revenue] of ['910', '905'].entries()) {
    const sources = join(home.path, `sources-${String(index)}`);
    await mkdir(sources);
    await writeFile(join(sources, 'income.csv'), `In millions of dollars,FY2025\nRevenue,${revenue}\n`);
    const note = join(home.path, 'note.md');
    await writeFile(note, '# Boatyard\n\nRevenue was $910 million in fiscal 2025.\n');
    archives.push(String(lastObject(await home.run(['audit', note, '--sources', sources, '--company', 'Boatyard', '--out', join(home.path, 'kept'), '--json']))['archive']));
  }
});
afterAll(() => home.remove());

test('two runs are compared as text: what differs, which claim changed, and the fact that made it [CLI-COMPARE-1]', async () => {
  const { code, out } = await home.run(['compare', ...archives]);
  expect(code).toBe(0);
  for (const part of ['1 only in A, 1 only in B', 'Say the same and are judged otherwise (1)', '● verified → “$910 million” ✕ contradicted ($905 million)', 'data: Revenue, FY2025 is 910000000', '0 claims the same in both']) expect(out).toContain(part);
});

test('and as one object [CLI-COMPARE-1]', async () => {
  const found = lastObject(await home.run(['compare', ...archives, '--json']));
  expect(found).toMatchObject({ counts: { verdict: 1, value: 0, added: 0, gone: 0 }, same: 0, differences: { rules: null, model: null }, changes: [{ kind: 'verdict', metric: 'revenue', a: { verdict: 'verified' }, b: { verdict: 'contradicted', right: '$905 million' }, why: [{ cause: 'data' }] }] });
});

test('a run that is not there is said to be unknown [CLI-ERR-3]', async () => {
  expect(lastObject(await home.run(['compare', archives[0] ?? '', 'run_none', '--json']))).toMatchObject({ error: { code: 'unknown-run' } });
});
