// Words of a claim in their order within one clause of a sentence, with little between them.
import type { Span } from '@assay/record';
import { clauseBounds } from '../../claims/clause.ts';
import { readTokens } from '../../numerals/index.ts';
import { contentWords, type Word } from '../../report/words.ts';

/** How many other content words may stand between two of the claim's. */
const GAP = 3;

/** Content words outside figures and times, which are compared by value. */
function plainWords(text: string): Word[] {
  const figures = readTokens(text).filter((token) => token.kind === 'number' || token.kind === 'period').map((token) => token.span);
  return contentWords(text).filter((word) => !figures.some((span) => word.start >= span.start && word.start < span.end));
}

function wordsByClause(sentence: string): Word[][] {
  const words = plainWords(sentence);
  const bounds = clauseBounds(sentence);
  return bounds.slice(0, -1).map((start, index) => words.filter((word) => word.start >= start && word.start < (bounds[index + 1] ?? sentence.length)));
}

/** The stretch of the sentence that holds the claim's words; null where no clause does, or the claim has none. */
export function stretchOf(claim: string, sentence: string): Span | null {
  const sought = plainWords(claim).map((word) => word.stem);
  if (sought.length === 0) return null;
  for (const clause of wordsByClause(sentence)) {
    for (const [from, first] of clause.entries()) {
      const last = lastOf(sought, clause, from);
      if (last !== null) return { start: first.start, end: last.end };
    }
  }
  return null;
}

function lastOf(sought: readonly string[], clause: readonly Word[], from: number): Word | null {
  let at = from;
  if (clause[from]?.stem !== sought[0]) return null;
  for (const stem of sought.slice(1)) {
    const next = clause.slice(at + 1, at + 2 + GAP).findIndex((word) => word.stem === stem);
    if (next < 0) return null;
    at += next + 1;
  }
  return clause[at] ?? null;
}
