// A ready-made auditor around any model: it searches, submits and stops, and never gets more steps, tokens or patience than it was given.
import type { ToolCall, Tracked } from '../track/tool-call.ts';
import { accountFor, type Account } from '../account.ts';
import type { Fence } from '../open-fence.ts';
import type { Outcome } from '../submission.ts';
import { instructions } from './instructions.ts';
import { readAction, type Action } from './read-action.ts';

export type Turn = { readonly step: number; readonly instructions: string; /** What came of each action so far, oldest first. */ readonly history: readonly Exchange[]; /** Steps and tokens that are left. */ readonly left: { readonly steps: number; readonly tokens: number } };
export type Exchange = { readonly said: unknown; readonly answer: Answer };
export type Answer = { readonly kind: 'results'; readonly results: Tracked } | { readonly kind: 'outcome'; readonly outcome: Pick<Outcome, 'admitted' | 'supports' | 'code' | 'sentence'> } | { readonly kind: 'error'; readonly message: string };

/** What a model says in one turn: text or an object, and, where it is known, how many tokens that took. */
export type Model = (turn: Turn) => Promise<unknown>;
export type AuditTask = {
  readonly fence: Fence;
  /** Tracked tools by name: `fence.track(…)`. */
  readonly tools: Readonly<Record<string, (args: never) => Promise<Tracked>>>;
  readonly steps?: number;
  readonly tokens?: number;
  /** Malformed answers in a row before it is given up. */
  readonly patience?: number;
  readonly signal?: AbortSignal;
};
export type StopReason = 'done' | 'all-claims' | 'steps' | 'tokens' | 'malformed' | 'aborted' | 'model-failed';
export type AuditRun = { readonly stop: StopReason; readonly message: string | null; readonly steps: number; readonly tokens: number; /** Claims that were never submitted stand here as untouched. */ readonly account: Account; readonly calls: readonly ToolCall[] };

const CHARACTERS_A_TOKEN = 4;
type State = { steps: number; tokens: number; malformed: number; reminded: boolean; readonly history: Exchange[] };
type Bounds = { readonly steps: number; readonly tokens: number; readonly patience: number };

/** Runs the model until it is done or a bound is reached. Never throws for what the model does; stopping early is told, and is no success. */
export async function auditWith(model: Model, task: AuditTask): Promise<AuditRun> {
  const bounds: Bounds = { steps: task.steps ?? 100, tokens: task.tokens ?? 200_000, patience: task.patience ?? 3 };
  const state: State = { steps: 0, tokens: 0, malformed: 0, reminded: false, history: [] };
  let stop: { readonly reason: StopReason; readonly message: string | null } | null = null;
  while (stop === null) stop = await step(model, task, { bounds, state });
  return { stop: stop.reason, message: stop.message, steps: state.steps, tokens: state.tokens, account: accountFor(task.fence), calls: [...task.fence.state.calls] };
}

type Running = { readonly bounds: Bounds; readonly state: State };
type Stop = { readonly reason: StopReason; readonly message: string | null };
const stopped = (reason: StopReason, message: string | null = null): Stop => ({ reason, message });

/** Why no further turn is taken, before the model is asked. */
function ended({ signal }: AuditTask, { bounds, state }: Running, { claims, counts }: Account): Stop | null {
  if (signal?.aborted === true) return stopped('aborted');
  if (claims.length > 0 && counts.untouched === 0 && counts.refused === 0) return stopped('all-claims');
  if (state.steps >= bounds.steps) return stopped('steps');
  return state.tokens >= bounds.tokens ? stopped('tokens') : null;
}

async function step(model: Model, task: AuditTask, running: Running): Promise<Stop | null> {
  const { bounds, state } = running;
  const account = accountFor(task.fence);
  const end = ended(task, running, account);
  if (end !== null) return end;
  const turn: Turn = { step: state.steps, instructions: instructions(account.claims, Object.keys(task.tools)), history: [...state.history], left: { steps: bounds.steps - state.steps, tokens: bounds.tokens - state.tokens } };
  state.steps += 1;
  const said = await ask(model, turn, task.signal);
  if ('failed' in said) return said.failed;
  state.tokens += said.tokens;
  const action = readAction(said.said);
  state.malformed = action === null ? state.malformed + 1 : 0;
  if (state.malformed >= bounds.patience) return stopped('malformed', `${state.malformed} answers in a row were no action.`);
  if (action?.kind === 'done' && (state.reminded || account.counts.untouched === 0)) return stopped('done');
  state.history.push({ said: said.said, answer: await answerTo(action, task, state) });
  return null;
}

type Said = { readonly said: unknown; readonly tokens: number } | { readonly failed: Stop };

async function ask(model: Model, turn: Turn, signal: AbortSignal | undefined): Promise<Said> {
  const giveUp = watch(signal);
  try {
    const said = await Promise.race([model(turn), giveUp.promise]);
    return said === ABORTED ? { failed: stopped('aborted') } : { said: contentOf(said), tokens: tokensOf(said, turn) };
  } catch (error) {
    return { failed: stopped('model-failed', error instanceof Error ? error.message : 'the model failed') };
  } finally {
    giveUp.end();
  }
}

const ABORTED = Symbol('aborted');

/** Settles when the caller gives up, be it while the model is being asked. */
function watch(signal: AbortSignal | undefined): { readonly promise: Promise<typeof ABORTED>; readonly end: () => void } {
  const { promise, resolve } = Promise.withResolvers<typeof ABORTED>();
  const onAbort = (): void => { resolve(ABORTED); };
  signal?.addEventListener('abort', onAbort, { once: true });
  return { promise, end: () => signal?.removeEventListener('abort', onAbort) };
}

function contentOf(said: unknown): unknown {
  return typeof said === 'object' && said !== null && 'text' in said && 'tokens' in said ? said.text : said;
}

/** As the model counts, never less than the length of what it said: a model that says it took nothing is still bounded. */
function tokensOf(said: unknown, turn: Turn): number {
  const content = contentOf(said);
  const length = typeof content === 'string' ? content.length : 40;
  const own = typeof said === 'object' && said !== null && 'tokens' in said && typeof said.tokens === 'number' && said.tokens > 0 ? said.tokens : (turn.instructions.length + length) / CHARACTERS_A_TOKEN;
  return Math.ceil(Math.max(own, length / CHARACTERS_A_TOKEN, 1));
}

async function answerTo(action: Action | null, task: AuditTask, state: State): Promise<Answer> {
  switch (action?.kind) {
    case undefined: return { kind: 'error', message: 'Answer with one JSON object: {"action": "search" | "submit" | "done", …}.' };
    case 'done': state.reminded = true; return { kind: 'error', message: 'Some claims have not been submitted. Submit them, as not-found where nothing was found, or say done again.' };
    case 'submit': return outcomeOf(task.fence.submit(action.submission));
    case 'search': return search(action, task);
  }
}

function outcomeOf({ admitted, supports, code, sentence }: Outcome): Answer {
  return { kind: 'outcome', outcome: { admitted, supports, code, sentence } };
}

async function search({ tool, args }: Extract<Action, { kind: 'search' }>, { tools }: AuditTask): Promise<Answer> {
  const tracked = Object.hasOwn(tools, tool) ? tools[tool] : undefined;
  if (tracked === undefined) return { kind: 'error', message: `There is no such tool. There are: ${Object.keys(tools).join(', ')}.` };
  return { kind: 'results', results: await tracked(args as never) };
}
