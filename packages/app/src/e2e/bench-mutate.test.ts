// assay bench mutate: the judge tried on a report of the user's own.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGiven, type Given } from '../testing/given-report.ts';
import { lastObject } from '../testing/run-cli.ts';

type Found = { readonly seed: number; readonly tries: number; readonly caught: number; readonly share: number | null; readonly kinds: readonly { readonly kind: string; readonly tries: number; readonly caught: number }[]; readonly falseAlarms: { readonly claims: number; readonly flagged: number } };

let given: Given;
beforeAll(async () => {
  given = await makeGiven(
    { 'income.csv': 'In millions of dollars,FY2024,FY2023,FY2022\nRevenue,391035,383285,394328\nGross profit,180683,169148,170782\nNet income,93736,96995,99803\n' },
    '# Apple\n\nRevenue rose 2.0% to $391.0 billion in fiscal 2024. Net income was $93.7 billion in fiscal 2024 and $97.0 billion in fiscal 2023.\n\n| $ billion | Fiscal 2023 | Fiscal 2024 |\n|---|---|---|\n| Revenue | 383.3 | 391.0 |\n| Gross profit | 169.1 | 180.7 |\n',
  );
});
afterAll(() => given.home.remove());

const bench = (...more: readonly string[]): readonly string[] => ['bench', 'mutate', given.report, '--sources', given.sources, ...given.about, ...more];

test('every kind has its line, with the share caught and the false alarms below [MUT-CLI-1]', async () => {
  const { code, out } = await given.home.run(bench());
  expect(code).toBe(0);
  for (const part of ['wrong digit', 'value of another period', 'wrong company', 'share', 'Caught', 'Flagged in the report as it is: 0 of 8 claims']) expect(out).toContain(part);
});

test('with --json one object says the same, and the same seed the same again [MUT-CLI-1, MUT-SEED-1]', async () => {
  const answer = await given.home.run(bench('--seed', '7', '--json'));
  const found = lastObject(answer) as Found;
  expect(answer.out.trimEnd().split('\n')).toHaveLength(1);
  expect(answer.err).toBe('');
  expect(found).toMatchObject({ seed: 7, falseAlarms: { claims: 8, flagged: 0 } });
  expect(found.tries).toBe(found.kinds.reduce((sum, kind) => sum + kind.tries, 0));
  expect(found.share).toBeGreaterThanOrEqual(0.97);
  const again = lastObject(await given.home.run(bench('--seed', '7', '--json'))) as Found;
  expect({ ...again, elapsedMs: 0 }).toEqual({ ...found, elapsedMs: 0 });
});

test('a report that is not true has its flagged claims named, and only proven ones are made false [MUT-CLI-1, MUT-CLEAN-1]', async () => {
  const wrong = join(given.home.path, 'wrong.md');
  await writeFile(wrong, '# Apple\n\nRevenue was $391.0 billion in fiscal 2024. Net income was $96.0 billion in fiscal 2024.\n');
  const { out } = await given.home.run(['bench', 'mutate', wrong, '--sources', given.sources, ...given.about]);
  expect(out).toContain('Flagged in the report as it is: 1 of 2 claims (50.0%)');
  expect(out).toContain('$96.0 billion, contradicted');
});

test('an unreadable report, empty sources and a report without a proven figure are said as such [MUT-CLI-2]', async () => {
  const empty = join(given.home.path, 'empty');
  const words = join(given.home.path, 'words.md');
  await mkdir(empty);
  await writeFile(words, '# Apple\n\nA company of taste.\n');
  await writeFile(join(given.home.path, 'binary.md'), Uint8Array.of(0xff, 0xfe, 0x00));
  const codeOf = async (...args: readonly string[]): Promise<unknown> => (lastObject(await given.home.run(['bench', 'mutate', ...args, '--json']))['error'] as { code: string }).code;
  expect(await codeOf(given.report)).toBe('usage');
  expect(await codeOf(given.report, '--sources', empty)).toBe('no-sources');
  expect(await codeOf(join(given.home.path, 'nowhere.md'), '--sources', given.sources)).toBe('unreadable-file');
  expect(await codeOf(join(given.home.path, 'binary.md'), '--sources', given.sources)).toBe('unreadable-file');
  expect(await codeOf(given.report, '--sources', given.sources, '--seed', 'x')).toBe('usage');
  expect(await codeOf(given.report, '--sources', given.sources, '--limit', '0')).toBe('usage');
  const nothing = await given.home.run(['bench', 'mutate', words, '--sources', given.sources]);
  expect(nothing).toMatchObject({ code: 1, out: expect.stringContaining('none can be made false') as string });
});

test('progress goes to standard error, and Ctrl-C ends with 130 and a sentence [MUT-CLI-3]', async () => {
  let asked = false;
  const { code, out, err } = await given.home.run(bench(), { onText: (text, child) => { if (!asked && text.includes('as it is')) { asked = true; child.kill('SIGINT'); } } });
  expect(code).toBe(130);
  expect(out).toBe('');
  expect(err).toMatch(/interrupted|stopped/i);
  expect(err).not.toContain('at async');
});
