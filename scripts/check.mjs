// `npm test`: types and lint, and beside them the import DAG and the test suites, which end where the types do not hold.
// The closing line counts the tests: "1234 passed, 0 failed, 5 skipped".
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scratch = mkdtempSync(join(tmpdir(), 'assay-check-'));
const report = join(scratch, 'vitest.json');
const dag = ['import DAG', 'node', ['scripts/check-dag.mjs']];
/** The program and what the rules make of it take more memory than Node allows itself on a small machine. */
const sources = ['lint', 'node', ['--max-old-space-size=6144', 'scripts/check-sources.mjs']];
const running = ['tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)]];
const shell = process.platform === 'win32';

/** What it says is kept until it is told, so that the words of two do not mix. `isHeard` is of one that speaks for itself; `onMessage` gets what it tells on its way. */
function check([name, command, args], { isHeard = false, onMessage, signal } = {}) {
  return new Promise((resolve) => {
    const started = performance.now();
    const streams = isHeard ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
    const child = onMessage ? spawn(process.execPath, args, { stdio: [...streams, 'ipc'] }) : spawn(command, args, { stdio: streams, shell });
    signal?.addEventListener('abort', () => { child.kill(); }, { once: true });
    child.on('message', (message) => onMessage?.(message, (performance.now() - started) / 1000));
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

/** Of types and lint the types are told first; where the program ends before, that is its fault. Lint hinders nothing: the tests begin while it goes on. */
function checkSources() {
  const types = Promise.withResolvers();
  const linted = check(sources, { onMessage: (message, seconds) => { types.resolve({ name: 'types', status: message.types.holds ? 0 : 1, said: message.types.said, seconds, isHeard: false }); } });
  void linted.then(({ said, seconds }) => { types.resolve({ name: 'types', status: 1, said, seconds, isHeard: false }); });
  return { types: types.promise, linted };
}

const { types, linted } = checkSources();
// The compiler keeps one core busy for half a minute, and the tests need not wait for it; they are worth nothing where it finds a fault.
const stopped = new AbortController();
process.stdout.write(`\n== ${running[0]}\n`);
const tested = check(running, { isHeard: true, signal: stopped.signal });
let failed = (await Promise.all([types, check(dag)].map((one) => one.then(tell)))).find((name) => name !== null) ?? null;
if (failed !== null) stopped.abort();
for (const one of [tested, linted]) {
  const name = tell(await one);
  failed ??= name;
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
