// `npm test`: types, lint and import DAG side by side, then the test suites; stops where something fails.
// The closing line counts the tests: "1234 passed, 0 failed, 5 skipped".
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scratch = mkdtempSync(join(tmpdir(), 'assay-check-'));
const report = join(scratch, 'vitest.json');
const reading = [
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['lint', 'eslint', ['.', '--max-warnings', '0']],
  ['import DAG', 'node', ['scripts/check-dag.mjs']],
];
const running = ['tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)]];
const shell = process.platform === 'win32';

function tell(name, status, started) {
  process.stdout.write(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

/** What it says is kept until it ends, so that the words of two do not mix. */
function check([name, command, args]) {
  return new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes));
    const end = (status) => {
      process.stdout.write(`\n== ${name}\n${Buffer.concat(said).toString()}`);
      tell(name, status, started);
      resolve(status === 0 ? null : name);
    };
    child.on('error', (error) => { said.push(Buffer.from(`${error.message}\n`)); end(1); });
    child.on('close', end);
  });
}

let failed = (await Promise.all(reading.map(check))).find((name) => name !== null) ?? null;
if (failed === null) {
  const [name, command, args] = running;
  process.stdout.write(`\n== ${name}\n`);
  const started = performance.now();
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell });
  tell(name, status, started);
  if (status !== 0) failed = name;
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
