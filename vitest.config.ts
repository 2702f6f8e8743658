import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/sample/**/*.test.ts', 'spec/**/*.test.ts', 'bench/**/*.test.ts', 'examples/**/*.test.ts'],
    pool: 'forks',
    // The longest tests wait for programs and browsers: on two cores one worker would leave a third of them idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
