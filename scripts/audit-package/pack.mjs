// Packs @assay/audit as it is published: JavaScript, declarations, a browser build, and a package.json that names only what npm has.
//   node scripts/audit-package/pack.mjs [FOLDER]   FOLDER takes the tarball; packages/audit/dist without it
// The last line printed is the tarball's path.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildForBrowser } from './browser.mjs';
import { buildForNode, entryName } from './node-modules.mjs';
import { noticesOf } from './notices.mjs';
import { writeTypes } from './types.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifestOf = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));

/** Exact versions of the libraries that code or declarations name, as the three packages list them. */
function dependenciesOf(libraries) {
  const listed = Object.assign({}, ...['record', 'calc', 'audit'].map((name) => manifestOf(name).dependencies));
  // A declaration that says `from 'mdast'` means @types/mdast.
  return Object.fromEntries([...libraries].map((name) => (listed[name] === undefined ? `@types/${name}` : name)).sort().map((name) => {
    if (listed[name] === undefined) throw new Error(`${name} is imported and not listed`);
    return [name, listed[name]];
  }));
}

function declarationOf(source) {
  return `audit/${source.slice(2).replace(/\.ts$/, '.d.ts')}`;
}

/** Entries for this repository's own benches, which promise nothing to others. */
const internal = new Set(['./mutate']);

/** Everything that goes into the tarball, in `folder`. */
async function stage(folder) {
  const manifest = manifestOf('audit');
  const published = Object.fromEntries(Object.entries(manifest.exports).filter(([subpath]) => !internal.has(subpath)));
  const { './browser': browserEntry, ...nodeEntries } = published;
  const dist = join(folder, 'dist');
  const imported = await buildForNode(nodeEntries, dist);
  const chunks = await buildForBrowser(join(dist, 'browser'));
  writeFileSync(join(dist, 'browser', 'LICENSES.txt'), noticesOf(chunks));
  const named = writeTypes(Object.values(published).map(declarationOf), join(dist, 'types'));
  const entry = (source, code) => ({ types: `./dist/types/${declarationOf(source)}`, default: code });
  const exports = {
    ...Object.fromEntries(Object.entries(nodeEntries).map(([subpath, source]) => [subpath, entry(source, `./dist/${entryName(subpath)}.js`)])),
    './browser': entry(browserEntry, './dist/browser/audit.js'),
    './package.json': './package.json',
  };
  const { name, version, type, license, description } = manifest;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({
    name, version, type, license, description, sideEffects: false, engines: { node: '>=22' }, exports, files: ['dist', 'API.md'],
    dependencies: dependenciesOf(new Set([...imported, ...named])),
  }, null, 2)}\n`);
  copyFileSync(join(root, 'packages', 'audit', 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'docs', 'audit-api.md'), join(folder, 'API.md'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

const out = resolve(process.argv[2] ?? join(root, 'packages', 'audit', 'dist'));
const folder = mkdtempSync(join(tmpdir(), 'assay-audit-'));
try {
  await stage(folder);
  mkdirSync(out, { recursive: true });
  const packed = spawnSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', out], { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
  if (packed.status !== 0) throw new Error(packed.stderr);
  const answer = JSON.parse(packed.stdout);
  const { filename, size, unpackedSize, entryCount } = Array.isArray(answer) ? answer[0] : Object.values(answer)[0];
  process.stdout.write(`${entryCount} files, ${Math.round(size / 1000)} kB packed, ${Math.round(unpackedSize / 1000)} kB unpacked\n${join(out, filename.replace('@', '').replace('/', '-'))}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
