import { expect, test } from 'vitest';
import { parseJson } from '@assay/record';
import { exportSealed } from './export-run.ts';
import { describedForms, exportForms, formOfPath } from './forms.ts';
import { sealedRun } from './testing/sealed-run.ts';

const sealed = await sealedRun();
const text = async (form: 'md' | 'json' | 'sarif'): Promise<string> => new TextDecoder().decode((await exportSealed(sealed, form)).bytes);

test('each form has a media type, a name and an ending of its own [EXP-FORM-1]', async () => {
  expect(Object.keys(describedForms)).toEqual([...exportForms]);
  for (const form of ['md', 'json', 'sarif', 'xlsx'] as const) {
    const { bytes, mediaType, fileName } = await exportSealed(sealed, form);
    expect([bytes.length > 1000, mediaType, fileName]).toEqual([true, describedForms[form].mediaType, `CRVD-2025-03-14.${form}`]);
  }
  expect([formOfPath('a/Note.XLSX'), formOfPath('note.sarif'), formOfPath('note.doc'), formOfPath('note')]).toEqual(['xlsx', 'sarif', null, null]);
});

test('a run that is not whole is handed on in no form [EXP-FORM-1]', async () => {
  const broken = { ...sealed, problems: [{ kind: 'changed' as const, path: 'report.md', why: 'is not what was sealed' }] };
  for (const form of exportForms) await expect(exportSealed(broken, form)).rejects.toMatchObject({ code: 'seal-broken', message: 'report.md is not what was sealed; the run is not exported.' });
});

test('a run that answered no question is no component [EXP-FORM-1]', async () => {
  await expect(exportSealed(sealed, 'tsx')).rejects.toMatchObject({ code: 'usage' });
});

test('the Markdown is the sealed report, then claims with their documents, then sources with their hashes [EXP-MD-1]', async () => {
  const { contents } = sealed.run;
  const written = await text('md');
  expect(written.startsWith(contents.report.trimEnd())).toBe(true);
  expect(written).toContain('| 7 | $305 million | Contradicted |');
  expect(written).toMatch(/\*\*Right: \$290 million\.\*\* \| \[10-K 0000045678-25-000007\]\(<https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/45678\/[^>]+>\), filed 2025-02-10 \|/);
  expect(written).toContain('operating\\_cash\\_flow - abs(capital\\_expenditure) = 471,000,000 − abs(160,000,000)');
  for (const { capture } of contents.captures) expect(written).toContain(capture.sha256);
});

test('no word of a source is markup in those tables [EXP-MD-1]', async () => {
  const hostile = await sealedRun((contents) => ({ ...contents, verdicts: contents.verdicts.map((verdict) => ({ ...verdict, reason: 'a | b <script>x</script> [c](javascript:d) `e` *f*\n\n# g' })) }));
  const written = new TextDecoder().decode((await exportSealed(hostile, 'md')).bytes).slice(hostile.run.contents.report.length);
  expect(written).toContain('a \\| b \\<script\\>x\\</script\\> \\[c\\](javascript:d) \\`e\\` \\*f\\* \\# g |');
  expect(written).not.toMatch(/[^\\]<script/);
});

test('the JSON begins with what a reader looks for and is the same for the same run [EXP-JSON-1]', async () => {
  const written = await text('json');
  const document = parseJson(written) as Record<string, unknown>;
  expect(Object.keys(document).slice(0, 9)).toEqual(['schema', 'run', 'seal', 'rules', 'coverage', 'report', 'claims', 'verdicts', 'captures']);
  expect(document).toMatchObject({ schema: 'assay.export/1', seal: { fingerprint: sealed.seal.fingerprint }, report: sealed.run.contents.report });
  expect(await text('json')).toBe(written);
});
