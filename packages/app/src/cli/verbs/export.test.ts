import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '../../config/environment.ts';
import { sealedRun } from '../../export/testing/sealed-run.ts';
import { nodeDisk } from '../../vault/disk.ts';
import { saveRun } from '../../vault/save-run.ts';
import { openSigningKey } from '../../vault/signing-key.ts';
import { openOutput } from '../output.ts';
import type { Session } from '../session.ts';
import { exportRun, type ExportOptions } from './export.ts';

let home: string;
let run: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'assay-export-'));
  const { places } = readEnvironment({ ASSAY_HOME: home });
  run = (await saveRun((await sealedRun()).run, { disk: nodeDisk, runs: places.runs, key: await openSigningKey(places.config), clock: () => new Date('2025-03-14T21:00:10Z'), secrets: [] })).id;
});
afterAll(() => { rmSync(home, { recursive: true, force: true }); });

async function call(options: Omit<ExportOptions, 'run'>): Promise<{ readonly code: number; readonly out: string }> {
  let out = '';
  const output = openOutput({ write: (text) => { out += text; } }, { noColor: true, dumb: true });
  const session: Session = { out: output, err: output, environment: readEnvironment({ ASSAY_HOME: home }), signal: new AbortController().signal, elapsedMs: () => 0, debug: false, json: true };
  return { code: await exportRun({ run, ...options }, session), out };
}

test('the ending of the file says the form, and the answer says what was written [CLI-EXPORT-2]', async () => {
  const file = join(home, 'Findings.SARIF');
  const { code, out } = await call({ out: file });
  const bytes = readFileSync(file);
  expect([code, out]).toEqual([0, `${JSON.stringify({ run, to: 'sarif', file, bytes: bytes.length })}\n`]);
  expect(bytes.toString('utf8')).toContain('"version": "2.1.0"');
});

test('a workbook is written to a file, never to standard output [CLI-EXPORT-2]', async () => {
  const file = join(home, 'note.xlsx');
  await call({ out: file });
  expect(readFileSync(file).subarray(0, 2).toString('latin1')).toBe('PK');
  await expect(call({ to: 'xlsx', out: '-' })).rejects.toMatchObject({ code: 'usage', remedy: 'Name a file: --out note.xlsx.' });
});

test('where neither says it, every form is named [CLI-EXPORT-2]', async () => {
  for (const options of [{}, { out: join(home, 'note.doc') }, { out: '-' }]) await expect(call(options)).rejects.toMatchObject({ code: 'usage', remedy: expect.stringMatching(/--to html, --to pdf, --to xlsx/) as string });
});

test('a page without the verifier is asked for by an option [CLI-EXPORT-2]', async () => {
  expect((await call({ to: 'html', out: '-', withoutVerifier: true })).out).not.toContain('recheck-here');
});
