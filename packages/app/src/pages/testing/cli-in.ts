// Runs of the true program in a given home, for pages to show.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { answerOf, cleanEnvironment, lastObject } from '../../testing/run-cli.ts';

const program = join(import.meta.dirname, '..', '..', 'cli', 'assay.mjs');

/** The object that the verb prints with --json. Throws what it said on standard error where it failed. */
export async function cliIn(home: string, args: readonly string[]): Promise<Record<string, unknown>> {
  const answer = await answerOf(spawn(process.execPath, [program, ...args, '--json'], { env: cleanEnvironment(home), cwd: home, stdio: ['ignore', 'pipe', 'pipe'] }));
  if (answer.code !== 0) throw new Error(answer.err);
  return lastObject(answer);
}
