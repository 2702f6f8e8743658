// Ways in which a true report can be made false. Each touches one claim and says where, so that the judge can be tried on any material.
import type { Claim, Span, Verdict } from '@assay/record';

export type Target = { readonly report: string; readonly claim: Claim; readonly verdict: Verdict; readonly claims: readonly Claim[] };
/** The report made false, the stretch that is now wrong, and the text that would be right there (null where the claim has no right value). */
export type Corrupted = { readonly report: string; readonly span: Span; readonly right: string | null };
export type Corruption = { readonly kind: string; readonly apply: (target: Target) => Corrupted | null };

/** Replaces a stretch; the wrong stretch is the new text. */
export function replaceAt(report: string, span: Span, text: string): { readonly report: string; readonly span: Span } {
  return { report: report.slice(0, span.start) + text + report.slice(span.end), span: { start: span.start, end: span.start + text.length } };
}

/** The claim's number rewritten. */
export function rewriteNumber(target: Target, rewrite: (text: string) => string | null): Corrupted | null {
  const text = target.report.slice(target.claim.span.start, target.claim.span.end);
  const next = target.claim.numeral === null ? null : rewrite(text);
  return next === null || next === text ? null : { ...replaceAt(target.report, target.claim.span, next), right: text };
}

/** A word of the claim's sentence replaced by another; the wrong stretch is the claim's own number, moved along. */
export function rewriteNear(target: Target, pattern: RegExp, replacement: (found: string) => string | null): Corrupted | null {
  const { start, end } = target.claim.sentence;
  const sentence = target.report.slice(start, end);
  let best: { index: number; text: string } | null = null;
  for (const match of sentence.matchAll(pattern)) {
    const at = start + match.index;
    if (best === null || Math.abs(at - target.claim.span.start) < Math.abs(start + best.index - target.claim.span.start)) best = { index: match.index, text: match[0] };
  }
  const next = best === null ? null : replacement(best.text);
  if (best === null || next === null || next === best.text) return null;
  const span = { start: start + best.index, end: start + best.index + best.text.length };
  const shift = span.start < target.claim.span.start ? next.length - best.text.length : 0;
  const changed = replaceAt(target.report, span, next);
  return { report: changed.report, span: { start: target.claim.span.start + shift, end: target.claim.span.end + shift }, right: null };
}
