// The limits of a run: tokens, money, time, and rounds of each stage. A call that could pass one is refused before it is made;
// what it may take at most is set aside while it runs, so that calls side by side cannot pass it together.
import { Decimal, decimal, toDecimalText, type DecimalText } from '@assay/record';
import type { Clock } from '@assay/data';
import type { Prices } from '../cost/price-table.ts';
import { costOf } from '../cost/price-table.ts';
import { modelFailure, type ModelFailure } from '../failure.ts';
import type { CallOptions, Model, ModelRequest } from '../port.ts';
import { noUsage, tokensOf, type Usage } from '../usage.ts';

export type BudgetCaps = {
  readonly tokens: number | null;
  /** US dollars. A model of unknown price is counted at the dearest price that is known. */
  readonly usd: DecimalText | null;
  readonly ms: number | null;
  /** Calls of one stage. */
  readonly rounds: number | null;
};
export const usualCaps: BudgetCaps = { tokens: 2_000_000, usd: '5', ms: 1_800_000, rounds: 40 };

export type Spent = { readonly calls: number; readonly tokens: number; readonly usd: DecimalText; readonly ms: number; /** Limits at which a call was refused. */ readonly reached: readonly LimitName[] };
type LimitName = 'tokens' | 'money' | 'time' | 'rounds';

export type Budget = { readonly guard: (model: Model) => Model; readonly spent: () => Spent };

type Tools = { readonly clock: Clock; readonly prices: Prices; /** The `provider/model` that answers a role. */ readonly modelOf: (request: ModelRequest) => string };
type Amount = { tokens: number; usd: Decimal };
type State = { readonly caps: BudgetCaps; readonly tools: Tools; readonly started: number; readonly spent: Amount; readonly held: Amount; readonly rounds: Map<string, number>; calls: number; readonly warned: Set<LimitName>; readonly reached: Set<LimitName> };

const warningAt = 0.8;
/** No tokenizer in use takes less than two bytes for a token over a whole prompt of words and figures. */
const bytesAToken = 2;

/** The most that a call may take. */
function atMost(request: ModelRequest, { prices, modelOf }: Tools): Amount {
  const bytes = Buffer.byteLength(JSON.stringify([request.system, request.messages, request.tools, request.output]), 'utf8');
  const usage = { inputTokens: Math.ceil(bytes / bytesAToken), outputTokens: request.maxOutputTokens, cachedTokens: 0 };
  return { tokens: usage.inputTokens + usage.outputTokens, usd: decimal(costOf(usage, prices.atMost(modelOf(request)))) };
}

/** The limit that a call could pass, with what would be used by then. */
function passed(request: ModelRequest, most: Amount, state: State): { readonly limit: LimitName; readonly used: string; readonly cap: string } | null {
  const { caps, spent, held, rounds, tools, started } = state;
  const tokens = spent.tokens + held.tokens + most.tokens;
  const usd = spent.usd.plus(held.usd).plus(most.usd);
  const calls = rounds.get(request.stage) ?? 0;
  const elapsed = tools.clock().getTime() - started;
  if (caps.tokens !== null && tokens > caps.tokens) return { limit: 'tokens', used: `up to ${String(tokens)}`, cap: String(caps.tokens) };
  if (caps.usd !== null && usd.gt(decimal(caps.usd))) return { limit: 'money', used: `up to $${usd.toFixed(4)}`, cap: `$${caps.usd}` };
  if (caps.ms !== null && elapsed >= caps.ms) return { limit: 'time', used: seconds(elapsed), cap: seconds(caps.ms) };
  return caps.rounds !== null && calls >= caps.rounds ? { limit: 'rounds', used: String(calls), cap: String(caps.rounds) } : null;
}

function seconds(ms: number): string {
  return `${String(Math.round(ms / 1000))} s`;
}

function add(amount: Amount, more: Amount, sign: 1 | -1 = 1): void {
  Object.assign(amount, { tokens: amount.tokens + sign * more.tokens, usd: amount.usd.plus(more.usd.times(sign)) });
}

