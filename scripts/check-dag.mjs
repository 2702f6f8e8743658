// The import DAG of .dependency-cruiser.cjs over the packages, and: every @assay/* import is listed in that package's own package.json
// (npm hoists, so an unlisted workspace import would work here and fail for a user).
//   node scripts/check-dag.mjs [ROOT]   ROOT is another tree of the same shape (the test seeds violations there)
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const root = process.argv[2] ?? home;
const cruiser = join(home, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
const packages = readdirSync(join(root, 'packages')).filter((name) => existsSync(join(root, 'packages', name, 'src')));
const cruise = spawnSync(process.execPath, [cruiser, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'err', ...packages.map((name) => `packages/${name}/src`)], { cwd: root, encoding: 'utf8' });
process.stdout.write(cruise.stdout + cruise.stderr);

const files = (folder) => readdirSync(folder).flatMap((name) => {
  const path = join(folder, name);
  if (statSync(path).isDirectory()) return name === 'node_modules' ? [] : files(path);
  return /\.tsx?$/.test(name) ? [path] : [];
});
let undeclared = 0;
for (const name of packages) {
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  const declared = new Set([manifest.name, ...Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })]);
  for (const file of files(join(root, 'packages', name, 'src'))) {
    for (const [, imported] of readFileSync(file, 'utf8').matchAll(/from '(@assay\/[^/']+)/g)) {
      if (declared.has(imported) || /\.test\.ts$/.test(file)) continue;
      undeclared += 1;
      process.stdout.write(`${file}: ${imported} is not listed in packages/${name}/package.json\n`);
    }
  }
}
process.exit(cruise.status === 0 && undeclared === 0 ? 0 : 1);
