// One call of a tracked tool: recorded before anything of its answer is shown.
import { canonicalJson, type Capture, type Entity, type SourceKind, type Sha256 } from '@assay/record';
import type { FenceState } from '../fence-state.ts';
import type { Limits } from '../limits.ts';
import type { FenceOptions } from '../options.ts';
import { liveText, type Origin, type Passage } from '../passage.ts';
import { allowsFile, type Scope } from '../scope/scope.ts';
import { readAnswer, type ReadAnswer, type SearchAnswer } from './answer.ts';
import { textsIn } from './echo.ts';
import { hasLiveText, makePassage } from './make-passages.ts';
import { notices, type ToolCall, type Tracked } from './tool-call.ts';

export type Search<Args> = (args: Args) => SearchAnswer | Promise<SearchAnswer>;

export type TrackOptions<Args> = {
  readonly tool: string;
  /** Where a call looks: checked against the scope before the tool runs, and taken for the results that name no file. */
  readonly fileOf?: (args: Args) => string | null;
  /** Whose text the tool gives; captures where nothing is said. */
  readonly origin?: { readonly kind: Origin['kind']; readonly by: string | null };
  readonly sourceKind?: SourceKind;
  readonly entity?: Entity | null;
};

/** As much of a fence as tracking needs. */
export type Tracking = { readonly name: string; readonly scope: Scope; readonly limits: Limits; readonly state: FenceState; readonly captureOf: (id: string) => Capture | null; readonly captureText: (id: string) => string | null; readonly requestTexts: (id: string) => readonly string[]; readonly options: Pick<FenceOptions, 'hooks'> & { readonly sha256: Sha256 } };
type Call<Args> = { readonly search: Search<Args>; readonly options: TrackOptions<Args>; readonly args: Args };

export async function trackSearch<Args>(fence: Tracking, call: Call<Args>): Promise<Tracked> {
  const { state } = fence;
  const number = state.begun;
  state.begun += 1;
  for (const text of textsIn(call.args)) state.own.add(text);
  const file = call.options.fileOf?.(call.args) ?? null;
  if (number >= fence.limits.searches) return record(fence, call, { number, outcome: 'over-limit' });
  if (call.options.fileOf !== undefined && !allowsFile(fence.scope, file)) return record(fence, call, { number, outcome: 'out-of-scope' });
  const answer = await answerOf(call);
  return answer.kind === 'found' ? keep(fence, call, { number, file, answer }) : record(fence, call, { number, outcome: answer.kind, message: answer.kind === 'error' ? answer.message : null });
}

async function answerOf<Args>({ search, args }: Call<Args>): Promise<ReadAnswer> {
  try {
    return readAnswer(await search(args));
  } catch (error) {
    return { kind: 'error', message: error instanceof Error ? error.message : 'the tool failed' };
  }
}

type Come = { readonly number: number; readonly file: string | null; readonly answer: Extract<ReadAnswer, { kind: 'found' }> };

function keep<Args>(fence: Tracking, call: Call<Args>, { number, file, answer }: Come): Tracked {
  const { options } = call;
  const origin: Origin = { kind: options.origin?.kind ?? 'capture', by: options.origin?.by ?? null, file, entity: options.entity ?? null, sourceKind: options.sourceKind ?? null, capture: null, madeBy: null };
  const making = { fence: fence.name, call: number, tool: options.tool, origin, scope: fence.scope, limits: fence.limits, own: fence.state.own, captureOf: (id: string) => fence.captureOf(id), captureText: (id: string) => fence.captureText(id), requestTexts: (id: string) => fence.requestTexts(id), sha256: fence.options.sha256 };
  const made = answer.found.slice(0, fence.limits.passages).map((found, index) => makePassage(found, index, making));
  const passages = made.filter((passage) => passage !== null);
  for (const passage of passages) fence.state.passages.set(passage.handle, passage);
  const live = passages.filter(hasLiveText);
  const outcome = live.length > 0 ? 'found' : passages.length > 0 ? 'empty' : 'out-of-scope';
  return record(fence, call, { number, outcome, passages, live, dropped: answer.found.length - passages.length });
}

type Ending = { readonly number: number; readonly outcome: ToolCall['outcome']; readonly message?: string | null; readonly passages?: readonly Passage[]; readonly live?: readonly Passage[]; readonly dropped?: number };

function record<Args>(fence: Tracking, { options, args }: Call<Args>, come: Ending): Tracked {
  const call: ToolCall = { number: come.number, tool: options.tool, input: inputText(args), outcome: come.outcome, message: come.message?.toWellFormed() ?? null, handles: (come.passages ?? []).map((passage) => passage.handle), dropped: come.dropped ?? 0 };
  fence.state.calls.push(call);
  fence.options.hooks?.onCall?.(call);
  return { passages: (come.live ?? []).map(({ handle, text, dead, origin }) => ({ handle, text: liveText({ text, dead }), file: origin.file, madeBy: origin.madeBy, echo: dead.length > 0 })), notice: notices[come.outcome] };
}

function inputText(args: unknown): string {
  try { return canonicalJson(args ?? null); } catch { return '"(no JSON form)"'; }
}