/** What was really taken; where the price is not known, at the dearest. */
function taken(usage: Usage, request: ModelRequest, { prices, modelOf }: Tools): Amount {
  return { tokens: tokensOf(usage), usd: decimal(usage.usd ?? costOf(usage, prices.atMost(modelOf(request)))) };
}

type Used = { readonly limit: LimitName; readonly used: number; readonly cap: number | null; readonly say: (amount: number) => string };

function usedSoFar({ caps, spent, rounds, tools, started }: State, { stage }: ModelRequest): readonly Used[] {
  return [
    { limit: 'tokens', used: spent.tokens, cap: caps.tokens, say: String },
    { limit: 'money', used: spent.usd.toNumber(), cap: caps.usd === null ? null : Number(caps.usd), say: (amount) => `$${amount.toFixed(4)}` },
    { limit: 'time', used: tools.clock().getTime() - started, cap: caps.ms, say: seconds },
    { limit: 'rounds', used: rounds.get(stage) ?? 0, cap: caps.rounds, say: String },
  ];
}

/** Each limit is warned of once in a run. */
function warn(state: State, request: ModelRequest, onEvent: CallOptions['onEvent']): void {
  for (const { limit, used, cap, say } of usedSoFar(state, request)) {
    if (cap === null || used < cap * warningAt || state.warned.has(limit)) continue;
    state.warned.add(limit);
    onEvent?.({ event: 'budget-warning', limit, used: say(used), cap: say(cap) });
  }
}

/** The call's own signal, and the end of the run's time. */
function withTime(state: State, signal: AbortSignal | undefined): { readonly signal: AbortSignal | undefined; readonly timeUp: () => boolean } {
  if (state.caps.ms === null) return { signal, timeUp: () => false };
  const left = AbortSignal.timeout(Math.max(0, state.caps.ms - (state.tools.clock().getTime() - state.started)));
  return { signal: signal === undefined ? left : AbortSignal.any([signal, left]), timeUp: () => left.aborted && signal?.aborted !== true };
}

function refuse(state: State, { limit, used, cap }: { readonly limit: LimitName; readonly used: string; readonly cap: string }): ModelFailure {
  state.reached.add(limit);
  return modelFailure.overBudget(limit, used, cap);
}

function guarded(model: Model, state: State): Model {
  return async (request, options = {}) => {
    const most = atMost(request, state.tools);
    const over = passed(request, most, state);
    if (over !== null) return { ok: false, failure: refuse(state, over), usage: null };
    state.rounds.set(request.stage, (state.rounds.get(request.stage) ?? 0) + 1);
    state.calls += 1;
    const time = withTime(state, options.signal);
    add(state.held, most);
    try {
      const answer = await model(request, { ...options, ...(time.signal === undefined ? {} : { signal: time.signal }) });
      add(state.spent, taken((answer.ok ? answer.reply.usage : answer.usage) ?? noUsage, request, state.tools));
      warn(state, request, options.onEvent);
      if (!answer.ok && answer.failure.kind === 'cancelled' && time.timeUp()) return { ok: false, failure: refuse(state, { limit: 'time', used: seconds(state.caps.ms ?? 0), cap: seconds(state.caps.ms ?? 0) }), usage: answer.usage };
      return answer;
    } finally {
      add(state.held, most, -1);
    }
  };
}

/** A budget begins to count its time now. Models under one budget share it. `already` was taken before: a run that goes on has no new budget. */
export function openBudget(caps: BudgetCaps, tools: Tools, already: Usage = noUsage): Budget {
  const none = (): Amount => ({ tokens: 0, usd: new Decimal(0) });
  const state: State = { caps, tools, started: tools.clock().getTime(), spent: { tokens: tokensOf(already), usd: decimal(already.usd ?? costOf(already, tools.prices.atMost(''))) }, held: none(), rounds: new Map(), calls: 0, warned: new Set(), reached: new Set() };
  return {
    guard: (model) => guarded(model, state),
    spent: () => ({ calls: state.calls, tokens: state.spent.tokens, usd: toDecimalText(state.spent.usd), ms: tools.clock().getTime() - state.started, reached: [...state.reached] }),
  };
}
