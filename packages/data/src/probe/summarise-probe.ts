// A probe in one row a tool.
import type { ProbeOutcome, ProbeState } from './probe-state.ts';

export type ToolProbe = {
  readonly tool: string;
  readonly asked: number;
  readonly answered: number;
  /** By error code, the most frequent first. */
  readonly failed: readonly { readonly code: string; readonly count: number; /** The words of the first. */ readonly message: string }[];
  readonly slowest: { readonly on: string; readonly ms: number } | null;
  /** Fields that stood in every answer and held nothing in any: the source may have renamed them. */
  readonly empty: readonly string[];
  /** Answers that do not have their form, in the words that name the field, each once. */
  readonly malformed: readonly string[];
};

/** In the order in which the tools were first asked. */
export function summariseProbe({ outcomes, fields }: ProbeState): ToolProbe[] {
  return [...Map.groupBy(outcomes, ({ tool }) => tool)].map(([tool, own]) => ({
    tool, asked: own.length, answered: own.filter(({ code }) => code === null).length, failed: failuresOf(own), slowest: slowestOf(own),
    empty: Object.entries(fields[tool] ?? {}).filter(([, [, held]]) => held === 0).map(([path]) => path).sort(),
    malformed: [...new Set(own.flatMap(({ code, message }) => (isBroken(code) && message !== null ? [message] : [])))],
  }));
}

/** Codes that are nobody's wish: the source changed its form, or the program is wrong. */
export function isBroken(code: string | null): boolean {
  return code === 'malformed' || code === 'internal' || code === 'threw';
}

function failuresOf(outcomes: readonly ProbeOutcome[]): ToolProbe['failed'] {
  const byCode = Map.groupBy(outcomes.filter(({ code }) => code !== null), ({ code }) => code ?? '');
  return [...byCode].map(([code, own]) => ({ code, count: own.length, message: own[0]?.message ?? '' })).sort((left, right) => right.count - left.count || (left.code < right.code ? -1 : 1));
}

function slowestOf(outcomes: readonly ProbeOutcome[]): ToolProbe['slowest'] {
  const slowest = outcomes.reduce<ProbeOutcome | null>((known, outcome) => (known === null || outcome.ms > known.ms ? outcome : known), null);
  return slowest === null ? null : { on: slowest.on, ms: slowest.ms };
}
