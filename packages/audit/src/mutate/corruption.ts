// Ways in which a true report can be made false. Each is what a careless or dishonest writer would do; none knows how the judge works.
import type { Claim, Span } from '@assay/record';
import type { Material } from './material.ts';
import type { Proven } from './proven.ts';

/** A proven claim: what a corruption is done to. `random` is the claim's own stream for this corruption. */
export type Target = Proven & { readonly material: Material; readonly random: () => number };
/** A stretch of the report and what comes to stand there. An empty stretch is an insertion. */
export type Edit = { readonly at: Span; readonly text: string };
/**
 * The edits that make the report false. What they write is wrong, and so are the claims at `falsifies` (stretches of the report before the edits):
 * a changed year makes the figure beside it wrong. `right` is the text that would be right in the place of a rewritten figure.
 */
export type Falsehood = { readonly edits: readonly Edit[]; readonly falsifies: readonly Span[]; readonly right: string | null };
export type Corruption = {
  /** Plain words, as the tables show it. */
  readonly kind: string;
  readonly about: string;
  /** Null where it does not apply, or where the changed report could still be true. */
  readonly apply: (target: Target) => Falsehood | null;
};

export function claimText({ claim, material }: Target): string {
  return material.report.slice(claim.span.start, claim.span.end);
}

export function sentenceText({ claim, material }: Target): string {
  return material.report.slice(claim.sentence.start, claim.sentence.end);
}

/** The claim's own text rewritten: figure for figure. */
export function rewritten(target: Target, text: string | null): Falsehood | null {
  const right = claimText(target);
  return text === null || text === right ? null : { edits: [{ at: target.claim.span, text }], falsifies: [target.claim.span], right };
}

/** Words elsewhere in the report rewritten; the claim that they belong to becomes false. */
export function reworded(target: Target, edits: readonly Edit[]): Falsehood | null {
  const real = edits.filter((edit) => target.material.report.slice(edit.at.start, edit.at.end) !== edit.text);
  return real.length === 0 ? null : { edits: real, falsifies: [target.claim.span], right: null };
}

/** Every place of the claim's sentence (a table's row included) where the pattern stands, as spans of the report. The pattern needs the flag g. */
export function placesOf(target: Target, pattern: RegExp): Span[] {
  const { start } = target.claim.sentence;
  return [...sentenceText(target).matchAll(pattern)].map((match) => ({ start: start + match.index, end: start + match.index + match[0].length }));
}

export function isInTable({ claim }: { readonly claim: Claim }): boolean {
  return claim.metric?.inherited === 'table';
}

/** The first line of the table in which a cell stands; null for the header row itself and outside tables. */
export function headerRow(target: Target): Span | null {
  const { claim, material: { report } } = target;
  if (!isInTable(target)) return null;
  const start = report.lastIndexOf('\n\n', claim.span.start) + 2;
  const end = report.indexOf('\n', start);
  return end < 0 || end > claim.span.start ? null : { start, end };
}

/** One of several, by the claim's own stream; null of none. */
export function pick<T>(target: Target, from: readonly T[]): T | null {
  return from[Math.floor(target.random() * from.length)] ?? null;
}

/** The given in an order of the claim's own stream. */
export function shuffled<T>(target: Target, from: readonly T[]): T[] {
  return from.map((item) => ({ item, at: target.random() })).toSorted((left, right) => left.at - right.at).map(({ item }) => item);
}

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
