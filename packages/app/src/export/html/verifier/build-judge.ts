// The judge as one script for a page that stands alone: built from the program's own sources by rolldown, once, and kept by their hash.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AssayError } from '@assay/record';

/** The folder with the packages. */
const packages = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..', '..');
/** What the judge is made of. */
const madeOf = ['audit', 'calc', 'record'] as const;
/** Raised where the settings below change. */
const settings = '1';
const browser = join(packages, 'audit', 'src', 'browser');
const standIns = join(browser, 'stand-ins');
/** Smaller forms with the same answers; each says why. */
const alias = { zod: join(standIns, 'zod.ts'), 'decode-named-character-reference': join(standIns, 'named-references.ts'), '@noble/hashes/sha2.js': join(standIns, 'sha256.ts'), '@noble/hashes/utils.js': join(standIns, 'sha256.ts') };

/** The name under which the page's own script finds the judge. */
export const judgeName = 'assayJudge';

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourcesBelow(path);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(settings);
  const files = madeOf.flatMap((name) => [join(packages, name, 'package.json'), ...sourcesBelow(join(packages, name, 'src'))]);
  for (const path of files.toSorted()) hash.update(path.slice(packages.length)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** What would end the script or begin a comment of the page is written so that only the script reads it. */
function inPage(code: string): string {
  return code.replace(/<(?=\/(?:script|style)|!--)/gi, '\\x3c');
}

async function build(): Promise<string> {
  const { rolldown } = await import('rolldown');
  try {
    // None of the packages and libraries here does anything on import but define.
    const bundle = await rolldown({ input: join(browser, 'index.ts'), platform: 'browser', cwd: join(packages, 'audit'), resolve: { alias }, treeshake: { moduleSideEffects: false }, logLevel: 'silent' });
    const { output } = await bundle.generate({ format: 'iife', name: judgeName, minify: true, codeSplitting: false });
    return inPage(output[0].code);
  } catch (cause) {
    throw new AssayError('internal', `the judge could not be built for the page: ${cause instanceof Error ? cause.message : String(cause)}`, { remedy: 'Export with --without-verifier; if it fails again, report this as a defect of Assay.', cause });
  }
}

function kept(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Two that write at once end with one whole file; a cache that cannot be written costs time, nothing else. */
function keep(path: string, code: string): void {
  const work = `${path}.${String(process.pid)}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(work, code);
    renameSync(work, path);
  } catch {
    rmSync(work, { force: true });
  }
}

function dropOld(folder: string, name: string): void {
  for (const other of readdirSync(folder)) if (/^judge-[0-9a-f]{20}\.js$/.test(other) && other !== name) rmSync(join(folder, other), { force: true });
}

/** One classic script that defines `assayJudge`. Throws AssayError('internal') where it cannot be built. */
export async function judgeScript(cacheFolder: string | null): Promise<string> {
  if (cacheFolder === null) return build();
  const name = `judge-${hashOfSources()}.js`;
  const path = join(cacheFolder, name);
  const known = kept(path);
  if (known !== null) return known;
  const code = await build();
  keep(path, code);
  if (kept(path) !== null) dropOld(cacheFolder, name);
  return code;
}
