// A sentence cut into the clauses that are looked for one by one: each must be said somewhere.
import type { Span } from '@assay/record';
import type { ClaimReading } from '../claims/reading.ts';

/** Each joins two assertions. What stands before "despite" or "due to" is no assertion without what follows, so these do not cut. */
const joints = /; |, and (?=\p{L}+ )|, while |, but |, whereas |, although |, though |, despite |, with |, which |, including | while (?!being)|, (?:leading|resulting|indicating|suggesting|reflecting|highlighting|demonstrating) /gu;
/** A piece with fewer words than this belongs to the one before. */
const FEWEST_WORDS = 5;

export function cutClauses(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const push = (end: number): void => {
    const last = spans.at(-1);
    const words = text.slice(start, end).split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    if (last !== undefined && words < FEWEST_WORDS) spans[spans.length - 1] = { start: last.start, end };
    else spans.push({ start, end });
    start = end;
  };
  for (const match of text.matchAll(joints)) if (wordsIn(text.slice(start, match.index)) >= FEWEST_WORDS) push(match.index + 1);
  push(text.length);
  return spans;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

/** The words that a claim stands for: its own for a claim of words, its clause for one of direction or rank; null where no sentence is known. */
export function wordsClauseOf({ claim, scene }: ClaimReading): string | null {
  if (scene === null) return null;
  const clause = cutClauses(scene.text).find((span) => span.start <= scene.span.start && span.end > scene.span.start);
  return clause === undefined || claim.kind === 'figure' ? null : scene.text.slice(clause.start, clause.end).trim();
}
