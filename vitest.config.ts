import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** These start programs and browsers, write into the environment or put stand-ins into the place of modules: each file has a process of its own. */
const apart = ['packages/app/src/**/*.test.ts', 'packages/audit/src/browser/stand-ins/*.test.ts', 'packages/web/src/build/**/*.test.ts', 'spec/**/*.test.ts', 'bench/**/*.test.ts', 'examples/**/*.test.ts'];
const all = ['packages/*/src/**/*.test.ts', 'packages/*/sample/**/*.test.ts', ...apart];

export default defineConfig({
  test: {
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The longest tests wait for programs and browsers: with as many workers as cores a third of these would be idle.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      { extends: true, test: { name: 'apart', include: apart } },
      // What is pure is loaded once for all its files: loading it for each took two thirds of their time.
      { extends: true, test: { name: 'pure', include: all, exclude: [...configDefaults.exclude, ...apart], isolate: false } },
    ],
  },
});
