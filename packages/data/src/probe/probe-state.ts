// How far a probe is: what was asked and came of it. Kept between runs, so that a long probe can be stopped and gone on with.
import { z } from 'zod';
import type { FailureCode } from '../capture/failure.ts';
import { fieldsOf } from './field-paths.ts';
import type { ProbeQuestion } from './probe-questions.ts';
import type { ToolAnswer } from '../tools/tool.ts';

const outcome = z.object({ tool: z.string(), on: z.string(), ms: z.int().nonnegative(), code: z.string().nullable(), message: z.string().nullable() });
export const probeStateSchema = z.object({
  schema: z.literal('assay.probe/1'),
  /** What was to be asked; a probe goes on only with the same. */
  scope: z.string(),
  outcomes: z.array(outcome),
  /** By tool and field: in how many answers it stood, and in how many it held something. */
  fields: z.record(z.string(), z.record(z.string(), z.tuple([z.int(), z.int()]))),
});
export type ProbeOutcome = z.output<typeof outcome>;
export type ProbeState = z.output<typeof probeStateSchema>;

export function newProbeState(scope: string): ProbeState {
  return { schema: 'assay.probe/1', scope, outcomes: [], fields: {} };
}

const outOfReach: ReadonlySet<string> = new Set<FailureCode>(['unreachable', 'timed-out', 'silent-host', 'rate-limited', 'blocked']);

/** A kept state to go on with: what only the network or the pace kept from an answer is asked again. */
export function readProbeState(kept: unknown): ProbeState | null {
  const read = probeStateSchema.safeParse(kept);
  return read.success ? { ...read.data, outcomes: read.data.outcomes.filter(({ code }) => code === null || !outOfReach.has(code)) } : null;
}

/** What a tool did with a question: an answer, a typed error, or an exception in words. */
export type Came = { readonly ms: number; readonly answer: ToolAnswer | null; readonly thrown: { readonly code: string; readonly message: string } | null };

export function noteOutcome(state: ProbeState, { tool, on }: ProbeQuestion, { ms, answer, thrown }: Came): ProbeOutcome {
  const error = thrown ?? (answer?.ok === false ? answer.error : null);
  const noted = { tool, on, ms: Math.round(ms), ...(error === null ? { code: null, message: null } : { code: error.code, message: error.message.slice(0, 300) }) };
  state.outcomes.push(noted);
  if (answer?.ok === true) countFields((state.fields[tool] ??= {}), fieldsOf(answer.answer));
  return noted;
}

function countFields(known: Record<string, [number, number]>, fields: ReadonlyMap<string, boolean>): void {
  for (const [path, holds] of fields) {
    const [stood, held] = known[path] ?? [0, 0];
    known[path] = [stood + 1, held + Number(holds)];
  }
}
