// What was asked for and did not come, in as few sentences as it takes: parts that failed for one reason stand together, with what a note lacks without them.
import type { CaptureOutcome } from '../capture/capture.ts';
import type { FailureCode } from '../capture/failure.ts';
import type { Missing } from './desk.ts';
import type { LivePart, PartGroup } from './live-parts.ts';

export type Answered = { readonly part: LivePart; readonly outcome: CaptureOutcome };

const outOfReach: ReadonlySet<FailureCode> = new Set(['unreachable', 'timed-out', 'silent-host']);

/** What a note lacks where no part of a group came; the others only add to what is there. */
const lacks: Partial<Readonly<Record<PartGroup, string>>> = {
  statements: 'the figures of the business', closes: 'the chart and the multiples', analysts: 'what analysts say', estimates: 'what analysts expect', insiders: 'what insiders did', holders: 'who holds the shares',
  market: 'the comparison with the market', peers: 'the multiples of other companies', macro: 'the view of the economy',
};

/** In the order in which they were asked. An older copy that had to do is listed too. Remedies are told when it happens, not here. */
export function missingOf(answered: readonly Answered[]): Missing[] {
  const reasons = new Map<string, { readonly parts: LivePart[]; readonly why: string; readonly isLost: boolean }>();
  for (const { part, outcome } of answered) {
    const why = reasonOf(outcome);
    if (why === null) continue;
    const key = !outcome.ok && outOfReach.has(outcome.failure.code) ? 'out of reach' : why;
    const known = reasons.get(key) ?? { parts: [], why, isLost: !outcome.ok };
    known.parts.push(part);
    reasons.set(key, known);
  }
  const macroParts = answered.filter(({ part }) => part.group === 'macro').length;
  const came = new Set(answered.filter(({ outcome }) => outcome.ok).map(({ part }) => part.group));
  return [...reasons.values()].map(({ parts, why, isLost }) => ({ what: namesOf(parts, macroParts), why, ...lostWith(isLost ? parts.filter(({ group }) => !came.has(group)) : []) }));
}

function lostWith(parts: readonly LivePart[]): Pick<Missing, 'lost'> {
  const lost = [...new Set(parts.flatMap(({ group }) => lacks[group] ?? []))];
  return lost.length === 0 ? {} : { lost };
}

/** All macro series together are "macro series"; some of them are named. */
function namesOf(parts: readonly LivePart[], macroParts: number): string {
  const macro = parts.filter((part) => part.group === 'macro');
  const others = parts.filter((part) => part.group !== 'macro').map((part) => part.what);
  return [...new Set([...others, ...(macro.length === macroParts && macroParts > 1 ? ['macro series'] : macro.map((part) => part.what))])].join(', ');
}

function reasonOf(outcome: CaptureOutcome): string | null {
  return outcome.ok ? outcome.note : outcome.failure.message;
}
