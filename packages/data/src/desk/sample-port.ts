// What the desk needs of the figures bundled with the program.
import type { CapturedBytes, Depth, IsoDate } from '@assay/record';
import type { Company } from '../company.ts';

export const sampleParts = ['statements', 'closes', 'insiders', 'macro', 'constituents'] as const;
export type SamplePart = (typeof sampleParts)[number];

/** One line of the bundled list of companies: names, tickers and CIKs, no figures. `plain` is the name's plain form where the list has it. */
export type ListedCompany = { readonly cik: string; readonly ticker: string; readonly name: string; readonly plain?: string | undefined };

export type SampleSource = {
  /** Companies with bundled figures. */
  readonly companies: () => readonly Company[];
  /** The SEC's list as bundled, most valuable companies first; empty where it was left out. */
  readonly listed: () => readonly ListedCompany[];
  /** The last day for which a company's bundled figures are current; null for a company without figures. */
  readonly asOf: (ticker: string) => IsoDate | null;
  /**
   * The bundled bytes of one part as captures with `origin: 'sample'`. Nothing published after `asOf` is used (the capture's own `asOf` says so).
   * Empty where the part is not bundled for the company.
   */
  readonly read: (request: { readonly company: Company; readonly part: SamplePart; readonly asOf: IsoDate | null; readonly depth: Depth }) => readonly CapturedBytes[];
};
