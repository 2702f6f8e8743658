// The words just outside a claim that its meaning hangs on: as far as the next comma or clause, short asides passed over.
import type { Span } from '@assay/record';
import { clauseBounds, clauseOf } from '../../claims/clause.ts';
import { writtenWords } from '../words/written-words.ts';

/** "did not, however, pay": an aside of so few words does not end the clause. */
const ASIDE = 3;

/** `sentence` holds the span; both are offsets into the text. */
export function surroundings(text: string, sentence: Span, span: Span): { readonly before: string; readonly after: string } {
  const within = text.slice(sentence.start, sentence.end);
  const clause = clauseOf(clauseBounds(within), { start: span.start - sentence.start, end: span.end - sentence.start });
  const start = Math.min(span.start, sentence.start + clause.start);
  const end = Math.max(span.end, sentence.start + clause.end);
  return { before: nearPart(text.slice(start, span.start).split(', ').toReversed()), after: nearPart(text.slice(span.end, end).split(', ')) };
}

function nearPart(parts: readonly string[]): string {
  let near = '';
  for (const part of parts) {
    near = `${near} ${part}`;
    if (writtenWords(part).length > ASIDE) break;
  }
  return near;
}
