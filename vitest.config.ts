import { createHash } from 'node:crypto';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

/** These put stand-ins into the place of modules: each file has a process of its own. */
const apart = ['packages/audit/src/browser/stand-ins/*.test.ts'];
/** These start programs and browsers, and load the whole program. */
const programs = ['packages/app/src/**/*.test.ts', 'packages/web/src/build/**/*.test.ts', 'spec/**/*.test.ts', 'bench/**/*.test.ts', 'examples/**/*.test.ts'];
const all = ['packages/*/src/**/*.test.ts', 'packages/*/sample/**/*.test.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The longest tests wait for programs and browsers: with as many workers as cores a third of these would be idle.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // The threads of a server load the sources themselves, one after another: what Node made of a file once need not be made again. Node looks at the bytes.
    // The same for the program itself, once for all homes of the tests: where it stands tells one checkout from another.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'assay-tests-compiled'), ASSAY_CODE: join(tmpdir(), `assay-tests-code-${createHash('sha256').update(import.meta.dirname).digest('hex').slice(0, 12)}`) },
    // In this order, that of their names. But for the first, a process loads its modules once for all its files: loading them for each took longer than most tests.
    projects: [
      { extends: true, test: { name: 'apart', include: apart } },
      { extends: true, test: { name: 'programs', include: programs, isolate: false } },
      { extends: true, test: { name: 'pure', include: all, exclude: [...configDefaults.exclude, ...apart, ...programs], isolate: false } },
    ],
  },
});
