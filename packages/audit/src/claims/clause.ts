// Clauses within a sentence: a number speaks of what stands in its own clause before anything further away.
import type { Span } from '@assay/record';

/** Where one assertion ends and another begins. Single characters and short phrases, matched without backtracking. */
const breaks = [';', ' — ', ' – ', ': ', ', while ', ', whereas ', ', but ', ' while ', ' whereas ', ' but ', ', and ', ', with ', ', against ', ' although ', ', although ', ', though '];

/** The clause boundaries of a sentence as offsets into it, in order, with 0 and the end. */
export function clauseBounds(sentence: string): number[] {
  const bounds = new Set<number>([0, sentence.length]);
  for (const mark of breaks) {
    for (let at = sentence.indexOf(mark); at >= 0; at = sentence.indexOf(mark, at + mark.length)) bounds.add(at + (mark.startsWith(',') ? 1 : 0));
  }
  return [...bounds].sort((left, right) => left - right);
}

/** The clause in which a stretch starts. */
export function clauseOf(bounds: readonly number[], span: Span): Span {
  let start = 0;
  let end = bounds.at(-1) ?? 0;
  for (const bound of bounds) {
    if (bound <= span.start) start = bound;
    else if (bound >= span.end) { end = bound; break; }
  }
  return { start, end };
}

/** How many clause boundaries lie between two places. */
export function boundsBetween(bounds: readonly number[], from: number, to: number): number {
  const [low, high] = from < to ? [from, to] : [to, from];
  return bounds.filter((bound) => bound > 0 && bound >= low && bound <= high).length;
}
