// From arguments to an exit code: reads the environment once, listens for Ctrl-C, and turns every failure into a sentence.
import { readEnvironment } from '../config/environment.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { openOutput } from './output.ts';
import { exitCodeOf, printError } from './print-error.ts';
import type { KeptProgram, Session } from './session.ts';

/** A reader that went away (`assay runs | head -1`) is no failure. */
function leaveWithReader(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(exitCodes.sound);
    throw error;
  });
}

/** The first signal asks to stop, the second does not wait. */
function listenForStop(stop: AbortController): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (stop.signal.aborted) process.exit(exitCodes.interrupted);
      stop.abort();
    });
  }
}

function openSession(args: readonly string[], signal: AbortSignal, program: KeptProgram | null): Session {
  const environment = readEnvironment();
  const options = { noColor: environment.noColor, dumb: environment.dumbTerminal };
  return {
    out: openOutput(process.stdout, options), err: openOutput(process.stderr, options), environment, signal,
    elapsedMs: () => Math.round(performance.now()), debug: args.includes('--debug'), json: args.includes('--json'), program,
  };
}

/** `program` is null where the program does not lie packed. */
export async function runCli(args: readonly string[], program: KeptProgram | null = null): Promise<ExitCode> {
  const stop = new AbortController();
  leaveWithReader(process.stdout);
  leaveWithReader(process.stderr);
  listenForStop(stop);
  const session = openSession(args, stop.signal, program);
  if (session.environment.startedIn !== null) process.chdir(session.environment.startedIn);
  try {
    const { readCommandLine } = await import('./command-line.ts');
    return await readCommandLine(args, session);
  } catch (error) {
    printError(error, session);
    return exitCodeOf(error);
  }
}
