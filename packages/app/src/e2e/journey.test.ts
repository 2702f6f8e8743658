// From a ticker to a verified archive, through the real program.
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonicalJson } from '@assay/record';
import { lastObject, makeHome, type Answer, type Home } from '../testing/run-cli.ts';
import { auditAgain } from '../vault/reaudit.ts';
import { loadRun } from '../vault/load-run.ts';
import { readRun } from '../vault/read-run.ts';

let home: Home;
let analyzed: Answer;
let made: { run: string; report: string; archive: string; folder: string };
beforeAll(async () => {
  home = await makeHome();
  analyzed = await home.run(['analyze', 'AAPL', '--sample', '--json']);
  made = lastObject(analyzed) as typeof made;
});
afterAll(() => home.remove());

const derived = ['report.md', 'findings.json', 'facts.json', 'claims.json', 'verdicts.json'];

/** A copy of the run in which nothing is left of what the analysis and the judge made. */
async function strippedCopy(name: string): Promise<string> {
  const copy = join(home.path, name, made.run);
  await cp(made.folder, copy, { recursive: true });
  for (const file of derived) await rm(join(copy, file));
  return copy;
}

describe('analyze', () => {
  test('ends with one object that says where the run lies and what holds in it [CLI-JSON-1]', async () => {
    expect(analyzed).toMatchObject({ code: 0 });
    const object = lastObject(analyzed);
    expect(Object.keys(object)).toEqual(expect.arrayContaining(['run', 'ticker', 'report', 'title', 'claims', 'coverage', 'unaccounted', 'verdicts', 'data', 'elapsedMs']));
    expect(object).toMatchObject({ ticker: 'AAPL', unaccounted: 0, data: { mode: 'sample' } });
    expect(analyzed.out.trimEnd().split('\n')).toHaveLength(1);
    expect(await readFile(made.report, 'utf8')).toContain(String(object['title']));
    expect((await stat(made.archive)).isFile()).toBe(true);
  });

  test('tells people the finding, the coverage, the counts, the place and the next step [CLI-SUMMARY-1]', async () => {
    const { code, out, err } = await home.run(['analyze', 'MSFT', '--sample', '--depth', 'quick']);
    expect(code).toBe(0);
    for (const part of [/^\S.*Microsoft/m, /Coverage \d+\.\d%|Coverage n\/a/, /● \d+ verified/, /✕ \d+ contradicted/, /Report +\//, /Archive +\//, /Next +assay show latest/, /sample data as of/]) expect(out).toMatch(part);
    expect(err).toMatch(/gather[\s\S]*analyse[\s\S]*write[\s\S]*judge[\s\S]*seal/);
    // No terminal: no colours, no cursor movement.
    expect(out + err).not.toContain('\u001b');
  });
});

describe('reading a run', () => {
  test('runs lists it, newest first, and show prints report, claims, evidence and trace [CLI-SHOW-1]', async () => {
    expect((lastObject(await home.run(['runs', '--json']))['runs'] as { run: string; state: string }[]).filter((run) => run.run === made.run)).toMatchObject([{ state: 'sealed', ticker: 'AAPL' }]);
    const report = await readFile(made.report, 'utf8');
    expect((await home.run(['show', made.run])).out).toContain(report.trimEnd().split('\n').at(-1) ?? '');
    const claims = lastObject(await home.run(['show', made.run, '--claims', '--json']))['claims'] as { number: number; claim: { text: string } }[];
    expect(claims.map((claim) => claim.number)).toEqual(claims.map((_, index) => index + 1));
    const evidence = await home.run(['show', made.run, '--evidence', '3']);
    expect(evidence.out).toContain(`Claim 3 of ${String(claims.length)}`);
    expect(evidence.out.replaceAll(/\s+/g, ' ')).toContain(claims[2]?.claim.text ?? '?');
    expect((await home.run(['show', made.run, '--trace'])).out).toMatch(/gather +stage-start/);
    expect(await home.run(['show', made.run, '--evidence', '99999'])).toMatchObject({ code: 2 });
  });

  test('export writes a page, Markdown and JSON, and prints to standard output on request [CLI-EXPORT-1]', async () => {
    for (const [to, start] of [['html', '<!doctype html>'], ['json', '{'], ['md', '']] as const) {
      const file = join(home.path, `note.${to}`);
      expect(await home.run(['export', made.run, '--to', to, '--out', file])).toMatchObject({ code: 0 });
      const text = await readFile(file, 'utf8');
      expect(text.length).toBeGreaterThan(1000);
      expect(text.startsWith(start)).toBe(true);
    }
    const report = await readFile(made.report, 'utf8');
    expect((await home.run(['export', made.run, '--to', 'md', '--out', '-'])).out.startsWith(report.trimEnd())).toBe(true);
  });
});

describe('proving a run', () => {
  test('verify finds it sound, names the signer as unknown, and as known once pinned [VAULT-VERIFY-1]', async () => {
    const before = await home.run(['verify', made.archive]);
    expect(before.code).toBe(0);
    expect(before.out).toContain('unknown signer');
    expect(await home.run(['verify', made.archive, '--trusted'])).toMatchObject({ code: 1 });
    expect(await home.run(['keys', 'trust', made.archive, '--name', 'Ada'])).toMatchObject({ code: 0 });
    const after = await home.run(['verify', made.archive, '--trusted']);
    expect(after.code).toBe(0);
    expect(after.out).toMatch(/Ada \(pinned\)/);
    expect(after.out).not.toContain('unknown signer');
    expect((await home.run(['keys', 'distrust', made.archive])).code).toBe(0);
  });

  test('verify names the file in which a byte was changed, in an archive packed again and in a folder [VAULT-VERIFY-2]', async () => {
    const entries = unzipSync(new Uint8Array(await readFile(made.archive)));
    const capture = Object.keys(entries).find((name) => name.startsWith('captures/')) ?? '';
    for (const path of ['report.md', 'verdicts.json', capture]) {
      const bytes = (entries[path] ?? new Uint8Array()).slice();
      bytes[10] = (bytes[10] ?? 0) ^ 1;
      const archive = join(home.path, 'changed.assay');
      await writeFile(archive, zipSync({ ...entries, [path]: bytes }, { level: 6 }));
      const { code, out } = await home.run(['verify', archive]);
      expect(code).toBe(1);
      expect(out).toMatch(new RegExp(`✕ files +${path.replace('.', '\\.')} `));
    }
    const folder = join(home.path, 'changed', made.run);
    await cp(made.folder, folder, { recursive: true });
    await writeFile(join(folder, 'plan.json'), '{}');
    expect((await home.run(['verify', folder])).out).toMatch(/✕ files +plan\.json /);
  });

  test('verify finds verdicts that do not follow from the captures, whoever signed them [VAULT-VERIFY-3]', async () => {
    const { files } = await loadRun(made.folder);
    const { contents, exchanges, rules } = readRun(files);
    const verdicts = contents.verdicts.map((verdict, index) => (index === 0 ? { ...verdict, verdict: verdict.verdict === 'verified' ? ('judgment' as const) : ('verified' as const) } : verdict));
    const { saveRun } = await import('../vault/save-run.ts');
    const { nodeDisk } = await import('../vault/disk.ts');
    const { openSigningKey } = await import('../vault/signing-key.ts');
    const forger = join(home.path, 'forger');
    const saved = await saveRun({ contents: { ...contents, verdicts }, exchanges, rules }, { disk: nodeDisk, runs: forger, key: await openSigningKey(join(forger, 'config')), clock: () => new Date('2026-01-02T03:05:00Z'), secrets: [] });
    const { code, out } = await home.run(['verify', saved.archive]);
    expect(code).toBe(1);
    expect(out).toMatch(/● signature/);
    expect(out).toMatch(/✕ audit +“.*” was sealed as/);
  });

  test('the judgment is reached from report and captures alone: without stored facts, findings, claims and verdicts it is the same [VAULT-REAUDIT-1]', async () => {
    const copy = await strippedCopy('reaudit');
    // Of the stripped copy only captures and recorded exchanges remain; the report is given back by a replay of them.
    expect(await home.run(['replay', copy, '--out', join(home.path, 'replayed')])).toMatchObject({ code: 0 });
    await cp(join(home.path, 'replayed', 'report.md'), join(copy, 'report.md'));
    const { audit } = await auditAgain((await loadRun(copy)).files);
    const { contents } = readRun((await loadRun(made.folder)).files);
    const plain = (verdicts: typeof contents.verdicts): string => canonicalJson(verdicts.map((verdict) => ({ ...verdict, evidence: { ...verdict.evidence, chain: verdict.evidence.chain.filter((link) => link.stage !== 'specialist') } })));
    expect(canonicalJson(audit.claims)).toBe(canonicalJson(contents.claims));
    expect(plain(audit.verdicts)).toBe(plain(contents.verdicts));
    expect(audit.coverage).toEqual(contents.coverage);
  });

  test('replay of captures and recorded exchanges alone gives the same report, findings and verdicts, byte for byte [VAULT-REPLAY-1]', async () => {
    const copy = await strippedCopy('replay');
    const out = join(home.path, 'replay-out');
    await mkdir(out);
    const answer = await home.run(['replay', copy, '--out', out, '--json']);
    expect(answer.code).toBe(0);
    expect(lastObject(answer)).toMatchObject({ run: made.run, same: true });
    for (const file of [...derived, 'plan.json', 'captures.json']) expect(await readFile(join(out, file), 'utf8')).toBe(await readFile(join(made.folder, file), 'utf8'));
    // The stripped copy itself was read, never written to.
    expect((await readdir(copy)).filter((name) => derived.includes(name))).toEqual([]);
  });

  test('replay says so when a changed capture leads elsewhere [VAULT-REPLAY-1]', async () => {
    const copy = join(home.path, 'other', made.run);
    await cp(made.folder, copy, { recursive: true });
    const captures = await readdir(join(copy, 'captures'));
    for (const name of captures) {
      const text = await readFile(join(copy, 'captures', name), 'utf8');
      await writeFile(join(copy, 'captures', name), text.replaceAll('416161000000', '416161000001').replaceAll('391035000000', '191035000000'));
    }
    const answer = await home.run(['replay', copy]);
    expect(answer.code).toBe(1);
    expect(answer.out).toMatch(/✕ report\.md +other bytes/);
  });
});
