// The program. Everything is loaded when it is needed: help must answer at once.
import { runCli } from './run-cli.ts';

function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => { stream.write('', () => { resolve(); }); });
}

const code = await runCli(process.argv.slice(2));
await Promise.all([flushed(process.stdout), flushed(process.stderr)]);
// A connection that a silent host keeps open would hold the program for minutes after its work is done.
process.exit(code);
