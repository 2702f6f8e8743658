// `npm test`: types, lint, import DAG and the test suites, one after the other; stops at the first that fails.
// The closing line counts the tests: "1234 passed, 0 failed, 5 skipped".
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scratch = mkdtempSync(join(tmpdir(), 'assay-check-'));
const report = join(scratch, 'vitest.json');
const steps = [
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['lint', 'eslint', ['.', '--max-warnings', '0']],
  ['import DAG', 'node', ['scripts/check-dag.mjs']],
  ['tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)]],
];
let failed = null;
for (const [name, command, args] of steps) {
  process.stdout.write(`\n== ${name}\n`);
  const started = performance.now();
  const done = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  process.stdout.write(`== ${name}: ${done.status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  if (done.status !== 0) { failed = name; break; }
}
let counts = { passed: 0, failed: 0, skipped: 0 };
try {
  const json = JSON.parse(readFileSync(report, 'utf8'));
  counts = { passed: json.numPassedTests, failed: json.numFailedTests, skipped: json.numPendingTests + (json.numTodoTests ?? 0) };
  const skipped = json.testResults.flatMap((file) => file.assertionResults).filter((test) => test.status === 'skipped' || test.status === 'pending');
  if (skipped.length > 0) process.stdout.write(`\nSkipped:\n${skipped.map((test) => `  ${test.fullName}`).join('\n')}\n`);
} catch { /* the suites did not run: an earlier step failed */ }
rmSync(scratch, { recursive: true, force: true });
if (failed !== null) process.stdout.write(`\n${failed} failed\n`);
else process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
process.exit(failed === null ? 0 : 1);
