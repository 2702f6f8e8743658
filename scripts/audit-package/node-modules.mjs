// Builds @assay/audit for Node and for bundlers: the two packages it rests on are taken in, since they are not published; libraries stay outside.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const audit = fileURLToPath(new URL('../../packages/audit', import.meta.url));

/** The file of an entry of `exports` without folder and ending: `.` is index, `./seal` is seal. */
export function entryName(subpath) {
  return subpath === '.' ? 'index' : subpath.slice(2);
}

/** Writes one ES module for each entry, and what they share; answers with the libraries that they import. */
export async function buildForNode(exports, folder) {
  const input = Object.fromEntries(Object.entries(exports).map(([subpath, source]) => [entryName(subpath), join(audit, source)]));
  const bundle = await rolldown({
    input, platform: 'neutral', cwd: audit, external: (id) => !/^(\.|\/|@assay\/|[A-Za-z]:\\)/.test(id), treeshake: { moduleSideEffects: false },
    onLog: (level, log) => { throw new Error(`${level}: ${log.message}`); },
  });
  const { output } = await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' });
  const own = new Set(output.map((chunk) => chunk.fileName));
  return new Set(output.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]).filter((id) => !own.has(id)).map(packageOf));
}

/** `zod/mini` belongs to zod, `@noble/hashes/sha2.js` to @noble/hashes. */
export function packageOf(id) {
  return id.split('/').slice(0, id.startsWith('@') ? 2 : 1).join('/');
}
