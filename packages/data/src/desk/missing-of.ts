// What was asked for and did not come, in as few sentences as it takes: parts that failed for one reason stand together.
import type { CaptureOutcome } from '../capture/capture.ts';
import type { FailureCode } from '../capture/failure.ts';
import type { Missing } from './desk.ts';
import type { LivePart } from './live-parts.ts';

export type Answered = { readonly part: LivePart; readonly outcome: CaptureOutcome };

const outOfReach: ReadonlySet<FailureCode> = new Set(['unreachable', 'timed-out', 'silent-host']);

/** In the order in which they were asked. An older copy that had to do is listed too. Remedies are told when it happens, not here. */
export function missingOf(answered: readonly Answered[]): Missing[] {
  const reasons = new Map<string, { readonly parts: LivePart[]; readonly why: string }>();
  for (const { part, outcome } of answered) {
    const why = reasonOf(outcome);
    if (why === null) continue;
    const key = !outcome.ok && outOfReach.has(outcome.failure.code) ? 'out of reach' : why;
    const known = reasons.get(key) ?? { parts: [], why };
    known.parts.push(part);
    reasons.set(key, known);
  }
  const macroParts = answered.filter(({ part }) => part.group === 'macro').length;
  return [...reasons.values()].map(({ parts, why }) => ({ what: namesOf(parts, macroParts), why }));
}

/** All macro series together are "macro series"; some of them are named. */
function namesOf(parts: readonly LivePart[], macroParts: number): string {
  const macro = parts.filter((part) => part.group === 'macro');
  const others = parts.filter((part) => part.group !== 'macro').map((part) => part.what);
  return [...others, ...(macro.length === macroParts && macroParts > 1 ? ['macro series'] : macro.map((part) => part.what))].join(', ');
}

function reasonOf(outcome: CaptureOutcome): string | null {
  return outcome.ok ? outcome.note : outcome.failure.message;
}
