// What the judge does not let stand in a report whose writer may have typed numbers: it goes back once, and what is left is marked.
import type { Claim } from '@assay/record';
import type { AuditResult, Objection } from './engine.ts';

type Open = { readonly claim: Claim; readonly objection: Objection };

/** Contradicted claims of every kind, and numbers that nothing proves. Words without a number may stay unproved: the verdict says so. */
export function objectionsTo(report: string, audited: AuditResult): readonly Open[] {
  const claims = new Map(audited.claims.map((claim) => [claim.id, claim]));
  return audited.verdicts.flatMap(({ claim: id, verdict, reason, right }) => {
    const claim = claims.get(id);
    const isOpen = verdict === 'contradicted' || (verdict === 'unverified' && claim?.numeral !== null);
    if (claim === undefined || !isOpen) return [];
    const sentence = report.slice(claim.sentence.start, claim.sentence.end);
    return [{ claim, objection: { text: claim.text, sentence, verdict, reason, right: right?.shown ?? null } }];
  });
}

const marks: Readonly<Record<Objection['verdict'], string>> = { contradicted: ' [contradicted]', unverified: ' [typed, not proved by code]' };

/** Behind the number and the thing it counts: "37 museums" stays together. */
function endOf({ numeral, span }: Claim, report: string): number {
  const { end } = numeral?.span ?? span;
  const counted = numeral?.unit.kind === 'count' ? /^ [\p{L}-]{2,30}/u.exec(report.slice(end, end + 32)) : null;
  return end + (counted?.[0].length ?? 0);
}

/** Where a mark stands behind each claim that is left open, and which. */
export function marksOf(report: string, open: readonly Open[], words: Readonly<Record<Objection['verdict'], string>> = marks): ReadonlyMap<number, string> {
  return new Map(open.map(({ claim, objection }) => [endOf(claim, report), words[objection.verdict]]));
}

/** The report with a mark behind each claim that is left open, so that nobody reads it as proved. */
export function markOpen(report: string, open: readonly Open[]): string {
  return [...marksOf(report, open)].sort(([left], [right]) => right - left).reduce((text, [end, mark]) => `${text.slice(0, end)}${mark}${text.slice(end)}`, report);
}
