// Shares caught, by kind and together; and what the judge flags in the report as it is.
import type { Audit } from '../audit.ts';
import type { Corruption } from './corruption.ts';
import { isFlagged, type Outcome } from './survey.ts';

export type KindScore = { readonly kind: string; readonly about: string; readonly tries: number; readonly caught: number; readonly rightable: number; readonly righted: number; readonly missed: readonly Outcome[] };
/** `share` is null where nothing was tried: nothing is no proof. */
export type MutationScore = { readonly kinds: readonly KindScore[]; readonly tries: number; readonly caught: number; readonly share: number | null; readonly worst: { readonly kind: string; readonly share: number } | null };
/** Checkable claims of the report as it is, and those among them that the judge flags: false alarms, if the report is true. */
export type CleanScore = { readonly claims: number; readonly flagged: number; readonly share: number | null; readonly alarms: readonly { readonly text: string; readonly verdict: string; readonly reason: string }[] };

export function scoreOutcomes(outcomes: readonly Outcome[], corruptions: readonly Corruption[]): MutationScore {
  const kinds = corruptions.map(({ kind, about }) => {
    const of = outcomes.filter((outcome) => outcome.kind === kind);
    const rightable = of.filter((outcome) => outcome.righted !== null);
    return { kind, about, tries: of.length, caught: of.filter((outcome) => outcome.caught).length, rightable: rightable.length, righted: rightable.filter((outcome) => outcome.righted).length, missed: of.filter((outcome) => !outcome.caught) };
  });
  const caught = kinds.reduce((sum, kind) => sum + kind.caught, 0);
  const shares = kinds.flatMap(({ kind, tries, caught: each }) => (tries === 0 ? [] : [{ kind, share: each / tries }]));
  const worst = shares.toSorted((left, right) => left.share - right.share)[0] ?? null;
  return { kinds, tries: outcomes.length, caught, share: outcomes.length === 0 ? null : caught / outcomes.length, worst };
}

export function scoreClean({ claims, verdicts }: Audit): CleanScore {
  const checkable = verdicts.filter((verdict) => verdict.verdict !== 'judgment');
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const alarms = checkable.filter(isFlagged).map((verdict) => ({ text: byId.get(verdict.claim)?.text ?? '', verdict: verdict.verdict, reason: verdict.reason }));
  return { claims: checkable.length, flagged: alarms.length, share: checkable.length === 0 ? null : alarms.length / checkable.length, alarms };
}
