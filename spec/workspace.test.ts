// The workspace's own promise on imports: the import DAG bites.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'assay-workspace-'));
afterAll(() => { rmSync(scratch, { recursive: true, force: true }); });

/** A small tree of the same shape with the repository's own rules, and one seeded file. */
function seededTree(name: string, files: Readonly<Record<string, string>>): string {
  const tree = join(scratch, name);
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json']) cpSync(join(root, file), join(tree, file));
  for (const one of ['record', 'audit', 'data']) {
    mkdirSync(join(tree, 'packages', one, 'src'), { recursive: true });
    writeFileSync(join(tree, 'packages', one, 'package.json'), JSON.stringify({ name: `@assay/${one}`, type: 'module', dependencies: one === 'data' ? { '@assay/record': '1' } : {} }));
    writeFileSync(join(tree, 'packages', one, 'src', 'index.ts'), 'export const here = 1;\n');
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(tree, path), text);
  return tree;
}

function checkDag(tree: string): { readonly status: number | null; readonly output: string } {
  const done = spawnSync(process.execPath, [join(root, 'scripts', 'check-dag.mjs'), tree], { encoding: 'utf8' });
  return { status: done.status, output: done.stdout + done.stderr };
}

test('a tree that keeps to the DAG passes [WRK-DAG-1]', () => {
  expect(checkDag(seededTree('clean', { 'packages/data/src/use.ts': "export { here } from '../../record/src/index.ts';\n" }))).toMatchObject({ status: 0 });
});

test('an import against the DAG fails and is named [WRK-DAG-1]', () => {
  const checked = checkDag(seededTree('upward', { 'packages/record/src/use.ts': "export { here } from '../../data/src/index.ts';\n" }));
  expect(checked.status).toBe(1);
  expect(checked.output).toContain('record-may-import');
});

test('a Node built-in in the judge fails [WRK-DAG-1]', () => {
  const checked = checkDag(seededTree('impure', { 'packages/audit/src/use.ts': "export { readFileSync } from 'node:fs';\n" }));
  expect(checked.output).toContain('pure-core');
  expect(checked.status).toBe(1);
});

test('a cycle fails [WRK-DAG-1]', () => {
  const checked = checkDag(seededTree('ring', { 'packages/data/src/a.ts': "export { b } from './b.ts';\nexport const a = 1;\n", 'packages/data/src/b.ts': "export { a } from './a.ts';\nexport const b = 1;\n" }));
  expect(checked.output).toContain('no-cycles');
  expect(checked.status).toBe(1);
});

test('a workspace import that the package does not list fails [WRK-DAG-1]', () => {
  const checked = checkDag(seededTree('unlisted', { 'packages/data/src/use.ts': "export { here } from '@assay/audit';\n" }));
  expect(checked.output).toContain('@assay/audit is not listed');
  expect(checked.status).toBe(1);
});
