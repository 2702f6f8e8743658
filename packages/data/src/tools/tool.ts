// What a data tool is. One tool a file; the catalogue lists them; the CLI, the agents and the MCP server all call them through `runTool`.
import type { CapturedBytes, Entity, IsoDate, Sha256 } from '@assay/record';
import type { z } from 'zod';
import type { CaptureOutcome } from '../capture/capture.ts';
import type { FailureCode } from '../capture/failure.ts';
import type { Company } from '../company.ts';
import type { FilingLibrary } from '../filing-library.ts';
import type { Resolution } from '../resolution.ts';
import type { Clock } from '../effects.ts';
import type { Draft } from './leaf.ts';
import type { Settled } from './settle.ts';
import type { ToolSources } from './tool-sources.ts';

export const toolGroups = ['company', 'market', 'indicators', 'calendar', 'filings', 'macro', 'estimates', 'social', 'web', 'calculation', 'help'] as const;
export type ToolGroup = (typeof toolGroups)[number];

/** Who stands behind a tool's figures, as the table of tools shows it. */
export type ToolSource = {
  readonly name: string;
  readonly licence: string;
  /** Variable of the environment that must be set; null where none is needed. */
  readonly key: string | null;
  /** How long an answer counts as fresh; null where nothing is fetched. */
  readonly ttlMs: number | null;
};

export const toolErrorCodes = ['bad-input', 'unknown-company', 'ambiguous-company', 'not-enough-data', 'refused-unit', 'unsafe-address'] as const;
export type ToolErrorCode = (typeof toolErrorCodes)[number] | FailureCode;

/** A failure is an answer of its own kind; it never looks like a success. */
export type ToolError = { readonly code: ToolErrorCode; readonly message: string; readonly remedy: string };

export type ToolContext = {
  readonly sources: ToolSources;
  /** Null where the desk was opened without a reader of filings. */
  readonly filings: FilingLibrary | null;
  readonly resolve: (query: string) => Promise<Resolution>;
  readonly clock: Clock;
  readonly sha256: Sha256;
  /** The last day whose knowledge may be used; null is now. */
  readonly asOf: IsoDate | null;
  readonly today: IsoDate;
  readonly signal: AbortSignal | undefined;
};

/** What a tool's body gives: its answer with leaves for numbers, and the bytes behind them. */
export type ToolYield =
  | { readonly ok: true; readonly answer: Draft; readonly captures: readonly CapturedBytes[]; readonly notes?: readonly string[] }
  | { readonly ok: false; readonly error: ToolError; readonly captures?: readonly CapturedBytes[] };

export type Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly group: ToolGroup;
  /** One or two sentences for people and models: what it gives, from where, with which limits. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly source: ToolSource;
  readonly run: (input: z.output<Input>, context: ToolContext) => Promise<ToolYield>;
};

export type ToolAnswer =
  | ({ readonly ok: true; readonly tool: string; readonly asOf: IsoDate | null; readonly captures: readonly CapturedBytes[]; readonly notes: readonly string[] } & Settled)
  | { readonly ok: false; readonly tool: string; readonly error: ToolError; readonly captures: readonly CapturedBytes[] };

/** Keeps the types of input and output together while the catalogue forgets them. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodType>(tool: Tool<Input, Output>): Tool<Input, Output> {
  return tool;
}

export function toolError(code: ToolErrorCode, message: string, remedy: string): { readonly ok: false; readonly error: ToolError } {
  return { ok: false, error: { code, message, remedy } };
}

/** A source's failure as the tool's; what was received all the same goes along. */
export function failed(outcome: Extract<CaptureOutcome, { readonly ok: false }>): Extract<ToolYield, { readonly ok: false }> {
  const { code, message, remedy, captured } = outcome.failure;
  return { ok: false, error: { code, message, remedy }, captures: captured === null ? [] : [captured] };
}

export type Subject = { readonly company: Company; readonly entity: Entity; readonly asked: { readonly entity: Entity; readonly asOf: IsoDate | null; readonly signal: AbortSignal | undefined } };
