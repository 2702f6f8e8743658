// node bench/ask-speed/main.ts [--runs N]
// How long a question takes through the real command line, from the start of the program to its end: sample figures, the house engine, no cache of
// answers. The median of several runs a question, and the processor time beside it, which a busy machine changes less. The last line is one JSON object.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Math.max(1, Number(values.runs));
const program = join(import.meta.dirname, '..', '..', 'packages', 'app', 'src', 'cli', 'assay.mjs');

/** Milliseconds that a whole question may take. */
const limits = { simple: 1000, moderate: 2000, complex: 5000 } as const;
type Complexity = keyof typeof limits;
const questions: Readonly<Record<Complexity, readonly string[]>> = {
  simple: ['What was Apple’s revenue in fiscal 2024?', 'What is the unemployment rate?'],
  moderate: ['How did NVIDIA’s revenue develop over the last five years?', 'Compare the operating margins of Apple and Microsoft in fiscal 2024.'],
  complex: ['Is Apple overvalued?', 'Which of the sample companies has the highest net margin?'],
};

type Timed = { readonly ms: number; readonly firstMs: number; readonly cpuMs: number };
/** The shell tells what its children took; the program itself gets no flag that it does not get from its users. */
const metered = '"$@"; code=$?; times >&2; exit $code';

/** The last line of `times`: minutes and seconds of the children, in the program and in the system. */
function cpuMsOf(told: string): number {
  const [, ...spent] = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(told) ?? [];
  const [minutes = 0, seconds = 0, systemMinutes = 0, systemSeconds = 0] = spent.map(Number);
  return 1000 * (60 * (minutes + systemMinutes) + seconds + systemSeconds);
}

/** One process, from its start; `firstMs` is when its first line came. Throws where it did not answer. */
function askOnce(question: string, home: string): Promise<Timed> {
  const start = performance.now();
  const args = ['-c', metered, 'sh', process.execPath, program, 'ask', question, '--sample', '--engine', 'house', '--no-cache'];
  const child = spawn('/bin/sh', args, { env: { PATH: '/usr/bin:/bin', HOME: home, ASSAY_HOME: home, TZ: 'UTC' }, stdio: ['ignore', 'pipe', 'pipe'] });
  let firstMs: number | null = null;
  let told = '';
  child.stdout.resume();
  child.stderr.on('data', (chunk: Buffer) => {
    firstMs ??= performance.now() - start;
    told += chunk.toString('utf8');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve({ ms: performance.now() - start, firstMs: firstMs ?? 0, cpuMs: cpuMsOf(told) });
      else reject(new Error(`“${question}” ended with code ${String(code)}: ${told.slice(-400)}`));
    });
  });
}

function median(numbers: readonly number[]): number {
  return Math.round(numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0);
}

type Line = { readonly complexity: Complexity; readonly question: string; readonly ms: number; readonly firstMs: number; readonly cpuMs: number; readonly limit: number };

async function measure(complexity: Complexity, question: string, home: string): Promise<Line> {
  const timed: Timed[] = [];
  for (let run = 0; run < runs; run += 1) timed.push(await askOnce(question, home));
  const line = { complexity, question, ms: median(timed.map(({ ms }) => ms)), firstMs: median(timed.map(({ firstMs }) => firstMs)), cpuMs: median(timed.map(({ cpuMs }) => cpuMs)), limit: limits[complexity] };
  console.log(`${complexity.padEnd(9)} ${String(line.ms).padStart(6)} ms of ${String(line.limit)}, first line ${String(line.firstMs)} ms, processor ${String(line.cpuMs)} ms  ${question}`);
  return line;
}

const home = await mkdtemp(join(tmpdir(), 'assay-ask-speed-'));
const lines: Line[] = [];
try {
  // The first run compiles the program and makes the key; everybody has that behind them but once.
  await askOnce(questions.simple[0] ?? '', home);
  for (const [complexity, asked] of Object.entries(questions) as [Complexity, readonly string[]][]) {
    for (const question of asked) lines.push(await measure(complexity, question, home));
  }
} finally {
  await rm(home, { recursive: true, force: true });
}
const [load = 0] = loadavg();
console.log(`${String(runs)} runs each; load ${load.toFixed(1)} on ${String(availableParallelism())} processors`);
console.log(JSON.stringify({ bench: 'ask-speed', runs, load: Number(load.toFixed(1)), processors: availableParallelism(), questions: lines, ok: lines.every(({ ms, limit }) => ms <= limit) }));
