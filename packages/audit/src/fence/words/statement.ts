// A sentence as the sequence that a claim in words is looked for in: words by their stems, figures by their values. Articles count for nothing.
import type { Span } from '@assay/record';
import { readTokens, type Token } from '../../numerals/index.ts';
import { readWords } from '../../report/words.ts';

export type StatementPart = Span & ({ readonly kind: 'word'; readonly stem: string } | { readonly kind: 'figure'; readonly token: Token });
export type Statement = { readonly parts: readonly StatementPart[]; readonly times: readonly Token[] };

const articles = new Set(['a', 'an', 'the']);
/** Words that only tie a time or figure to the rest; "since" and "before" say more. */
const ties = new Set(['in', 'on', 'at', 'during', 'for', 'of']);

export function readStatement(text: string): Statement {
  const tokens = readTokens(text);
  const times = tokens.filter((token) => token.kind === 'period');
  const figures = tokens.filter((token) => token.kind === 'number' || token.kind === 'identifier');
  const taken = [...times, ...figures].map((token) => token.span);
  const starts = new Set(taken.map((span) => span.start));
  const words = readWords(text).filter((word) => {
    const tiesOn = ties.has(word.stem) && starts.has(word.end + 1);
    return !articles.has(word.stem) && !tiesOn && !taken.some((span) => word.start >= span.start && word.start < span.end);
  });
  const parts: StatementPart[] = [...words.map((word): StatementPart => ({ kind: 'word', ...word })), ...figures.map((token): StatementPart => ({ kind: 'figure', token, ...token.span }))];
  return { parts: parts.toSorted((left, right) => left.start - right.start), times };
}

/** The same with its times in their places: where there are several, it matters which goes with what. */
export function withTimes({ parts, times }: Statement): readonly StatementPart[] {
  return [...parts, ...times.map((token): StatementPart => ({ kind: 'figure', token, ...token.span }))].toSorted((left, right) => left.start - right.start);
}
