// The program. Everything is loaded when it is needed: help must answer at once.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { findCodePlace } from '../config/code-place.ts';

function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => { stream.write('', () => { resolve(); }); });
}

// What was compiled once is not compiled again, and what was found once is not looked for: half a second of every verb. Where it cannot be kept, nothing happens.
const place = findCodePlace();
const isFirst = !existsSync(place);
enableCompileCache(place);
const { keepCode } = await import('./code/keep-code.ts');
keepCode(place, { isFirst });
const { runCli } = await import('./run-cli.ts');

const code = await runCli(process.argv.slice(2));
await Promise.all([flushed(process.stdout), flushed(process.stderr)]);
// A connection that a silent host keeps open would hold the program for minutes after its work is done.
process.exit(code);
