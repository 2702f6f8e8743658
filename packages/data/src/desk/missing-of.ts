// What was asked for and did not come, in as few sentences as it takes: parts that failed for one reason stand together.
import type { CaptureOutcome } from '../capture/capture.ts';
import type { FailureCode } from '../capture/failure.ts';
import type { Missing } from './desk.ts';
import type { LivePart } from './live-parts.ts';

export type Answered = { readonly part: LivePart; readonly outcome: CaptureOutcome };

const outOfReach: ReadonlySet<FailureCode> = new Set(['unreachable', 'timed-out', 'silent-host']);

/** In the order in which they were asked. An older copy that had to do is listed too. */
export function missingOf(answered: readonly Answered[]): Missing[] {
  const reasons = new Map<string, { readonly parts: string[]; readonly why: string }>();
  for (const { part, outcome } of answered) {
    const why = reasonOf(outcome);
    if (why === null) continue;
    const key = !outcome.ok && outOfReach.has(outcome.failure.code) ? 'out of reach' : why;
    const known = reasons.get(key) ?? { parts: [], why };
    known.parts.push(part.what);
    reasons.set(key, known);
  }
  return [...reasons.values()].map(({ parts, why }) => ({ what: parts.join(', '), why }));
}

function reasonOf(outcome: CaptureOutcome): string | null {
  if (outcome.ok) return outcome.note;
  const { code, message, remedy } = outcome.failure;
  return outOfReach.has(code) ? message : `${message} ${remedy}`;
}
