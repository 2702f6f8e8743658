// What may go wrong with a model call, each kind with what the user can do about it. Messages never hold a key or a request's headers.

type Told = { /** One sentence. */ readonly message: string; /** What the user can do. */ readonly remedy: string };

export type BudgetLimit = 'tokens' | 'money' | 'time' | 'rounds' | 'identical-calls';

export type ModelFailure = Told & (
  | { readonly kind: 'rate-limited'; /** What the provider asked for, in ms; null where it said nothing. */ readonly retryAfterMs: number | null }
  | { readonly kind: 'timed-out'; readonly afterMs: number }
  /** `model`: it declined or its answer was filtered. `provider`: the request itself was turned down. */
  | { readonly kind: 'refused'; readonly by: 'model' | 'provider'; readonly status: number | null }
  /** `said` is the beginning of what came instead. */
  | { readonly kind: 'malformed'; readonly problem: string; readonly said: string }
  | { readonly kind: 'over-budget'; readonly limit: BudgetLimit; readonly used: string; readonly cap: string }
  | { readonly kind: 'cancelled' }
  /** No answer, or 5xx. */
  | { readonly kind: 'unreachable'; readonly status: number | null; readonly retryAfterMs: number | null }
  | { readonly kind: 'unauthorised'; readonly status: number | null }
);
export type ModelFailureKind = ModelFailure['kind'];

const saidLength = 400;

export const modelFailure = {
  rateLimited: (retryAfterMs: number | null, who = 'the provider'): ModelFailure => ({
    kind: 'rate-limited', retryAfterMs, message: `${who} takes no more calls for now${retryAfterMs === null ? '' : ` (for ${String(Math.ceil(retryAfterMs / 1000))} s)`}`,
    remedy: 'Wait and run it again, raise your limits with the provider, or give the role another model.',
  }),
  timedOut: (afterMs: number, who = 'the model'): ModelFailure => ({
    kind: 'timed-out', afterMs, message: `${who} did not answer within ${String(Math.round(afterMs / 1000))} s`, remedy: 'Run it again, or give the role a faster model.',
  }),
  refused: (by: 'model' | 'provider', message: string, status: number | null = null): ModelFailure => ({
    kind: 'refused', by, status, message,
    remedy: by === 'model' ? 'Put the question differently, or give the role another model.' : 'Check the name of the model and what it can do: `assay doctor` tries each of them.',
  }),
  malformed: (problem: string, said: string): Extract<ModelFailure, { kind: 'malformed' }> => ({
    kind: 'malformed', problem, said: said.slice(0, saidLength), message: `the answer does not have the form that was asked for: ${problem}`,
    remedy: 'Run it again, or give the role a model that keeps to a schema.',
  }),
  overBudget: (limit: BudgetLimit, used: string, cap: string): ModelFailure => ({
    kind: 'over-budget', limit, used, cap, message: `the limit of ${limit} is reached: ${used} of ${cap}`, remedy: 'Raise the limit, or ask for less: `--depth quick`.',
  }),
  cancelled: (): ModelFailure => ({ kind: 'cancelled', message: 'the call was stopped', remedy: 'Start it again.' }),
  unreachable: (message: string, status: number | null = null, retryAfterMs: number | null = null): ModelFailure => ({
    kind: 'unreachable', status, retryAfterMs, message, remedy: 'Check the network and the address of the endpoint: `assay doctor` tries it.',
  }),
  unauthorised: (who: string, status: number | null = null): ModelFailure => ({
    kind: 'unauthorised', status, message: `${who} does not accept the key`, remedy: 'Check the key and its rights with the provider, then run `assay doctor`.',
  }),
} as const;
