// The true program in a process of its own, with a home of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseJson } from '@assay/record';
import { findCodePlace } from '../config/code-place.ts';

const program = join(import.meta.dirname, '..', 'cli', 'assay.mjs');

/** The program is compiled once for all homes of the tests. */
const sharedCode = findCodePlace();

export type Answer = { readonly code: number | null; readonly signal: NodeJS.Signals | null; readonly out: string; readonly err: string };
export type Home = {
  readonly path: string;
  readonly start: (args: readonly string[], options?: Options) => ChildProcess;
  readonly run: (args: readonly string[], options?: Options) => Promise<Answer>;
  readonly remove: () => Promise<void>;
};
export type Options = { readonly env?: Readonly<Record<string, string>>; readonly cwd?: string; /** Run as this user; only root may. */ readonly uid?: number; /** Called with what has come so far on either stream. */ readonly onText?: (text: string, child: ChildProcess) => void };

/** Nothing of the machine's own: its keys and proxies are not the test's. */
export function cleanEnvironment(home: string, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: home, ASSAY_HOME: home, ASSAY_CODE: sharedCode, TZ: 'UTC', ...more };
}

export function answerOf(child: ChildProcess, onText: Options['onText'] = undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const said = { out: '', err: '' };
    const take = (name: 'out' | 'err') => (chunk: Buffer): void => {
      said[name] += chunk.toString('utf8');
      onText?.(said.out + said.err, child);
    };
    child.stdout?.on('data', take('out'));
    child.stderr?.on('data', take('err'));
    child.on('error', reject);
    child.on('close', (code, signal) => { resolve({ code, signal, ...said }); });
  });
}

export async function makeHome(): Promise<Home> {
  const path = await mkdtemp(join(tmpdir(), 'assay-e2e-'));
  const start: Home['start'] = (args, options = {}) => spawn(process.execPath, [program, ...args], { env: cleanEnvironment(path, options.env ?? {}), cwd: options.cwd ?? path, ...(options.uid === undefined ? {} : { uid: options.uid }), stdio: ['ignore', 'pipe', 'pipe'] });
  return { path, start, run: (args, options = {}) => answerOf(start(args, options), options.onText), remove: () => rm(path, { recursive: true, force: true }) };
}

/** The object on the last line of standard output. */
export function lastObject(answer: Answer): Record<string, unknown> {
  return parseJson(answer.out.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
}
