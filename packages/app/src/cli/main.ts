// The program, from its door (`assay.mjs`) on. Everything is loaded when it is needed: help must answer at once.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { findCodePlace } from '../config/code-place.ts';
import { findPacked, packedFolder } from './code/packed.ts';
import { endProgram } from './end-program.ts';
import type { ExitCode } from './exit-codes.ts';
import type { KeptProgram } from './session.ts';

// A short answer uses most of its patterns a few times: to interpret them first and to compile them afterwards costs a third of its time.
setFlagsFromString('--no-regexp-tier-up');
// What was compiled once is not compiled again, and what was found once is not looked for: half a second of every verb. Where it cannot be kept, nothing happens.
const place = findCodePlace();
const isFirst = !existsSync(place);
enableCompileCache(place);
const program = join(import.meta.dirname, 'run-cli.ts');
const packed = findPacked(packedFolder, program);
if (packed === null) (await import('./code/keep-code.ts')).keepCode(place, { isFirst });
const { runCli } = (await import(packed ?? pathToFileURL(program).href)) as { readonly runCli: (args: readonly string[], program: KeptProgram | null) => Promise<ExitCode> };

await endProgram(await runCli(process.argv.slice(2), packed === null ? null : { name: packed, folder: place }));
