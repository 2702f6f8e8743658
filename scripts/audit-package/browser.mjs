// Builds @assay/audit for the browser: ES modules that need nothing beside themselves, the metric dictionary in a chunk of its own,
// and the readers of sources in chunks that are fetched when an archive has such sources.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { slimDecimal } from './slim-decimal.mjs';

const audit = fileURLToPath(new URL('../../packages/audit', import.meta.url));
const browser = join(audit, 'src', 'browser');

/** Libraries that have a smaller form with the same answers; each stand-in says why. */
const standIns = { zod: join(browser, 'stand-ins', 'zod.ts'), 'decode-named-character-reference': join(browser, 'stand-ins', 'named-references.ts'), '@noble/hashes/sha2.js': join(browser, 'stand-ins', 'sha256.ts'), '@noble/hashes/utils.js': join(browser, 'stand-ins', 'sha256.ts') };

/** What every judgment needs, in one chunk: parts of one file compress together, and each file costs a request. */
const alwaysNeeded = /packages\/record\/src|packages\/audit\/src\/(?:numerals|remember|report|browser\/stand-ins|facts\/(?:fact-id|shift-decimal|json|labels\/loss))|node_modules\/(?:decimal\.js|micromark|mdast|unist|zod|canonicalize)/;

/** Every chunk with its name, code, imports, and bytes as they go over the wire (gzip, level 9). */
export async function buildForBrowser(folder) {
  const bundle = await rolldown({
    input: { audit: join(browser, 'index.ts') }, platform: 'browser', cwd: audit, preserveEntrySignatures: 'allow-extension', resolve: { alias: standIns },
    // None of the packages and libraries here does anything on import but define.
    treeshake: { moduleSideEffects: false }, plugins: [slimDecimal()], onLog: (level, log) => { throw new Error(`${level}: ${log.message}`); },
  });
  const options = {
    dir: folder, format: 'esm', minify: true, entryFileNames: '[name].js', chunkFileNames: '[name].js',
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'dictionary', test: /packages\/calc\/src\/metrics\// }, { name: 'base', test: alwaysNeeded }] },
  };
  const { output } = folder === undefined ? await bundle.generate(options) : await bundle.write(options);
  return output.filter((part) => part.type === 'chunk').map((chunk) => ({
    name: chunk.fileName, code: chunk.code, imports: chunk.imports, later: chunk.dynamicImports, gzipped: gzipSync(chunk.code, { level: 9 }).length, modules: chunk.modules
  }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, gzipped, code, imports, later } of await buildForBrowser(process.argv[2])) {
    process.stdout.write(`${String(gzipped).padStart(7)} B gzipped ${String(code.length).padStart(7)} B  ${name}  ← ${[...imports, ...later.map((one) => `(${one})`)].join(', ')}\n`);
  }
}
