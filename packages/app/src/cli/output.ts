// Where the program writes: results to one stream, progress and remarks to the other.
import { makePaint, type Paint } from './view/paint.ts';

export type Output = {
  readonly write: (text: string) => void;
  readonly line: (text?: string) => void;
  readonly paint: Paint;
  readonly isTerminal: boolean;
  /** Columns to fit into; null when the output is piped and lines may be as long as they are. */
  readonly columns: number | null;
};

type Stream = { readonly write: (text: string) => unknown; readonly isTTY?: boolean | undefined; readonly columns?: number | undefined };

export function openOutput(stream: Stream, options: { readonly noColor: boolean; readonly dumb: boolean }): Output {
  const isTerminal = stream.isTTY === true;
  const write = (text: string): void => { stream.write(text); };
  return { write, line: (text = '') => { write(`${text}\n`); }, paint: makePaint(isTerminal && !options.noColor && !options.dumb), isTerminal, columns: isTerminal ? (stream.columns ?? 80) : null };
}

/** Columns for text that is laid out: what the terminal has, at least 40, at most 110, which is still read with ease. */
export function layoutColumns(output: Output): number {
  return Math.min(110, Math.max(40, output.columns ?? 110));
}
