// Claims in words: what a sentence says besides its figures, clause by clause. Made only where the sources hold prose to check them by.
import type { Span } from '@assay/record';
import { cutClauses } from '../passages/clauses.ts';
import { readTerms } from '../passages/words/read-terms.ts';

/** So many telling words, figures and times aside, make an assertion that words can be wrong about. */
const FEWEST_WORDS = 3;

/** The clauses of a sentence that say something in words. */
export function readWordClauses(text: string, taken: readonly Span[]): Span[] {
  return cutClauses(text).flatMap((clause) => {
    const words = readTerms(text.slice(clause.start, clause.end)).filter((word) => word.kind !== 'number' && !taken.some((span) => word.start + clause.start >= span.start && word.end + clause.start <= span.end));
    if (words.length < FEWEST_WORDS) return [];
    const raw = text.slice(clause.start, clause.end);
    const start = clause.start + raw.length - raw.trimStart().length;
    return [{ start, end: clause.start + raw.trimEnd().length }];
  });
}
