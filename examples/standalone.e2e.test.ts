// The judge as others get it: packed, installed into an empty project, run and type-checked there.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseJson } from '@assay/record';

const root = join(import.meta.dirname, '..');
const example = join(import.meta.dirname, 'standalone');
const scratch = mkdtempSync(join(tmpdir(), 'assay-standalone-'));
const project = join(scratch, 'project');
const installed = join(project, 'node_modules', '@assay', 'audit');
const read = (path: string): string => readFileSync(path, 'utf8');

type Answer = { readonly status: number | null; readonly out: string; readonly err: string };
type Manifest = { readonly exports: Readonly<Record<string, { readonly types: string } | string>>; readonly dependencies: Readonly<Record<string, string>> };

function run(command: string, args: readonly string[], cwd: string): Answer {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
  return { status, out: stdout, err: stderr };
}

/** The code blocks of one language in a Markdown text. */
function blocks(markdown: string, language: string): string[] {
  return [...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map((match) => match[1] ?? '');
}

/** Names that an entry exports, types among them, as its declaration lists them. */
function exportedNames(declaration: string): string[] {
  const lists = [...declaration.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap((match) => (match[1] ?? '').split(','));
  const own = [...declaration.matchAll(/^export declare (?:function|const) (\w+)/gm)].map((match) => match[1] ?? '');
  return [...lists.map((name) => name.replace(/\btype /, '').trim()), ...own].filter((name) => name !== '');
}

afterAll(() => { rmSync(scratch, { recursive: true, force: true }); });

describe('@assay/audit in an empty project', () => {
  let manifest: Manifest;
  beforeAll(() => {
    const packed = run(process.execPath, [join(root, 'scripts', 'audit-package', 'pack.mjs'), scratch], root);
    expect(packed, packed.err).toMatchObject({ status: 0, err: '' });
    mkdirSync(project);
    cpSync(example, project, { recursive: true });
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
    const tarball = packed.out.trimEnd().split('\n').at(-1) ?? '';
    // Its libraries were installed here before, so they lie in npm's cache.
    const done = run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', tarball], project);
    expect(done, done.err).toMatchObject({ status: 0 });
    manifest = parseJson(read(join(installed, 'package.json'))) as Manifest;
    // A package is built and installed, on a machine that may be doing other things.
  }, 240_000);

  test('ten lines audit a report there, and find the wrong figure and no other [STAND-PACK-1]', () => {
    expect(read(join(project, 'audit.mjs')).trimEnd().split('\n')).toHaveLength(10);
    const { status, out, err } = run(process.execPath, ['audit.mjs'], project);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const lines = out.trimEnd().split('\n');
    expect(lines.slice(0, -1).map((line) => /^(.*?): (\S+)\. /.exec(line)?.slice(1))).toEqual([
      ['12.0%', 'computed'], ['£84.0 million', 'verified'], ['£6.3 million', 'verified'], ['7.5%', 'computed'], ['£21.5 million', 'contradicted'], ['8%', 'judgment'],
    ]);
    expect(lines.at(-1)).toBe('4 of 5 figures hold.');
  });

  test('the ten lines are those of the README [STAND-DOC-1]', () => {
    expect(blocks(read(join(installed, 'README.md')), 'js')[0]).toBe(read(join(example, 'audit.mjs')));
  });

  test('every entry loads, and what it exports is in the API page [STAND-DOC-1]', () => {
    const page = read(join(installed, 'API.md'));
    const entries = Object.entries(manifest.exports).flatMap(([subpath, entry]) => (typeof entry === 'string' ? [] : [{ name: subpath === '.' ? '@assay/audit' : `@assay/audit/${subpath.slice(2)}`, types: entry.types }]));
    expect(entries.length).toBeGreaterThanOrEqual(6);
    const missing = entries.flatMap(({ name, types }) => {
      const names = exportedNames(read(join(installed, types)));
      expect(names.length, name).toBeGreaterThan(0);
      return [...names, `\`${name}\``].filter((each) => !new RegExp(`(?<![\\w/])${each}(?![\\w/])`).test(page)).map((each) => `${name}: ${each}`);
    });
    expect(missing).toEqual([]);
    writeFileSync(join(project, 'load.mjs'), entries.map(({ name }) => `if (Object.keys(await import('${name}')).length === 0) throw new Error('${name}');`).join('\n'));
    expect(run(process.execPath, ['load.mjs'], project)).toEqual({ status: 0, out: '', err: '' });
  });

  // One of the two reads the declarations of the libraries as strictly as our own: that is the slow part.
  test.each([['nodenext', false], ['bundler', true]])('its types check strictly under %s resolution, the examples of the API page among them [STAND-TYPE-1]', (moduleResolution, skipLibCheck) => {
    const examples = blocks(read(join(installed, 'API.md')), 'ts');
    expect(examples.length).toBeGreaterThan(2);
    const misuse = "import { auditReport } from '@assay/audit';\n// @ts-expect-error a verdict has no such name\nexport const wrong = auditReport('', [], { subject: null, asOf: null, sha256: () => '' }).verdicts[0]?.verdict === 'perhaps';\n";
    const files = [...examples, misuse].map((code, index) => {
      writeFileSync(join(project, `typed-${String(index)}.ts`), code);
      return `typed-${String(index)}.ts`;
    });
    const options = { noEmit: true, strict: true, skipLibCheck, exactOptionalPropertyTypes: true, module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext', moduleResolution, target: 'es2024', lib: ['es2024', 'dom'], types: [] };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
    expect(run(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', '.'], project)).toEqual({ status: 0, out: '', err: '' });
  });

  test('it depends on nothing of this repository, and names the licences of what it took in [STAND-PACK-2]', () => {
    expect(Object.keys(manifest.dependencies).filter((name) => name.startsWith('@assay/'))).toEqual([]);
    expect(Object.values(manifest.dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const notices = read(join(installed, 'dist', 'browser', 'LICENSES.txt'));
    for (const name of ['decimal.js', 'micromark', 'htmlparser2', 'entities', 'fflate']) expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(read(join(installed, 'LICENSE'))).toBe(read(join(root, 'LICENSE')));
  });
});

test('packing the folder of sources itself is refused, with the command that packs it right [STAND-PACK-2]', () => {
  const { status, err } = run('npm', ['pack', '--dry-run'], join(root, 'packages', 'audit'));
  expect(status).not.toBe(0);
  expect(err).toContain('npm run -s pack:audit');
});
