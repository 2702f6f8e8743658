// Corrupts a true report in every way on every claim to which it applies, and counts what the judge flags. Deterministic: same report, same survey.
import { spanContains, spansOverlap, type Verdict } from '@assay/record';
import type { Audit } from '../audit-against.ts';
import type { Corrupted, Corruption } from './corruption.ts';

export type Survey = { readonly kind: string; readonly tried: number; readonly caught: number; readonly missed: readonly string[]; readonly righted: number; readonly rightable: number };
export type Judge = (report: string) => Audit;

const flagged = new Set<Verdict['verdict']>(['contradicted', 'unverified', 'not-checked']);

/** The verdicts that touch a wrong stretch, or the sentence around it. */
function verdictsAt(audit: Audit, corrupted: Corrupted): Verdict[] {
  const ids = new Set(audit.claims.filter((claim) => spansOverlap(claim.span, corrupted.span) || spanContains(claim.sentence, corrupted.span)).map((claim) => claim.id));
  return audit.verdicts.filter((verdict) => ids.has(verdict.claim));
}

/** Tries one corruption on up to `limit` proven claims, spread evenly over the report. */
export function surveyCorruption(report: string, corruption: Corruption, run: { readonly judge: Judge; readonly clean: Audit; readonly limit: number }): Survey {
  const proven = run.clean.claims.flatMap((claim, index) => {
    const verdict = run.clean.verdicts[index];
    return verdict !== undefined && (verdict.verdict === 'verified' || verdict.verdict === 'computed') ? [{ claim, verdict }] : [];
  });
  const made = proven.flatMap(({ claim, verdict }) => corruption.apply({ report, claim, verdict, claims: run.clean.claims }) ?? []);
  const step = Math.max(1, Math.ceil(made.length / run.limit));
  const chosen = made.filter((_, index) => index % step === 0);
  const judged = chosen.map((corrupted) => ({ corrupted, verdicts: verdictsAt(run.judge(corrupted.report), corrupted) }));
  const caught = judged.filter((item) => item.verdicts.some((verdict) => flagged.has(verdict.verdict)));
  const rightable = caught.filter((item) => item.corrupted.right !== null);
  return {
    kind: corruption.kind, tried: judged.length, caught: caught.length, rightable: rightable.length,
    righted: rightable.filter((item) => item.verdicts.some((verdict) => verdict.right?.shown === item.corrupted.right)).length,
    missed: judged.filter((item) => !caught.includes(item)).map((item) => around(item.corrupted)),
  };
}

/** The sentence of a corruption that got through. */
function around({ report, span }: Corrupted): string {
  return `${report.slice(Math.max(0, span.start - 90), span.start)}«${report.slice(span.start, span.end)}»${report.slice(span.end, span.end + 50)}`.replaceAll('\n', ' ');
}
