// The end of the program, once its work is done.
import type { ExitCode } from './exit-codes.ts';

function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => { stream.write('', () => { resolve(); }); });
}

/** All that was written is out; a connection that a silent host keeps open would hold the program for minutes after its work is done. */
export async function endProgram(code: ExitCode): Promise<never> {
  await Promise.all([flushed(process.stdout), flushed(process.stderr)]);
  process.exit(code);
}
