// `npm test`: types, import DAG and lint side by side, and the test suites as soon as the types hold.
// The closing line counts the tests: "1234 passed, 0 failed, 5 skipped".
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scratch = mkdtempSync(join(tmpdir(), 'assay-check-'));
const report = join(scratch, 'vitest.json');
const reading = [['types', 'tsc', ['-p', 'tsconfig.json']], ['import DAG', 'node', ['scripts/check-dag.mjs']]];
const lint = ['lint', 'eslint', ['.', '--max-warnings', '0']];
const running = ['tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)]];
const shell = process.platform === 'win32';

/** What it says is kept until it is told, so that the words of two do not mix. `isHeard` is of one that speaks for itself. */
function check([name, command, args], { isHeard = false } = {}) {
  return new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(command, args, { stdio: isHeard ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'], shell });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => said.push(bytes));
    const end = (status) => { resolve({ name, status, said: Buffer.concat(said).toString(), seconds: (performance.now() - started) / 1000, isHeard }); };
    child.on('error', (error) => { said.push(Buffer.from(`${error.message}\n`)); end(1); });
    child.on('close', end);
  });
}

/** Its name where it failed. */
function tell({ name, status, said, seconds, isHeard }) {
  if (!isHeard) process.stdout.write(`\n== ${name}\n${said}`);
  process.stdout.write(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s\n`);
  return status === 0 ? null : name;
}

// Lint takes longest and hinders nothing: the tests begin while it goes on.
const linting = check(lint);
let failed = (await Promise.all(reading.map((one) => check(one).then(tell)))).find((name) => name !== null) ?? null;
if (failed === null) {
  process.stdout.write(`\n== ${running[0]}\n`);
  failed = tell(await check(running, { isHeard: true }));
}
failed = tell(await linting) ?? failed;
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
