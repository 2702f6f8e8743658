// Builds the pages for browsers into a folder named by the hash of everything they are made of: built once, served until a source changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { AssayError } from '@assay/record';
import { bundle } from './bundle.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const packages = dirname(root);
/** What the pages import, themselves included. */
const madeOf = ['web', 'audit', 'calc', 'record'] as const;
/** Which code is built from these sources: part of the folder's name, raised where the settings below change. */
const settings = '3';

export type BuildPages = { readonly cacheFolder: string; /** Told once, and only where something is built. */ readonly log: (words: string) => void };

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'testing' ? [] : filesOf(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(settings);
  const files = [...madeOf.flatMap((name) => filesOf(join(packages, name, 'src'))), join(root, 'index.html'), join(root, 'package.json')];
  for (const path of files.toSorted()) hash.update(path.slice(packages.length)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** Folders of earlier sources are dropped; one that a running server still uses is younger than a day. */
function dropOld(cacheFolder: string, kept: string, now: number): void {
  for (const name of readdirSync(cacheFolder)) {
    if (!name.startsWith('pages-') || name === kept) continue;
    if (now - statSync(join(cacheFolder, name)).mtimeMs > 86_400_000) rmSync(join(cacheFolder, name), { recursive: true, force: true });
  }
}

const standIns = join(packages, 'audit', 'src', 'browser', 'stand-ins');
/** Smaller forms with the same answers; each says why. */
const alias = {
  zod: join(standIns, 'zod.ts'), 'decode-named-character-reference': join(standIns, 'named-references.ts'),
  '@noble/hashes/sha2.js': join(standIns, 'sha256.ts'), '@noble/hashes/utils.js': join(standIns, 'sha256.ts'),
};

/** Beside each text its compressed forms, which the server hands on as they are. */
function compress(folder: string): void {
  for (const path of filesOf(folder).filter((name) => /\.(?:js|css|svg)$/.test(name))) {
    const bytes = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(bytes));
  }
}

/**
 * The folder with index.html and assets/ (names by content). A build that is killed leaves nothing that counts; two at once end in one.
 * Throws AssayError('internal') where the pages do not build.
 */
export async function buildPages({ cacheFolder, log }: BuildPages): Promise<{ readonly folder: string }> {
  const name = `pages-${hashOfSources()}`;
  const folder = join(cacheFolder, name);
  if (existsSync(join(folder, 'index.html'))) return { folder };
  log('Building the pages (once) …');
  mkdirSync(cacheFolder, { recursive: true });
  const work = join(cacheFolder, `${name}.${String(process.pid)}`);
  try {
    await bundle({ root, outDir: work, alias });
    compress(work);
    if (!existsSync(join(folder, 'index.html'))) renameSync(work, folder);
  } catch (cause) {
    if (!existsSync(join(folder, 'index.html'))) throw new AssayError('internal', `the pages could not be built: ${cause instanceof Error ? cause.message : String(cause)}`, { remedy: 'Check the free disk space; if that is not it, report this as a defect of Assay.', cause });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  dropOld(cacheFolder, name, statSync(folder).mtimeMs);
  return { folder };
}
