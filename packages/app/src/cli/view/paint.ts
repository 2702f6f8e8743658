// Colours for a terminal, or none. Hue means strength of evidence and nothing else; the rest is bold and dim.
import type { Strength } from '@assay/record';

export type Paint = {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly strength: (strength: Strength, text: string) => string;
};

const plain = (text: string): string => text;

function sgr(open: number, close: number): (text: string) => string {
  return (text) => `\u001b[${String(open)}m${text}\u001b[${String(close)}m`;
}

const hues: Readonly<Record<Strength, number>> = { strong: 34, partial: 36, judgment: 35, unverified: 33, contradicted: 31 };

export function makePaint(colours: boolean): Paint {
  if (!colours) return { bold: plain, dim: plain, strength: (_, text) => text };
  return { bold: sgr(1, 22), dim: sgr(2, 22), strength: (strength, text) => sgr(hues[strength], 39)(text) };
}
