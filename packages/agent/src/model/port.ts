// The model port: one exchange with a language model. Providers, recording, budgets and scripts all stand behind this one function type;
// text, structured answers and tool loops are built on top of it (ask.ts, tool-loop.ts). Nothing of any SDK passes through.
import type { PromptRef } from '../prompts/rendered-prompt.ts';
import type { ModelFailure } from './failure.ts';
import type { Usage } from './usage.ts';

/** What a call is for. Each role names its own `provider/model`. */
export const modelRoles = ['strong', 'cheap', 'auditor'] as const;
export type ModelRole = (typeof modelRoles)[number];

/** A JSON Schema (2020-12) as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** `input` is what the model sent; `problem` is set where that was no JSON, and `input` is then the text as it came. */
export type ToolCall = { readonly id: string; readonly name: string; readonly input: unknown; readonly problem?: string };
/** `text` is data from outside, between marks that it cannot close (prompts/fence-data.ts). */
export type ToolResult = { readonly id: string; readonly name: string; readonly text: string; readonly failed: boolean };

export type Message =
  | { readonly role: 'user'; readonly text: string }
  /** `carry` is what the provider wants back with this turn (signed thoughts, item ids): opaque JSON, sent back to the same model only. */
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly ToolCall[]; readonly carry?: unknown }
  | { readonly role: 'tool'; readonly results: readonly ToolResult[] };

export type ToolOffer = { readonly name: string; readonly description: string; readonly input: JsonSchema };

/** Plain JSON: it is recorded as it stands, and a replay compares it whole. */
export type ModelRequest = {
  readonly role: ModelRole;
  /** Who asks, as the journal names it: `fundamental`, `audit-report-to-source`. Budgets of rounds are counted by it. */
  readonly stage: string;
  readonly prompt: PromptRef;
  /** Instructions: our own words alone, never text from outside. */
  readonly system: string;
  readonly messages: readonly Message[];
  readonly tools: readonly ToolOffer[];
  /** The answer as JSON of this form; null for free text. */
  readonly output: { readonly name: string; readonly schema: JsonSchema } | null;
  /** 0 for route, plan, verify and evidence; null leaves it to the provider. */
  readonly temperature: number | null;
  /** The most that the answer may hold: with the length of the prompt it bounds the call's cost beforehand. */
  readonly maxOutputTokens: number;
};

export const finishes = ['stop', 'length', 'tool-calls', 'filtered', 'other'] as const;
export type Finish = (typeof finishes)[number];

export type ModelReply = {
  readonly text: string;
  readonly calls: readonly ToolCall[];
  readonly finish: Finish;
  readonly usage: Usage;
  /** `provider/model` that answered. */
  readonly model: string;
  readonly carry?: unknown;
};

export type ModelAnswer =
  | { readonly ok: true; readonly reply: ModelReply }
  /** What a failed call has cost all the same; null where nothing is known. */
  | { readonly ok: false; readonly failure: ModelFailure; readonly usage: Usage | null };

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** Called with each piece of the answer's text as it arrives; the call is then streamed. What arrives is not final until the call succeeded. */
  readonly onText?: (delta: string) => void;
  readonly onEvent?: OnModelEvent;
};

/** One exchange. Never throws for what a provider does: failures are answers. */
export type Model = (request: ModelRequest, options?: CallOptions) => Promise<ModelAnswer>;

/** What a model's work tells, noun-action as in the journal. None of it holds text from outside or a key. */
export type ModelEvent =
  | { readonly event: 'model-call-start'; readonly stage: string; readonly role: ModelRole; readonly prompt: PromptRef; readonly messages: number; readonly tools: readonly string[] }
  | { readonly event: 'model-call-finish'; readonly stage: string; readonly role: ModelRole; readonly model: string; readonly finish: Finish; /** Names of the tools that it calls. */ readonly calls: readonly string[]; readonly usage: Usage; readonly elapsedMs: number }
  | { readonly event: 'model-call-failed'; readonly stage: string; readonly role: ModelRole; readonly failure: ModelFailure; readonly elapsedMs: number }
  | { readonly event: 'model-call-retry'; readonly stage: string; readonly attempt: number; readonly waitMs: number; readonly why: ModelFailure['kind'] }
  | { readonly event: 'text-delta'; readonly stage: string; readonly text: string }
  | { readonly event: 'tool-call-start'; readonly stage: string; readonly tool: string; readonly input: unknown }
  | { readonly event: 'tool-call-finish'; readonly stage: string; readonly tool: string; readonly failed: boolean; readonly characters: number }
  | { readonly event: 'budget-warning'; readonly limit: 'tokens' | 'money' | 'time' | 'rounds'; readonly used: string; readonly cap: string };
export type OnModelEvent = (event: ModelEvent) => void;
