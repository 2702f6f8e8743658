// A failure in words: what happened, what to do, its code and its page. The stack only with --debug.
import type { AssayError } from '@assay/record';
import type { Environment } from '../config/environment.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import type { Output } from './output.ts';
import { cleanLine } from './view/clean-text.ts';

type Said = { readonly code: string; readonly message: string; readonly remedy: string };

/** By name: importing the class would load the whole vocabulary before the first line is printed. */
function isAssayError(error: unknown): error is AssayError {
  return error instanceof Error && error.name === 'AssayError' && 'code' in error && 'remedy' in error;
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

function sentence(text: string): string {
  const clean = cleanLine(text);
  // A path or a name keeps its spelling.
  const capital = /^[a-z]+[ ,]/.test(clean) ? clean.slice(0, 1).toUpperCase() + clean.slice(1) : clean;
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`;
}

export function describeError(error: unknown): Said {
  if (isAssayError(error)) return { code: error.code, message: sentence(error.message), remedy: sentence(error.remedy) };
  if (isAbort(error)) return { code: 'interrupted', message: 'Stopped. Nothing was left half-written.', remedy: 'Run the same command again.' };
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'internal', message: sentence(`Something in Assay broke: ${message}`), remedy: 'Run it again with --debug and report what it prints.' };
}

export function exitCodeOf(error: unknown): ExitCode {
  const { code } = describeError(error);
  if (code === 'usage') return exitCodes.usage;
  return code === 'interrupted' ? exitCodes.interrupted : exitCodes.failure;
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\nCaused by: ${stackOf(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}

export function printError(error: unknown, to: { readonly err: Output; readonly out: Output; readonly json: boolean; readonly debug: boolean; readonly environment: Pick<Environment, 'calledAs'> }): void {
  const { code, message, remedy: general } = describeError(error);
  // Suggested commands are written as the user types them.
  const remedy = general.replaceAll('`assay ', `\`${to.environment.calledAs} `);
  const { err } = to;
  err.line();
  err.line(`${err.paint.strength('contradicted', code === 'interrupted' ? '■' : '✕')} ${err.paint.bold(message)}`);
  err.line(`  ${remedy}`);
  err.line(err.paint.dim(`  ${code} · docs/errors/${code}.md`));
  if (to.debug) err.line(err.paint.dim(stackOf(error)));
  if (to.json) to.out.line(JSON.stringify({ error: { code, message, remedy, page: `docs/errors/${code}.md` } }));
}
