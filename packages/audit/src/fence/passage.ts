// A passage is one stretch of one search result. The agent sees its text and an opaque handle, and may cite nothing else.
import { canonicalJson, type Entity, type Sha256, type SourceKind, type Span } from '@assay/record';

/** Where a passage comes from. An agent's text is no capture, however it was fetched. */
export type Origin = {
  readonly kind: 'capture' | 'finding' | 'agent';
  /** The specialist or agent whose tool call, or whose text, it is. */
  readonly by: string | null;
  readonly file: string | null;
  readonly entity: Entity | null;
  readonly sourceKind: SourceKind | null;
  /** The capture that the text was found standing in; null where the fence could not look. */
  readonly capture: { readonly id: string; readonly start: number } | null;
  /** The tool call that made the text, where it was recorded before this search. */
  readonly madeBy: { readonly agent: string | null; readonly tool: string; readonly number: number } | null;
};

/** What makes a stretch of a passage unfit for evidence. */
export type DeadReason = 'query-echo' | 'error-result';
export type DeadSpan = Span & { readonly why: DeadReason };

export type Passage = {
  readonly handle: string;
  readonly text: string;
  readonly origin: Origin;
  /** Stretches that are no evidence: echoes of a query, messages of the tool. In order. */
  readonly dead: readonly DeadSpan[];
  /** The number of the tool call in its fence. */
  readonly call: number;
  readonly tool: string;
};

/** The same call of the same fence gives the same handle in every replay; nothing can be read from it. */
export function passageHandle(content: unknown, sha256: Sha256): string {
  return `psg_${sha256(new TextEncoder().encode(canonicalJson(content))).slice(0, 20)}`;
}

/** The passage with its dead stretches blanked: same length, so that offsets stay. */
export function liveText({ text, dead }: Pick<Passage, 'text' | 'dead'>): string {
  let live = text;
  for (const { start, end } of dead) live = live.slice(0, start) + ' '.repeat(end - start) + live.slice(end);
  return live;
}
