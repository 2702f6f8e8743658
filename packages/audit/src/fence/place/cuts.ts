// Where a stretch of text may begin and end: never inside a word or number, and never so that what bounds a number falls away.
import type { Span } from '@assay/record';
import type { Token } from '../../numerals/index.ts';

const partOfWord = /[\p{L}\p{N}\p{M}_]/u;

function splitsWord(text: string, at: number): boolean {
  return at > 0 && at < text.length && partOfWord.test(text.charAt(at - 1)) && partOfWord.test(text.charAt(at));
}

/** True when an end of the span lies inside a word, or inside a number with its sign, unit and qualifier ("more than $5 billion"). */
export function cutsToken(text: string, span: Span, tokens: readonly Token[]): boolean {
  if (splitsWord(text, span.start) || splitsWord(text, span.end)) return true;
  return tokens.some((token) => (token.kind === 'number' || token.kind === 'period' || token.kind === 'identifier') && straddles(token.span, span));
}

function straddles(token: Span, span: Span): boolean {
  return (token.start < span.start && token.end > span.start) || (token.start < span.end && token.end > span.end);
}
