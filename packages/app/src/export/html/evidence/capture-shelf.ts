// The captured bytes of a run, opened when first looked at: a response of several megabytes is decoded once, not once for each claim.
import type { Capture, CapturedBytes } from '@assay/record';

export type OpenCapture = {
  /** `S1` for the first source of the run. */
  readonly label: string;
  readonly capture: Capture;
  readonly bytes: Uint8Array;
  readonly text: () => string;
  /** The line of a byte offset, 1 for the first. */
  readonly lineOf: (offset: number) => number;
};
export type CaptureShelf = (id: string | null) => OpenCapture | null;

const NEWLINE = 0x0a;

function lineStarts(bytes: Uint8Array): number[] {
  const starts = [0];
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) starts.push(at + 1);
  return starts;
}

function lineIn(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1; else high = middle;
  }
  return low;
}

function openCapture({ capture, bytes }: CapturedBytes, label: string): OpenCapture {
  let text: string | null = null;
  let starts: number[] | null = null;
  return {
    label, capture, bytes,
    text: () => (text ??= new TextDecoder().decode(bytes)),
    lineOf: (offset) => lineIn((starts ??= lineStarts(bytes)), offset),
  };
}

export function shelveCaptures(captures: readonly CapturedBytes[]): CaptureShelf {
  const shelf = new Map(captures.map((captured, index) => [captured.capture.id as string, openCapture(captured, `S${String(index + 1)}`)]));
  return (id) => (id === null ? null : shelf.get(id) ?? null);
}
