// What a verb is given: where to write, when to stop, what the user's machine is like.
import type { Environment } from '../config/environment.ts';
import type { ExitCode } from './exit-codes.ts';
import type { Output } from './output.ts';

/** The packed program that runs (its name changes with every packing), and the folder in which it may keep what it need not work out again; null where it has that in its memory when it begins. */
export type KeptProgram = { readonly name: string; readonly folder: string | null };

export type Session = {
  readonly out: Output;
  readonly err: Output;
  readonly environment: Environment;
  readonly signal: AbortSignal;
  /** Milliseconds since the program started. */
  readonly elapsedMs: () => number;
  readonly debug: boolean;
  /** The last line of `out` is one JSON object; nothing else is written there. */
  readonly json: boolean;
  /** Null, or absent, where the program runs from its sources, which may change under it. */
  readonly program?: KeptProgram | null;
};

/** A verb of the command line: does its work, writes, and answers with the exit code. Throws AssayError for what went wrong. */
export type Verb<Options> = (options: Options, session: Session) => Promise<ExitCode>;

export function printJson(session: Session, value: unknown): void {
  session.out.line(JSON.stringify(value));
}
