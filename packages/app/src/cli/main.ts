// The program, from its door (`assay.mjs`) on. Everything is loaded when it is needed: help must answer at once.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { findCodePlace } from '../config/code-place.ts';
import { findPacked, packedFolder } from './code/packed.ts';
import type { KeptProgram } from './session.ts';

function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => { stream.write('', () => { resolve(); }); });
}

// A short answer uses most of its patterns a few times: to interpret them first and to compile them afterwards costs a third of its time.
setFlagsFromString('--no-regexp-tier-up');
// What was compiled once is not compiled again, and what was found once is not looked for: half a second of every verb. Where it cannot be kept, nothing happens.
const place = findCodePlace();
const isFirst = !existsSync(place);
enableCompileCache(place);
const program = join(import.meta.dirname, 'run-cli.ts');
const packed = findPacked(packedFolder, program);
if (packed === null) (await import('./code/keep-code.ts')).keepCode(place, { isFirst });
const { runCli } = (await import(packed ?? pathToFileURL(program).href)) as { readonly runCli: (args: readonly string[], program: KeptProgram | null) => Promise<number> };

const code = await runCli(process.argv.slice(2), packed === null ? null : { name: packed, folder: place });
await Promise.all([flushed(process.stdout), flushed(process.stderr)]);
// A connection that a silent host keeps open would hold the program for minutes after its work is done.
process.exit(code);
