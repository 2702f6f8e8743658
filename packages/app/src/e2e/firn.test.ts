// assay audit --firn: reports of earlier systems, judged again against what their own tools said.
import { mkdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fenceSnapshot, firnRun, writeTrace, type TraceFiles } from '../sources/testing/trace-folders.ts';
import { lastObject, makeHome, type Home } from '../testing/run-cli.ts';

let home: Home;
let count = 0;
beforeAll(async () => { home = await makeHome(); });
afterAll(() => home.remove());

/** A folder of its own for each test. */
function folderOf(files: TraceFiles): Promise<string> {
  count += 1;
  return writeTrace(join(home.path, `trace-${String(count)}`), files);
}

type Earlier = { readonly counts: Record<string, Record<string, number>>; readonly compared: readonly { readonly id: string; readonly standing: string; readonly claims: readonly number[] }[] };

test('a Firn run is judged by its own tool outputs, and its verdicts stand beside ours [CLI-FIRN-1]', async () => {
  const found = lastObject(await home.run(['audit', '--firn', await folderOf(firnRun), '--company', 'Meridian', '--ticker', 'MERD', '--json']));
  expect(found).toMatchObject({ file: 'reports/final_report.md', sources: 1, verdicts: { verified: 1, computed: 1, contradicted: 1 }, contradicted: [{ text: '$712 million', right: { shown: '$612 million' } }] });
  const earlier = found['earlier'] as Earlier;
  expect(earlier.compared.map(({ id, standing }) => [id, standing])).toEqual([['1', 'borne-out'], ['2', 'contradicted'], ['3', 'borne-out'], ['4', 'not-in-report'], ['5', 'no-claim']]);
  expect(earlier.counts['verified']).toMatchObject({ contradicted: 1, 'borne-out': 1 });
});

test('what was called verified and is contradicted is printed with the right value, and failed calls are named [CLI-FIRN-1]', async () => {
  const { code, out, err } = await home.run(['audit', '--firn', await folderOf(firnRun), '--strict']);
  expect(code).toBe(3);
  for (const part of ['What Firn recorded', '“Net income was $712 million in FY2025” was verified by get_income_statement', '→ $612 million']) expect(out).toContain(part);
  for (const part of ['#1: the call failed', 'what it said is no source', 'worked out itself']) expect(err.replaceAll(/\s+/g, ' ')).toContain(part.replace('worked out itself', 'worked it out itself'));
});

test('an audit-fence snapshot judges a report that is named beside it [CLI-FIRN-1]', async () => {
  const report = join(home.path, 'note.md');
  await writeFile(report, 'Revenue was $5.1 billion in FY2025. Revenue was $4.1 billion in FY2025.\n');
  const found = lastObject(await home.run(['audit', report, '--firn', await folderOf(fenceSnapshot), '--ticker', 'MERD', '--json']));
  expect(found).toMatchObject({ sources: 1, verdicts: { verified: 1, contradicted: 1 }, earlier: { system: 'audit-fence', counts: { found: { 'borne-out': 1 } } } });
});

test('the comparison is kept with the sealed run [CLI-FIRN-1]', async () => {
  const { archive } = lastObject(await home.run(['audit', '--firn', await folderOf(firnRun), '--out', join(home.path, 'kept'), '--json'])) as { archive: string };
  expect(await home.run(['verify', archive])).toMatchObject({ code: 0 });
  expect(JSON.stringify(lastObject(await home.run(['show', archive, '--trace', '--json'])))).toContain('earlier-verdicts');
});

const call = (output_file: string): string => JSON.stringify({ seq: 1, tool: 't', agent: 'scout', input: {}, output_file, status: 'ok' });
const outside: readonly (readonly [string, TraceFiles])[] = [
  ['an output above the folder', { ...fenceSnapshot, 'scout/tool_calls.jsonl': call('../../../../etc/passwd') }],
  ['an absolute output', { ...fenceSnapshot, 'scout/tool_calls.jsonl': call('/etc/passwd') }],
  ['an output with the other separator', { ...fenceSnapshot, 'scout/tool_calls.jsonl': call('..\\..\\x') }],
  ['an agent above the folder', { ...fenceSnapshot, 'manifest.json': JSON.stringify({ version: 1, agents: { scout: { trace_dir: '../elsewhere' } } }) }],
  ['an agent whose name is a path', { ...fenceSnapshot, 'manifest.json': JSON.stringify({ version: 1, agents: { '../../etc': {} } }) }],
];

test.each(outside)('a name that leads outside is refused: %s [CLI-FIRN-3]', async (_, files) => {
  const answer = await home.run(['audit', 'note.md', '--firn', await folderOf(files), '--json']);
  expect(answer.code).toBe(1);
  expect(lastObject(answer)).toMatchObject({ error: { code: 'malformed-source', message: expect.stringContaining('no file of its own') as string } });
});

test('links out of the folder and files beyond all measure are refused [CLI-FIRN-3]', async () => {
  const linked = await folderOf(firnRun);
  await rename(join(linked, 'reports'), join(home.path, 'moved'));
  await symlink(join(home.path, 'moved'), join(linked, 'reports'));
  expect(lastObject(await home.run(['audit', '--firn', linked, '--json']))).toMatchObject({ error: { code: 'malformed-source', message: expect.stringContaining('outside') as string } });
  const huge = await folderOf(firnRun);
  await truncate(join(huge, 'tools/fundamental_tool_calls.json'), 70 * 1024 * 1024);
  expect(lastObject(await home.run(['audit', '--firn', huge, '--json']))).toMatchObject({ error: { code: 'malformed-source', message: expect.stringContaining('larger') as string } });
});

test('a damaged file is named and the rest is judged [CLI-FIRN-3]', async () => {
  const folder = await folderOf({ ...firnRun, 'audit/citations.json': '{"citations": [', 'tools/value_tool_calls.json': '{"tool_calls": [{"tool_name": 7}, null]}' });
  const found = lastObject(await home.run(['audit', '--firn', folder, '--json']));
  expect(found).toMatchObject({ sources: 1, earlier: { claims: 0 } });
  expect((found['skipped'] as { readonly path: string }[]).map(({ path }) => path)).toEqual(expect.arrayContaining(['audit/citations.json', 'tools/value_tool_calls.json#0', 'tools/value_tool_calls.json#1']));
});

test('folders that are none, without outputs or without a report are said as such [CLI-FIRN-3]', async () => {
  const empty = join(home.path, 'empty');
  await mkdir(empty, { recursive: true });
  const noReport = await folderOf(firnRun);
  await rm(join(noReport, 'reports'), { recursive: true });
  const cases: readonly (readonly [readonly string[], string])[] = [
    [['--firn', empty], 'malformed-source'], [['--firn', join(home.path, 'nowhere')], 'unreadable-file'], [['--firn', noReport], 'usage'],
    [['--firn', await folderOf({ 'execution_info.json': '{}', 'tools/a_tool_calls.json': '[]' })], 'no-sources'], [['--firn', await folderOf({ 'manifest.json': '{"version": 9}' })], 'malformed-source'],
    [['--firn', noReport, '--sources', empty], 'usage'], [[], 'usage'],
  ];
  for (const [args, code] of cases) expect(lastObject(await home.run(['audit', ...args, '--json']))).toMatchObject({ error: { code } });
});
