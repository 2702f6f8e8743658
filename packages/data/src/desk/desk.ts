// The one door through which an analyst asks for data: resolve a company, then gather what is known of it as of a day.
import type { CaptureId, CapturedBytes, DataMode, Depth, IsoDate } from '@assay/record';
import type { Company } from '../company.ts';
import type { Resolution } from '../resolution.ts';
import type { ToolAnswer } from '../tools/tool.ts';

/** `auto`: fresh cache, live, stale cache, sample. `live`: never sample. `sample`: never the network. `replay`: only what is stored; a miss is an error. */
export const deskModes = ['auto', 'live', 'sample', 'replay'] as const;
export type DeskMode = (typeof deskModes)[number];

/** What the desk tells while it gathers. Names are noun-action, as in the journal. */
export type DeskEvent =
  | { readonly event: 'source-start'; readonly what: string; readonly tool: string }
  | { readonly event: 'source-finish'; readonly what: string; readonly tool: string; readonly capture: CaptureId; readonly origin: string; readonly bytes: number }
  | { readonly event: 'source-missing'; readonly what: string; readonly tool: string; readonly why: string }
  | { readonly event: 'network-silent'; readonly host: string; readonly why: string };

/** Something that was asked for and is not among the captures, and why, in one sentence each. */
export type Missing = { readonly what: string; readonly why: string; /** What a note lacks because of it, as `the chart and the multiples`; absent where something else stands in. */ readonly lost?: readonly string[] };

export type GatherOptions = {
  /** Nothing published after this day is used; null means today. */
  readonly asOf: IsoDate | null;
  readonly depth: Depth;
  readonly onEvent?: (event: DeskEvent) => void;
  readonly signal?: AbortSignal;
};

export type Gathered = {
  /** The company with what the sources added to it: sector, exchange, fiscal calendar. */
  readonly company: Company;
  readonly captures: readonly CapturedBytes[];
  readonly data: DataMode;
  readonly missing: readonly Missing[];
};

export type DataDesk = {
  readonly mode: DeskMode;
  /** By ticker, CIK or name. */
  readonly resolveCompany: (query: string) => Promise<Resolution>;
  /**
   * Asks all sources of a company at once. What failed is listed in `missing`; AssayError('no-sources') when nothing at all
   * could be had for the company, AssayError('replay-miss') in replay.
   */
  readonly gather: (company: Company, options: GatherOptions) => Promise<Gathered>;
  readonly sampleCompanies: () => readonly Company[];
};

/** The desk's second door: one question to one source. */
export type ToolRunner = {
  /** One data tool by its name; a failure is an answer too. AssayError('usage') for a name that no tool has. */
  readonly runTool: (name: string, input: unknown, options?: { readonly asOf?: IsoDate | null; readonly signal?: AbortSignal }) => Promise<ToolAnswer>;
};
