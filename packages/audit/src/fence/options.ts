// What a fence is opened with.
import type { Claim, Entity, IsoDate, Sha256 } from '@assay/record';
import type { Limits } from './limits.ts';
import type { Scope } from './scope/scope.ts';
import type { CaptureSource } from './figures/capture-facts.ts';
import type { Accepted, Refused } from './submission.ts';
import type { ToolCall } from './track/tool-call.ts';

export type Hooks = {
  readonly onCall?: (call: ToolCall) => void;
  readonly onAccept?: (accepted: Accepted) => void;
  readonly onRefuse?: (refused: Refused) => void;
  /** Names the tool call at a place that an agent gives; null refuses the submission. */
  readonly resolveSource?: (source: { readonly file: string; readonly line: number | null }) => string | null;
};

export type FenceOptions = {
  /** Tells fences apart in a group and in handles. */
  readonly name?: string;
  /** The Markdown that is audited, or what gives it as it is now. Null only where there is none: claims are then judged as sentences on their own. */
  readonly document: string | (() => string) | null;
  readonly scope?: Scope;
  readonly hooks?: Hooks;
  readonly limits?: Partial<Limits>;
  /** Whom the document is about, and other companies whose names and tickers belong together. */
  readonly subject?: Entity | null;
  readonly entities?: readonly Entity[];
  readonly asOf?: IsoDate | null;
  /** The audit's claims of the same document: what is raised are then exactly these. Without them the fence reads the claims by itself. */
  readonly claims?: readonly Claim[];
  /** The captures themselves: passages that name one are looked up in its bytes, and their figures read by its own reader. */
  readonly captureSource?: CaptureSource;
  /** Only the decoded text of a capture, where there are no captures: passages are looked up in it. */
  readonly captureText?: (id: string) => string | null;
  readonly sha256: Sha256;
};
